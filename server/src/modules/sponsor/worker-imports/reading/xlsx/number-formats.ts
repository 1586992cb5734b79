import type { WorkbookParts } from './workbook-parts.ts';

/** How the numbers of a cell are shown, as far as it changes what they say. */
export type NumberFormat =
  | { readonly shows: 'number'; readonly before: string; readonly after: string; readonly digits: number }
  | { readonly shows: 'day' | 'time' | 'duration' | 'percent' };

const plain: NumberFormat = { shows: 'number', before: '', after: '', digits: 0 };

/** The formats of the cells of a workbook, by their style. */
export async function readFormats(parts: WorkbookParts, name: string | undefined) {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  if (name !== undefined && parts.has(name))
    await parts.read(name, {
      open(element, { numFmtId = '0', formatCode = '' }) {
        if (element === 'numFmt') codes.set(Number(numFmtId), formatCode);
        if (element === 'cellXfs') isInCells = true;
        if (element === 'xf' && isInCells && styles.length < maxStyles) styles.push(Number(numFmtId));
      },
      close(element) {
        if (element === 'cellXfs') isInCells = false;
      },
    });
  const cache = new Map<number, NumberFormat>();
  return (style: number): NumberFormat => {
    const id = styles[style] ?? 0;
    const format = cache.get(id) ?? formatOf(id, codes.get(id));
    cache.set(id, format);
    return format;
  };
}

/** A workbook has at most so many. */
const maxStyles = 65_000;

/** Formats that every spreadsheet has, by their number. */
function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return formatOfCode(code);
  if (id === 9 || id === 10) return { shows: 'percent' };
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
    return { shows: 'day' };
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return { shows: 'time' };
  return id === 46 ? { shows: 'duration' } : plain;
}

export function formatOfCode(code: string): NumberFormat {
  const [section = ''] = code.slice(0, 200).split(';');
  if (/\[h+\]|\[m+\]|\[s+\]/i.test(section)) return { shows: 'duration' };
  const signs = section
    .replaceAll(/"[^"]*"|\\.|_./g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .toLowerCase();
  if (/general/.test(signs)) return plain;
  if (/[yd]/.test(signs)) return { shows: 'day' };
  if (/[hs]/.test(signs)) return { shows: 'time' };
  if (/m/.test(signs)) return { shows: 'day' };
  if (signs.includes('%')) return { shows: 'percent' };
  const [before = '', after = ''] = section
    .replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replaceAll(/\[[^\]]*\]|_.|\*./g, '')
    .split(/[#0?](?:[#0?.,\s]*[#0?])?/, 2);
  const digits = /^0{2,}$/.test(signs) ? signs.length : 0;
  return { shows: 'number', before: wordsIn(before), after: wordsIn(after), digits };
}

/** Currencies and words that stand beside the number. */
const wordsIn = (text: string) =>
  text
    .replaceAll(/["\\]/g, '')
    .replaceAll(/[()\-+,\s]+/g, ' ')
    .trim();

/** A number as its cell shows it: a day as YYYY-MM-DD, hours as 37:30. */
export function shownNumber(raw: string, format: NumberFormat, isFrom1904: boolean): string {
  const number = Number(raw);
  if (raw === '' || !Number.isFinite(number)) return raw;
  const plainNumber = `${Number(number.toPrecision(15))}`;
  switch (format.shows) {
    case 'day':
      return dayOf(number, isFrom1904) ?? plainNumber;
    case 'time':
      return number >= 0 && number < 1 ? clock(number) : (dayOf(number, isFrom1904) ?? plainNumber);
    case 'duration':
      return number >= 0 && number < 1000 ? clock(number) : plainNumber;
    case 'percent':
      return `${Number((number * 100).toPrecision(12))}%`;
    case 'number': {
      const { before, after, digits } = format;
      return `${before} ${plainNumber.padStart(digits, '0')} ${after}`.trim();
    }
  }
}

const minutesADay = 1440;

/** Hours and minutes of a part of a day, or of several. */
function clock(days: number): string {
  const minutes = Math.round(days * minutesADay);
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
}

const lastSerial = 2_958_465;

/** Spreadsheets count days from 1900, in which they have a 29 February, or from 1904. */
function dayOf(serial: number, isFrom1904: boolean): string | null {
  if (serial < 1 || serial > lastSerial) return null;
  const minutes = Math.round(serial * minutesADay);
  const days = Math.floor(minutes / minutesADay);
  const firstDay = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const iso = new Date(firstDay + minutes * 60_000).toISOString();
  return minutes % minutesADay === 0 ? iso.slice(0, 10) : iso.slice(0, 16);
}
