import { editDistance } from '@portway/rules/word-index';

export interface Marked {
  readonly text: string;
  /** Whether it is a word of the search, or begins with one. */
  readonly isMatch: boolean;
}

/** A name in pieces: the words that a search found, and the text between them. */
export function markedWords(name: string, query: string): Marked[] {
  const sought = wordsIn(query);
  if (sought.length === 0) return [{ text: name, isMatch: false }];
  const pieces = name.split(/([\p{L}\p{N}'’]+)/u).filter((text) => text !== '');
  const parts = pieces.map((text) => ({ text, isMatch: isSought(fold(text), sought) }));
  const runs: Marked[] = [];
  for (const piece of parts) {
    const last = runs.at(-1);
    if (last?.isMatch === piece.isMatch) runs.splice(-1, 1, { ...piece, text: last.text + piece.text });
    else runs.push(piece);
  }
  return runs;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const wordsIn = (query: string) =>
  query
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(fold)
    .filter((word) => word !== '');

/** Also a word with a slip of the pen: one in a word of four letters or more, two in one of eight. */
function isSought(word: string, sought: readonly string[]): boolean {
  if (word === '') return false;
  return sought.some((one) => {
    if (word.startsWith(one)) return true;
    const slips = one.length >= 8 ? 2 : one.length >= 4 ? 1 : 0;
    return slips > 0 && editDistance(word, one, slips) <= slips;
  });
}
