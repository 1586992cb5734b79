declare const calendarDay: unique symbol;

/** A day in the United Kingdom as `YYYY-MM-DD`, from 1900 to 2199. Days compare as text: `a < b`. */
export type CalendarDate = string & { readonly [calendarDay]: true };

const millisecondsInADay = 86_400_000;

/** Whether the text is a real day written `YYYY-MM-DD` (31 June is not). */
export function isCalendarDate(text: string): text is CalendarDate {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && fromUtc(toUtc(text)) === text;
}

/** The day the text names; a RangeError when it names none. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`Not a day written YYYY-MM-DD: ${text}`);
  return text;
}

/** The day `days` later (earlier when negative). */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  return calendarDate(fromUtc(toUtc(day) + days * millisecondsInADay));
}

/** The same day of the month `months` later, or that month's last day when it is shorter. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const [year, month, dayOfMonth] = numbers(day);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return calendarDate(fromUtc(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth))));
}

/** How many days `to` is after `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toUtc(to) - toUtc(from)) / millisecondsInADay;
}

function numbers(day: string): [year: number, month: number, dayOfMonth: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function toUtc(day: string): number {
  const [year, month, dayOfMonth] = numbers(day);
  return Date.UTC(year, month - 1, dayOfMonth);
}

function fromUtc(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
