import { editDistance } from './edit-distance.ts';

/** Every word of the index in alphabetical order, so that all words with one beginning are adjacent. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly idOf: ReadonlyMap<string, number>;
  /** The words by their length, those of one length contiguous, for finding the misspelt ones. */
  readonly byLength: {
    /** By length: where its words begin in `ids`; from `longest` on, all are together. */
    readonly from: Int32Array;
    readonly ids: Int32Array;
    /** By place in `ids`: which letters the word has, a bit for each. */
    readonly letters: Int32Array;
  };
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
    byLength: sortedByLength(words),
  };
}

/** Longer words are never misspelt ones of anything. */
const longest = 40;

function sortedByLength(words: readonly string[]): Vocabulary['byLength'] {
  const lengthOf = (word: string) => Math.min(longest, word.length);
  const from = new Int32Array(longest + 2);
  for (const word of words) from[lengthOf(word) + 1] = (from[lengthOf(word) + 1] ?? 0) + 1;
  for (let length = 0; length <= longest; length++)
    from[length + 1] = (from[length + 1] ?? 0) + (from[length] ?? 0);
  const next = from.slice();
  const [ids, letters] = [new Int32Array(words.length), new Int32Array(words.length)];
  for (const [id, word] of words.entries()) {
    const at = next[lengthOf(word)] ?? 0;
    ids[at] = id;
    letters[at] = lettersOf(word);
    next[lengthOf(word)] = at + 1;
  }
  return { from, ids, letters };
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

/** The known words nearest to an unknown one; if there are several at the same distance, the first `max`. */
export function wordsNear(vocabulary: Vocabulary, word: string, max: number): Near[] {
  // One slip before two: most words have one, and far fewer words have to be compared for it.
  for (let distance = 1; distance <= maxAway(word); distance++) {
    const near = nearWithin(vocabulary, word, distance);
    const least = Math.min(...near.map((each) => each.distance));
    if (near.length > 0) return near.filter((each) => each.distance === least).slice(0, max);
  }
  return [];
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

function nearWithin({ words, byLength }: Vocabulary, word: string, most: number): Near[] {
  const near: Near[] = [];
  if (word.length + most >= longest) return near;
  const { from, ids, letters } = byLength;
  const ownLetters = lettersOf(word);
  const end = from[word.length + most + 1] ?? 0;
  for (let at = from[word.length - most] ?? 0; at < end; at++) {
    // A changed letter removes one bit and adds one, so most words can be skipped without calculating the
    // distance.
    if (bits((letters[at] ?? 0) ^ ownLetters) > 2 * most) continue;
    const id = ids[at] ?? 0;
    const distance = editDistance(word, words[id] ?? '', most);
    if (distance <= most) near.push({ id, distance });
  }
  return near.sort((one, other) => one.id - other.id);
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
