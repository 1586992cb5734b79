/** A piece of text at its position on a page: `transform` ends with its left edge and its baseline. */
export interface PlacedText {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
  readonly hasEOL: boolean;
}

/**
 * The text pieces of a column as lines, in the order they were written. A lower piece begins a new line; a gap
 * in a line becomes a space, a wide one a tab; a wide gap between lines an empty line.
 */
export function inColumn(pieces: readonly PlacedText[]): string {
  let text = '';
  let before: PlacedText | undefined;
  for (const piece of pieces) {
    if (piece.str.trim() === '') {
      if (before !== undefined && piece.str !== '' && !/\s$/.test(text)) text += ' ';
      continue;
    }
    text = `${before === undefined ? '' : text.replace(/ $/, '')}${between(before, piece)}${piece.str}`;
    before = piece;
  }
  return text.trim();
}

function between(before: PlacedText | undefined, piece: PlacedText): string {
  if (before === undefined) return '';
  const size = heightOf(piece) || heightOf(before) || 10;
  const drop = footOf(before) - footOf(piece);
  if (Math.abs(drop) > size * 0.5) return drop > size * 2.1 || drop < 0 ? '\n\n' : '\n';
  const gap = gapBetween(before, piece);
  if (gap > size * 2 || gap < -size) return '\t';
  return gap > size * 0.15 ? ' ' : '';
}

export const leftOf = ({ transform }: PlacedText) => transform[4] ?? 0;
export const rightOf = (piece: PlacedText) => leftOf(piece) + piece.width;
export const footOf = ({ transform }: PlacedText) => transform[5] ?? 0;
export const heightOf = ({ height, transform }: PlacedText) => height || Math.abs(transform[3] ?? 0);
export const gapBetween = (before: PlacedText, piece: PlacedText) => leftOf(piece) - rightOf(before);

/** A piece of a line with room on both sides: a label, or the value beside it. */
export interface PdfCell {
  readonly text: string;
  /** Its left edge, in points from that of the page. */
  readonly left: number;
}

/** What stands at one height, from left to right. */
export type PdfRow = readonly PdfCell[];

const maxRowsOfPage = 600;
const maxCell = 1000;

/**
 * The rows of a page, from top to bottom, in whatever order the file draws them: what is at one height belongs together, as
 * in a form whose labels are on the left and whose values are on the right.
 */
export function rowsOf(pieces: readonly PlacedText[]): readonly PdfRow[] {
  const rows: { readonly foot: number; readonly size: number; readonly pieces: PlacedText[] }[] = [];
  const fromTop = pieces
    .filter(({ str }) => str.trim() !== '')
    .toSorted((one, other) => footOf(other) - footOf(one) || leftOf(one) - leftOf(other));
  for (const piece of fromTop) {
    const row = rows.at(-1);
    const size = heightOf(piece) || 10;
    if (row !== undefined && row.foot - footOf(piece) <= Math.min(size, row.size) * 0.5)
      row.pieces.push(piece);
    else rows.push({ foot: footOf(piece), size, pieces: [piece] });
  }
  return rows.slice(0, maxRowsOfPage).map((row) => cellsOf(row.pieces));
}

function cellsOf(pieces: readonly PlacedText[]): PdfRow {
  const cells: { text: string; readonly left: number }[] = [];
  let before: PlacedText | undefined;
  for (const piece of pieces.toSorted((one, other) => leftOf(one) - leftOf(other))) {
    const cell = cells.at(-1);
    const size = heightOf(piece) || 10;
    const gap = before === undefined ? 0 : gapBetween(before, piece);
    if (cell === undefined || gap > size * 1.2) cells.push({ text: piece.str, left: leftOf(piece) });
    else cell.text = `${cell.text}${gap > size * 0.15 ? ' ' : ''}${piece.str}`;
    before = piece;
  }
  return cells.map(({ text, left }) => ({
    text: text.replaceAll(/\s+/g, ' ').trim().slice(0, maxCell),
    left: Math.round(left),
  }));
}
