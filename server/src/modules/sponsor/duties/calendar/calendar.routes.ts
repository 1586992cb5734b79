import { sponsorCalendarOperations } from '@portway/contracts/sponsor/duties/calendar/calendar';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../../platform/http/app-env.ts';
import { openRoute } from '../../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../../platform/http/signed-in.ts';
import type { SponsorCalendar } from './calendar.service.ts';

interface Deps extends SignedInDeps {
  readonly calendar: SponsorCalendar;
}

export function sponsorCalendarRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { calendar } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, sponsorCalendarOperations, {
    showSponsorCalendarOperation: (between, { requestContext }) => calendar.show(requestContext, between),
    makeCalendarFeedOperation: (_, { requestContext }) => calendar.makeFeed(requestContext),
    endCalendarFeedOperation: (_, { requestContext, parameters }) =>
      calendar.endFeed(requestContext, parameters.id),
    readCalendarFeedOperation: openRoute(api, ({ token }) => calendar.readFeed(token)),
  });
}
