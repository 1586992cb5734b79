import { CsvError, parse } from 'csv-parse/sync';
import type { TableRows } from './table-rows.ts';
import { UnreadableTable } from './table-rows.ts';

/** The most that one row holds, in characters: enough for 200 columns of addresses. */
const maxRowLength = 100_000;

/** Gives out the rows of a text in one go, up to some seconds for a hostile file: in a thread (read-table.worker.ts). Throws UnreadableTable. */
export function readCsv(text: string, rows: TableRows): void {
  const { delimiter, start } = formatOf(text);
  let row = 0;
  try {
    parse(start === 0 ? text : text.slice(start), {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: maxRowLength,
      on_record: (record, { records, empty_lines }) => {
        row = records + empty_lines;
        rows.take(row, record);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableTable(messageOf(error, row + 1)) : error;
  }
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
