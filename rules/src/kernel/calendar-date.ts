declare const calendarDay: unique symbol;

/**
 * A day in the United Kingdom as `YYYY-MM-DD`, valid as input from 1900 to 2199. Days compare as text: `a <
 * b`.
 */
export type CalendarDate = string & { readonly [calendarDay]: true };

const millisecondsInADay = 86_400_000;

/** Whether the text is a real day written `YYYY-MM-DD` (31 June is not). */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  return dayOf(text) <= daysInMonth(yearOf(text), monthOf(text));
}

/** The day that the text names; a RangeError if it is not a real day. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`Not a day written YYYY-MM-DD: ${text}`);
  return text;
}

/** The day `days` later (earlier when negative). */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  const sum = new Date(toUtc(day) + days * millisecondsInADay);
  return formatDate(sum.getUTCFullYear(), sum.getUTCMonth() + 1, sum.getUTCDate());
}

/** The same day of the month `months` later, or that month's last day if it is shorter. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const sum = yearOf(day) * 12 + monthOf(day) - 1 + months;
  const year = Math.floor(sum / 12);
  const month = sum - year * 12 + 1;
  return formatDate(year, month, Math.min(dayOf(day), daysInMonth(year, month)));
}

/** The first day from which a number of months reaches another day: months differ in length. */
export function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const sameDay = addMonths(day, -months);
  return addMonths(sameDay, months) < day ? monthsBefore(addDays(day, 1), months) : sameDay;
}

/** How many days `to` is after `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toUtc(to) - toUtc(from)) / millisecondsInADay;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));
const dayOf = (day: string) => Number(day.slice(8, 10));

function toUtc(day: CalendarDate): number {
  return Date.UTC(yearOf(day), monthOf(day) - 1, dayOf(day));
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A day calculated from a real one: it may fall after 2199, so that no input makes a rule fail. */
function formatDate(year: number, month: number, dayOfMonth: number): CalendarDate {
  const text = `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
  if (!isTenLong(text)) throw new RangeError(`Not a day written YYYY-MM-DD: ${text}`);
  return text;
}

function isTenLong(text: string): text is CalendarDate {
  return text.length === 10;
}

function twoDigits(part: number): string {
  return part < 10 ? `0${part}` : `${part}`;
}
