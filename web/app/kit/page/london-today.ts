import { type CalendarDate, calendarDate } from '@portway/rules/kernel';

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day it is in London: the one place where a page asks the clock which law is in force. */
export function londonToday(now = new Date()): CalendarDate {
  return calendarDate(londonDay.format(now));
}
