import type { RoleIndex } from '../role-index.ts';
import type { Slot } from '../slot.ts';
import { meantElsewhere } from './standing.ts';

/** A word of a title's context counts less than one of the title. */
const meantCounts = 0.7;
/** A word of the title that is missing from the query costs less than the reverse. */
const unaskedCounts = 0.4;
/** How much of its fit a title keeps that lacks the word of the query that says who somebody is, by where it has it. */
const headIs = { missing: 0.55, inContext: 0.8, beside: 0.85, head: 1 };
/** A word is the same from this sureness on. */
const surelySame = 0.95;

/** Scores entries for one query after another. */
export interface Scorer {
  /** Sets the query. */
  ask(slots: readonly Slot[]): void;
  /** How far query and title agree, from 0 to about 1, plus the entry's prior score; 0 if no word matches. */
  fitOf(entry: number): number;
  /** Whether the entry last scored has every word. */
  wasWhole(): boolean;
}

/**
 * Scores without allocating objects, because it runs a thousand times per query. The readings of all slots
 * are in `froms`, `untils` and `surenesses`, those of one slot contiguous.
 */
export function createScorer(index: RoleIndex): Scorer {
  const { words, wordsFrom, qualifierFrom, weights, titleWeights, standing, sameGains, heads } = index;
  const froms: number[] = [];
  const untils: number[] = [];
  const surenesses: number[] = [];
  const readingsEnd: number[] = [];
  let query: readonly Slot[] = [];
  /** Which of the entry's words are already matched, one bit each: a word matches only one slot. */
  let usedPlaces = 0;
  /** The last match: the position of the word, and its reading. */
  let place = 0;
  let reading = 0;
  let whole = false;
  let isSame = false;
  let headKeeps = 1;
  const sums = { gained: 0, missing: 0, unasked: 0, byMeaning: 0 };

  function ask(slots: readonly Slot[]): void {
    query = slots;
    froms.length = untils.length = surenesses.length = readingsEnd.length = 0;
    for (const { readings } of slots) {
      for (const reading of readings) {
        froms.push(reading.from);
        untils.push(reading.until);
        surenesses.push(reading.sureness);
      }
      readingsEnd.push(froms.length);
    }
  }

  /**
   * Finds the entry's most certain word for a slot; the first reading that matches a word is the most
   * certain.
   */
  function find(slot: number, entry: number): boolean {
    const from = wordsFrom[entry] ?? 0;
    const until = wordsFrom[entry + 1] ?? 0;
    const first = slot === 0 ? 0 : (readingsEnd[slot - 1] ?? 0);
    let best = 0;
    for (let at = from; at < until; at++) {
      if ((usedPlaces >>> (at - from)) & 1) continue;
      const each = readingOf(words[at] ?? 0, first, readingsEnd[slot] ?? 0);
      if (each < 0) continue;
      const sure = surenessOf(each, at, entry);
      if (sure <= best) continue;
      best = sure;
      place = at;
      reading = each;
    }
    return best > 0;
  }

  function readingOf(word: number, first: number, end: number): number {
    for (let at = first; at < end; at++) {
      if (word >= (froms[at] ?? 0) && word < (untils[at] ?? 0)) return at;
    }
    return -1;
  }

  function surenessOf(which: number, at: number, entry: number): number {
    return (surenesses[which] ?? 0) * (at < (qualifierFrom[entry] ?? 0) ? 1 : meantCounts);
  }

  function fitOf(entry: number): number {
    usedPlaces = 0;
    let matches = 0;
    isSame = true;
    headKeeps = 1;
    sums.gained = 0;
    sums.missing = 0;
    sums.byMeaning = 0;
    sums.unasked = titleWeights[entry] ?? 0;
    for (let at = 0; at < query.length; at++) {
      const slot = query[at];
      if (slot === undefined) continue;
      if (!find(at, entry)) {
        miss(slot);
        continue;
      }
      matches++;
      count(slot, entry);
    }
    whole = matches === query.length;
    if (matches === 0) return 0;
    const all = sums.gained + sums.missing + Math.max(0, sums.unasked) * unaskedCounts;
    const fit = (sums.gained / all) * headKeeps + (standing[entry] ?? 0) + sums.byMeaning;
    const hasNoOther = matches === (wordsFrom[entry + 1] ?? 0) - (wordsFrom[entry] ?? 0);
    return isSame && hasNoOther ? fit + (sameGains[entry] ?? 0) : fit;
  }

  function miss({ missing, isBeside, isHead }: Slot): void {
    sums.missing += missing;
    if (!isBeside) isSame = false;
    if (isHead) headKeeps = headIs.missing;
  }

  /** Adds the last match to the sums. */
  function count({ weight, isHead }: Slot, entry: number): void {
    usedPlaces |= 1 << (place - (wordsFrom[entry] ?? 0));
    const sure = surenessOf(reading, place, entry);
    sums.gained += weight * sure;
    sums.missing += weight * (1 - sure);
    const isOfTitle = place < (qualifierFrom[entry] ?? 0);
    if (isOfTitle) sums.unasked -= weights[words[place] ?? 0] ?? 0;
    else sums.byMeaning = meantElsewhere;
    if ((surenesses[reading] ?? 0) < surelySame) isSame = false;
    if (isHead && place !== heads[entry]) headKeeps = isOfTitle ? headIs.beside : headIs.inContext;
  }

  return { ask, fitOf, wasWhole: () => whole };
}
