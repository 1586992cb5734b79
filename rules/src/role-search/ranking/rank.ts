import { type Question, slipReadings } from '../question.ts';
import type { RoleIndex } from '../role-index.ts';
import type { Slot } from '../slot.ts';
import { createLeaders, type Leaders, maxCodes, type Workers } from './leaders.ts';
import { createRanking, type Ranked } from './ranking.ts';
import { createScorer } from './score.ts';

/** The bonus for a title in which every word was found. */
const wholeGains = 0.1;
/**
 * Up to this many titles of a word are all scored; if there are more, only those that share another word of
 * the query, and the best ones of the word.
 */
const manyTitles = 100;
/** Up to this many are still all scored if marking the titles of the other words would take longer. */
const maxTitles = 400;
const marksATitle = 20;
/** A score below this share of the best one is left out. */
const farFromBest = 0.45;
/** If a title fits this well, no misspelling is assumed. */
const goodFit = 0.55;
/** A known word in at most this many titles may be a misspelling of another. */
const fewTitles = 12;

/** The most that an entry's prior score and agreement can add to the fit of a title. */
const standingCounts = 0.15;

export interface Ranker extends Workers {
  readonly index: RoleIndex;
  readonly leaders: Leaders;
  readonly marks: Marks;
}

/**
 * Which entries contain certain words: marked with a number that is new each time, so that nothing needs to
 * be cleared.
 */
interface Marks {
  last: number;
  readonly ofEntry: Uint32Array;
}

/** The state for ranking queries, one after the other. */
export function createRanker(index: RoleIndex): Ranker {
  const scorer = createScorer(index);
  const leaders = createLeaders(index, { scorer, ranking: createRanking(index) });
  const marks = { last: 0, ofEntry: new Uint32Array(index.entries.length) };
  return { index, scorer, leaders, ranking: createRanking(index), marks };
}

/** The codes that fit the words best, best first; if digits were typed, only codes that begin with them. */
export function rankQuestion(ranker: Ranker, { code, slots }: Question, limit: number): readonly Ranked[] {
  if (code !== undefined) {
    const { roles } = ranker.index;
    const all = rankSlots(ranker, slots, roles.length);
    return all.filter(({ role }) => roles[role]?.code.startsWith(code)).slice(0, limit);
  }
  const ranked = rankSlots(ranker, slots, limit);
  const least = (ranked[0]?.score ?? 0) * farFromBest;
  return ranked.filter(({ score }) => score >= least);
}

function rankSlots(ranker: Ranker, slots: readonly Slot[], limit: number): readonly Ranked[] {
  const { leaders, ranking } = ranker;
  const [first] = slots;
  if (first === undefined) return [];
  if (slots.length === 1 && limit <= maxCodes) return leaders.ofSlot(first).slice(0, limit);
  gather(ranker, slots, limit);
  if (!ranking.hasWhole() && ranking.howMany(goodFit) === 0) {
    const widened = slots.map((slot) => widenedSlot(ranker, slot));
    if (widened.some((slot, at) => slot !== slots[at])) gather(ranker, widened, limit);
  }
  return ranking.take(limit);
}

/**
 * Scores the titles of the rarest word, which include all that have every word, then those of the next, until
 * no title without the words covered so far can be among the best.
 */
function gather(ranker: Ranker, slots: readonly Slot[], limit: number): void {
  const { ranking, scorer, leaders } = ranker;
  scorer.ask(slots);
  const rarestFirst = slots.toSorted((one, other) => one.titles - other.titles);
  const all = slots.reduce((sum, { weight }) => sum + weight, 0);
  let missed = 0;
  for (const [at, slot] of rarestFirst.entries()) {
    const most = (all - missed) / all + standingCounts;
    if (at > 0 && (ranking.howMany(most) >= limit || isFarFromBest(most, ranking.bestFit(), limit))) return;
    missed += slot.missing;
    const later = rarestFirst.slice(at + 1);
    if (isBriefly(slot, later)) {
      addTitles(ranker, slot, 0);
      continue;
    }
    if (later.length > 0) addTitles(ranker, slot, mark(ranker, later));
    for (const { entry } of leaders.ofSlot(slot)) add(ranker, entry);
  }
}

/**
 * Whether to score all titles of a word, rather than only those that it shares with later words, and its
 * best.
 */
function isBriefly({ titles }: Slot, later: readonly Slot[]): boolean {
  const toMark = later.reduce((sum, slot) => sum + slot.titles, 0);
  return titles <= manyTitles || (titles <= maxTitles && toMark > titles * marksATitle);
}

/** Whether the remaining titles cannot reach the results. If all codes are wanted, none is left out. */
function isFarFromBest(fit: number, best: number, limit: number): boolean {
  return limit <= maxCodes && fit < best * farFromBest;
}

/** Marks the titles of these words; returns the mark. */
function mark({ index: { postings, postingsFrom }, marks }: Ranker, slots: readonly Slot[]): number {
  marks.last = (marks.last + 1) >>> 0 || 1;
  const mark = marks.last;
  for (const { readings } of slots) {
    for (const { from, until } of readings) {
      const end = postingsFrom[until] ?? 0;
      for (let at = postingsFrom[from] ?? 0; at < end; at++) marks.ofEntry[postings[at] ?? 0] = mark;
    }
  }
  return mark;
}

/** Scores the titles of a word; with a mark, only those that have it. */
function addTitles(ranker: Ranker, { readings }: Slot, mark: number): void {
  const { postings, postingsFrom } = ranker.index;
  const { ofEntry } = ranker.marks;
  for (const { from, until } of readings) {
    const end = postingsFrom[until] ?? 0;
    for (let at = postingsFrom[from] ?? 0; at < end; at++) {
      const entry = postings[at] ?? 0;
      if (mark === 0 || ofEntry[entry] === mark) add(ranker, entry);
    }
  }
}

function add({ scorer, ranking }: Ranker, entry: number): void {
  const fit = scorer.fitOf(entry);
  const isWhole = scorer.wasWhole();
  ranking.add(entry, isWhole ? fit + wholeGains : fit, isWhole);
}

/** “stuff nurse”: if no title has every word, a rare word may be a misspelling of another. */
function widenedSlot({ index }: Ranker, slot: Slot): Slot {
  const [first] = slot.readings;
  if (first === undefined || first.sureness < 1 || slot.titles > fewTitles) return slot;
  const near = slipReadings(index, first.from);
  const titles = near.reduce(
    (sum, { from }) => sum + (index.postingsFrom[from + 1] ?? 0) - (index.postingsFrom[from] ?? 0),
    slot.titles,
  );
  return near.length === 0 ? slot : { ...slot, readings: [...slot.readings, ...near], titles };
}
