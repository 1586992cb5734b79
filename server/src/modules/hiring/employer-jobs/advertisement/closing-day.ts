import { day } from '@portway/contracts/day';
import { type Labelled, lineNamed, type Span } from './lines.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const month = String.raw`(?<month>(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6})`;
const date = new RegExp(
  [
    String.raw`(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})`,
    String.raw`(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<shortYear>\d{4}|\d{2})(?!\d)`,
    String.raw`(?:(?<weekday>sun|mon|tue|wed|thu|fri|sat)\p{L}{0,6}[\s,]{1,3}(?:the )?)?(?<dayOfMonth>\d{1,2})(?:st|nd|rd|th)?[\s-]{1,2}(?:of )?${month}(?:[\s.,-]{1,3}(?<year>\d{4}))?(?![\p{L}\d])`,
  ].join('|'),
  'iu',
);
const announced =
  /\b(?:closing date(?: for applications)?|closing|closes|closes on|close on|closing on|deadline|(?:apply|reply|applications|apply to \p{L}{1,20}|cvs?) (?:by|before)|apply no later than|no later than|last date for applications|by noon on|send [^\n.]{1,40} by)\b/giu;
/** From the words that announce it to the date, within one line. */
const reach = 60;
const labels = [
  'closing date',
  'closing date for applications',
  'closing',
  'closes',
  'deadline',
  'application deadline',
  'apply by',
  'apply before',
];

/**
 * The last day to apply. A day without its year is the next such day, and where a weekday stands with it, only if it is one.
 */
export function closingDayIn(
  text: string,
  labelled: readonly Labelled[],
  today: string,
): Span<string> | undefined {
  const line = lineNamed(labelled, labels);
  const ofLine = line && dateIn(line.text.slice(0, reach), line.start, today);
  if (ofLine !== undefined) return ofLine;
  for (const { 0: words, index } of text.matchAll(announced)) {
    const from = index + words.length;
    const [rest = ''] = text.slice(from, from + reach).split('\n', 1);
    const deadline = dateIn(rest, from, today);
    if (deadline !== undefined) return deadline;
  }
  return undefined;
}

function dateIn(text: string, start: number, today: string): Span<string> | undefined {
  const match = date.exec(text);
  if (match?.groups === undefined) return undefined;
  const value = dayOf(match.groups, today);
  const from = start + match.index;
  return value === undefined ? undefined : { value, start: from, end: from + match[0].length };
}

function dayOf(groups: Readonly<Record<string, string | undefined>>, today: string): string | undefined {
  const { isoYear, isoMonth, isoDay, first = '', second = '', shortYear, dayOfMonth = '', year } = groups;
  if (isoYear !== undefined) return valid(Number(isoYear), Number(isoMonth), Number(isoDay));
  if (shortYear !== undefined) {
    const full = shortYear.length === 2 ? 2000 + Number(shortYear) : Number(shortYear);
    // Written the American way only where it cannot be meant otherwise.
    return valid(full, Number(second), Number(first)) ?? valid(full, Number(first), Number(second));
  }
  const monthNumber = months.findIndex((name) => groups.month?.toLowerCase().startsWith(name)) + 1;
  if (year !== undefined) return valid(Number(year), monthNumber, Number(dayOfMonth));
  const thisYear = Number(today.slice(0, 4));
  const next = [thisYear, thisYear + 1]
    .map((each) => valid(each, monthNumber, Number(dayOfMonth)))
    .find((each) => each !== undefined && each >= today);
  if (next === undefined || groups.weekday === undefined) return next;
  const isThatDay =
    weekdays.indexOf(groups.weekday.toLowerCase()) === new Date(`${next}T00:00:00Z`).getUTCDay();
  return isThatDay ? next : undefined;
}

function valid(year: number, monthNumber: number, dayOfMonth: number): string | undefined {
  const two = (each: number) => String(each).padStart(2, '0');
  const text = `${year}-${two(monthNumber)}-${two(dayOfMonth)}`;
  return day.safeParse(text).success ? text : undefined;
}
