import type { JobSuggestions as Suggested } from '@portway/contracts/candidate/jobs/jobs';
import type { JobSuggestionsRepository } from './job-suggestions.repository.ts';
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
  const titles = heldFor(async () => prefixIndex(await repository.titles(maxKept)), now);
  const spelling = heldFor(async () => titleSpelling(await repository.titles(maxKept)), now);
  const places = heldFor(async () => prefixIndex(await repository.places(maxKept)), now);
  const vocabulary = heldFor(async () => {
    const posts = (await repository.places(maxKept)).map(({ text }) => text);
    return {
      places: knownPlaces(posts, registerTowns()),
      titles: titleWords(await repository.titles(maxKept), await repository.employers(maxKept)),
    };
  }, now);
  const board = heldFor(() => repository.board(maxCovers), now);
  const find = async (index: () => Promise<PrefixIndex>, text = '') => ({
    suggestions: text === '' ? [] : [...(await index()).find(text, maxSuggestions)],
  });
  return {
    titles: (text: string | undefined): Promise<Suggested> => find(titles, text),
    places: (text: string | undefined): Promise<Suggested> => find(places, text),
    /** Words of a title as published jobs spell them; undefined where no slip is known. */
    /** What the words of a search are read by. */
    vocabulary,
    board,
    corrected: async (title: string): Promise<string | undefined> => (await spelling())(title),
  };
}

export type JobSuggestions = ReturnType<typeof jobSuggestions>;

/** Only the first load delays a request: later ones run in the background. */
function heldFor<Index>(read: () => Promise<Index>, now: () => number): () => Promise<Index> {
  let cache: { readonly index: Index; readonly at: number } | undefined;
  let reading: Promise<Index> | undefined;
  const readAnew = async () => {
    try {
      const index = await read();
      cache = { index, at: now() };
      return index;
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (cache !== undefined && now() - cache.at < freshFor) return cache.index;
    reading ??= readAnew();
    if (cache === undefined) return await reading;
    // If it fails, the cached data remains; the next request tries again.
    reading.catch(() => {});
    return cache.index;
  };
}
