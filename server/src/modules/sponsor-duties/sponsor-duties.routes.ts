import {
  listDutiesOperation,
  showDutyOperation,
  takeStepOperation,
} from '@portway/contracts/sponsor-duties/sponsor-duties';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { DutyBook } from './sponsor-duties.service.ts';

export function sponsorDutiesRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly duties: DutyBook },
): void {
  const { duties } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listDutiesOperation, (wanted, { requestContext }) => duties.list(requestContext, wanted));
  serveSignedIn(on, showDutyOperation, (_, { requestContext, parameters }) =>
    duties.show(requestContext, parameters.id),
  );
  serveSignedIn(on, takeStepOperation, (step, { requestContext, parameters }) =>
    duties.take(requestContext, parameters.id, step),
  );
}
