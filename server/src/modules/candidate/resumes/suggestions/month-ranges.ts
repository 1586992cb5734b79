/** As people write them in English, German, French, Portuguese and Spanish: whole, or cut short. */
const names = [
  'jan(?:uary|uar|eiro|vier|v)?|ene(?:ro)?',
  'feb(?:ruary|ruar|rero)?|fev(?:ereiro)?|f[ée]vr?(?:ier)?',
  'mar(?:ch|ço|zo|s)?|märz?',
  'apr(?:il)?|abr(?:il)?|avr(?:il)?',
  'may(?:o)?|mai(?:o)?',
  'june?|juni(?:o)?|jun(?:ho)?|juin',
  'july?|juli(?:o)?|jul(?:ho)?|juil(?:let)?',
  'aug(?:ust)?|ago(?:sto)?|août',
  'sept?(?:ember|embre|iembre)?|set(?:embro)?',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?',
  'nov(?:ember|embre|embro|iembre)?',
  'dec(?:ember)?|dez(?:ember|embro)?|déc(?:embre)?|dic(?:iembre)?',
];

/** `set` and `out` are English words too, unless a full stop or `de` follows. */
const everydayWord = String.raw`(?:set|out)[\s,]+['’‘\d]`;
const monthName = String.raw`(?<!\p{L})(?!${everydayWord})(?:${names.join('|')})(?!\p{L})\.?`;

const patterns = names.map((name) => new RegExp(`^(?:${name})$`, 'i'));

/** 1 to 12. */
function monthOfName(written: string): number | undefined {
  const name = written.replace(/\.$/, '');
  const place = patterns.findIndex((pattern) => pattern.test(name));
  return place < 0 ? undefined : place + 1;
}

/**
 * When something began and ended, as far as written: months as MM/YYYY, omitted where only a year is given.
 */
export interface MonthRange {
  readonly start: string | undefined;
  readonly end: string | undefined;
  /** It says that it has not ended. */
  readonly current: boolean;
  /** The very words. */
  readonly written: string;
}

