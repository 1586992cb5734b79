import { addDays, type CalendarDate, calendarDate } from '../kernel/index.ts';
import { reportOrganisationWithin } from '../sponsor-duties/index.ts';
import { countWorkingDays, type HolidayNation, readDay } from '../working-days/index.ts';
import type { Conclusion } from './conclusion.ts';

export interface WhetherHistory {
  readonly conclusion: Pick<Conclusion, 'deadline'>;
  readonly happenedOn: CalendarDate;
  readonly nation: HolidayNation;
  /** The first day counted; null where everything is. */
  readonly cutOver: CalendarDate | null;
}

/**
 * Whether all that follows was due before the first day counted. A clock that still runs on that day is no history,
 * however early it began.
 */
export function isHistory({ cutOver, ...facts }: WhetherHistory): boolean {
  return cutOver !== null && facts.happenedOn < cutOver && lastDue(facts) < cutOver;
}

/** Whether all that follows from an event is history; of one from which nothing follows, whether it was earlier. */
export function isAllHistory(
  following: readonly Omit<WhetherHistory, 'cutOver'>[],
  { happenedOn, cutOver: day }: { readonly happenedOn: string; readonly cutOver: string | null },
): boolean {
  const cutOver = day === null ? null : calendarDate(day);
  if (following.length === 0) return cutOver !== null && happenedOn < cutOver;
  return following.every((each) => isHistory({ ...each, cutOver }));
}

/** Whether something may still be reported in time on a day, by the latest of all readings. */
export function isWithinItsDays(facts: Omit<WhetherHistory, 'cutOver'>, on: CalendarDate): boolean {
  return lastDue(facts) >= on;
}

/** The last day counted by any reading; of what no days are counted, the longest time for any report. */
function lastDue({ conclusion: { deadline }, happenedOn, nation }: Omit<WhetherHistory, 'cutOver'>) {
  const count = deadline !== null && 'reportBy' in deadline ? deadline : undefined;
  if (count === undefined) return longestAfter(happenedOn, nation);
  return count.readings
    .flatMap(({ reportBy }) => reportBy ?? [])
    .reduce((one, other) => (other > one ? other : one), count.reportBy);
}

function longestAfter(day: CalendarDate, nation: HolidayNation): CalendarDate {
  const [{ value: length }] = reportOrganisationWithin.versions;
  const count = countWorkingDays(addDays(day, 1), length, (each) => readDay(each, nation));
  return count.status === 'counted' ? count.day : day;
}

/** The first day of the last so many working days that the longest report takes, today being the last. */
export function recentSince(today: CalendarDate, nation: HolidayNation): CalendarDate {
  const [{ value: length }] = reportOrganisationWithin.versions;
  let day = today;
  for (let daysLeft = length; ; day = addDays(day, -1)) {
    const outcome = readDay(day, nation);
    if (outcome.status === 'answered' && outcome.kind !== 'working-day') continue;
    daysLeft -= 1;
    if (daysLeft === 0) return day;
  }
}
