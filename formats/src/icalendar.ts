/** REQUEST adds or moves an event in a calendar, CANCEL removes it; PUBLISH is for a file or a feed (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface Calendar {
  /** Which program of ours wrote it, such as `-//Portway//Days//EN`. */
  readonly program: string;
  readonly method: CalendarMethod;
  /** Under which a calendar program shows it. */
  readonly name?: string;
}

/** A calendar as iCalendar (RFC 5545). Each event is a list of properties, such as `UID:…`; see `textProperty`. */
export function calendarText(
  { program, method, name }: Calendar,
  events: readonly (readonly string[])[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${program}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [textProperty('X-WR-CALNAME', name)]),
    ...events.flatMap((properties) => ['BEGIN:VEVENT', ...properties, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A property whose value is a text of people: `SUMMARY`, `DESCRIPTION`, `LOCATION`. */
export function textProperty(name: string, value: string): string {
  return `${name}:${value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}`;
}

/** An instant in milliseconds since 1970, as `20261124T090000Z`. */
export function instantValue(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A day as `YYYY-MM-DD`, as `20261124`. */
export function dayValue(day: string): string {
  return day.replaceAll('-', '');
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
