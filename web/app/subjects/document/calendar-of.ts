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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Plans//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${plain(madeOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${plain(event.from)}`,
      // The end of an event of whole days is the day after its last one.
      `DTEND;VALUE=DATE:${plain(dayAfter(event.to))}`,
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const plain = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

const maxOctets = 75;

/** A long line goes on after a space on the next one; never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return [...line].reduce((text, character) => {
    const size = encoder.encode(character).length;
    const full = octets + size > maxOctets;
    octets = full ? 1 + size : octets + size;
    return full ? `${text}\r\n ${character}` : text + character;
  }, '');
}
