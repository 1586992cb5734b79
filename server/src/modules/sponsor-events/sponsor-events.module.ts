import { confidentialKinds } from '@portway/contracts/sponsor-events/event-kinds';
import { movedIn } from '@portway/contracts/sponsor-events/stored-event';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Raising } from '../sponsor-duties/raise.service.ts';
import type { WorkerRecording } from '../workers/worker-record.service.ts';
import { concludeEvents } from './conclude-event.service.ts';
import { concludePay } from './conclude-pay.service.ts';
import { eventRecord } from './event-record.service.ts';
import { type RecordForOthers, recordForOthers } from './record-for-others.service.ts';
import { recordedEvents } from './recorded-events.service.ts';
import { sponsorEventsRepository } from './sponsor-events.repository.ts';
import { sponsorEventsRoutes } from './sponsor-events.routes.ts';
import { eventRights, sponsorEventsService } from './sponsor-events.service.ts';
import { workerRecordRepository } from './worker-record.repository.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly duties: Pick<Raising, 'raise' | 'supersede'>;
  readonly records: WorkerRecording;
}

export interface SponsorEventsForOthers {
  readonly record: RecordForOthers;
}

/** What happened to sponsored workers and to their sponsor. */
export function sponsorEventsModule(
  { today }: Platform,
  { signedIn, duties, records }: Deps,
): Module<SponsorEventsForOthers> {
  const shared = {
    repository: sponsorEventsRepository,
    workers: workerRecordRepository,
    duties,
    record: eventRecord(records),
    rights: eventRights(confidentialKinds),
  };
  const recorded = recordedEvents({ ...shared, namedIn: movedIn });
  const events = sponsorEventsService({
    ...shared,
    conclude: concludeEvents({ pay: concludePay }),
    confidential: confidentialKinds,
    countedRoute: 'skilled-worker',
    today,
  });
  const record = recordForOthers({ repository: sponsorEventsRepository, duties, today });
  return {
    service: { record },
    routes: (api) => sponsorEventsRoutes(api, { ...signedIn, events, recorded }),
  };
}
