import {
  draftJobOfPlanOperation,
  listPlansOperation,
  removePlanOperation,
  renamePlanOperation,
  restorePlanOperation,
  savePlanOperation,
  showPlanOperation,
} from '@portway/contracts/law/plans/plans';
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
  serveSignedIn(on, listPlansOperation, (query, { requestContext }) => plans.list(requestContext, query));
  serveSignedIn(on, savePlanOperation, (plan, { requestContext }) => plans.save(requestContext, plan));
  serveSignedIn(on, showPlanOperation, (_, { requestContext, parameters }) =>
    plans.show(requestContext, parameters.id),
  );
  serveSignedIn(on, renamePlanOperation, ({ name }, { requestContext, parameters }) =>
    plans.rename(requestContext, parameters.id, name),
  );
  serveSignedIn(on, removePlanOperation, (_, { requestContext, parameters }) =>
    plans.remove(requestContext, parameters.id),
  );
  serveSignedIn(on, restorePlanOperation, (_, { requestContext, parameters }) =>
    plans.restore(requestContext, parameters.id),
  );
  serveSignedIn(on, draftJobOfPlanOperation, (_, { requestContext, parameters }) =>
    plans.draftJob(requestContext, parameters.id),
  );
}
