import { londonDay } from '@portway/formats/london-day';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';

/** Today's date in London: the only place where a page reads the clock to decide which law is in force. */
export function londonToday(now = new Date()): CalendarDate {
  return calendarDate(londonDay(now.getTime()));
}
