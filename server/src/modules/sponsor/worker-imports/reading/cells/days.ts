import { isCalendarDate } from '@portway/rules/kernel';
import { type CellValue, fault, value } from './cell-value.ts';

/** Which of two numbers of a day comes first: 3/4/2026 is 3 April, or 4 March. */
export type DateOrder = 'day-first' | 'month-first';

interface DayOptions {
  /** Null where nothing says which. */
  readonly order: DateOrder | null;
  readonly isBirth?: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

const unclear = fault(
  'unclear-day',
  'Write a real day, with its month and year: 31/12/2026, 31 Dec 2026 or 2026-12-31.',
);

const weekdayBefore = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;
const timeAfter =
  /(?:[T,]\s?|\s+)(?:at\s+)?(\d{1,2}):\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*([ap]\.?m\.?)?\s*(z|utc|gmt|bst|[+-]\d{2}:?\d{2})?$/i;

/** A day in any form that has one reading, as YYYY-MM-DD. */
export const day =
  (options: DayOptions) =>
  (text: string): CellValue<string> => {
    const plain = text.replace(weekdayBefore, '');
    const time = timeAfter.exec(plain);
    const dayText = (time === null ? plain : plain.slice(0, time.index)).trim();
    const reading = dayIn(dayText, options);
    return time === null ? reading : inLondon(reading, time);
  };

/** Each day that a text can mean. */
export function daysIn(text: string, today: string): readonly string[] {
  const readings = (['day-first', 'month-first'] as const).map((order) => day({ order, today })(text));
  return readings.flatMap((reading) => ('value' in reading ? [reading.value] : []));
}

/** Midnight in summer is 23:00 of the day before in the time that computers keep. */
function inLondon(
  reading: CellValue<string>,
  [, hour = '', half, zone = '']: RegExpExecArray,
): CellValue<string> {
  if (!('value' in reading) || half !== undefined) return reading;
  if (Number(hour) !== 23 || !/^(?:z|utc|\+00:?00)$/i.test(zone)) return reading;
  const moment = new Date(`${reading.value}T23:00:00Z`);
  const londonDay = londonDays.format(moment);
  if (londonDay === reading.value) return reading;
  return fault(
    'unclear-day',
    'This is 23:00 in universal time, which is midnight in London. Choose the day.',
    [choiceOf(londonDay), choiceOf(reading.value)],
  );
}

const londonDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const daysInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 31 December 2026, from YYYY-MM-DD. */
export const dayInWords = (iso: string) => daysInWords.format(new Date(`${iso}T00:00:00Z`));

const choiceOf = (iso: string) => ({ value: iso, label: dayInWords(iso) });

function dayIn(text: string, options: DayOptions): CellValue<string> {
  const iso = /^(\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso !== null) {
    const [, year = '', month = '', dayOfMonth = ''] = iso;
    const isoDay = isoOf(Number(year), Number(month), Number(dayOfMonth));
    if (isoDay !== null) return value(isoDay);
  }
  const numbers = numbersOf(text);
  if (numbers !== null) return ofNumbers(numbers, options);
  return withMonthName(text, options) ?? serialDay(text) ?? unclear;
}

/** The two numbers and the year of 3/4/2026, 3.4.26, 03042026 or 3042026. */
function numbersOf(text: string): readonly [first: number, second: number, year: string] | null {
  const parts = /^(\d{1,2})\s?([-/.\s])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/.exec(text);
  if (parts !== null) return [Number(parts[1]), Number(parts[3]), parts[4] ?? ''];
  const digits = /^(\d{1,2})(\d{2})((?:19|20)\d{2})$/.exec(text);
  return digits === null ? null : [Number(digits[1]), Number(digits[2]), digits[3] ?? ''];
}

/** Which order such a day is in by itself; `either` where both give a day, null where the text is none of this form. */
export function dayOrderOf(text: string): DateOrder | 'either' | null {
  const time = timeAfter.exec(text);
  const numbers = numbersOf((time === null ? text : text.slice(0, time.index)).trim());
  if (numbers === null) return null;
  const [first, second] = numbers;
  if (first > 12) return second > 12 ? null : 'day-first';
  if (second > 12) return 'month-first';
  return first === second ? null : 'either';
}

function ofNumbers(
  [first, second, writtenYear]: readonly [number, number, string],
  options: DayOptions,
): CellValue<string> {
  const year = yearOf(writtenYear, options);
  if (year === null) return unclear;
  const dayFirst = isoOf(year, second, first);
  const monthFirst = isoOf(year, first, second);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) {
    const only = dayFirst ?? monthFirst;
    return only === null ? unclear : value(only);
  }
  if (options.order !== null) return value(options.order === 'day-first' ? dayFirst : monthFirst);
  return fault(
    'day-order',
    `This is ${dayInWords(dayFirst)} or ${dayInWords(monthFirst)}. Choose whether the day or the month comes first.`,
    [choiceOf(dayFirst), choiceOf(monthFirst)],
  );
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'];
const everyMonth = [...months, 'october', 'november', 'december'];

function withMonthName(text: string, options: DayOptions): CellValue<string> | null {
  const dayThenMonth =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*(?:of\s+)?([a-z]{3,9})\.?[\s,./-]*(\d{4}|['’]?\d{2})$/i.exec(text);
  const monthThenDay = /^([a-z]{3,9})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4})$/i.exec(text);
  const yearFirst = /^(\d{4})[\s-]([a-z]{3,9})\.?[\s-](\d{1,2})$/i.exec(text);
  const parts =
    (dayThenMonth && ([dayThenMonth[1], dayThenMonth[2], dayThenMonth[3]] as const)) ??
    (monthThenDay && ([monthThenDay[2], monthThenDay[1], monthThenDay[3]] as const)) ??
    (yearFirst && ([yearFirst[3], yearFirst[2], yearFirst[1]] as const));
  if (parts === null) return null;
  const [dayOfMonth = '', monthName = '', writtenYear = ''] = parts;
  const name = monthName.toLowerCase();
  const month = everyMonth.findIndex((each) => each.startsWith(name === 'sept' ? 'sep' : name)) + 1;
  const year = yearOf(writtenYear.replace(/['’]/, ''), options);
  const iso = month === 0 || year === null ? null : isoOf(year, month, Number(dayOfMonth));
  return iso === null ? null : value(iso);
}

/** A day as a spreadsheet counts it: 1 is 1 January 1900, within this century and the last. */
function serialDay(text: string): CellValue<string> | null {
  const [, days] = /^(\d{5})(?:\.\d{1,12})?$/.exec(text) ?? [];
  if (days === undefined) return null;
  const iso = new Date(Date.UTC(1899, 11, 30 + Number(days))).toISOString().slice(0, 10);
  return iso > '1920' && iso < '2100' ? value(iso) : null;
}

/** A year of two digits is in this century up to 60; of a birth, so that the person is of working age. */
function yearOf(written: string, { isBirth = false, today }: DayOptions): number | null {
  const year = Number(written);
  if (written.length === 4) return year >= 1900 && year <= 2100 ? year : null;
  if (!isBirth) return year <= 60 ? 2000 + year : 1900 + year;
  const thisYear = Number(today.slice(0, 4));
  return [2000 + year, 1900 + year].find((each) => thisYear - each >= 15 && thisYear - each <= 90) ?? null;
}

function isoOf(year: number, month: number, dayOfMonth: number): string | null {
  const iso = `${year}-${`${month}`.padStart(2, '0')}-${`${dayOfMonth}`.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}
