import type { SignedInDeps } from '../../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../../platform/module.ts';
import type { RecordStandings } from '../../records/standing/record-standing.service.ts';
import { sponsorCheckQueue, sponsorWorkerCheckQueue } from '../duties.queues.ts';
import type { PlansForOthers } from '../planned-events/planned-events.module.ts';
import type { Raising } from '../raise.service.ts';
import { sponsorChecksRepository } from './checks.repository.ts';
import { type SponsorChecks, sponsorChecksService } from './checks.service.ts';
import { sponsorChecksTables } from './checks.tables.ts';
import {
  foundKinds,
  lawChanges,
  lawTouching,
  lookAtWorker,
  missedUntil,
  organisationFindings,
  recordsOver,
} from './finders/index.ts';
import { settling } from './settle.service.ts';
import { sponsorTodayRepository } from './sponsor-today.repository.ts';
import { sponsorTodayRoutes } from './sponsor-today.routes.ts';
import { type SponsorTodays, sponsorTodayService } from './sponsor-today.service.ts';

/** What is found by itself in a sponsor's records, nightly and at each change. */
export function sponsorChecksModule(
  { database, queue, today, now, onWarning }: Platform,
  {
    signedIn,
    duties,
    plans,
    records,
  }: {
    readonly signedIn: SignedInDeps;
    readonly duties: Raising;
    readonly plans: Pick<PlansForOthers, 'due'>;
    readonly records: RecordStandings;
  },
): Module<SponsorChecks & { readonly todays: SponsorTodays }> {
  const checks = sponsorChecksService({
    repository: sponsorChecksRepository(database.owner),
    settle: settling(duties),
    finders: {
      kinds: foundKinds,
      lookAtWorker,
      organisationFindings,
      lawTouching,
      lawChanges,
      missedUntil,
      recordsOver,
    },
    records,
    lookLater: (on, { organisation, worker }) =>
      queue.add(on, sponsorWorkerCheckQueue.name, `${organisation}.${worker}`),
    today,
    now,
    onWarning,
  });
  const todays = sponsorTodayService({
    repository: sponsorTodayRepository,
    plans,
    lookSoon: (transaction, organisation) => queue.add(transaction, sponsorCheckQueue.name, organisation),
    today,
  });
  return {
    tables: sponsorChecksTables,
    routes: (api) => sponsorTodayRoutes(api, { ...signedIn, todays }),
    async start() {
      await queue.work(sponsorCheckQueue.name, { everySeconds: 2 }, checks.look);
      await queue.work(sponsorWorkerCheckQueue.name, { everySeconds: 2 }, async (key) => {
        const [organisation = '', worker = ''] = key.split('.');
        await checks.workerAlone({ organisation, worker });
      });
    },
    service: { ...checks, todays },
    schedules: [{ name: 'sponsor-checks', nightly: 5, run: checks.all }],
  };
}
