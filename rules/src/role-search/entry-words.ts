import type { Vocabulary } from '../word-index/index.ts';
import { initials } from './abbreviations.ts';
import { wordsOf } from './fold.ts';
import type { RoleEntry } from './role-entry.ts';

/** One spelling of an entry, as the words that the search compares. */
export interface Variant {
  readonly entry: RoleEntry;
  readonly title: readonly string[];
  readonly meant: readonly string[];
}

/**
 * Every entry as written, and again in its other spellings: “HR” and “human resources”, “house keeper” as one
 * word.
 */
export function entryVariants(entries: readonly RoleEntry[]): { found: Variant[]; words: Set<string> } {
  const spelled: Variant[] = [];
  for (const entry of entries) {
    const variant = { entry, title: wordsOf(entry.title), meant: meantWords(entry) };
    spelled.push(variant);
    addInInitials(spelled, variant);
  }
  const words = new Set<string>();
  for (const { title, meant } of spelled) {
    for (const word of title) words.add(word);
    for (const word of meant) words.add(word);
  }
  const joined = joinedPairs(spelled, words);
  const found: Variant[] = [];
  for (const variant of spelled) {
    found.push(variant);
    addJoinedOrParted(found, variant, joined);
  }
  return { found, words };
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
function meantWords({ meant }: RoleEntry): string[] {
  if (meant === '') return [];
  return wordsOf(meant).flatMap((word) => (word === 'mfr' ? 'manufacturing' : word === 'nos' ? [] : word));
}

const spelledOut = [...initials].map(([letters, text]) => ({ letters, words: wordsOf(text) }));
const byFirstWord = Map.groupBy(
  spelledOut.flatMap(({ letters, words }) => [
    { said: [letters], instead: words },
    { said: words, instead: [letters] },
  ]),
  ({ said }) => said[0],
);

function addInInitials(to: Variant[], { entry, title, meant }: Variant): void {
  for (const [at, word] of title.entries()) {
    const found = byFirstWord
      .get(word)
      ?.find(({ said }) => said.every((each, index) => title[at + index] === each));
    if (found) to.push({ entry, title: title.toSpliced(at, found.said.length, ...found.instead), meant });
  }
}

/** Pairs of words that are adjacent in one title and joined in another, keyed by the joined word. */
function joinedPairs(variants: readonly Variant[], words: ReadonlySet<string>): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  for (const { title } of variants) {
    for (let at = 1; at < title.length; at++) {
      const pair = [title[at - 1] ?? '', title[at] ?? ''];
      const one = pair.join('');
      if (words.has(one)) joined.set(one, pair);
    }
  }
  return joined;
}

function addJoinedOrParted(
  to: Variant[],
  { entry, title, meant }: Variant,
  joined: ReadonlyMap<string, string[]>,
): void {
  for (const [at, word] of title.entries()) {
    const pair = joined.get(word);
    if (pair) to.push({ entry, title: title.toSpliced(at, 1, ...pair), meant });
    const next = title[at + 1];
    if (next === undefined || !joined.has(word + next)) continue;
    to.push({ entry, title: title.toSpliced(at, 2, word + next), meant });
  }
}
