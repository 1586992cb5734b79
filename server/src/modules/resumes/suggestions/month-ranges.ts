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

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const name = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const year = String.raw`(?:19[4-9]|20[0-9])\d`;
const moment = String.raw`(?:${name}[\s,]*${year}|(?:0?[1-9]|1[0-2])\s*[/.]\s*${year}|${year})`;
const now = '(?:present|current(?:ly)?|now|today|ongoing|to date)';
const range = new RegExp(
  String.raw`(?<![\d/.])(?<from>${moment})\s*(?:-|–|—|−|\bto\b|\buntil\b)\s*(?<to>${moment}|${now})(?![\d/])`,
  'i',
);
const since = new RegExp(String.raw`\b(?:since|from)\s+(?<from>${moment})(?![\d/])`, 'i');
const single = new RegExp(String.raw`(?<![\d/.])${moment}(?![\d/])`, 'i');

/** The first range in a line. */
export function rangeIn(line: string): MonthRange | undefined {
  const found = range.exec(line) ?? since.exec(line);
  if (found === null) return undefined;
  const { from = '', to } = found.groups ?? {};
  const current = to === undefined || new RegExp(`^${now}$`, 'i').test(to);
  return {
    start: monthIn(from),
    end: current || to === undefined ? undefined : monthIn(to),
    current,
    written: found[0],
  };
}

/** The first single month or year in a line, with the month if one is written. */
export function momentIn(
  line: string,
): { readonly month: string | undefined; readonly written: string } | undefined {
  const written = single.exec(line)?.[0];
  return written === undefined ? undefined : { month: monthIn(written), written };
}

function monthIn(written: string): string | undefined {
  const yearText = /\d{4}/.exec(written)?.[0] ?? '';
  const numbered = /^(\d{1,2})\s*[/.]/.exec(written)?.[1];
  if (numbered !== undefined) return `${numbered.padStart(2, '0')}/${yearText}`;
  const place = names.indexOf(written.slice(0, 3).toLowerCase());
  return place < 0 ? undefined : `${String(place + 1).padStart(2, '0')}/${yearText}`;
}
