import { addDays, type CalendarDate } from '@portway/rules/kernel';
import { lookAtThis } from '@portway/rules/sponsored-worker';
import { type Finding, homeNation } from './facts.ts';

/** Records of one worker whose last day is over, which nothing holds. */
export interface Over {
  readonly worker: string;
  readonly name: string;
  readonly keepUntil: CalendarDate;
  /** Whether they have to be destroyed; others may go. */
  readonly mustGo: boolean;
  /** Their titles. */
  readonly records: readonly string[];
}

/** What has to be destroyed, and what may be, each from the day after its last one. */
export function recordsOver(over: readonly Over[]): Finding[] {
  return over.map(({ worker, name, keepUntil, mustGo, records }) => ({
    key: `records-over:${worker}:${keepUntil}:${mustGo ? 'must' : 'may'}` as const,
    worker,
    title: mustGo
      ? `${name}’s copies of right to work checks have to be destroyed`
      : `${name}’s records are past the day to which they are kept`,
    conclusion: lookAtThis({
      because: mustGo
        ? `Kept to ${keepUntil}, and then destroyed. One press does it; a hold with its reason stops it.`
        : `Kept to ${keepUntil}: ${records.join(', ')}. Destroy them, or hold them and say why.`,
    }),
    nation: homeNation,
    happenedOn: addDays(keepUntil, 1),
    asked: { keepUntil, records },
  }));
}
