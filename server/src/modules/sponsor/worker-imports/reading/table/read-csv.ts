import { CsvError, parse } from 'csv-parse/sync';
import type { TableRows } from './table-rows.ts';
import { UnreadableTable } from './table-rows.ts';

/** The most that one row holds, in characters: enough for 200 columns of addresses. */
const maxRowLength = 100_000;

/** So many rows with a quotation mark in a wrong place are given out; with more, the marks mean something else. */
const maxBrokenRows = 50;

const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const;

/**
 * Gives out the rows of a text in one go, up to some seconds for a hostile file: in a thread (read-table.worker.ts).
 * A row whose quotation mark is never closed is given out as it stands, mark and all: its cell is then a fault of its
 * own, and the rows below are read. Throws UnreadableTable.
 */
export function readCsv(text: string, rows: TableRows): void {
  const { delimiter, start } = formatOf(text);
  let bytes = Buffer.from(start === 0 ? text : text.slice(start));
  let row = 0;
  for (let brokenCount = 0; ; brokenCount++) {
    const first = row;
    let end = 0;
    try {
      parse(bytes, {
        ...options,
        delimiter,
        max_record_size: maxRowLength,
        on_record: (record, info) => {
          row = first + info.records + info.empty_lines;
          end = info.bytes;
          rows.take(row, record);
          return null;
        },
      });
      return;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const line = lineAt(bytes, end);
      row += line.row;
      if (brokenCount === maxBrokenRows || !line.text.includes('"'))
        throw new UnreadableTable(messageOf(error, row));
      const [cells = []] = parse(line.text, { ...options, delimiter, quote: false });
      rows.take(row, cells);
      bytes = bytes.subarray(line.end);
    }
  }
}

const [lineFeed, carriageReturn] = [10, 13];
const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === carriageReturn;
const afterLineEnd = (bytes: Buffer, at: number) =>
  at + (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? 2 : 1);

/** The next line that is not empty, how many rows further it is, and where the line after it starts. */
function lineAt(bytes: Buffer, from: number) {
  let start = from;
  let row = 1;
  for (; isLineEnd(bytes[start]); row++) start = afterLineEnd(bytes, start);
  const longest = bytes.subarray(start, start + maxRowLength);
  const length = longest.findIndex(isLineEnd);
  const isTooLong = length === -1 && longest.length === maxRowLength;
  const lineLength = length === -1 ? longest.length : length;
  const text = isTooLong ? '' : longest.toString('utf8', 0, lineLength);
  return { text, row, end: afterLineEnd(bytes, start + lineLength) };
}

function messageOf({ code }: CsvError, row: number): string {
  return code === 'CSV_MAX_RECORD_SIZE'
    ? `Row ${row} is longer than ${maxRowLength.toLocaleString('en-GB')} characters. Perhaps a quotation mark is not closed.`
    : `Row ${row} cannot be read: a quotation mark is not closed or stands in a wrong place.`;
}

const delimiters = [',', ';', '\t', '|'] as const;

/** The sign between the cells, and where the table starts: some programs write a line “sep=;” first, which no spreadsheet shows. */
function formatOf(text: string): { readonly delimiter: string; readonly start: number } {
  const byteOrderMark = text.startsWith('\ufeff') ? 1 : 0;
  const separatorLine = /^"?sep=(.)"?[ \t;,]*(?:\r\n|\r|\n)/i.exec(
    text.slice(byteOrderMark, byteOrderMark + 20),
  );
  if (separatorLine !== null)
    return { delimiter: separatorLine[1] ?? ',', start: byteOrderMark + separatorLine[0].length };
  return { delimiter: delimiterOf(text.slice(byteOrderMark, maxRowLength)), start: byteOrderMark };
}

/** Lines that are looked at for the sign between cells. */
const maxLines = 30;

/** The sign that stands as often in most lines: spreadsheets set to other languages write semicolons, and prices have commas. */
function delimiterOf(start: string): string {
  const lines = start
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, maxLines * 4)
    .filter((line) => line.trim() !== '')
    .slice(0, maxLines);
  const scored = delimiters.map((sign) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const [[count, many] = [0, 0]] = [...counts].toSorted(
      ([one, inOne], [other, inOther]) => inOther - inOne || other - one,
    );
    return { sign, many, count };
  });
  const [best] = scored.toSorted((one, other) => other.many - one.many || other.count - one.count);
  return best === undefined || best.many === 0 ? ',' : best.sign;
}
