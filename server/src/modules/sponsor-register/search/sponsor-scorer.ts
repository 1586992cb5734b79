import type { SponsorIndex } from './sponsor-index.ts';
import type { Slot } from './sponsor-query.ts';

/** A word of the name that the query does not have costs this share of its weight. */
const unaskedCounts = 0.35;
/** A word of the place says less about who is meant than one of the name. */
const placeCounts = 0.5;
/** What a name gains that begins with the first word, has all words in their order, or nothing but them. */
const gains = { begins: 0.2, inOrder: 0.08, whole: 0.25 };

/** Scores names for one query after another. */
export interface Scorer {
  /** Sets the query. */
  ask(slots: readonly Slot[]): void;
  /** How well the name fits, above 0; 0 unless every word of the query is in the name or its place. */
  scoreOf(name: number): number;
}

/** Scores without allocating objects, because it runs thousands of times a query. */
export function createScorer(index: SponsorIndex): Scorer {
  const { words, wordsFrom, placeFrom, weights, nameWeights, priors } = index;
  let asked: readonly Slot[] = [];
  /** Which of the name's words are already matched, one bit each: a word matches only one slot. */
  let taken = 0;
  /** The last match: the position of the word, and how certain it is. */
  let place = 0;
  let certainty = 0;

  function find(slot: Slot, from: number, until: number): boolean {
    certainty = 0;
    for (let at = from; at < until; at++) {
      if ((taken >>> (at - from)) & 1) continue;
      const sureness = surenessOf(slot, words[at] ?? 0);
      if (sureness <= certainty) continue;
      certainty = sureness;
      place = at;
    }
    return certainty > 0;
  }

  function scoreOf(name: number): number {
    const from = wordsFrom[name] ?? 0;
    const until = wordsFrom[name + 1] ?? 0;
    const ownEnd = placeFrom[name] ?? 0;
    taken = 0;
    let [gained, possible, matched] = [0, 0, 0];
    let [begins, inOrder, ownWords, last] = [false, true, 0, -1];
    for (let at = 0; at < asked.length; at++) {
      const slot = asked[at];
      if (slot === undefined || !find(slot, from, Math.min(until, from + 31))) return 0;
      taken |= 1 << (place - from);
      const isOwn = place < ownEnd;
      const weight = isOwn ? (weights[words[place] ?? 0] ?? 0) : slot.weight * placeCounts;
      gained += weight * certainty;
      possible += weight;
      if (!isOwn) continue;
      matched += weight;
      ownWords++;
      if (at === 0 && place === from) begins = true;
      if (place !== last + 1 && last >= 0) inOrder = false;
      last = place;
    }
    if (ownWords === 0) return gained / possible / 4 + (priors[name] ?? 0);
    const unasked = Math.max(0, (nameWeights[name] ?? 0) - matched);
    let score = gained / (possible + unasked * unaskedCounts) + (priors[name] ?? 0);
    if (begins) score += gains.begins;
    if (inOrder) score += gains.inOrder;
    if (ownWords === ownEnd - from && gained === possible) score += gains.whole;
    return score;
  }

  return {
    ask: (slots) => {
      asked = slots;
    },
    scoreOf,
  };
}

function surenessOf({ readings }: Slot, word: number): number {
  for (const { from, until, sureness } of readings) if (word >= from && word < until) return sureness;
  return 0;
}
