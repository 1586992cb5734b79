import {
  createPostings,
  createVocabulary,
  nameKey,
  type Postings,
  type Vocabulary,
  weightOf,
} from '@portway/rules/word-index';
import { namesIn } from '../folded-name.policy.ts';
import { otherwiseSpelt, wordsOfName } from './sponsor-words.ts';

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
  /**
   * By name, a record of `nameSize` numbers, because what is read together lies together: most of the time of a search is
   * spent on waiting for memory. `nameAt` says which number is what.
   */
  readonly names: Int32Array;
  /** The same memory, for the numbers of a record that are fractions. */
  readonly nameFractions: Float32Array;
  readonly words: Uint32Array;
  /** By word: how much it says about who is meant; a rare word says more. */
  readonly weights: Float32Array;
  /** By place in `sponsors`: the day it was first seen, as the number 20211102. */
  readonly firstSeen: Int32Array;
  /** By town as an entry writes it, empty where there is none: its key and how many sponsors it has. */
  readonly towns: ReadonlyMap<string, { readonly key: string; readonly sponsors: number }>;
}

/** Half a line of a processor's cache. */
export const nameSize = 8;

/** The numbers of a name’s record. */
export const nameAt = {
  /** Where its words begin in `words`. */
  words: 0,
  /** Where its own words end and those of its place begin. */
  place: 1,
  /** Where they all end. */
  end: 2,
  /** The place of its sponsor in `sponsors`. */
  sponsor: 3,
  /** A fraction: the sum of the weights of its own words. */
  weight: 4,
  /** A fraction: what is added to its score whatever the query is. */
  prior: 5,
} as const;

/** Sponsors between two pauses: a pause comes after about two milliseconds. */
const atATime = 500;
/** Numbers between two pauses. */
const numbersAtATime = 20_000;

/** Does something for each number from 0, with pauses. */
function* forEach(count: number, act: (at: number) => void): Generator<void, void> {
  for (let at = 0; at < count; at++) {
    act(at);
    if (at % numbersAtATime === numbersAtATime - 1) yield;
  }
}

/** Builds the index from all entries of an edition. Yields often, so that requests can be answered meanwhile. */
export function* buildSponsorIndex(entries: readonly SponsorEntry[]): Generator<void, SponsorIndex> {
  const sponsors = yield* sortedByName(entries);
  const collected = yield* collectNames(sponsors);
  const vocabulary = yield* sortedVocabulary(collected.vocabulary);
  const sortedId = Uint32Array.from(collected.vocabulary, (word) => vocabulary.idOf.get(word) ?? 0);
  yield;
  const words = yield* renumbered(collected.words, sortedId);
  const wordsFrom = Int32Array.from(collected.wordsFrom);
  yield;
  const backward = createPostings({ wordsFrom, words }, vocabulary.words.length);
  yield;
  const weights = Float32Array.from(vocabulary.words, (_, word) =>
    weightOf(
      (backward.postingsFrom[word + 1] ?? 0) - (backward.postingsFrom[word] ?? 0),
      collected.sponsorOf.length,
    ),
  );
  yield;
  return {
    sponsors,
    vocabulary,
    words,
    ...backward,
    weights,
    ...(yield* nameRecords(collected, words, weights)),
    firstSeen: yield* daysFirstSeen(sponsors),
    towns: yield* countByTown(sponsors),
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
      const existing = idOf.get(word);
      const id = existing ?? to.vocabulary.push(word) - 1;
      if (existing === undefined) idOf.set(word, id);
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
  const legalWords = wordsOfName(legal);
  const otherNames = [...new Set([...trading, ...names])].map((each) => wordsOfName(each));
  const whole = otherNames.length > 0 ? [[legalWords, ...otherNames].flat()] : [];
  const spelt = [legalWords, ...otherNames].flatMap(otherwiseSpelt);
  return [
    { words: legalWords, prior },
    ...[...otherNames, ...whole, ...spelt]
      .filter((words) => words.length > 0)
      .map((words) => ({ words, prior: prior - tradingCosts })),
  ];
}

function* countByTown(sponsors: readonly SponsorEntry[]): Generator<void, SponsorIndex['towns']> {
  const keys = new Map<string, string>();
  const counts = new Map<string, number>();
  yield* forEach(sponsors.length, (at) => {
    const town = sponsors[at]?.town ?? '';
    const key = keys.get(town) ?? nameKey(town);
    keys.set(town, key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return new Map([...keys].map(([written, key]) => [written, { key, sponsors: counts.get(key) ?? 0 }]));
}

function placeWords({ town, county }: SponsorEntry): readonly string[] {
  return [...new Set([town, county].flatMap((place) => (place === null ? [] : wordsOfName(place))))];
}

function* sortedByName(entries: readonly SponsorEntry[]): Generator<void, SponsorEntry[]> {
  return yield* sortedByLetter(entries, {
    textOf: ({ name }) => name,
    compare: (one, other) =>
      compare(one.name, other.name) || compare(one.town ?? '', other.town ?? '') || one.id - other.id,
  });
}

function* sortedVocabulary(words: readonly string[]): Generator<void, Vocabulary> {
  const sortedWords = yield* sortedByLetter(words, { textOf: (word) => word, compare });
  return createVocabulary(sortedWords);
}

interface Order<Item> {
  readonly textOf: (item: Item) => string;
  readonly compare: (one: Item, other: Item) => number;
}

/** Sorts a first letter at a time. */
function* sortedByLetter<Item>(items: readonly Item[], order: Order<Item>): Generator<void, Item[]> {
  const sortedItems: Item[] = [];
  const byLetter = Map.groupBy(items, (item) => order.textOf(item).charAt(0));
  yield;
  for (const letter of [...byLetter.keys()].sort(compare)) {
    for (const item of (byLetter.get(letter) ?? []).sort(order.compare)) sortedItems.push(item);
    yield;
  }
  return sortedItems;
}

function* renumbered(words: readonly number[], numbers: Uint32Array): Generator<void, Uint32Array> {
  const renumbered = new Uint32Array(words.length);
  yield* forEach(words.length, (at) => {
    renumbered[at] = numbers[words[at] ?? 0] ?? 0;
  });
  return renumbered;
}

function* daysFirstSeen(sponsors: readonly SponsorEntry[]): Generator<void, Int32Array> {
  const days = new Int32Array(sponsors.length);
  yield* forEach(sponsors.length, (at) => {
    days[at] = Number(sponsors[at]?.firstSeen.replaceAll('-', '') ?? 0);
  });
  return days;
}

function* nameRecords(
  { sponsorOf, wordsFrom, placeFrom, priors }: Collected,
  words: Uint32Array,
  weights: Float32Array,
): Generator<void, Pick<SponsorIndex, 'names' | 'nameFractions'>> {
  const names = new Int32Array(sponsorOf.length * nameSize);
  const nameFractions = new Float32Array(names.buffer);
  yield* forEach(sponsorOf.length, (name) => {
    const record = name * nameSize;
    const [from = 0, place = 0] = [wordsFrom[name], placeFrom[name]];
    let weight = 0;
    for (let at = from; at < place; at++) weight += weights[words[at] ?? 0] ?? 0;
    names[record + nameAt.words] = from;
    names[record + nameAt.place] = place;
    names[record + nameAt.end] = wordsFrom[name + 1] ?? 0;
    names[record + nameAt.sponsor] = sponsorOf[name] ?? 0;
    nameFractions[record + nameAt.weight] = weight;
    nameFractions[record + nameAt.prior] = priors[name] ?? 0;
  });
  return { names, nameFractions };
}

/** By the code units of the letters: the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
