import { addDays, type CalendarDate, calendarDate, daysBetween, figureStep } from '../kernel/index.ts';
import type { Weekday } from '../reporting-deadline/index.ts';
import { absentWithoutPermission } from '../sponsor-duties/index.ts';
import { type HolidayNation, readDay } from '../working-days/index.ts';
import { type Conclusion, lookAtThis, notReported, raises } from './conclusion.ts';

export interface AbsenceSoFar {
  readonly nation: HolidayNation;
  readonly firstDayAbsent: CalendarDate;
  /** The last day known to be missed: the day before the worker is back, or today. */
  readonly missedUntil: CalendarDate;
  readonly permitted: boolean;
  readonly worksOn?: readonly Weekday[] | undefined;
}

const keep = ['The attendance record', 'Each attempt to reach the worker, with its day'];

/**
 * What an absence amounts to: ten working days in a row are recorded, the eleventh missed is reported. The ten are
 * counted from Monday to Friday and by the worker's own days; whichever comes first decides.
 */
export function absence(facts: AbsenceSoFar): Conclusion {
  const { nation, firstDayAbsent, missedUntil, worksOn } = facts;
  if (missedUntil < firstDayAbsent)
    return lookAtThis({ because: 'The last day missed is before the first day of the absence.' });
  if (facts.permitted)
    return notReported({
      because: 'the absence was agreed, or is sick leave or other leave that is permitted.',
      keep: ['That it was agreed, or its kind. Not the medical reason'],
    });
  const { limit, weekdays, own } = daysMissed(facts);
  const steps = [
    figureStep('Working days missed, Monday to Friday', { count: weekdays, of: 'days' }),
    ...(worksOn ? [figureStep('Of the worker’s own working days', { count: own, of: 'days' })] : []),
  ];
  if (Math.max(weekdays, own) <= limit)
    return notReported({
      because: `no more than ${limit} working days in a row were missed.`,
      keep,
      steps,
    });
  const because =
    own > limit && weekdays > limit
      ? `More than ${limit} working days in a row were missed without permission.`
      : `More than ${limit} days were missed by one of the two ways to count them: ${weekdays} from Monday to Friday, ${own} of the worker’s own days. Report by the earlier.`;
  return raises(
    { event: 'worker-unauthorised-absence', nation, firstDayAbsent, worksOn },
    {
      because: worksOn ? because : `More than ${limit} working days in a row were missed without permission.`,
      keep,
      steps,
    },
  );
}

/** How many working days in a row were missed, by both ways to count, and after how many it is reported. */
export function daysMissed(facts: Omit<AbsenceSoFar, 'permitted'>) {
  const { nation, firstDayAbsent, missedUntil, worksOn } = facts;
  const [{ value: limit }] = absentWithoutPermission.versions;
  const days = missedUntil < firstDayAbsent ? [] : daysFrom(firstDayAbsent, missedUntil);
  return {
    limit,
    weekdays: days.filter((day) => isWorkingDay(day, nation)).length,
    own: worksOn ? days.filter((day) => worksOn.includes(weekdayOf(day))).length : 0,
  };
}

export function daysFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, later) => addDays(first, later));
}

const aMonday = calendarDate('1900-01-01');
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const weekdayOf = (day: CalendarDate): Weekday => weekdays[daysBetween(aMonday, day) % 7] ?? 1;

function isWorkingDay(day: CalendarDate, nation: HolidayNation): boolean {
  const outcome = readDay(day, nation);
  return outcome.status === 'answered' && outcome.kind === 'working-day';
}
