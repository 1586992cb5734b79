import type { RoleIndex } from './role-index.ts';
import { createSlot, type Reading, type Slot } from './slot.ts';
import { pairKey } from './words/entry-words.ts';
import { canonical, rawWordsOf } from './words/fold.ts';
import { titleParts } from './words/heads.ts';

/**
 * Heads of titles that name what is taught: “reader in physics” is an academic, “head of law” teaches it. The word beside
 * each is how the recorded titles say so.
 */
const teachingHeads: ReadonlyMap<string, string> = new Map([
  ['reader', 'university'],
  ['dean', 'university'],
  ['head', 'department'],
]);

/** What is taught; “head of HR” is not a teacher. */
const subjects = new Set(
  `art biology chemistry classics drama economics english french geography german history humanities italian language
  latin law linguistics literature math maths mathematics music philosophy physics politics psychology religion science
  sociology spanish theology`
    .split(/\s+/)
    .map(canonical),
);

/** Whether a word names a subject that schools and universities teach. */
function isTaught(word: string): boolean {
  return subjects.has(word);
}

/** A misspelt word may still be the head. */
const sureEnough = 0.7;
/** How much the word before the head counts: an avionics software engineer is a software engineer. */
const besideHeadCounts = 1.15;
/** How much a word counts that follows what parts it from the head, and one of what is taught. */
const topicCounts = 0.7;
const taughtCounts = 0.3;

interface Parted {
  readonly slots: readonly Slot[];
  /** By slot: in which part of the query it stands. */
  readonly parts: readonly number[];
}

/**
 * The same words with the one marked that says who somebody is: the last such noun of the first part of the query
 * that has one. “Senior lecturer in law” is a lecturer, “HGV/LGV driver” and “driver HGV” are drivers. What follows
 * counts less.
 */
export function withHead(index: RoleIndex, keyword: string, slots: readonly Slot[]): readonly Slot[] {
  const isTaughtUnknown = slots.length === 1 && teachingHeads.has(slots[0]?.word ?? '') && hasTopic(keyword);
  if (slots.length < 2 && !isTaughtUnknown) return slots;
  const parts = partsOf(keyword, slots);
  const head = headOf(index, { slots, parts });
  if (head < 0) return slots;
  const isTopic = (at: number) => (parts[at] ?? 0) > (parts[head] ?? 0);
  const taught = contextOfTaught(index, slots, { head, isTopic, isTaughtUnknown });
  const topics = taught.length > 0 ? taughtCounts : topicCounts;
  const weighted = slots.map((slot, at) => {
    if (at === head) return { ...slot, isHead: true };
    if (isTopic(at)) return weighed(slot, topics);
    return at === head - 1 && !slot.isBeside ? weighed(slot, besideHeadCounts) : slot;
  });
  return [...weighted, ...taught];
}

function weighed(slot: Slot, counts: number): Slot {
  return { ...slot, weight: slot.weight * counts, missing: slot.missing * counts };
}

/** “Reader in criminology”: what is taught may be a word that no recorded title has. */
function hasTopic(keyword: string): boolean {
  return titleParts(keyword).filter((part) => rawWordsOf(part).length > 0).length > 1;
}

function partsOf(keyword: string, slots: readonly Slot[]): readonly number[] {
  const parts = titleParts(keyword).map((part) => rawWordsOf(part).map(canonical));
  if (parts.length === 1) return slots.map(() => 0);
  let from = 0;
  return slots.map(({ word }) => {
    const part = parts.findIndex((words, at) => at >= from && words.includes(word));
    if (part >= 0) from = part;
    return from;
  });
}

function headOf(index: RoleIndex, { slots, parts }: Parted): number {
  for (const part of new Set(parts)) {
    const at = slots.findLastIndex((slot, each) => parts[each] === part && isWorker(index, slot));
    if (at >= 0) return at;
  }
  return -1;
}

function isWorker({ workers }: RoleIndex, { readings, isBeside }: Slot): boolean {
  return !isBeside && readings.some((reading) => isOneWord(reading) && workers[reading.from] === 1);
}

function isOneWord({ from, until, sureness }: Reading): boolean {
  return until === from + 1 && sureness >= sureEnough;
}

/** “Reader in physics”: the word with which the recorded titles say that a reader teaches at a university. */
function contextOfTaught(
  index: RoleIndex,
  slots: readonly Slot[],
  {
    head,
    isTopic,
    isTaughtUnknown,
  }: { head: number; isTopic: (at: number) => boolean; isTaughtUnknown: boolean },
): Slot[] {
  const { idOf } = index.vocabulary;
  const word = slots[head]?.word ?? '';
  const context = teachingHeads.get(word);
  const id = context === undefined ? undefined : idOf.get(context);
  const topics = slots.filter((_, at) => isTopic(at)).map((slot) => slot.word);
  if (context === undefined || id === undefined || topics.includes(context)) return [];
  if (topics.length === 0 && !(isTaughtUnknown && word !== 'head')) return [];
  const isNamed = topics.some((topic) => index.pairs.has(pairKey(idOf, word, topic)));
  if (word === 'head' && (isNamed || !topics.every(isTaught))) return [];
  const reading = { from: id, until: id + 1, sureness: 1 };
  return [createSlot(index, [reading], { word: context, isLast: false })];
}
