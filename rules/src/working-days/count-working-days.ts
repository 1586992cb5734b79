import { addDays, type CalendarDate, type NoLaw, type Outcome, type Step } from '../kernel/index.ts';
import type { DayRead } from './working-days.ts';

/** A day that was looked at while counting: whether it counts, as which, or why it is passed over. */
export interface CountedDay {
  readonly date: CalendarDate;
  readonly counts: boolean;
  /** Its place in the count, from 1; absent from days that are passed over. */
  readonly number?: number;
  /** `working day`, `weekend`, or the name of the bank holiday. */
  readonly why: string;
}

export interface Count {
  readonly status: 'counted';
  /** The last day that counts. */
  readonly day: CalendarDate;
  /** Each day from the first one looked at to the last one counted. */
  readonly days: readonly CountedDay[];
  /** The bank holidays that were read, year by year. */
  readonly steps: readonly Step[];
}

/** Which days are working days: those of a nation, or of a nation with a holiday added. */
export type ReadDay = (day: CalendarDate) => Outcome<DayRead>;

/** Counts working days, the first of them no earlier than a given day; `no-law` where a year is not recorded. */
export function countWorkingDays(first: CalendarDate, length: number, read: ReadDay): Count | NoLaw {
  const days: CountedDay[] = [];
  const steps = new Map<string, Step>();
  let day = addDays(first, -1);
  for (let number = 1; number <= length; ) {
    day = addDays(day, 1);
    const kind = read(day);
    if (kind.status === 'no-law') return kind;
    if (kind.status !== 'answered') continue;
    const [law] = kind.steps;
    if (law?.law) steps.set(law.law.inForceFrom, { label: law.label, law: law.law });
    if (kind.kind === 'working-day')
      days.push({ date: day, counts: true, number: number++, why: 'working day' });
    else
      days.push({
        date: day,
        counts: false,
        why: kind.kind === 'bank-holiday' ? kind.name : 'weekend',
      });
  }
  return { status: 'counted', day, days, steps: [...steps.values()] };
}
