import { sponsorFollowOperations } from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { SponsorAlerts } from './sponsor-alerts.service.ts';
import type { SponsorFollowsService } from './sponsor-follows.service.ts';

interface Deps extends SignedInDeps {
  readonly follows: SponsorFollowsService;
  readonly alerts: SponsorAlerts;
}

export function sponsorFollowsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { follows, alerts } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, sponsorFollowOperations, {
    listSponsorFollowsOperation: (_, { requestContext }) => follows.list(requestContext),
    followSponsorOperation: (subject, { requestContext }) => follows.follow(requestContext, subject),
    changeSponsorEmailsOperation: ({ emails }, { requestContext }) =>
      follows.setEmails(requestContext, emails),
    unfollowSponsorOperation: (_, { requestContext, parameters }) =>
      follows.unfollow(requestContext, parameters.id),
    stopSponsorAlertsOperation: openRoute(api, ({ token }) => alerts.stop(token)),
  });
}
