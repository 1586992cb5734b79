import type { RoleIndex } from './role-index.ts';
import { weightOf } from './weight.ts';

/** Words side by side in the vocabulary that one word of the question may mean, and how surely (0 to 1). */
export interface Reading {
  readonly from: number;
  readonly until: number;
  readonly sureness: number;
}

/** One word of the question. */
export interface Slot {
  /** The surest first. */
  readonly readings: readonly Reading[];
  readonly weight: number;
  /** What it costs a title not to have it. */
  readonly missing: number;
  /** In how many titles it may stand. */
  readonly titles: number;
}

/** Words that say how or where one works rather than at what: a title without them is nearly as good. */
const beside = new Set(
  [
    'senior junior trainee graduate experienced qualified apprentice lead principal part time full temporary',
    'permanent remote hybrid freelance contract agency bank night day weekend shift evening uk london job role',
    'vacancy work based registered band grade level entry mid live ii iii',
  ].flatMap((words) => words.split(' ')),
);

/** The last word of an English title says what the person is. */
const lastWordCounts = 1.3;
const besideCounts = 0.2;

/** What a word may mean, with its weight; `word` as the search compares it. */
export function createSlot(
  { postingsFrom, entries }: RoleIndex,
  readings: readonly Reading[],
  { word, isLast }: { word: string; isLast: boolean },
): Slot {
  const counts = readings.map(({ from, until }) => (postingsFrom[until] ?? 0) - (postingsFrom[from] ?? 0));
  const titles = counts.reduce((sum, each) => sum + each, 0);
  // Where the word itself is known, it is not made common by longer words that begin with it.
  const sure = readings[0]?.sureness === 1 ? (counts[0] ?? titles) : titles;
  const weight = weightOf(sure, entries.length);
  const counted = beside.has(word) ? besideCounts : isLast ? lastWordCounts : 1;
  return { readings, weight, missing: weight * counted, titles };
}
