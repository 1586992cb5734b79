import type { RoleIndex } from './role-index.ts';
import type { Reading, Slot } from './slot.ts';
import { saysOnlyHow } from './words/beside-words.ts';

/** The recorded titles that the words typed stand for, by occupation. */
export interface Breadth {
  /** By the position of the code in `roles`: how many of the titles have it. */
  readonly titles: ReadonlyMap<number, number>;
  readonly total: number;
  /** Whether the words name a field rather than a worker: “sales”, “kitchen”. */
  readonly isField: boolean;
  /** The codes with the words in their own name. */
  readonly rolesNamed: ReadonlySet<number>;
  /** By code: an entry with the words and more, typical of the code if there is one: “Civil engineer”. */
  readonly examples: ReadonlyMap<number, number>;
}

/** If less than this share of the titles with a word ends with it, the word names a field. */
const fewEnd = 0.1;
/** The beginnings of a word that more titles have are not yet a word. */
const maxTitles = 4_000;

/** The words that name the job: “graduate” says how one works, and counts only if some title has it too. */
export function wordsOfJob(index: RoleIndex, slots: readonly Slot[]): readonly Slot[] {
  const ofJob = slots.filter(({ word }) => !saysOnlyHow(word));
  if (ofJob.length === slots.length || ofJob.length === 0) return slots;
  return breadthOf(index, slots).total > 0 ? slots : ofJob;
}

/**
 * The titles that end with the words typed: those of “nurse” end “… nurse”. If hardly any does, the words name
 * a field, and all titles with them count.
 */
export function breadthOf(index: RoleIndex, slots: readonly Slot[]): Breadth {
  const ending = new Map<number, number>();
  const countByRole = new Map<number, number>();
  const rolesNamed = new Set<number>();
  const examples = new Map<number, number>();
  let [ends, all] = [0, 0];
  const surest = slots.map(surestReadings);
  const has = titleReader(index, surest);
  for (const entry of entriesOfRarest(index, slots, surest)) {
    if (!has.every(entry)) continue;
    const role = index.roleOf[entry] ?? 0;
    const kind = index.entries[entry]?.kind;
    all++;
    countByRole.set(role, (countByRole.get(role) ?? 0) + 1);
    if (kind === 'group') rolesNamed.add(role);
    if (!examples.has(role) || (kind === 'typical' && !isTypical(index, examples.get(role))))
      examples.set(role, entry);
    if (!has.atEnd(entry)) continue;
    ends++;
    ending.set(role, (ending.get(role) ?? 0) + 1);
  }
  const isField = ends < all * fewEnd;
  return {
    titles: isField ? countByRole : ending,
    total: isField ? all : ends,
    isField,
    rolesNamed,
    examples,
  };
}

/** Whether the title of an entry has a word of a reading. */
export function wordsIn({ words, wordsFrom }: RoleIndex, entry: number): (reading: Reading) => boolean {
  const all = words.subarray(wordsFrom[entry] ?? 0, wordsFrom[entry + 1] ?? 0);
  return ({ from, until }) => all.some((word) => word >= from && word < until);
}

function isTypical({ entries, wordsFrom, qualifierFrom }: RoleIndex, entry: number | undefined): boolean {
  if (entry === undefined || entries[entry]?.kind !== 'typical') return false;
  return (qualifierFrom[entry] ?? 0) - (wordsFrom[entry] ?? 0) > 1;
}

/** A word as typed; if it is unknown, what it most probably means. */
function surestReadings({ readings }: Slot): Reading[] {
  return readings.filter(({ sureness }) => sureness === readings[0]?.sureness);
}

function entriesOfRarest(
  { postings, postingsFrom }: RoleIndex,
  slots: readonly Slot[],
  surest: readonly (readonly Reading[])[],
): Iterable<number> {
  const titles = slots.map((slot) => slot.titles);
  const ranges = (surest[titles.indexOf(Math.min(...titles))] ?? []).map(({ from, until }) => ({
    from: postingsFrom[from] ?? 0,
    until: postingsFrom[until] ?? 0,
  }));
  const [only] = ranges;
  if (ranges.reduce((sum, { from, until }) => sum + until - from, 0) > maxTitles) return [];
  if (only && ranges.length === 1) return new Set(postings.subarray(only.from, only.until));
  return new Set(ranges.flatMap(({ from, until }) => [...postings.subarray(from, until)]));
}

/** Whether a title has a word for every slot, and whether it ends with them. */
function titleReader(
  { words, wordsFrom, qualifierFrom, heads }: RoleIndex,
  surest: readonly (readonly Reading[])[],
) {
  // “Managers in construction” end with their head; what comes after it counts only if all of the title was typed.
  function endOf(entry: number): number {
    const end = qualifierFrom[entry] ?? 0;
    return end - (wordsFrom[entry] ?? 0) === surest.length ? end : (heads[entry] ?? 0) + 1;
  }
  function isIn(word: number, slot: number): boolean {
    for (const { from, until } of surest[slot] ?? []) if (word >= from && word < until) return true;
    return false;
  }
  function isAnywhere(entry: number, slot: number): boolean {
    for (let at = wordsFrom[entry] ?? 0; at < (qualifierFrom[entry] ?? 0); at++)
      if (isIn(words[at] ?? 0, slot)) return true;
    return false;
  }
  return {
    every(entry: number): boolean {
      for (let slot = 0; slot < surest.length; slot++) if (!isAnywhere(entry, slot)) return false;
      return true;
    },
    atEnd(entry: number): boolean {
      const from = endOf(entry) - surest.length;
      if (from < (wordsFrom[entry] ?? 0)) return false;
      for (let slot = 0; slot < surest.length; slot++) if (!isIn(words[from + slot] ?? 0, slot)) return false;
      return true;
    },
  };
}
