import { noStrokes, StrokeCount, type Strokes } from './pdf-strokes.ts';
import {
  afterDelimiter,
  afterPicture,
  beginsNumber,
  isDelimiter,
  isSpace,
  readNumber,
  readWord,
  wordNumber,
} from './pdf-words.ts';

/** What the words of a page ask of who draws it. */
export interface Operators {
  /** Each takes a reader some microseconds, whether it paints or only says how. */
  readonly count: number;
  /** How deep saved states lie in one another at most: each clip is applied in all that lie in it. */
  readonly depth: number;
  /** How many saved states are still open at the end; below 0 for the ends of what other words opened. */
  readonly open: number;
  readonly strokes: Strokes;
}

/** Of a picture. */
export const noOperators: Operators = { count: 0, depth: 0, open: 0, strokes: noStrokes };

const save = wordNumber('q');
const restore = wordNumber('Q');
const pictureData = wordNumber('ID');

/** Reads the words of a page once, from the first to the last: 50 MB take a second or two. */
export function operatorsIn(words: Buffer): Operators {
  const strokes = new StrokeCount();
  const token = { value: 0, end: 0 };
  let [count, depth, open, at] = [0, 0, 0, 0];
  while (at < words.length) {
    if (isSpace(words, at)) at++;
    else if (isDelimiter(words, at)) {
      const start = at;
      at = afterDelimiter(words, start);
      strokes.delimiter(words[start] ?? 0, at - start);
    } else if (beginsNumber(words, at)) {
      readNumber(words, at, token);
      strokes.number(token.value);
      at = token.end;
    } else {
      readWord(words, at, token);
      at = token.end;
      count++;
      strokes.operator(token.value);
      if (token.value === save) depth = Math.max(depth, ++open);
      else if (token.value === restore) open--;
      else if (token.value === pictureData) at = afterPicture(words, at);
    }
  }
  return { count, depth, open, strokes: strokes.total };
}
