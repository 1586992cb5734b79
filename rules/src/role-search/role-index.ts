import { type Occupation, occupations } from '../occupations/index.ts';
import {
  createPostings,
  createVocabulary,
  type Postings,
  type Vocabulary,
  weightOf,
} from '../word-index/index.ts';
import { gainOfSame, standing } from './ranking/standing.ts';
import { type RoleEntry, roleEntries } from './role-entry.ts';
import { entryVariants, pairsOf, type Variant } from './words/entry-words.ts';

/**
 * All titles with their words as numbers, in typed arrays: the words of an entry are contiguous, those of the
 * title first, and so are the entries of a word. A title with two spellings is two entries.
 */
export interface RoleIndex extends Postings {
  readonly vocabulary: Vocabulary;
  readonly roles: readonly Occupation[];
  /** Every code and the first digits of every code. */
  readonly codeStarts: ReadonlySet<string>;
  readonly entries: readonly RoleEntry[];
  /** Which words are adjacent in some title: `one × 65536 + next`. */
  readonly pairs: ReadonlySet<number>;
  /** By entry: the index of its code in `roles`. */
  readonly roleOf: Uint16Array;
  /** By entry: where its words begin in `words`, with one more element at the end. */
  readonly wordsFrom: Int32Array;
  /** By entry: where the words of its title end and those of its context begin. */
  readonly qualifierFrom: Int32Array;
  readonly words: Uint16Array;
  /** By word: how much it says about a job; a rare word says more. */
  readonly weights: Float32Array;
  /** By entry: the sum of the weights of its title's words. */
  readonly titleWeights: Float32Array;
  /** By entry: its prior score, which does not depend on the query. */
  readonly standing: Float32Array;
  /** By entry: what it gains where the query is the same title. */
  readonly sameGains: Float32Array;
  /** By entry: 1 if it is an example of the Rules that only one code has. */
  readonly ownExamples: Uint8Array;
  /** By entry: where in `words` the word is that says who somebody is. */
  readonly heads: Int32Array;
  /** By word: 1 if it says who somebody is. */
  readonly workers: Uint8Array;
}

let builtIndex: RoleIndex | undefined;

/** The index of all titles, built at the first use: 0.2 s. */
export function roleIndex(): RoleIndex {
  builtIndex ??= buildRoleIndex();
  return builtIndex;
}

function buildRoleIndex(): RoleIndex {
  const { variants, words, workers } = entryVariants(roleEntries());
  const vocabulary = createVocabulary(words);
  const roleAt = new Map(occupations.map(({ code }, at) => [code, at]));
  const forward = forwardIndex(variants, vocabulary);
  const backward = createPostings(forward, vocabulary.words.length);
  const weights = weightsOf(backward.postingsFrom, variants.length);
  return {
    vocabulary,
    roles: occupations,
    codeStarts: new Set(
      occupations.flatMap(({ code }) => [1, 2, 3, 4].map((digits) => code.slice(0, digits))),
    ),
    entries: variants.map(({ entry }) => entry),
    pairs: pairsOf(variants, vocabulary),
    roleOf: Uint16Array.from(variants, ({ entry }) => roleAt.get(entry.code) ?? 0),
    ...forward,
    ...backward,
    weights,
    titleWeights: titleWeights(forward, weights),
    standing: Float32Array.from(variants, ({ entry }) => standing(entry)),
    sameGains: Float32Array.from(variants, ({ entry }) => gainOfSame(entry)),
    ownExamples: ownExamples(variants),
    heads: Int32Array.from(variants, ({ head }, entry) => (forward.wordsFrom[entry] ?? 0) + head),
    workers: Uint8Array.from(vocabulary.words, (word) => (workers.has(word) ? 1 : 0)),
  };
}

function ownExamples(variants: readonly Variant[]): Uint8Array {
  const examples = variants.filter(({ entry }) => entry.kind === 'example');
  const codesOf = Map.groupBy(examples, ({ title }) => title.join(' '));
  return Uint8Array.from(variants, ({ entry, title }) => {
    if (entry.kind !== 'example') return 0;
    const others = codesOf.get(title.join(' '))?.some((other) => other.entry.code !== entry.code);
    return others ? 0 : 1;
  });
}

type Forward = Pick<RoleIndex, 'wordsFrom' | 'qualifierFrom' | 'words'>;

function forwardIndex(variants: readonly Variant[], { idOf }: Vocabulary): Forward {
  const wordsFrom = new Int32Array(variants.length + 1);
  const qualifierFrom = new Int32Array(variants.length);
  const words: number[] = [];
  variants.forEach(({ title, qualifierWords }, entry) => {
    for (const word of title) words.push(idOf.get(word) ?? 0);
    qualifierFrom[entry] = words.length;
    for (const word of qualifierWords) words.push(idOf.get(word) ?? 0);
    wordsFrom[entry + 1] = words.length;
  });
  return { wordsFrom, qualifierFrom, words: Uint16Array.from(words) };
}

function weightsOf(postingsFrom: Int32Array, entries: number): Float32Array {
  return Float32Array.from({ length: postingsFrom.length - 1 }, (_, word) =>
    weightOf((postingsFrom[word + 1] ?? 0) - (postingsFrom[word] ?? 0), entries),
  );
}

function titleWeights({ wordsFrom, qualifierFrom, words }: Forward, weights: Float32Array): Float32Array {
  return Float32Array.from(qualifierFrom, (until, entry) => {
    let sum = 0;
    for (let at = wordsFrom[entry] ?? 0; at < until; at++) sum += weights[words[at] ?? 0] ?? 0;
    return sum;
  });
}
