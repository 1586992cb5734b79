import { sponsorEventOperations } from '@portway/contracts/sponsor/duties/events/events';
import { recordedEventOperations } from '@portway/contracts/sponsor/duties/events/recorded-events';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../../platform/http/signed-in.ts';
import type { SponsorEvents } from './events.service.ts';
import type { RecordedEvents } from './recorded-events.service.ts';

export function sponsorEventsRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly events: SponsorEvents; readonly recorded: RecordedEvents },
): void {
  const { events, recorded } = deps;
  const on = { api, ...deps };
  serveSignedIn(
    on,
    { ...recordedEventOperations, ...sponsorEventOperations },
    {
      concludeEventOperation: (facts, { requestContext }) => events.conclude(requestContext, facts),
      recordEventOperation: (facts, { requestContext }) => events.record(requestContext, facts),
      eventFactsOperation: (_, { requestContext, parameters }) => events.facts(requestContext, parameters.id),
      listHistoryOperation: ({ after }, { requestContext }) => recorded.history(requestContext, after),
      showEventOperation: (_, { requestContext, parameters }) => recorded.show(requestContext, parameters.id),
      withdrawEventOperation: ({ because }, { requestContext, parameters }) =>
        recorded.withdraw(requestContext, parameters.id, because),
    },
  );
}
