import { wordsBeginning } from '../../word-index/index.ts';
import type { RoleIndex } from '../role-index.ts';
import { createSlot, type Reading, type Slot } from '../slot.ts';
import type { Ranked, Ranking } from './ranking.ts';
import type { Scorer } from './score.ts';

/** Used to calculate the leaders in advance, and for queries afterwards. */
export interface Workers {
  readonly scorer: Scorer;
  readonly ranking: Ranking;
}

/** The best codes for every single word, and for every beginning that many words share. */
export interface Leaders {
  /** The best codes for a query of one word; as many as any caller may ask for. */
  ofSlot(slot: Pick<Slot, 'readings'>): readonly Ranked[];
}

/** The highest limit that a caller may ask for. */
export const maxCodes = 20;
/** For a beginning of at most this many words the codes are combined at query time. */
const manyWords = 3;
const longestBeginning = 6;
/** The penalty for an uncertain reading of the word. */
const unsureCosts = 0.6;

/**
 * Calculates the results of one-word queries in advance: they are half of all queries during typing, and
 * always the same.
 */
export function createLeaders(index: RoleIndex, workers: Workers): Leaders {
  const ofWords = index.vocabulary.words.map((_, word) => leadersOf(index, word, workers));
  const ofBeginnings = new Map<number, readonly Ranked[]>();
  const { ranking } = workers;
  const { wordsFrom, sameGains } = index;

  function addReading(reading: Reading): void {
    const cost = (1 - reading.sureness) * unsureCosts;
    const together = ofBeginnings.get(keyOf(reading));
    if (together) addAll(ranking, together, () => cost);
    else
      for (let word = reading.from; word < reading.until; word++)
        addAll(ranking, ofWords[word] ?? [], isTyped(reading) ? () => cost : (entry) => cost + gainOf(entry));
  }

  /** What the title of one word gained: it is not what was typed, as a physiologist is no “physio”. */
  function gainOf(entry: number): number {
    return (wordsFrom[entry + 1] ?? 0) - (wordsFrom[entry] ?? 0) === 1 ? (sameGains[entry] ?? 0) : 0;
  }

  function ofSlot({ readings }: Pick<Slot, 'readings'>): readonly Ranked[] {
    const [first] = readings;
    if (readings.length === 1 && first && isTyped(first)) return ofWords[first.from] ?? [];
    for (const reading of readings) addReading(reading);
    return ranking.take(maxCodes);
  }

  for (const reading of beginnings(index)) ofBeginnings.set(keyOf(reading), ofSlot({ readings: [reading] }));
  return { ofSlot };
}

function leadersOf(index: RoleIndex, word: number, { scorer, ranking }: Workers): Ranked[] {
  const { postings, postingsFrom, vocabulary } = index;
  const isInner = innerOf(index, word);
  const reading = { from: word, until: word + 1, sureness: 1 };
  scorer.ask([createSlot(index, [reading], { word: vocabulary.words[word] ?? '', isLast: true })]);
  for (let at = postingsFrom[word] ?? 0; at < (postingsFrom[word + 1] ?? 0); at++) {
    const entry = postings[at] ?? 0;
    if (!isInner(entry)) ranking.add(entry, scorer.fitOf(entry), true);
  }
  return ranking.take(maxCodes);
}

/**
 * Whether a word stands inside a title, between its first word and its head: alone it does not stand for the title,
 * as “native” does not for “React Native developer”.
 */
function innerOf(
  { words, wordsFrom, qualifierFrom, heads }: RoleIndex,
  word: number,
): (entry: number) => boolean {
  return (entry) => {
    const at = words.indexOf(word, wordsFrom[entry] ?? 0);
    return at > (wordsFrom[entry] ?? 0) && at < (heads[entry] ?? 0) && at < (qualifierFrom[entry] ?? 0);
  };
}

/** Whether it is the very word that was typed. */
function isTyped({ from, until, sureness }: Reading): boolean {
  return sureness === 1 && until === from + 1;
}

function addAll(ranking: Ranking, leaders: readonly Ranked[], costOf: (entry: number) => number): void {
  for (const { entry, score } of leaders) ranking.add(entry, score - costOf(entry), false);
}

/** Every beginning that many words share; each range of words once. */
function beginnings(index: RoleIndex): Reading[] {
  const { words } = index.vocabulary;
  const letters = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= Math.min(longestBeginning, word.length); length++) {
      letters.add(word.slice(0, length));
    }
  }
  return [...letters]
    .map((each) => ({ ...wordsBeginning(index.vocabulary, each), sureness: 1 }))
    .filter(({ from, until }) => until - from > manyWords);
}

function keyOf({ from, until }: Reading): number {
  return from * 65_536 + until;
}
