import { randomUUID } from 'node:crypto';
import { calendarDate } from '@portway/rules/kernel';
import { type Conclusion, isAllHistory } from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { Raising } from '../raise.service.ts';
import { requireNew, requireSoundDay } from './events.policy.ts';
import type { SponsorEventsRepository } from './events.repository.ts';

/** What happened, as another module records it. */
export interface EventForOthers {
  readonly organisation: string;
  readonly worker: string | null;
  readonly kind: string;
  /** YYYY-MM-DD */
  readonly happenedOn: string;
  readonly facts: object;
  readonly title: string;
  readonly conclusion: Conclusion;
  readonly nation: HolidayNation;
  /** The field of the request that holds the day. */
  readonly field: string;
}

interface Deps {
  readonly repository: Pick<SponsorEventsRepository, 'lock' | 'same' | 'add' | 'cutOver'>;
  readonly duties: Pick<Raising, 'raise'>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Records an event and what follows from it, once, in the transaction of another module. */
export function recordForOthers({ repository, duties, today }: Deps) {
  return async ({ caller, transaction }: RequestContext, recorded: EventForOthers): Promise<void> => {
    const { organisation, worker, kind, happenedOn, facts, field, title, conclusion, nation } = recorded;
    requireSoundDay(happenedOn, { today: today(), field });
    const about = { organisation, worker, kind, happened_on: happenedOn };
    await repository.lock(transaction, about);
    requireNew(await repository.same(transaction, about, null), field);
    const cutOver = await repository.cutOver(transaction, organisation);
    const following = [{ conclusion, nation, happenedOn: calendarDate(happenedOn) }];
    const isHistory = isAllHistory(following, { happenedOn, cutOver });
    const event = randomUUID();
    const by = { account: caller.account, name: caller.fullName };
    await repository.add(transaction, {
      ...{ id: event, ...about, facts, confidential: false, history: isHistory },
      ...{ corrects: null, correction: null, changed: [] },
      ...{ by_account: by.account, by_name: by.name },
    });
    if (isHistory) return;
    const toRaise = { organisation, worker, event, title, conclusion, nation, happenedOn, asked: facts, by };
    await duties.raise(transaction, toRaise);
  };
}
export type RecordForOthers = ReturnType<typeof recordForOthers>;
