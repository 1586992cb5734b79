import { setImmediate } from 'node:timers/promises';
import {
  sheetEnd,
  sheetPart,
  sheetRow,
  sheetStart,
  type WorkbookCell,
  type WorkbookColumn,
  workbookParts,
} from '@portway/formats/workbook';
import { zipStream } from './zip-stream.ts';

export interface Workbook {
  readonly sheet: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly (readonly WorkbookCell[])[];
  readonly madeAt: Date;
}

/** Packed between two turns of the event loop, about 5 ms of work each. */
const rowsAtOnce = 250;

/** An Excel workbook of one sheet. Other requests are served while a long one is packed. */
export async function workbookFile({ sheet, columns, rows, madeAt }: Workbook): Promise<Uint8Array> {
  const zip = zipStream(madeAt);
  const encoder = new TextEncoder();
  for (const [path, xml] of workbookParts(sheet)) {
    const part = zip.begin(path, 'deflated');
    part.write(encoder.encode(xml));
    part.end();
  }
  const part = zip.begin(sheetPart, 'deflated');
  part.write(encoder.encode(sheetStart(columns)));
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const chunk = rows
      .slice(first, first + rowsAtOnce)
      .map((cells, index) => sheetRow(columns, cells, first + index + 1));
    part.write(encoder.encode(chunk.join('')));
    await setImmediate();
  }
  part.write(encoder.encode(sheetEnd(columns, rows.length)));
  part.end();
  zip.end();
  return new Uint8Array(Buffer.concat(zip.ready()));
}
