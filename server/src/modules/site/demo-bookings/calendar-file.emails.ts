import { product } from '@portway/contracts/product';
import {
  type CalendarMethod,
  calendarText,
  dayValue,
  instantValue,
  textProperty,
} from '@portway/formats/icalendar';

export type { CalendarMethod };

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

/** An appointment as iCalendar (RFC 5545; what each method carries, by RFC 5546). */
export function calendarFile(method: CalendarMethod, event: CalendarEvent): string {
  return calendarText({ program: `-//${product}//Bookings//EN`, method }, [
    [
      `UID:${event.uid}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${instantValue(event.saidAt)}`,
      `DTSTART:${instantValue(event.startsAt)}`,
      `DTEND:${instantValue(event.endsAt)}`,
      textProperty('SUMMARY', event.summary),
      textProperty('DESCRIPTION', event.description),
      ...(event.location === undefined ? [] : [textProperty('LOCATION', event.location)]),
      `ORGANIZER;CN=${quoteIfNeeded(event.organizerName ?? product)}:${addressed(event.organizer)}`,
      ...(method === 'PUBLISH'
        ? []
        : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${addressed(event.attendee)}`]),
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    ],
  ]);
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
  return calendarText(
    { program: `-//${product}//Days//EN`, method: 'PUBLISH', name },
    days.map(({ uid, day, summary, description }) => [
      `UID:${uid}@${product.toLowerCase()}`,
      `DTSTAMP:${instantValue(saidAt)}`,
      `DTSTART;VALUE=DATE:${dayValue(day)}`,
      textProperty('SUMMARY', summary),
      textProperty('DESCRIPTION', description),
      'TRANSP:TRANSPARENT',
    ]),
  );
}

function addressed(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `mailto:${encodeURIComponent(local)}@${host}`;
}

/** The value of a parameter: quoted where it holds more than letters and spaces. */
function quoteIfNeeded(name: string): string {
  return /^[\p{L}\p{N} ]*$/u.test(name) ? name : `"${name.replace(/["\p{Cc}]/gu, '')}"`;
}
