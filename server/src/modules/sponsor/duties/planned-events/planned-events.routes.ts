import { plannedEventOperations } from '@portway/contracts/sponsor/duties/events/planned-events';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../../platform/http/signed-in.ts';
import type { PlannedEvents } from './planned-events.service.ts';

interface Deps extends SignedInDeps {
  readonly plans: PlannedEvents;
}

export function plannedEventsRoutes(api: Hono<AppEnv>, { plans, ...deps }: Deps): void {
  serveSignedIn({ api, ...deps }, plannedEventOperations, {
    planEventOperation: (planned, { requestContext }) => plans.plan(requestContext, planned),
    showPlannedEventOperation: (_, { requestContext, parameters }) =>
      plans.show(requestContext, parameters.id),
    movePlannedEventOperation: ({ day }, { requestContext, parameters }) =>
      plans.move(requestContext, parameters.id, day),
    cancelPlannedEventOperation: (_, { requestContext, parameters }) =>
      plans.cancel(requestContext, parameters.id),
  });
}
