import type { WordRange } from '@portway/rules/word-index';
import { type HitsPage, type Page, pageOfHits, type SponsorCursor } from './hits.ts';
import { type SponsorFilters, sponsorFilter } from './sponsor-filter.ts';
import { nameAt, nameSize, type SponsorEntry, type SponsorIndex } from './sponsor-index.ts';
import {
  asTyped,
  beginnings,
  guessed,
  otherwiseWritten,
  type Slot,
  spelledOut,
  typedWords,
} from './sponsor-query.ts';
import { createScorer } from './sponsor-scorer.ts';

/** What somebody looks for; without text, entries in the order of their names. */
export interface SponsorQuery extends SponsorFilters {
  readonly text: string;
}

export interface SponsorHits {
  readonly sponsors: readonly SponsorEntry[];
  /** How many there are, counted to `maxCounted`. */
  readonly total: { readonly count: number; readonly capped: boolean };
  readonly next: SponsorCursor | undefined;
  /** Words of the query that were left out, because no name has them or one near to them. */
  readonly unknown: readonly string[];
  /** Whether nothing is written as the query is, and similar names are shown. */
  readonly isGuess: boolean;
}

/** By how well the name fits, by name, or the last to appear on the register first. */
export type SponsorSort = 'best' | 'name' | 'newest';

export interface SponsorSearch {
  search(query: SponsorQuery, page: Page & { readonly sort?: SponsorSort }): SponsorHits;
}

/** Counting stops here; “more than 1,000” says as much. */
export const maxCounted = 1000;
/** What is added to an everyday name that was spelled out: M&S is Marks and Spencer before all else. */
const everyday = 1;
/** Scores are compared as whole numbers, so that a cursor names one exactly. */
const scale = 10_000;
/** The best of a beginning that so many names have are found in advance, more than a page shows. */
const manyNames = 25;
const prepared = 24;
/** So many names are marked in about the time in which one is scored. */
const marksForOneScore = 16;
/** What an element of a Uint32Array can hold. */
const maxMark = 2 ** 32 - 1;

/**
 * Prepares the search in an index. Yields often, so that requests can be answered meanwhile. Queries run one after the
 * other, each to its end.
 */
export function* createSponsorSearch(index: SponsorIndex): Generator<void, SponsorSearch> {
  const collect = createCollector(index);
  const leaders = new Map<number, Leaders>();
  for (const slot of beginnings(index, manyNames)) {
    yield;
    if (slot === undefined) continue;
    const { places, scoreOf } = collect.all([slot]);
    const best = pageOfHits({ places, scoreOf }, { limit: prepared }).places;
    leaders.set(keyOf(slot), { best, scores: best.map(scoreOf), count: places.length });
    collect.clear();
  }

  function leadersFor(
    queryWords: readonly string[],
    page: Page,
  ): { page: HitsPage; count: number } | undefined {
    if (queryWords.length !== 1 || page.after !== undefined || page.limit >= prepared) return undefined;
    if (spelledOut(index, queryWords)) return undefined;
    const [slot] = asTyped(index, queryWords)[0]?.slots ?? [];
    const leadingHits = slot === undefined ? undefined : leaders.get(keyOf(slot));
    if (leadingHits === undefined) return undefined;
    const places = leadingHits.best.slice(0, page.limit);
    const [end, score] = [places.at(-1), leadingHits.scores[places.length - 1]];
    const isMore = leadingHits.count > places.length && end !== undefined && score !== undefined;
    return { page: { places, next: isMore ? { place: end, score } : undefined }, count: leadingHits.count };
  }

  return {
    search({ text, ...filters }, { sort = 'best', ...page }) {
      const isFiltered = Object.values(filters).some((each) => each !== undefined);
      const fits = isFiltered ? sponsorFilter(filters, index.towns) : undefined;
      const isEmpty = text.trim() === '';
      if (isEmpty && sort !== 'newest') return sponsorHits(index, inOrderOfNames(index, fits, page));
      const queryWords = typedWords(text);
      const ready = fits === undefined && sort === 'best' ? leadersFor(queryWords, page) : undefined;
      if (ready) return sponsorHits(index, ready);
      const { guess, places, scoreOf } = isEmpty ? everyEntry(index, fits) : collect.query(queryWords, fits);
      const scores = { best: scoreOf, name: () => 0, newest: (place: number) => index.firstSeen[place] ?? 0 };
      const hits = {
        page: pageOfHits({ places, scoreOf: scores[sort] }, page),
        count: places.length,
        guess,
      };
      collect.clear();
      return sponsorHits(index, hits);
    },
  };
}

interface Leaders {
  readonly best: readonly number[];
  readonly scores: readonly number[];
  readonly count: number;
}

type Fits = ((sponsor: SponsorEntry) => boolean) | undefined;

