import { z } from 'zod';

const softHyphen = '\u00ad';
/** What the library leaves out of its text. */
const isUnseen = (sign: string) => /\s|\p{Cf}|\p{Cc}/u.test(sign);
const glyph = z.object({ unicode: z.string() });
const showTextArguments = z.tuple([z.array(z.unknown())]);

/** The signs that a page draws, in the order of its operators. */
export interface DrawnSigns {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/**
 * Pieces of text with the soft hyphens that the library leaves out: some programs write every hyphen as one. Unchanged
 * where the two readings of the page differ in anything else.
 */
export function withSoftHyphens<Piece extends { readonly str: string }>(
  pieces: readonly Piece[],
  { fnArray, argsArray }: DrawnSigns,
  showText: number,
): readonly Piece[] {
  const signs = fnArray.flatMap((operator, place) =>
    operator === showText ? signsOf(argsArray[place]) : [],
  );
  if (!signs.includes(softHyphen)) return pieces;
  let at = 0;
  const result: Piece[] = [];
  for (const piece of pieces) {
    let str = '';
    for (const letter of piece.str) {
      if (isUnseen(letter)) {
        str += letter;
        continue;
      }
      for (; at < signs.length && isUnseen(signs[at] ?? ''); at += 1)
        if (signs[at] === softHyphen) str += softHyphen;
      if (signs[at] !== letter) return pieces;
      str += letter;
      at += 1;
    }
    for (; signs[at] === softHyphen; at += 1) str += softHyphen;
    result.push({ ...piece, str });
  }
  return result;
}

function signsOf(args: unknown): readonly string[] {
  const glyphs = showTextArguments.safeParse(args).data?.[0] ?? [];
  return glyphs.flatMap((each) => [...(glyph.safeParse(each).data?.unicode ?? '')]);
}
