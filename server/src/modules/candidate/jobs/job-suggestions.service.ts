import type { JobSuggestions as Suggested } from '@portway/contracts/candidate/jobs/jobs';
import type { CountedText, JobSuggestionsRepository } from './job-suggestions.repository.ts';
import { type PrefixIndex, prefixIndex } from './prefix-index.ts';
import { knownPlaces } from './reading/known-places.ts';
import { titleWords } from './reading/title-words.ts';
import { titleSpelling } from './title-spelling.ts';

const maxSuggestions = 8;
/** Of a million jobs most titles occur once or twice, and nobody misses those. */
const maxKept = 20_000;
const freshFor = 5 * 60_000;

const maxCovers = 4;

interface Deps {
  readonly repository: JobSuggestionsRepository;
  /** Towns of the register of sponsors that several sponsors name. */
  readonly registerTowns: () => readonly string[];
  readonly now: () => number;
}

/** What open jobs are called, where they are and of which kind: cached in memory, and refreshed every few minutes. */
export function jobSuggestions({ repository, registerTowns, now }: Deps) {
  const jobTitles = () => repository.titles(maxKept);
  const jobPlaces = () => repository.places(maxKept);
  const titles = heldFor(async () => ofTexts(await jobTitles(), prefixIndex), now);
  const spelling = heldFor(async () => ofTexts(await jobTitles(), titleSpelling), now);
  const places = heldFor(async () => ofTexts(await jobPlaces(), prefixIndex), now);
  const vocabulary = heldFor(async () => {
    const [titles, posts] = [await jobTitles(), (await jobPlaces()).map(({ text }) => text)];
    const index = {
      places: knownPlaces(posts, registerTowns()),
      titles: titleWords(titles, await repository.employers(maxKept)),
    };
    return { index, isEmpty: titles.length === 0 };
  }, now);
  const board = heldFor(async () => {
    const index = await repository.board(maxCovers);
    return { index, isEmpty: index.total === 0 };
  }, now);
  const find = async (index: () => Promise<PrefixIndex>, text = '') => ({
    suggestions: text === '' ? [] : [...(await index()).find(text, maxSuggestions)],
  });
  return {
    titles: (text: string | undefined): Promise<Suggested> => find(titles, text),
    places: (text: string | undefined): Promise<Suggested> => find(places, text),
    /** What the words of a search are read by. */
    vocabulary,
    board,
    /** Words of a title as published jobs spell them; undefined where no slip is known. */
    corrected: async (title: string): Promise<string | undefined> => (await spelling())(title),
  };
}

export type JobSuggestions = ReturnType<typeof jobSuggestions>;

interface Reading<Index> {
  readonly index: Index;
  /** Whether no job is open. */
  readonly isEmpty: boolean;
}

const ofTexts = <Index>(
  texts: readonly CountedText[],
  build: (texts: readonly CountedText[]) => Index,
): Reading<Index> => ({ index: build(texts), isEmpty: texts.length === 0 });

/**
 * Only the first load delays a request: later ones run in the background. What is read while no job is open is not
 * kept: it costs nothing, and the first job must not be missing for minutes.
 */
function heldFor<Index>(read: () => Promise<Reading<Index>>, now: () => number): () => Promise<Index> {
  let cache: { readonly index: Index; readonly at: number } | undefined;
  let reading: Promise<Index> | undefined;
  const readAndHold = async () => {
    try {
      const { index, isEmpty } = await read();
      cache = isEmpty ? undefined : { index, at: now() };
      return index;
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (cache !== undefined && now() - cache.at < freshFor) return cache.index;
    reading ??= readAndHold();
    if (cache === undefined) return await reading;
    // If it fails, the cached data remains; the next request tries again.
    reading.catch(() => {});
    return cache.index;
  };
}
