import { sponsorFactsOperations } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { SponsorFactsService } from './sponsor-facts.service.ts';

interface Deps extends SignedInDeps {
  readonly sponsorFacts: SponsorFactsService;
}

export function sponsorFactsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { sponsorFacts } = deps;
  serveSignedIn({ api, ...deps }, sponsorFactsOperations, {
    showSponsorFactsOperation: (_, { requestContext }) => sponsorFacts.show(requestContext),
    saveSponsorFactsOperation: (change, { requestContext }) => sponsorFacts.save(requestContext, change),
  });
}
