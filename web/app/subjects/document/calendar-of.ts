import { calendarText, dayValue, textProperty } from '@portway/formats/icalendar';
import { product } from '../../text/product.ts';

/** Whole days, the last one included. Days are `YYYY-MM-DD`. */
export interface CalendarDays {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
  readonly summary: string;
  readonly description: string;
}

/** Days as an iCalendar file (RFC 5545), for a calendar program to import. `madeOn` is `YYYY-MM-DD`. */
export function calendarOf(events: readonly CalendarDays[], madeOn: string): string {
  return calendarText(
    { program: `-//${product}//Plans//EN`, method: 'PUBLISH' },
    events.map(({ uid, from, to, summary, description }) => [
      `UID:${uid}`,
      `DTSTAMP:${dayValue(madeOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${dayValue(from)}`,
      // The end of an event of whole days is the day after its last one.
      `DTEND;VALUE=DATE:${dayValue(dayAfter(to))}`,
      textProperty('SUMMARY', summary),
      textProperty('DESCRIPTION', description),
      'TRANSP:TRANSPARENT',
    ]),
  );
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