const year = String.raw`(?:19[4-9]|20[0-9])\d(?!\d)`;
const shortYear = String.raw`['’‘]\d\d(?!\d)`;
const season = String.raw`(?<!\p{L})(?:spring|summer|autumn|fall|winter|easter|christmas)\s+(?:of\s+)?${year}`;
const day = String.raw`(?:[0-3]?\d(?:st|nd|rd|th)?\.?\s+)?`;
const namedMonth = String.raw`${day}${monthName}[\s,/-]*(?:de\s+|of\s+)?(?:${year}|${shortYear})`;
const wholeDay = String.raw`[0-3]?\d([./-])[01]?\d\k<SEP>${year}`;
const numbered = String.raw`(?:0?[1-9]|1[0-2])\s*[/.-]\s*${year}`;
const yearFirst = String.raw`${year}\s?[-/.]\s?(?:0[1-9]|1[0-2])(?!\d)`;
const shortNumbered = String.raw`(?:0[1-9]|1[0-2])\/\d\d(?!\d)`;
/** Two of these may stand in one pattern, so that the name of its group must differ. */
const moment = (group: string) =>
  `(?:${namedMonth}|${season}|${wholeDay.replace('(', `(?<${group}>`).replace('SEP', group)}|${numbered}|${yearFirst}|${year})`;

const now = String.raw`(?:present|current(?:ly)?|now|today|ongoing|continuing|onwards?|(?:(?:to|till?|until)\s+)?(?:date|now|present)|heute|jetzt|atual(?:mente)?|o momento|aujourd[’']hui|ce jour|présent|actual(?:idad|mente)?|presente)(?!\p{L})`;
const to = String.raw`(?:\s*[-–—−]\s*(?:(?:until|till|to)\s+)?|\s+(?:to|until|till|bis|à|au|a|até)\s+)`;
/** `Mar-21`: read so only where the other end is written alike, or is today. */
const monthOfShortYear = String.raw`${monthName}[\s/-]\d\d(?!\d)`;
/** `2009–16` */
const yearToShort = String.raw`(?<fromYear>${year})\s*[-–—−/]\s*(?<toYear>\d\d)(?![\d/.-])`;
/** `2016–` at the end of a line or of a cell says that it has not ended. */
const openEnd = String.raw`(?<fromOpen>${moment('c')})\s*[-–—−](?=\s*(?:$|[\t:)\]]))`;
const range = new RegExp(
  String.raw`(?<![\d/.])(?:(?<from>${moment('a')})${to}(?<to>${moment('b')}|${now})|(?<fromMonth>${monthName})${to}(?<toSame>${namedMonth})|(?<fromShort>${shortNumbered}|${monthOfShortYear})${to}(?<toShort>${shortNumbered}|${monthOfShortYear}|${now})|${openEnd}|${yearToShort})(?![\d/])`,
  'iu',
);
const since = new RegExp(
  String.raw`(?<!\p{L})(?:since|from|seit|depuis|desde)\s+(?<from>${moment('a')})(?![\d/])`,
  'iu',
);
const single = new RegExp(String.raw`(?<![\d/.])${moment('a')}(?![\d/])`, 'iu');
const isNow = new RegExp(`^${now}$`, 'iu');

/** Whether numbers of days that may be either, such as 01/04/2021, are read with the day first. */
export type DayOrder = 'day first' | 'unknown';

/** The first range in a line. */
export function rangeIn(line: string, order: DayOrder = 'unknown'): MonthRange | undefined {
  const match = range.exec(line) ?? since.exec(line);
  if (match === null) return undefined;
  const {
    from,
    to: until,
    fromMonth,
    toSame,
    fromShort,
    toShort,
    fromOpen,
    fromYear,
    toYear,
  } = match.groups ?? {};
  if (fromYear !== undefined && toYear !== undefined && !isLater(fromYear, toYear)) return undefined;
  const last = until ?? toSame ?? toShort ?? toYear;
  const current = last === undefined || isNow.test(last);
  const end = current || last === undefined ? undefined : monthIn(last, 'range', order);
  const ofSameYear =
    fromMonth === undefined ? undefined : monthIn(`${fromMonth} ${end?.slice(3) ?? ''}`, 'range', order);
  const start = ofSameYear ?? monthIn(from ?? fromShort ?? fromOpen ?? '', 'range', order);
  const isBackwards = start !== undefined && end !== undefined && inOrder(start) > inOrder(end);
  const months = isBackwards ? { start: undefined, end: undefined } : { start, end };
  return { ...months, current, written: match[0] };
}

/** Within a working life: 1998–02 is, and 2018–09 is September. */
function isLater(fromYear: string, toYear: string): boolean {
  const years = (Number(toYear) - (Number(fromYear) % 100) + 100) % 100;
  return years > 0 && years <= 50;
}

/** As the whole text writes its days: one that can only be read with the day first decides about the others. */
export function dayOrderOf(text: string): DayOrder {
  const days = [...text.matchAll(/(?<![\d/.])(\d{1,2})[/-](\d{1,2})[/-](?:19|20)\d\d(?!\d)/g)];
  const isDayFirst = days.some(([, first]) => Number(first) > 12);
  return isDayFirst && !days.some(([, , second]) => Number(second) > 12) ? 'day first' : 'unknown';
}

/** The first single month or year in a line, with the month if one is written. */
export function momentIn(
  line: string,
): { readonly month: string | undefined; readonly written: string } | undefined {
  const text = single.exec(line)?.[0];
  return text === undefined ? undefined : { month: monthIn(text, 'alone'), written: text };
}

/** A word or a number that could be two months, or none, is none: 03/04/2019, or 2010-12 for two years. */
function monthIn(
  written: string,
  stands: 'range' | 'alone',
  order: DayOrder = 'unknown',
): string | undefined {
  const name = new RegExp(monthName, 'iu').exec(written)?.[0];
  const yearText = /\d{4}/.exec(written)?.[0] ?? centuryOf(/(\d\d)\s*$/.exec(written)?.[1]);
  if (yearText === undefined) return undefined;
  if (name !== undefined) return monthOf(monthOfName(name), yearText);
  const parts = written.split(/\s*[./-]\s*/).map(Number);
  const [first = 0, second = 0] = parts;
  if (parts.length === 3) {
    const isDayFirst = order === 'day first' || first > 12 || first === second || written.includes('.');
    return monthOf(isDayFirst ? second : second > 12 ? first : undefined, yearText);
  }
  if (parts.length !== 2) return undefined;
  if (first > 31) return stands === 'range' ? monthOf(second, yearText) : undefined;
  return monthOf(first, yearText);
}

function monthOf(month: number | undefined, yearText: string): string | undefined {
  if (month === undefined || month < 1 || month > 12) return undefined;
  return `${String(month).padStart(2, '0')}/${yearText}`;
}

/** '19 is 2019, and '98 is 1998. */
function centuryOf(short: string | undefined): string | undefined {
  if (short === undefined) return undefined;
  return Number(short) < 50 ? `20${short}` : `19${short}`;
}

const inOrder = (month: string) => `${month.slice(3)}${month.slice(0, 2)}`;
