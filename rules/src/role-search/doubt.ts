import type { Occupation } from '../occupations/index.ts';
import { type Breadth, wordsIn } from './breadth.ts';
import type { Ranked } from './ranking/ranking.ts';
import type { RoleEntry } from './role-entry.ts';
import type { RoleIndex } from './role-index.ts';
import type { Slot } from './slot.ts';
import { saysOnlyHow } from './words/beside-words.ts';

/** With fewer codes there is a leader and perhaps an exception, which the list of other codes shows. */
const fewCodes = { ofWorker: 4, ofField: 3 };
/** A second code with this share of the leader’s score is close; with the higher one, as good. */
const close = 0.9;
const asGood = 0.95;
/** Up to this share of the titles the leader does not speak for the words. */
const half = 0.5;
const maxOfField = 0.67;
const maxDespiteVerdict = 0.75;
const hardlyAny = 0.2;

/** Words that the titles give to one code by far, while people in other occupations use them as often. */
const alsoElsewhere = new Set([
  // Software, but also property, games, business and products.
  'developer',
  // General practice and every specialty: two codes with different pay scales.
  'doctor',
  // A scientist, or a pharmacist to everybody else.
  'chemist',
  // Of goods on a line in the index of 2020, of software in today’s advertisements.
  'tester',
]);

/** What was found for the words of a query. */
export interface SearchFindings {
  readonly slots: readonly Slot[];
  /** Best first. */
  readonly ranked: readonly Ranked[];
  readonly breadth: Breadth;
}

/** Two codes that are nearer to each other than this are two readings, of which neither must be taken. */
const nearby = { ofWhole: 0.025, inPart: 0.1 };
/** Below this score little of the query was found. */
const poor = 0.5;

/** Whether the two best codes fit the query, which a recorded title has whole, as well as each other. */
export function hasEqual([leader, second]: readonly Ranked[]): boolean {
  return leader !== undefined && second !== undefined && leader.score - second.score < nearby.ofWhole;
}

/**
 * Whether the best title is an example of the Rules with the very words of the query. A single word does not count: it
 * may be as wide as any, “driver”.
 */
export function isExample(
  index: RoleIndex,
  { slots, ranked: [leader] }: Pick<SearchFindings, 'slots' | 'ranked'>,
): boolean {
  if (!leader || index.entries[leader.entry]?.kind !== 'example') return false;
  const { wordsFrom } = index;
  const length = (wordsFrom[leader.entry + 1] ?? 0) - (wordsFrom[leader.entry] ?? 0);
  const has = wordsIn(index, leader.entry);
  return length > 1 && slots.length === length && slots.every(({ readings }) => readings.some(has));
}

/** Whether no other code has this example, with or without a context. */
export function isItsOwn({ wordsFrom, qualifierFrom, ownExamples }: RoleIndex, entry: number): boolean {
  return ownExamples[entry] === 1 || (qualifierFrom[entry] ?? 0) < (wordsFrom[entry + 1] ?? 0);
}

/**
 * Whether the best title, of which `found.slots` are the words of the query, is too little to take its code: it lacks
 * the word that says who somebody is or most of the others, it says something else instead, or another fits about as well.
 */
export function isPoor(
  index: RoleIndex,
  query: readonly Slot[],
  { slots, ranked: [leader, second] }: SearchFindings,
): boolean {
  if (!leader) return false;
  const missing = query.filter((slot) => !slots.includes(slot));
  if (leader.score < poor || missing.some(({ isHead }) => isHead)) return true;
  // “Finance business partner” is none of HR: each of the two titles says at what, and they differ.
  if (missing.some(({ isBeside }) => !isBeside) && saysMore(index, leader.entry, slots)) return true;
  return (
    second !== undefined &&
    leader.score - second.score < nearby.inPart &&
    !saysMore(index, second.entry, query)
  );
}

/** Whether a title has a word besides these that says more than how one works. */
function saysMore(index: RoleIndex, entry: number, slots: readonly Slot[]): boolean {
  const { words, wordsFrom, qualifierFrom, vocabulary } = index;
  const title = words.subarray(wordsFrom[entry] ?? 0, qualifierFrom[entry] ?? 0);
  return title.some((word) => !isAmong(slots, word) && !saysOnlyHow(vocabulary.words[word] ?? ''));
}

const isAmong = (slots: readonly Slot[], word: number): boolean =>
  slots.some(({ readings }) => readings.some(({ from, until }) => word >= from && word < until));

/** Whether the words name several occupations, so that one must not be taken for all of them. */
export function isDoubtful(index: RoleIndex, { slots, ranked: matches, breadth }: SearchFindings): boolean {
  const { roles, entries } = index;
  const ranked = matches.map((each) => ({ ...each, score: each.score - gainOf(index, each.entry, slots) }));
  const [leader, second] = ranked;
  if (!leader || slots.length === 0) return false;
  if (slots.every(({ word }) => saysOnlyHow(word))) return true;
  if (slots.length === 1 && alsoElsewhere.has(slots[0]?.word ?? '')) return true;
  const share = (breadth.titles.get(leader.role) ?? 0) / breadth.total;
  if (breadth.isField) return breadth.titles.size >= fewCodes.ofField && share < maxOfField;
  if (breadth.titles.size < fewCodes.ofWorker) return false;
  const isWithin = ({ score }: Ranked, part: number) => score >= leader.score * part;
  if (share <= half) {
    if (second && isWithin(second, close)) return true;
    if (isResidual(roles[leader.role])) return true;
    if (share < hardlyAny && !isBareTitle(entries[leader.entry])) return true;
  }
  const verdict = roles[leader.role]?.skillLevel;
  const differs = ranked.some((each) => isWithin(each, asGood) && roles[each.role]?.skillLevel !== verdict);
  return differs && share < maxDespiteVerdict;
}

/** What the title gained for being the query: it leads by that, but is not less wide. */
function gainOf({ wordsFrom, sameGains }: RoleIndex, entry: number, slots: readonly Slot[]): number {
  const length = (wordsFrom[entry + 1] ?? 0) - (wordsFrom[entry] ?? 0);
  return length === slots.length ? (sameGains[entry] ?? 0) : 0;
}

/** Whether a table of occupations, not only the index, gives the title its code wherever the work is done. */
function isBareTitle(entry: RoleEntry | undefined): boolean {
  return entry !== undefined && entry.kind !== 'index' && entry.qualifier === '';
}

/** A unit group for what fits no other. */
export function isResidual(role: Occupation | undefined): boolean {
  return role !== undefined && /not elsewhere classified|n\.e\.c\.|^other /i.test(role.title);
}
