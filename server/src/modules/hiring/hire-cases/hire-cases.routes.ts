import { hireCaseOperations } from '@portway/contracts/hiring/hire-cases/hire-cases';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { HireCases } from './hire-cases.service.ts';

interface Deps extends SignedInDeps {
  readonly cases: HireCases;
}

export function hireCasesRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { cases } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, hireCaseOperations, {
    listCasesOperation: ({ after }, { requestContext }) => cases.list(requestContext, after),
    showCaseOperation: (_, { requestContext, parameters }) => cases.show(requestContext, parameters.id),
    markCaseStepOperation: (step, { requestContext, parameters }) =>
      cases.mark(requestContext, parameters.id, step),
    endCaseOperation: ({ on: day }, { requestContext, parameters }) =>
      cases.end(requestContext, parameters.id, day),
  });
}
