import { londonDay } from '@portway/formats/london-day';
import { isWorkingDay } from '../modules/sponsor/duties/is-working-day.service.ts';

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

/** The last day of so many months from a day. Both as YYYY-MM-DD. */
export function endAfter(startDay: string, months: number): string {
  const end = new Date(`${startDay}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString().slice(0, 10);
}
