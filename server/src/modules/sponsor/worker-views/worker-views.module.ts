import { maxWorkerViews } from '@portway/contracts/sponsor/worker-views/worker-views';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module } from '../../../platform/module.ts';
import { workerViewsRepository } from './worker-views.repository.ts';
import { workerViewsRoutes } from './worker-views.routes.ts';
import { workerViewsService } from './worker-views.service.ts';
import { workerViewsTables } from './worker-views.tables.ts';

/** Saved views of the list of workers. */
export function workerViewsModule({ signedIn }: { readonly signedIn: SignedInDeps }): Module<undefined> {
  const views = workerViewsService({ repository: workerViewsRepository, max: maxWorkerViews });
  return {
    tables: workerViewsTables,
    service: undefined,
    routes: (api) => workerViewsRoutes(api, { ...signedIn, views }),
  };
}
