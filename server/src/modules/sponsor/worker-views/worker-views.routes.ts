import { workerViewOperations } from '@portway/contracts/sponsor/worker-views/worker-views';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { WorkerViews } from './worker-views.service.ts';

interface Deps extends SignedInDeps {
  readonly views: WorkerViews;
}

export function workerViewsRoutes(api: Hono<AppEnv>, { views, ...deps }: Deps): void {
  serveSignedIn({ api, ...deps }, workerViewOperations, {
    listWorkerViewsOperation: (_, { requestContext }) => views.list(requestContext),
    addWorkerViewOperation: (view, { requestContext }) => views.add(requestContext, view),
    changeWorkerViewOperation: (change, { requestContext, parameters }) =>
      views.change(requestContext, parameters.id, change),
    removeWorkerViewOperation: (_, { requestContext, parameters }) =>
      views.remove(requestContext, parameters.id),
  });
}
