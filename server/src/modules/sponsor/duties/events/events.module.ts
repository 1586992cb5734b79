import { confidentialKinds, recordKeepersKinds } from '@portway/contracts/sponsor/duties/events/event-kinds';
import { recordEventOperation } from '@portway/contracts/sponsor/duties/events/events';
import { movedIn } from '@portway/contracts/sponsor/duties/events/stored-event';
import type { SignedInDeps } from '../../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../../platform/module.ts';
import type { WorkerRecording } from '../../workers/records/worker-record.service.ts';
import { sponsorHistoryQueue } from '../duties.queues.ts';
import type { PlansForOthers } from '../planned-events/planned-events.module.ts';
import type { Raising } from '../raise.service.ts';
import { followingOf } from './conclusions/conclude-event.service.ts';
import { concludesPay } from './conclusions/conclude-pay.service.ts';
import { concludeRecharge } from './conclusions/conclude-recharge.service.ts';
import { concludeRole } from './conclusions/conclude-role.service.ts';
import { eventRecord } from './event-record.service.ts';
import { sponsorEventsRepository } from './events.repository.ts';
import { sponsorEventsRoutes } from './events.routes.ts';
import { eventRights, sponsorEventsService } from './events.service.ts';
import { type RecordForOthers, recordForOthers } from './record-for-others.service.ts';
import { recordedEvents } from './recorded-events.service.ts';
import { rejudgeRepository } from './rejudge.repository.ts';
import { rejudgeEvents } from './rejudge.service.ts';
import { workerRecordRepository } from './worker-record.repository.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly duties: Pick<Raising, 'raise' | 'supersede'>;
  readonly records: WorkerRecording;
  readonly plans: Pick<PlansForOthers, 'settle'>;
}

/** The one route whose duties are counted. */
const countedRoute = 'skilled-worker';

export interface SponsorEventsForOthers {
  readonly record: RecordForOthers;
  /** Judges the events that were history once more; returns how many are history no longer. */
  readonly rejudge: (organisation: string) => Promise<number>;
}

/** What happened to sponsored workers and to their sponsor. */
export function sponsorEventsModule(
  { database, queue, today }: Platform,
  { signedIn, duties, records, plans }: Deps,
): Module<SponsorEventsForOthers> {
  const shared = {
    repository: sponsorEventsRepository,
    workers: workerRecordRepository,
    duties,
    record: eventRecord(records),
    rights: eventRights(confidentialKinds, recordKeepersKinds),
  };
  const following = { followingOf: followingOf({ ...concludesPay, role: concludeRole, countedRoute }) };
  const recorded = recordedEvents({ ...shared, namedIn: movedIn });
  const events = sponsorEventsService({
    ...shared,
    ...following,
    plans,
    confidential: confidentialKinds,
    countedRoute,
    today,
  });
  const record = recordForOthers({ repository: sponsorEventsRepository, duties, today });
  const rejudge = rejudgeEvents({
    ...{ ...following, duties, workers: workerRecordRepository, ofRecharge: concludeRecharge },
    repository: rejudgeRepository(database.owner),
    readFacts: (json) => recordEventOperation.request.safeParse(json).data ?? null,
    namedIn: (facts) => ('worker' in facts ? [facts.worker] : movedIn(facts)),
    today,
  });
  return {
    start: () =>
      queue.work(
        sponsorHistoryQueue.name,
        { everySeconds: 2 },
        async (organisation) => void (await rejudge(organisation)),
      ),
    service: { record, rejudge },
    routes: (api) => sponsorEventsRoutes(api, { ...signedIn, events, recorded }),
  };
}
