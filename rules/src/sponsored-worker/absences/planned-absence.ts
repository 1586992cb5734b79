import { addDays, type CalendarDate } from '../../kernel/index.ts';
import type { Weekday } from '../../reporting-deadline/index.ts';
import type { HolidayNation } from '../../working-days/index.ts';
import { absence } from '../absence.ts';
import type { Conclusion } from '../conclusion.ts';
import { type UnpaidLeave, unpaidLeave } from '../unpaid-leave.ts';
import { type AbsenceKind, absenceKinds } from './absence-kinds.ts';

export interface AbsenceToRecord {
  readonly nation: HolidayNation;
  readonly kind: AbsenceKind;
  readonly pay: 'paid' | 'reduced' | 'unpaid';
  readonly from: CalendarDate;
  /** Null while the worker is away. */
  readonly to: CalendarDate | null;
  readonly today: CalendarDate;
  readonly worksOn: readonly Weekday[];
  /** What is on record without full pay, and not left out of the four weeks. */
  readonly otherLeave: readonly UnpaidLeave[];
}

/** So far ahead an absence that goes on is counted, to name the day on which it would have to be reported. */
const daysAhead = 120;

/** What follows from an absence, before it is recorded: whether it is reported, and when it would be if it goes on. */
export function absenceConclusions(facts: AbsenceToRecord): readonly Conclusion[] {
  const { permitted, excepted } = absenceKinds[facts.kind];
  return [
    withoutPermission(facts, permitted),
    ...(facts.pay === 'paid' ? [] : withoutFullPay(facts, excepted)),
  ];
}

function withoutPermission(facts: AbsenceToRecord, permitted: boolean): Conclusion {
  const { nation, from, to, today, worksOn } = facts;
  const missedFacts = { nation, firstDayAbsent: from, permitted, worksOn };
  const conclusion = absence({ ...missedFacts, missedUntil: to ?? laterOf(from, today) });
  if (permitted || to !== null || conclusion.deadline !== null) return conclusion;
  return ifItGoesOn(conclusion, absence({ ...missedFacts, missedUntil: addDays(from, daysAhead) }));
}

function withoutFullPay(
  { nation, pay, from, to, today, worksOn, otherLeave }: AbsenceToRecord,
  excepted: boolean,
) {
  const kind = excepted
    ? ('family' as const)
    : pay === 'unpaid'
      ? ('unpaid' as const)
      : ('reduced-pay' as const);
  const until = to ?? laterOf(from, today);
  const concludeUntil = (last: CalendarDate, year: number) =>
    unpaidLeave({
      nation,
      worksOn,
      year,
      leave: [...(excepted ? [] : otherLeave), { from, to: last, kind }],
    });
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, later) => yearOf(from) + later);
  return years.map((year) => {
    const conclusion = concludeUntil(until, year);
    if (excepted || to !== null || conclusion.deadline !== null) return conclusion;
    return ifItGoesOn(conclusion, concludeUntil(addDays(from, daysAhead), year));
  });
}

/** The same, with the day that would pass the limit. */
function ifItGoesOn(conclusion: Conclusion, later: Conclusion): Conclusion {
  const { deadline } = later;
  if (deadline === null || !('clock' in deadline)) return conclusion;
  const words = ` If it goes on, the limit is passed on ${deadline.clock.from}, to be reported by ${deadline.reportBy}.`;
  return { ...conclusion, because: `${conclusion.because}${words}` };
}

const laterOf = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));
