import { editDistance } from './edit-distance.ts';

/** Every word of the index in alphabetical order, so that all words with one beginning are adjacent. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly idOf: ReadonlyMap<string, number>;
  /** Which letters each word has, a bit for each. */
  readonly letters: Int32Array;
  readonly lengths: Uint8Array;
}

/** Adjacent words in the vocabulary: from `from` up to but not including `until`. */
export interface WordRange {
  readonly from: number;
  readonly until: number;
}

/** A word that a misspelt one may have meant, and the edit distance between them. */
export interface Near {
  readonly id: number;
  readonly distance: number;
}

export function createVocabulary(unsorted: Iterable<string>): Vocabulary {
  const words = [...unsorted].sort((one, other) => (one < other ? -1 : 1));
  return {
    words,
    idOf: new Map(words.map((word, id) => [word, id])),
    letters: Int32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => length),
  };
}

/** The words that begin with these letters. */
export function wordsBeginning({ words }: Vocabulary, letters: string): WordRange {
  return { from: firstNotBefore(words, letters), until: firstNotBefore(words, `${letters}\uffff`) };
}

function firstNotBefore(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const maxNear = 6;

/** The known words nearest to an unknown one; if there are several at the same distance, the first few. */
export function wordsNear(vocabulary: Vocabulary, word: string): Near[] {
  const most = maxAway(word);
  if (most === 0) return [];
  const near = nearWithin(vocabulary, word, most);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).slice(0, maxNear);
}

/** The words that differ from a known one by one letter. */
export function wordsBeside(vocabulary: Vocabulary, word: string): number[] {
  if (maxAway(word) === 0) return [];
  return nearWithin(vocabulary, word, 1).flatMap(({ id, distance }) => (distance === 1 ? [id] : []));
}

/** Allows one wrong letter in a word of four, two in a word of eight, none in a shorter one. */
function maxAway({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function nearWithin({ words, letters, lengths }: Vocabulary, word: string, most: number): Near[] {
  const near: Near[] = [];
  const own = lettersOf(word);
  for (let id = 0; id < letters.length; id++) {
    if (Math.abs((lengths[id] ?? 0) - word.length) > most) continue;
    // A changed letter removes one bit and adds one, so most words can be skipped without calculating the
    // distance.
    if (bits((letters[id] ?? 0) ^ own) > 2 * most) continue;
    const distance = editDistance(word, words[id] ?? '', most);
    if (distance <= most) near.push({ id, distance });
  }
  return near;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