/** Collects entries with their scores for one query after another. */
function createCollector(index: SponsorIndex) {
  const { sponsors, names, postings, postingsFrom, words } = index;
  const scorer = createScorer(index);
  const scores = new Int32Array(sponsors.length);
  let places: number[] = [];
  const scoreOf = (place: number) => scores[place] ?? 0;

  /** By name: the last mark that it got. A mark is used once, so that none has to be removed. */
  const marks = new Uint32Array(names.length / nameSize);
  let mark = 0;

  /** Marks the names with one of these words. */
  function markAll({ readings }: Slot): void {
    if (mark === maxMark) marks.fill(0);
    mark = (mark % maxMark) + 1;
    for (const { from, until } of readings) {
      const end = postingsFrom[until] ?? 0;
      for (let at = postingsFrom[from] ?? 0; at < end; at++) marks[postings[at] ?? 0] = mark;
    }
  }

  function add(slots: readonly Slot[], fits: Fits, bonus = 0): void {
    scorer.ask(slots);
    const [rarest, next] = slots.toSorted((one, other) => one.names - other.names);
    // To mark a name costs much less than to score it.
    const isMarked =
      rarest !== undefined && next !== undefined && next.names < rarest.names * marksForOneScore;
    if (isMarked) markAll(next);
    const range = isMarked || next === undefined ? anyWord : spanOf(next);
    for (const { from, until } of rarest?.readings ?? []) {
      const end = postingsFrom[until] ?? 0;
      for (let at = postingsFrom[from] ?? 0; at < end; at++) {
        const name = postings[at] ?? 0;
        if (isMarked ? marks[name] !== mark : !hasWordIn(name, range)) continue;
        const fit = scorer.scoreOf(name);
        if (fit > 0)
          put(names[name * nameSize + nameAt.sponsor] ?? 0, Math.round((fit + bonus) * scale), fits);
      }
    }
  }

  /** Says quickly of most names that they lack a word, without scoring them. */
  function hasWordIn(name: number, { from, until }: WordRange): boolean {
    const record = name * nameSize;
    const end = names[record + nameAt.end] ?? 0;
    for (let at = names[record + nameAt.words] ?? 0; at < end; at++) {
      const word = words[at] ?? 0;
      if (word >= from && word < until) return true;
    }
    return false;
  }

  function put(place: number, score: number, fits: Fits): void {
    const previous = scoreOf(place);
    if (score <= previous) return;
    if (previous === 0) {
      const sponsor = sponsors[place];
      if (fits !== undefined && (sponsor === undefined || !fits(sponsor))) return;
      places.push(place);
    }
    scores[place] = score;
  }

  return {
    /** Every entry with these words. */
    all(slots: readonly Slot[]) {
      add(slots, undefined);
      return { places, scoreOf };
    },
    /** What the words find as they are; only if that is nothing, what they find in another spelling. */
    query(queryWords: readonly string[], fits: Fits) {
      const spelled = spelledOut(index, queryWords);
      if (spelled) add(spelled.slots, fits, everyday);
      for (const { slots } of asTyped(index, queryWords)) add(slots, fits);
      if (places.length === 0) for (const { slots } of otherwiseWritten(index, queryWords)) add(slots, fits);
      if (places.length > 0) return { places, scoreOf, guess: undefined };
      const guess = guessed(index, queryWords);
      if (guess) add(guess.slots, fits);
      return { places, scoreOf, guess: places.length > 0 ? guess : undefined };
    },
    clear() {
      for (const place of places) scores[place] = 0;
      places = [];
    },
  };
}

const anyWord: WordRange = { from: 0, until: Number.POSITIVE_INFINITY };

/** From the first to the last word that a slot may mean, with what is between them. */
function spanOf({ readings }: Slot): WordRange {
  return {
    from: Math.min(...readings.map(({ from }) => from)),
    until: Math.max(...readings.map(({ until }) => until)),
  };
}

/** One number for the words that a slot may mean; they are adjacent in the vocabulary. */
function keyOf({ readings }: Slot): number {
  return (readings[0]?.from ?? 0) * 2 ** 24 + (readings.at(-1)?.until ?? 0);
}

/** Without a query: all that fit, by their names. */
function inOrderOfNames({ sponsors }: SponsorIndex, fits: Fits, { limit, after }: Page) {
  const places: number[] = [];
  const from = after === undefined ? 0 : after.place + 1;
  let count = 0;
  for (const [place, sponsor] of sponsors.entries()) {
    if (count > maxCounted && places.length > limit) break;
    if (fits !== undefined && !fits(sponsor)) continue;
    count++;
    if (place >= from && places.length <= limit) places.push(place);
  }
  const pagePlaces = places.slice(0, limit);
  const end = pagePlaces.at(-1);
  const next = places.length > limit && end !== undefined ? { score: 0, place: end } : undefined;
  return { page: { places: pagePlaces, next }, count };
}

function everyEntry({ sponsors }: SponsorIndex, fits: Fits) {
  const places = sponsors.flatMap((sponsor, place) => (fits === undefined || fits(sponsor) ? [place] : []));
  return { places, scoreOf: () => 0, guess: undefined };
}

interface SearchResult {
  readonly page: HitsPage;
  readonly count: number;
  readonly guess?: { readonly unknown: readonly string[] } | undefined;
}

function sponsorHits({ sponsors }: SponsorIndex, { page, count, guess }: SearchResult): SponsorHits {
  return {
    sponsors: page.places.flatMap((place) => sponsors[place] ?? []),
    total: { count: Math.min(count, maxCounted), capped: count > maxCounted },
    next: page.next,
    unknown: guess?.unknown ?? [],
    isGuess: guess !== undefined,
  };
}
