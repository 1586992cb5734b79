import { dayInWords } from '../../text/days.ts';

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const dayLong = 86_400_000;

/** `Posted today`, `Posted 3 days ago`, and after a month the date: by calendar days in London. */
export function postedWhen(publishedAt: string, today: string): string {
  const day = londonDay.format(new Date(publishedAt));
  const days = Math.round((Date.parse(today) - Date.parse(day)) / dayLong);
  if (days <= 0) return 'Posted today';
  if (days === 1) return 'Posted yesterday';
  if (days < 14) return `Posted ${days} days ago`;
  return days < 31 ? `Posted ${Math.floor(days / 7)} weeks ago` : `Posted on ${dayInWords(day)}`;
}
