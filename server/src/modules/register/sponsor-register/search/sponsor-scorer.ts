import { nameAt, nameSize, type SponsorIndex } from './sponsor-index.ts';
import type { Slot } from './sponsor-query.ts';

/** A word of the name that the query does not have costs this share of its weight. */
const unaskedCounts = 0.35;
/** A word of the place says less about who is meant than one of the name. */
const placeCounts = 0.5;
/** What a name gains that begins with the first word, has all words in their order, or nothing but them. */
const gains = { begins: 0.2, inOrder: 0.08, whole: 0.25 };

/** More words than a query has, and more readings than they have together. */
const maxSlots = 16;
const maxReadings = 1024;

/** The readings of a query's words in adjacent numbers: `begin` by slot, with one more at the end, the others by reading. */
function createAsked() {
  const begin = new Int32Array(maxSlots + 1);
  const from = new Int32Array(maxReadings);
  const until = new Int32Array(maxReadings);
  const sureness = new Float64Array(maxReadings);
  /** By slot: how certain its most certain reading is, and its weight. */
  const most = new Float64Array(maxSlots);
  const weight = new Float64Array(maxSlots);
  return {
    begin,
    from,
    until,
    sureness,
    most,
    weight,
    set(slots: readonly Slot[]): void {
      let at = 0;
      for (let slot = 0; slot < slots.length; slot++) {
        begin[slot] = at;
        weight[slot] = slots[slot]?.weight ?? 0;
        let highest = 0;
        for (const reading of slots[slot]?.readings ?? []) {
          from[at] = reading.from;
          until[at] = reading.until;
          sureness[at] = reading.sureness;
          highest = Math.max(highest, reading.sureness);
          at++;
        }
        most[slot] = highest;
      }
      begin[slots.length] = at;
    },
  };
}

/** Scores names for one query after another. Allocates no objects, because it runs thousands of times a query. */
export function createScorer(index: SponsorIndex) {
  const { words, names, nameFractions, weights } = index;
  const query = createAsked();
  let count = 0;
  /** Which of the name's words are already matched, one bit each: a word matches only one slot. */
  let matchedWords = 0;
  /** The last match: the position of the word, and how certain it is. */
  let place = 0;
  let certainty = 0;

  function find(slot: number, from: number, until: number): boolean {
    const first = query.begin[slot] ?? 0;
    const end = query.begin[slot + 1] ?? 0;
    const most = query.most[slot] ?? 0;
    certainty = 0;
    for (let at = from; at < until && certainty < most; at++) {
      if ((matchedWords >>> (at - from)) & 1) continue;
      const word = words[at] ?? 0;
      for (let reading = first; reading < end; reading++) {
        if (word < (query.from[reading] ?? 0) || word >= (query.until[reading] ?? 0)) continue;
        const sureness = query.sureness[reading] ?? 0;
        if (sureness > certainty) {
          certainty = sureness;
          place = at;
        }
        break;
      }
    }
    return certainty > 0;
  }

  /** How well the name fits, above 0; 0 unless every word of the query is in the name or its place. */
  function scoreOf(name: number): number {
    const record = name * nameSize;
    const from = names[record + nameAt.words] ?? 0;
    const until = Math.min(names[record + nameAt.end] ?? 0, from + 31);
    const ownEnd = names[record + nameAt.place] ?? 0;
    const prior = nameFractions[record + nameAt.prior] ?? 0;
    matchedWords = 0;
    let gained = 0;
    let possible = 0;
    let matchedWeight = 0;
    let begins = false;
    let inOrder = true;
    let ownWords = 0;
    let last = -1;
    for (let at = 0; at < count; at++) {
      if (!find(at, from, until)) return 0;
      matchedWords |= 1 << (place - from);
      const isOwn = place < ownEnd;
      const weight = isOwn ? (weights[words[place] ?? 0] ?? 0) : (query.weight[at] ?? 0) * placeCounts;
      gained += weight * certainty;
      possible += weight;
      if (!isOwn) continue;
      matchedWeight += weight;
      ownWords++;
      if (at === 0 && place === from) begins = true;
      if (place !== last + 1 && last >= 0) inOrder = false;
      last = place;
    }
    if (ownWords === 0) return gained / possible / 4 + prior;
    const unasked = Math.max(0, (nameFractions[record + nameAt.weight] ?? 0) - matchedWeight);
    let score = gained / (possible + unasked * unaskedCounts) + prior;
    if (begins) score += gains.begins;
    if (inOrder) score += gains.inOrder;
    if (ownWords === ownEnd - from && gained === possible) score += gains.whole;
    return score;
  }

  return {
    /** Sets the query. */
    ask(slots: readonly Slot[]): void {
      query.set(slots);
      count = slots.length;
    },
    scoreOf,
  };
}
