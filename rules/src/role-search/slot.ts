import { weightOf } from '../word-index/index.ts';
import type { RoleIndex } from './role-index.ts';
import { saysOnlyHow } from './words/beside-words.ts';

/**
 * A range of adjacent words in the vocabulary that one word of the query may mean, and how certain that is (0
 * to 1).
 */
export interface Reading {
  readonly from: number;
  readonly until: number;
  readonly sureness: number;
}

/** One word of the query. */
export interface Slot {
  /** What was typed, in the form that the search compares. */
  readonly word: string;
  /** The most certain first. */
  readonly readings: readonly Reading[];
  readonly weight: number;
  /** The penalty for a title without it. */
  readonly missing: number;
  /** The number of titles that may contain it. */
  readonly titles: number;
  /** Whether it says only how one works: “senior”. */
  readonly isBeside: boolean;
  /** Whether it is the word of the query that says who somebody is. */
  readonly isHead: boolean;
}

/** The last word of an English title usually says what the person is, so it counts more. */
const lastWordCounts = 1.3;
const besideCounts = 0.2;

/**
 * A slot with the possible readings of a word and its weight; `word` is in the form that the search compares.
 */
export function createSlot(
  { postingsFrom, entries }: RoleIndex,
  readings: readonly Reading[],
  { word, isLast }: { word: string; isLast: boolean },
): Slot {
  const counts = readings.map(({ from, until }) => (postingsFrom[until] ?? 0) - (postingsFrom[from] ?? 0));
  const titles = counts.reduce((sum, each) => sum + each, 0);
  // If the word itself is known, longer words that begin with it do not make it count as common.
  const sure = readings[0]?.sureness === 1 ? (counts[0] ?? titles) : titles;
  const weight = weightOf(sure, entries.length);
  const isBeside = saysOnlyHow(word);
  const factor = isBeside ? besideCounts : isLast ? lastWordCounts : 1;
  return { word, readings, weight, missing: weight * factor, titles, isBeside, isHead: false };
}
