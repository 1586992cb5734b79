import { CsvError, parse } from 'csv-parse/sync';

/** Which rows and cells of a file are wanted. */
export interface Wanted {
  readonly maxRows: number;
  /** The places of the columns whose cells are wanted, counted from 0; without any, only headings and the count of rows. */
  readonly places?: readonly number[];
}

/** A row of a file as a spreadsheet numbers it. */
export interface CsvRow {
  readonly row: number;
  /** By place; empty where the column is not wanted. */
  readonly cells: readonly string[];
  /** How many cells the row has. */
  readonly width: number;
}

/** A file as a table. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  /** How many rows hold something, without the headings. */
  readonly total: number;
}

/** Why a file cannot be read, in words for its sender. */
export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';
}

/** What other files begin with. */
const otherFormats: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is an Excel workbook or another packed file. In your spreadsheet, choose “Save as” and then “CSV UTF-8”.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old Excel workbook. In your spreadsheet, choose “Save as” and then “CSV UTF-8”.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Send a CSV file.'],
  [[0xff, 0xfe], 'This file is in UTF-16. Save it again as “CSV UTF-8”.'],
  [[0xfe, 0xff], 'This file is in UTF-16. Save it again as “CSV UTF-8”.'],
];

/** The most that one row holds, in characters: enough for 200 columns of addresses. */
const maxRowLength = 100_000;
const maxColumns = 200;
/** What a sheet of a spreadsheet can have, empty rows among them. */
const maxSheetRows = 1_048_576;
const maxHeadingLength = 100;

/** The text of a file that can be a CSV table; throws UnreadableCsv for any other. */
export function textOfCsv(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new UnreadableCsv('This file is empty.');
  const otherFormat = otherFormats.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (otherFormat) throw new UnreadableCsv(otherFormat[1]);
  if (bytes.includes(0)) throw new UnreadableCsv('This is not a text file. Send a CSV file.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableCsv(
      'This file is not in UTF-8, so names with accents would be wrong. Save it again as “CSV UTF-8”.',
    );
  }
}

/** Reads a table in one go, up to some seconds for a hostile file: in a thread (read-table.worker.ts). Throws UnreadableCsv. */
export function readCsv(text: string, wanted: Wanted): CsvTable {
  const reading = csvReading(wanted);
  try {
    parse(text, {
      delimiter: delimiterOf(text.slice(0, maxRowLength)),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: maxRowLength,
      on_record: (record, { records, empty_lines }) => {
        reading.take(record, records + empty_lines);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsv(messageOf(error, reading.row() + 1)) : error;
  }
  const table = reading.table();
  if (table === undefined) throw new UnreadableCsv('This file is empty.');
  if (table.total === 0)
    throw new UnreadableCsv('This file has headings only. Add a row for each worker or absence.');
  return table;
}

function messageOf({ code }: CsvError, row: number): string {
  return code === 'CSV_MAX_RECORD_SIZE'
    ? `Row ${row} is longer than ${maxRowLength.toLocaleString('en-GB')} characters. Perhaps a quotation mark is not closed.`
    : `Row ${row} cannot be read: a quotation mark is not closed or stands in a wrong place.`;
}

/** Takes the records of a file one by one, so that what is not wanted is never kept. */
function csvReading({ maxRows, places = [] }: Wanted) {
  const wantedPlaces = new Set(places);
  const lastPlace = Math.max(-1, ...places);
  const rows: CsvRow[] = [];
  let headings: string[] | undefined;
  let total = 0;
  let row = 0;
  return {
    row: () => row,
    table: (): CsvTable | undefined => headings && { headings, rows, total },
    take(record: readonly string[], at: number): void {
      row = at;
      if (row > maxSheetRows)
        throw new UnreadableCsv(
          `This file has more than ${maxSheetRows.toLocaleString('en-GB')} rows, most of them empty. Delete those.`,
        );
      if (record.every((cell) => cell === '')) return;
      if (headings === undefined) {
        if (record.length > maxColumns)
          throw new UnreadableCsv(`This file has more than ${maxColumns} columns.`);
        headings = record.map((cell) => cell.slice(0, maxHeadingLength));
        return;
      }
      total++;
      if (total > maxRows)
        throw new UnreadableCsv(
          `This file has more than ${maxRows.toLocaleString('en-GB')} rows. Send it in parts.`,
        );
      if (lastPlace < 0) return;
      const cells = record
        .slice(0, lastPlace + 1)
        .map((cell, place) => (wantedPlaces.has(place) ? cell : ''));
      rows.push({ row, cells, width: record.length });
    },
  };
}

/** The sign that stands most often between the headings: spreadsheets set to other languages write semicolons. */
function delimiterOf(start: string): string {
  const [head = ''] = start.replaceAll(/"[^"]*"/g, '').split(/\r\n?|\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
