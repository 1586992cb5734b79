import type { SponsorEventFacts } from '@portway/contracts/sponsor-events/sponsor-events';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { isAllHistory } from '@portway/rules/sponsored-worker';
import type { RequestContext } from '../../platform/db/request-context.ts';
import type { Raising } from '../sponsor-duties/raise.service.ts';
import type { Following } from './conclude-event.service.ts';
import type { RejudgeRepository } from './rejudge.repository.ts';
import type { WorkerRecord, WorkerRecordRepository } from './worker-record.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: RejudgeRepository;
  readonly workers: WorkerRecordRepository;
  readonly followingOf: (
    facts: SponsorEventFacts,
    workers: readonly WorkerRecord[],
    today: CalendarDate,
  ) => readonly Following[];
  readonly duties: Pick<Raising, 'raise'>;
  /** The answers of a stored event; null for one of another kind, such as of a certificate. */
  readonly readFacts: (stored: object) => SponsorEventFacts | null;
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
  const { repository, workers, duties, readFacts, namedIn, followingOf, today } = deps;

  async function judge(on: On, organisation: string): Promise<number> {
    const cutOver = await repository.cutOver(on, organisation);
    let judged = 0;
    for (const { id, kind, facts, happened_on: happenedOn, ...event } of await repository.history(
      on,
      organisation,
    )) {
      const answers = readFacts({ ...Object(facts), kind });
      if (answers === null) continue;
      const named = namedIn(answers);
      const found = await workers.find(on, { organisation, workers: named, day: happenedOn });
      const following = followingOf(answers, found, calendarDate(today()));
      if (isAllHistory(following, { happenedOn, cutOver })) continue;
      await repository.noLongerHistory(on, id);
      const by = event.by_account === null ? null : { account: event.by_account, name: event.by_name };
      for (const { worker, ...rest } of following)
        await duties.raise(on, {
          ...rest,
          ...{ organisation, worker: worker?.id ?? null, event: id, confidential: event.confidential, by },
        });
      judged += 1;
    }
    return judged;
  }

  return (organisation: string) => repository.inTransaction((on) => judge(on, organisation));
}
