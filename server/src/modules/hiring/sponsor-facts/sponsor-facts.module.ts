import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { sponsorFactsRepository } from './sponsor-facts.repository.ts';
import { sponsorFactsRoutes } from './sponsor-facts.routes.ts';
import { type SponsorFactsService, sponsorFactsService } from './sponsor-facts.service.ts';
import { sponsorFactsTables } from './sponsor-facts.tables.ts';

/** What an organisation says of itself as a sponsor. */
export function sponsorFactsModule(
  { audit }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<SponsorFactsService> {
  const sponsorFacts = sponsorFactsService({ repository: sponsorFactsRepository, audit });
  return {
    tables: sponsorFactsTables,
    service: sponsorFacts,
    routes: (api) => sponsorFactsRoutes(api, { ...signedIn, sponsorFacts }),
  };
}
