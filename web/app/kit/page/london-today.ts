import { type CalendarDate, calendarDate } from '@portway/rules/kernel';

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** A page asks dozens of times, and no day begins within a minute. */
let latest: { readonly minute: number; readonly day: CalendarDate } | undefined;

/** Today's date in London: the only place where a page reads the clock to decide which law is in force. */
export function londonToday(now = new Date()): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000);
  if (latest?.minute !== minute) latest = { minute, day: calendarDate(londonDay.format(now)) };
  return latest.day;
}
