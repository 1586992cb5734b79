import { readWorkbook } from '../xlsx/read-workbook.ts';
import { fileFormat } from './file-format.ts';
import { readCsv } from './read-csv.ts';
import { type Table, tableRows, UnreadableTable, type Wanted } from './table-rows.ts';

/** Reads a file as a table: a CSV text or one sheet of an Excel workbook. Throws UnreadableTable. */
export async function readTable(bytes: Uint8Array, wanted: Wanted): Promise<Table> {
  const file = fileFormat(bytes);
  if (file.format === 'workbook') return await fromWorkbook(bytes, wanted);
  const rows = tableRows(wanted);
  readCsv(file.text, rows);
  return rows.end({ sheets: [], sheet: 0, encoding: file.encoding });
}

/** The sheet that is wanted; without one, the first that is not hidden and holds a table. */
async function fromWorkbook(bytes: Uint8Array, wanted: Wanted): Promise<Table> {
  const { sheets, read } = await readWorkbook(bytes);
  const readOne = async (sheet: number) => {
    const rows = tableRows(wanted);
    await read(sheet, rows);
    return rows.end({ sheets, sheet, encoding: null });
  };
  if (wanted.sheet !== undefined) return await readOne(wanted.sheet);
  const places = sheets.flatMap(({ isHidden }, place) => (isHidden ? [] : [place]));
  let why: UnreadableTable | undefined;
  for (const sheet of places.slice(0, maxTried))
    try {
      const table = await readOne(sheet);
      // A cover sheet is a list of single cells.
      if (table.headings.length > 1 || sheets.length === 1) return table;
      why ??= new UnreadableTable('No sheet of this workbook holds a table. Put the headings in one row.');
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      why ??= error;
    }
  throw why ?? new UnreadableTable('All sheets of this workbook are hidden.');
}

const maxTried = 10;
