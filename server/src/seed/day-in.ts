import { londonDay } from '@portway/formats/london-day';

const day = 86_400_000;

/** The day in London so many days after an instant, YYYY-MM-DD. */
export function dayIn(now: number, days: number): string {
  return londonDay(now + days * day);
}

/** The same, or the Monday after it where it is a Saturday or a Sunday. */
export function weekdayIn(now: number, days: number): string {
  const at = dayIn(now, days);
  const weekday = new Date(at).getUTCDay();
  return weekday % 6 === 0 ? dayIn(now, days + (weekday === 6 ? 2 : 1)) : at;
}
