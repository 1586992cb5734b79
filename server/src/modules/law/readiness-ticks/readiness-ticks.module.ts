import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module } from '../../../platform/module.ts';
import { readinessTicksRepository } from './readiness-ticks.repository.ts';
import { readinessTicksRoutes } from './readiness-ticks.routes.ts';
import { readinessTicksService } from './readiness-ticks.service.ts';
import { readinessTicksTables } from './readiness-ticks.tables.ts';

/** What an organisation has ticked on the list before an application for a licence. */
export function readinessTicksModule({ signedIn }: { readonly signedIn: SignedInDeps }): Module<undefined> {
  const ticks = readinessTicksService({ repository: readinessTicksRepository });
  return {
    tables: readinessTicksTables,
    service: undefined,
    routes: (api) => readinessTicksRoutes(api, { ...signedIn, ticks }),
  };
}
