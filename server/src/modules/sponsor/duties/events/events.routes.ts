import {
  concludeEventOperation,
  eventFactsOperation,
  recordEventOperation,
} from '@portway/contracts/sponsor/duties/events/events';
import {
  listHistoryOperation,
  showEventOperation,
  withdrawEventOperation,
} from '@portway/contracts/sponsor/duties/events/recorded-events';
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
  serveSignedIn(on, concludeEventOperation, (facts, { requestContext }) =>
    events.conclude(requestContext, facts),
  );
  serveSignedIn(on, recordEventOperation, (facts, { requestContext }) =>
    events.record(requestContext, facts),
  );
  serveSignedIn(on, eventFactsOperation, (_, { requestContext, parameters }) =>
    events.facts(requestContext, parameters.id),
  );
  serveSignedIn(on, listHistoryOperation, ({ after }, { requestContext }) =>
    recorded.history(requestContext, after),
  );
  serveSignedIn(on, showEventOperation, (_, { requestContext, parameters }) =>
    recorded.show(requestContext, parameters.id),
  );
  serveSignedIn(on, withdrawEventOperation, ({ because }, { requestContext, parameters }) =>
    recorded.withdraw(requestContext, parameters.id, because),
  );
}
