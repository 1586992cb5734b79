import { maxColumns, type TableRows, UnreadableTable } from '../table/table-rows.ts';
import { type NumberFormat, shownNumber } from './number-formats.ts';
import { plainText } from './shared-strings.ts';
import { type Attributes, broken, type WorkbookParts } from './workbook-parts.ts';

interface SheetContext {
  readonly texts: readonly string[];
  readonly formatOf: (style: number) => NumberFormat;
  readonly isFrom1904: boolean;
}

const maxCells = 6_000_000;
/** Of one cell, in characters. */
const maxTextLength = 2000;

interface OpenCell {
  readonly place: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  value: string;
  text: string;
}

/** Gives out the rows of one sheet, with the values as their cells show them; of formulas the values that were saved. */
export async function readSheet(
  parts: WorkbookParts,
  name: string,
  { rows, ...context }: SheetContext & { readonly rows: TableRows },
) {
  let row = 0;
  let isHidden = false;
  let cells: string[] = [];
  let cell: OpenCell | null = null;
  let place = -1;
  let count = 0;
  let element = '';
  let isPhonetic = false;
  let isDone = false;

  function openRow({ r, hidden }: Attributes): void {
    const number = r === undefined ? row + 1 : Number(r);
    if (!Number.isInteger(number) || number <= row) throw broken();
    row = number;
    isHidden = hidden === '1' || hidden === 'true';
    cells = [];
    place = -1;
  }

  function openCell({ r, t = 'n', s = '0' }: Attributes): void {
    count++;
    if (count > maxCells) throw new UnreadableTable('This sheet has too many cells. Send it in parts.');
    const next = r === undefined ? place + 1 : placeOf(r);
    if (next <= place) throw broken();
    place = next;
    cell = { place, type: t, style: Number(s), hasFormula: false, value: '', text: '' };
  }

  function closeCell(): void {
    if (cell === null) return;
    const text = textOf(cell, context).trim();
    const { place: at } = cell;
    cell = null;
    if (text === '') return;
    if (at >= maxColumns) throw new UnreadableTable(`This file has more than ${maxColumns} columns.`);
    while (cells.length < at) cells.push('');
    cells.push(text);
  }

  await parts.read(name, {
    isDone: () => isDone,
    open(opened, attributes) {
      element = opened;
      if (opened === 'row') openRow(attributes);
      else if (opened === 'c') openCell(attributes);
      else if (opened === 'f' && cell !== null) cell.hasFormula = true;
      else if (opened === 'rPh') isPhonetic = true;
    },
    close(closed) {
      element = '';
      if (closed === 'c') closeCell();
      else if (closed === 'row') rows.take(row, cells, { isHidden });
      else if (closed === 'rPh') isPhonetic = false;
      else if (closed === 'sheetData') isDone = true;
    },
    text(piece) {
      if (cell === null) return;
      if (element === 'v' && cell.value.length < maxTextLength) cell.value += piece;
      else if (element === 't' && !isPhonetic && cell.text.length < maxTextLength) cell.text += piece;
    },
  });
}

/** The place of a column from its letters: A is 0. */
function placeOf(reference: string): number {
  const [, letters] = /^\$?([A-Z]{1,3})\$?\d{1,7}$/i.exec(reference) ?? [];
  if (letters === undefined) throw broken();
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(
  { type, style, value, text, hasFormula }: OpenCell,
  { texts, formatOf, isFrom1904 }: SheetContext,
): string {
  if (type === 'inlineStr') return plainText(text);
  // A formula that was never worked out: its text is refused as one.
  if (value === '') return hasFormula && type !== 'str' ? '=' : '';
  switch (type) {
    case 's': {
      const shared = texts[Number(value)];
      if (shared === undefined) throw broken();
      return shared;
    }
    case 'n':
      return shownNumber(value, formatOf(style), isFrom1904);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    default:
      return plainText(value);
  }
}
