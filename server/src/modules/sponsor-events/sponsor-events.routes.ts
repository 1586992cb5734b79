import {
  concludeEventOperation,
  eventFactsOperation,
  listHistoryOperation,
  recordEventOperation,
} from '@portway/contracts/sponsor-events/sponsor-events';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { SponsorEvents } from './sponsor-events.service.ts';

export function sponsorEventsRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly events: SponsorEvents },
): void {
  const { events } = deps;
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
  serveSignedIn(on, listHistoryOperation, (_, { requestContext }) => events.history(requestContext));
}
