import {
  createPostings,
  createVocabulary,
  nameKey,
  type Postings,
  type Vocabulary,
  weightOf,
} from '@portway/rules/word-index';
import { namesIn } from '../folded-name.policy.ts';
import { wordsOfName } from './sponsor-words.ts';

/** A route for which a sponsor is licensed, with its rating, as the register writes them. */
export interface LicensedRoute {
  readonly route: string;
  readonly rating: string;
}

/** An entry of the newest edition. Days as YYYY-MM-DD. */
export interface SponsorEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The names it trades under. */
  readonly names: readonly string[];
  readonly town: string | null;
  readonly county: string | null;
  readonly routes: readonly LicensedRoute[];
  readonly firstSeen: string;
}

/**
 * Every name of every sponsor with its words as numbers, in typed arrays: the words of a name are contiguous, those of
 * the name itself first, then those of its town and county.
 */
export interface SponsorIndex extends Postings {
  /** In the order of their names. */
  readonly sponsors: readonly SponsorEntry[];
  readonly vocabulary: Vocabulary;
  /** By name: the place of its sponsor in `sponsors`. */
  readonly sponsorOf: Int32Array;
  /** By name: where its words begin in `words`, with one more element at the end. */
  readonly wordsFrom: Int32Array;
  /** By name: where its own words end and those of its place begin. */
  readonly placeFrom: Int32Array;
  readonly words: Uint32Array;
  /** By word: how much it says about who is meant; a rare word says more. */
  readonly weights: Float32Array;
  /** By name: the sum of the weights of its own words. */
  readonly nameWeights: Float32Array;
  /** By place in `sponsors`: the day it was first seen, as the number 20211102. */
  readonly firstSeen: Int32Array;
  /** By town as an entry writes it, empty where there is none: its key and how many sponsors it has. */
  readonly towns: ReadonlyMap<string, { readonly key: string; readonly sponsors: number }>;
  /** By name: what is added to its score whatever the query is. */
  readonly priors: Float32Array;
}

/** Sponsors between two pauses: a pause comes after about two milliseconds. */
const atATime = 500;

/** Builds the index from all entries of an edition. Yields often, so that requests can be answered meanwhile. */
export function* buildSponsorIndex(entries: readonly SponsorEntry[]): Generator<void, SponsorIndex> {
  const sponsors = entries.toSorted(
    (one, other) =>
      compare(one.name, other.name) || compare(one.town ?? '', other.town ?? '') || one.id - other.id,
  );
  yield;
  const collected = yield* collectNames(sponsors);
  const { sponsorOf, priors } = collected;
  const vocabulary = yield* sortedVocabulary(collected.vocabulary);
  const sortedId = Uint32Array.from(collected.vocabulary, (word) => vocabulary.idOf.get(word) ?? 0);
  yield;
  const ofNames = {
    wordsFrom: Int32Array.from(collected.wordsFrom),
    placeFrom: Int32Array.from(collected.placeFrom),
    words: Uint32Array.from(collected.words, (word) => sortedId[word] ?? 0),
  };
  yield;
  const backward = createPostings(ofNames, vocabulary.words.length);
  yield;
  const weights = Float32Array.from(vocabulary.words, (_, word) =>
    weightOf((backward.postingsFrom[word + 1] ?? 0) - (backward.postingsFrom[word] ?? 0), sponsorOf.length),
  );
  return {
    sponsors,
    vocabulary,
    sponsorOf: Int32Array.from(sponsorOf),
    ...ofNames,
    ...backward,
    weights,
    nameWeights: nameWeights(ofNames, weights),
    priors: Float32Array.from(priors),
    firstSeen: Int32Array.from(sponsors, ({ firstSeen }) => Number(firstSeen.replaceAll('-', ''))),
    towns: countByTown(sponsors),
  };
}

interface Collected {
  /** Every word once, in the order in which they were found. */
  readonly vocabulary: string[];
  readonly words: number[];
  readonly wordsFrom: number[];
  readonly placeFrom: number[];
  readonly sponsorOf: number[];
  readonly priors: number[];
}

function* collectNames(sponsors: readonly SponsorEntry[]): Generator<void, Collected> {
  const idOf = new Map<string, number>();
  const to: Collected = {
    vocabulary: [],
    words: [],
    wordsFrom: [0],
    placeFrom: [],
    sponsorOf: [],
    priors: [],
  };
  const add = (words: readonly string[]) => {
    for (const word of words) {
      const known = idOf.get(word);
      const id = known ?? to.vocabulary.push(word) - 1;
      if (known === undefined) idOf.set(word, id);
      to.words.push(id);
    }
  };
  for (const [at, sponsor] of sponsors.entries()) {
    const place = placeWords(sponsor);
    for (const { words, prior } of namesOfSponsor(sponsor)) {
      add(words);
      to.placeFrom.push(to.words.length);
      add(place);
      to.wordsFrom.push(to.words.length);
      to.sponsorOf.push(at);
      to.priors.push(prior);
    }
    if (at % atATime === atATime - 1) yield;
  }
  return to;
}

/** A sponsor with many routes is a large one, and more often the one that is meant. */
const routeCounts = 0.01;
const maxRoutes = 5;
/** The name of the register comes before a name somebody trades under. */
const tradingCosts = 0.02;

function namesOfSponsor({
  name,
  names,
  routes,
}: SponsorEntry): { words: readonly string[]; prior: number }[] {
  const { legal, trading } = namesIn(name);
  const prior = routeCounts * Math.min(maxRoutes, routes.length);
  const own = wordsOfName(legal);
  const others = [...new Set([...trading, ...names])].map((each) => wordsOfName(each));
  const whole = others.length > 0 ? [[own, ...others].flat()] : [];
  return [
    { words: own, prior },
    ...[...others, ...whole]
      .filter((words) => words.length > 0)
      .map((words) => ({ words, prior: prior - tradingCosts })),
  ];
}

function countByTown(sponsors: readonly SponsorEntry[]): SponsorIndex['towns'] {
  const keys = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { town } of sponsors) {
    const written = town ?? '';
    const key = keys.get(written) ?? nameKey(written);
    keys.set(written, key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map([...keys].map(([written, key]) => [written, { key, sponsors: counts.get(key) ?? 0 }]));
}

function placeWords({ town, county }: SponsorEntry): readonly string[] {
  return [...new Set([town, county].flatMap((place) => (place === null ? [] : wordsOfName(place))))];
}

/** Sorts the words a first letter at a time. */
function* sortedVocabulary(words: readonly string[]): Generator<void, Vocabulary> {
  const sorted: string[] = [];
  const byLetter = Map.groupBy(words, (word) => word.charAt(0));
  yield;
  for (const letter of [...byLetter.keys()].sort(compare)) {
    sorted.push(...(byLetter.get(letter) ?? []).sort(compare));
    yield;
  }
  return createVocabulary(sorted);
}

function nameWeights(
  { wordsFrom, placeFrom, words }: Pick<SponsorIndex, 'wordsFrom' | 'placeFrom' | 'words'>,
  weights: Float32Array,
): Float32Array {
  return Float32Array.from(placeFrom, (until, name) => {
    let sum = 0;
    for (let at = wordsFrom[name] ?? 0; at < until; at++) sum += weights[words[at] ?? 0] ?? 0;
    return sum;
  });
}

/** By the code units of the letters: the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
