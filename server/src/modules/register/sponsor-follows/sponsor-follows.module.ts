import {
  maxSponsorFollows,
  readFollowedSearch,
} from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { sponsorAlertsRepository } from './sponsor-alerts.repository.ts';
import { type SponsorAlerts, sponsorAlertsService } from './sponsor-alerts.service.ts';
import { sponsorFollowsRepository } from './sponsor-follows.repository.ts';
import { sponsorFollowsRoutes } from './sponsor-follows.routes.ts';
import { sponsorFollowsService } from './sponsor-follows.service.ts';
import { sponsorFollowsTables } from './sponsor-follows.tables.ts';

/** What people follow on the register of sponsors, and an email when an edition changes it. */
export function sponsorFollowsModule(
  platform: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<SponsorAlerts> {
  const follows = sponsorFollowsService({
    repository: sponsorFollowsRepository(),
    readSearch: readFollowedSearch,
    max: maxSponsorFollows,
  });
  const alerts = sponsorAlertsService({
    ...platform,
    repository: sponsorAlertsRepository(platform.database, platform.outbox),
  });
  return {
    tables: sponsorFollowsTables,
    service: alerts,
    routes: (api) => sponsorFollowsRoutes(api, { ...signedIn, follows, alerts }),
    schedules: [{ name: 'sponsor-alerts', nightly: 7, run: alerts.send }],
  };
}
