import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';

/** A file as a table: its headings, and its rows as a spreadsheet numbers them. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
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

const records = z.array(z.string());

/** Reads a table; throws UnreadableCsv. It reads piece by piece, so that the site answers meanwhile. */
export async function readCsv(text: string, maxRows: number): Promise<CsvTable> {
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({ delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false, trim: true }),
  );
  const lines: CsvTable['rows'][number][] = [];
  let row = 0;
  try {
    for await (const record of parser) {
      row++;
      const cells = records.parse(record);
      if (cells.some((cell) => cell !== '')) lines.push({ row, cells });
      if (lines.length > maxRows + 1)
        throw new UnreadableCsv(
          `This file has more than ${maxRows.toLocaleString('en-GB')} rows. Send it in parts.`,
        );
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableCsv(
        `Row ${row + 1} cannot be read: a quotation mark is not closed or stands in a wrong place.`,
      );
    throw error;
  } finally {
    parser.destroy();
  }
  const [head, ...rows] = lines;
  if (head === undefined) throw new UnreadableCsv('This file is empty.');
  if (head.cells.length > 200) throw new UnreadableCsv('This file has more than 200 columns.');
  if (rows.length === 0)
    throw new UnreadableCsv('This file has headings only. Add a row for each worker or absence.');
  return { headings: head.cells.map((cell) => cell.slice(0, 100)), rows };
}

function* piecesOf(text: string): Generator<string> {
  const size = 65_536;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** The sign that stands most often between the headings: spreadsheets set to other languages write semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
