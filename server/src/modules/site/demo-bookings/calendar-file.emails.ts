import { product } from '@portway/contracts/product';

/** An appointment for a calendar program. Instants in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same in all messages about this appointment. */
  readonly uid: string;
  /** Counts the changes: a calendar uses the highest. */
  readonly sequence: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly description: string;
  /** A link or an address. */
  readonly location?: string;
  /** The team's address. */
  readonly organizer: string;
  /** Who invites; the product where it is left out. */
  readonly organizerName?: string;
  /** The visitor's address. */
  readonly attendee: string;
  /** When this message is created. */
  readonly saidAt: number;
}

/** REQUEST adds or moves it in a calendar, CANCEL removes it; PUBLISH is for a downloaded file. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** An appointment as iCalendar (RFC 5545; what each method carries, by RFC 5546). */
export function calendarFile(method: CalendarMethod, event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${inUtc(event.saidAt)}`,
    `DTSTART:${inUtc(event.startsAt)}`,
    `DTEND:${inUtc(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
    `ORGANIZER;CN=${quoteIfNeeded(event.organizerName ?? product)}:${addressed(event.organizer)}`,
    ...(method === 'PUBLISH'
      ? []
      : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${addressed(event.attendee)}`]),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A whole day in a calendar that a program reads again and again. */
export interface CalendarDay {
  /** The same each time it is read. */
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
}

/** Whole days as iCalendar, under the name that a calendar program shows. */
export function calendarOfDays(name: string, days: readonly CalendarDay[], saidAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Days//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ uid, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${product.toLowerCase()}`,
      `DTSTAMP:${inUtc(saidAt)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `20261124T090000Z`. */
function inUtc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function addressed(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `mailto:${encodeURIComponent(local)}@${host}`;
}

/** The value of a parameter: quoted where it holds more than letters and spaces. */
function quoteIfNeeded(name: string): string {
  return /^[\p{L}\p{N} ]*$/u.test(name) ? name : `"${name.replace(/["\p{Cc}]/gu, '')}"`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

const maxOctets = 75;

/** A long line is folded with a space on the next one; never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let lines = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
