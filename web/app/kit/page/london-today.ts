import { type CalendarDate, calendarDate } from '@portway/rules/kernel';

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** Today's date in London: the only place where a page reads the clock to decide which law is in force. */
export function londonToday(now = new Date()): CalendarDate {
  return calendarDate(londonDay.format(now));
}
