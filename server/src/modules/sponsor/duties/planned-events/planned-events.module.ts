import {
  isPlannable,
  plannedTitles,
  recordKeepersKinds,
} from '@portway/contracts/sponsor/duties/events/event-kinds';
import { movedIn } from '@portway/contracts/sponsor/duties/events/stored-event';
import type { SignedInDeps } from '../../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../../platform/module.ts';
import { plannedEventsRepository } from './planned-events.repository.ts';
import { plannedEventsRoutes } from './planned-events.routes.ts';
import { type PlannedEvents, plannedEventsService } from './planned-events.service.ts';
import { plannedEventsTables } from './planned-events.tables.ts';

export type PlansForOthers = Pick<PlannedEvents, 'settle' | 'ofWorker' | 'due'>;

/** What is planned for sponsored workers and their sponsor. */
export function plannedEventsModule(
  { today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<PlansForOthers> {
  const plans = plannedEventsService({
    repository: plannedEventsRepository,
    forRecordKeepers: recordKeepersKinds,
    titleOf: (kind) => (isPlannable(kind) ? plannedTitles[kind] : kind),
    namedIn: movedIn,
    today,
  });
  return {
    tables: plannedEventsTables,
    service: plans,
    routes: (api) => plannedEventsRoutes(api, { ...signedIn, plans }),
  };
}
