import { londonDay } from '@portway/formats/london-day';
import { calendarDate } from '@portway/rules/kernel';
import { readDay } from '@portway/rules/working-days';

const day = 86_400_000;

/** The day in London so many days after an instant, YYYY-MM-DD. */
export function dayIn(now: number, days: number): string {
  return londonDay(now + days * day);
}

/** The same, or the next day after it that is no weekend and no bank holiday in England and Wales. */
export function weekdayIn(now: number, days: number): string {
  const at = dayIn(now, days);
  return isWorkingDay(at) ? at : weekdayIn(now, days + 1);
}

function isWorkingDay(day: string): boolean {
  const kind = readDay(calendarDate(day));
  if (kind.status === 'answered') return kind.kind === 'working-day';
  // The bank holidays of that year are not recorded.
  return new Date(day).getUTCDay() % 6 !== 0;
}
