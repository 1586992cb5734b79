import type { SponsorEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { isAllHistory } from '@portway/rules/sponsored-worker';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { Raising } from '../raise.service.ts';
import type { Following } from './conclusions/conclude-event.service.ts';
import type { ConcludeRecharge } from './conclusions/conclude-recharge.service.ts';
import type { RejudgeRepository } from './rejudge.repository.ts';
import type { WorkerRecord, WorkerRecordRepository } from './worker-record.repository.ts';

type On = RequestContext['transaction'];
type HistoryEvent = Awaited<ReturnType<RejudgeRepository['history']>>[number];

interface Deps {
  readonly repository: RejudgeRepository;
  readonly workers: WorkerRecordRepository;
  readonly followingOf: (
    facts: SponsorEventFacts,
    workers: readonly WorkerRecord[],
    today: CalendarDate,
  ) => readonly Following[];
  readonly ofRecharge: ConcludeRecharge;
  readonly duties: Pick<Raising, 'raise'>;
  /** The answers of a stored event; null for one of another kind, such as a cost that was taken from a worker. */
  readonly readFacts: (facts: object) => SponsorEventFacts | null;
  /** The workers whom an event names. */
  readonly namedIn: (facts: SponsorEventFacts) => readonly string[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/**
 * Judges the events that were history again, once another first day was set: what is no history any more raises its
 * duties, and is never judged a second time.
 */
export function rejudgeEvents(deps: Deps) {
  const { repository, workers, duties, readFacts, namedIn, followingOf, ofRecharge, today } = deps;

  async function judge(on: On, organisation: string): Promise<number> {
    const cutOver = await repository.cutOver(on, organisation);
    let count = 0;
    for (const event of await repository.history(on, organisation)) {
      const { id, happened_on: happenedOn } = event;
      const following = await followingFrom(on, organisation, event);
      if (following === null) continue;
      if (isAllHistory(following, { happenedOn, cutOver })) continue;
      await repository.noLongerHistory(on, id);
      const by = event.by_account === null ? null : { account: event.by_account, name: event.by_name };
      for (const { worker, ...rest } of following)
        await duties.raise(on, {
          ...rest,
          ...{ organisation, worker: worker?.id ?? null, event: id, confidential: event.confidential, by },
        });
      count += 1;
    }
    return count;
  }

  /** What follows by the record of today; null of a kind from which nothing is judged. */
  async function followingFrom(
    on: On,
    organisation: string,
    { kind, facts, worker, happened_on: happenedOn, assigned_on: assignedOn }: HistoryEvent,
  ) {
    const eventFacts = readFacts({ ...Object(facts), kind });
    const workerIds = eventFacts === null ? (worker ?? []) : namedIn(eventFacts);
    const affected = await workers.find(on, { organisation, workers: [workerIds].flat(), day: happenedOn });
    return eventFacts === null
      ? ofRecharge({ kind, happenedOn, facts, assignedOn }, affected[0] ?? null)
      : followingOf(eventFacts, affected, calendarDate(today()));
  }

  return (organisation: string) => repository.inTransaction((on) => judge(on, organisation));
}
