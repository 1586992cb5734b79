import type { Vocabulary } from '../../word-index/index.ts';
import { partEntries, type RoleEntry } from '../role-entry.ts';
import { titleOfOne } from '../titles/example-parts.ts';
import { initials } from './abbreviations.ts';
import { canonical, wordsOf } from './fold.ts';
import { headAt, workerWords } from './heads.ts';

/** One spelling of an entry, as the words that the search compares. */
export interface Variant {
  readonly entry: RoleEntry;
  readonly title: readonly string[];
  readonly qualifierWords: readonly string[];
  /** Where the word that says who somebody is stands in `title`. */
  readonly head: number;
}

export interface Variants {
  readonly variants: readonly Variant[];
  readonly words: ReadonlySet<string>;
  /** The words that say who somebody is. */
  readonly workers: ReadonlySet<string>;
}

/**
 * Every entry as written, and again in its other spellings: “HR” and “human resources”, “house keeper” as one
 * word. An example title that names several is also each of them.
 */
export function entryVariants(entries: readonly RoleEntry[]): Variants {
  const recorded = entries.flatMap(spellings);
  const workers = workerWords(recorded);
  const isWorker = (word: string) => workers.has(canonical(word.toLowerCase()));
  const parts = partEntries(entries, isWorker).flatMap(spellings);
  const spellingsOfAll = [...recorded, ...parts].map((variant) => ofOne(variant, isWorker));
  const words = new Set<string>();
  for (const { title, qualifierWords } of spellingsOfAll) {
    for (const word of title) words.add(word);
    for (const word of qualifierWords) words.add(word);
  }
  const pairs = joinedPairs(spellingsOfAll, words);
  const variants: Variant[] = [];
  for (const variant of spellingsOfAll) {
    variants.push(variant);
    addJoinedOrParted(variants, variant, pairs);
  }
  return { variants, words, workers };
}

function spellings(entry: RoleEntry): Variant[] {
  const title = wordsOf(entry.title);
  const variant = { entry, title, qualifierWords: wordsOfQualifier(entry), head: headAt(entry.title, title) };
  const spellingsOfEntry = [variant];
  addInInitials(spellingsOfEntry, variant);
  return spellingsOfEntry;
}

/** An example title is in the plural: people write that of one. */
function ofOne(variant: Variant, isWorker: (word: string) => boolean): Variant {
  const { entry } = variant;
  if (entry.kind !== 'example' && entry.kind !== 'example-part') return variant;
  return { ...variant, entry: { ...entry, title: titleOfOne(entry.title, isWorker) } };
}

/** The same entry with some words of its title written otherwise. */
function respelt(
  { entry, title, qualifierWords, head }: Variant,
  { at, words, instead }: { at: number; words: number; instead: readonly string[] },
): Variant {
  const longer = instead.length - words;
  const isLater = head >= at;
  return {
    entry,
    title: title.toSpliced(at, words, ...instead),
    qualifierWords,
    head: isLater ? Math.max(head + longer, at) : head,
  };
}

/** The pairs of words that are adjacent in some title. */
export function pairsOf(variants: readonly Variant[], { idOf }: Vocabulary): Set<number> {
  const pairs = new Set<number>();
  for (const { title } of variants) {
    for (let at = 1; at < title.length; at++) pairs.add(pairKey(idOf, title[at - 1] ?? '', title[at] ?? ''));
  }
  return pairs;
}

/** One number for a pair of adjacent words; -1 if one is unknown. */
export function pairKey(idOf: ReadonlyMap<string, number>, one: string, next: string): number {
  const [first, second] = [idOf.get(one), idOf.get(next)];
  return first === undefined || second === undefined ? -1 : first * 65_536 + second;
}

/** The index writes “mfr” for manufacturing and “nos” for not otherwise specified. */
function wordsOfQualifier({ qualifier }: RoleEntry): string[] {
  if (qualifier === '') return [];
  return wordsOf(qualifier).flatMap((word) =>
    word === 'mfr' ? 'manufacturing' : word === 'nos' ? [] : word,
  );
}

const spelledOut = [...initials].map(([letters, text]) => ({ letters, words: wordsOf(text) }));
const byFirstWord = Map.groupBy(
  spelledOut.flatMap(({ letters, words }) => [
    { said: [letters], instead: words },
    { said: words, instead: [letters] },
  ]),
  ({ said }) => said[0],
);

function addInInitials(to: Variant[], variant: Variant): void {
  const { title } = variant;
  for (const [at, word] of title.entries()) {
    const abbreviation = byFirstWord
      .get(word)
      ?.find(({ said }) => said.every((each, index) => title[at + index] === each));
    if (abbreviation)
      to.push(respelt(variant, { at, words: abbreviation.said.length, instead: abbreviation.instead }));
  }
}

/** Pairs of words that are adjacent in one title and joined in another, keyed by the joined word. */
function joinedPairs(variants: readonly Variant[], words: ReadonlySet<string>): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const { title } of variants) {
    for (let at = 1; at < title.length; at++) {
      const pair = [title[at - 1] ?? '', title[at] ?? ''];
      const one = pair.join('');
      if (words.has(one)) pairs.set(one, pair);
    }
  }
  return pairs;
}

function addJoinedOrParted(to: Variant[], variant: Variant, pairs: ReadonlyMap<string, string[]>): void {
  const { title } = variant;
  for (const [at, word] of title.entries()) {
    const pair = pairs.get(word);
    if (pair) to.push(respelt(variant, { at, words: 1, instead: pair }));
    const next = title[at + 1];
    if (next === undefined || !pairs.has(word + next)) continue;
    to.push(respelt(variant, { at, words: 2, instead: [word + next] }));
  }
}
