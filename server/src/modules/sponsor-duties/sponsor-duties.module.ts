import { readStoredDuty } from '@portway/contracts/sponsor-duties/stored-duty';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { raiseRepository } from './raise.repository.ts';
import { type Raising, raisingService } from './raise.service.ts';
import { sponsorDutiesRepository } from './sponsor-duties.repository.ts';
import { sponsorDutiesRoutes } from './sponsor-duties.routes.ts';
import { dutyBook } from './sponsor-duties.service.ts';
import { sponsorDutiesTables } from './sponsor-duties.tables.ts';

/** What a sponsor has to do, by when, and what it did. */
export function sponsorDutiesModule(
  { today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Raising> {
  const duties = dutyBook({
    repository: sponsorDutiesRepository,
    raising: raiseRepository,
    read: readStoredDuty,
    today,
  });
  return {
    tables: sponsorDutiesTables,
    service: raisingService(raiseRepository),
    routes: (api) => sponsorDutiesRoutes(api, { ...signedIn, duties }),
  };
}
