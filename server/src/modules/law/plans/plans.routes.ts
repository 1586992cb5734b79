import { planOperations } from '@portway/contracts/law/plans/plans';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Plans } from './plans.service.ts';

interface Deps extends SignedInDeps {
  readonly plans: Plans;
}

export function plansRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { plans } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, planOperations, {
    listPlansOperation: (query, { requestContext }) => plans.list(requestContext, query),
    savePlanOperation: (plan, { requestContext }) => plans.save(requestContext, plan),
    showPlanOperation: (_, { requestContext, parameters }) => plans.show(requestContext, parameters.id),
    renamePlanOperation: ({ name }, { requestContext, parameters }) =>
      plans.rename(requestContext, parameters.id, name),
    removePlanOperation: (_, { requestContext, parameters }) => plans.remove(requestContext, parameters.id),
    restorePlanOperation: (_, { requestContext, parameters }) => plans.restore(requestContext, parameters.id),
    draftJobOfPlanOperation: (_, { requestContext, parameters }) =>
      plans.draftJob(requestContext, parameters.id),
  });
}
