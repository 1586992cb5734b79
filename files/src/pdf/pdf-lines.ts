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
