import { type CalendarDate, figureStep } from '../kernel/index.ts';
import type { Weekday } from '../reporting-deadline/index.ts';
import { unpaidAbsence } from '../sponsor-duties/index.ts';
import type { HolidayNation } from '../working-days/index.ts';
import { daysFrom, weekdayOf } from './absence.ts';
import { type Conclusion, notReported, raises } from './conclusion.ts';

/** Kinds of leave that the four-week rule leaves out: their evidence is kept, and no day of them counts. */
export const exceptedLeave = [
  'family',
  'neonatal-care',
  'sick',
  'humanitarian-crisis',
  'industrial-action',
  'jury-service',
  'court-witness',
] as const;

export interface UnpaidLeave {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly kind: 'unpaid' | 'reduced-pay' | (typeof exceptedLeave)[number];
}

export interface UnpaidLeaveFacts {
  readonly nation: HolidayNation;
  readonly leave: readonly UnpaidLeave[];
  /** The days of the week on which the worker normally works. */
  readonly worksOn: readonly Weekday[];
  /** 1 January to 31 December of this year count together. */
  readonly year: number;
}

const keep = ['The days and the reason', 'Evidence of any leave that is left out. Not the medical reason'];

/** Unpaid or reduced-pay leave in a calendar year: four weeks by the worker's own pattern, and the day that passes them. */
export function unpaidLeave({ nation, leave, worksOn, year }: UnpaidLeaveFacts): Conclusion {
  const [{ value: weeks }] = unpaidAbsence.versions;
  const limit = weeks * worksOn.length;
  const unpaidSpans = leave.filter(({ kind }) => kind === 'unpaid' || kind === 'reduced-pay');
  const days = [...new Set(unpaidSpans.flatMap(({ from, to }) => daysFrom(from, to)))]
    .filter((day) => day.startsWith(`${year}-`) && worksOn.includes(weekdayOf(day)))
    .toSorted();
  const steps = [
    figureStep(`${weeks} weeks of ${worksOn.length} days`, { count: limit, of: 'days' }),
    figureStep(`Unpaid or on reduced pay in ${year}`, { count: days.length, of: 'days' }),
  ];
  const passedOn = days[limit];
  if (passedOn === undefined)
    return notReported({
      because:
        unpaidSpans.length < leave.length && days.length === 0
          ? 'this kind of leave is left out of the four weeks. Keep the evidence.'
          : `${days.length} days do not pass ${weeks} weeks of the worker’s own pattern in ${year}.`,
      keep,
      steps,
    });
  return raises(
    { event: 'worker-unpaid-over-4-weeks', nation, happenedOn: passedOn },
    {
      because: `${days.length} days pass ${weeks} weeks of the worker’s own pattern in ${year}. Without an exception, sponsorship normally stops.`,
      keep,
      steps,
    },
  );
}

/**
 * The newest calendar year in which unpaid leave of any kind, what is excepted too, passes four weeks of the worker's own
 * pattern; null for none.
 */
export function passesFourWeeks(leave: readonly UnpaidLeave[], worksOn: readonly Weekday[]): number | null {
  const years = leave.flatMap(({ from, to }) => [Number(from.slice(0, 4)), Number(to.slice(0, 4))]);
  const leaveOfAnyKind = leave.map((each) => ({ ...each, kind: 'unpaid' as const }));
  const longYears = [...new Set(years)].filter(
    (year) =>
      unpaidLeave({ nation: 'england-and-wales', leave: leaveOfAnyKind, worksOn, year }).does !== 'record',
  );
  return longYears.length === 0 ? null : Math.max(...longYears);
}
