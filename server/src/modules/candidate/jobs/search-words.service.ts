import type { JobSearch } from '@portway/contracts/candidate/jobs/jobs';
import type { SearchReading } from '@portway/contracts/candidate/jobs/search-reading';
import type { JobSuggestions } from './job-suggestions.service.ts';
import { readWords, type WordsRead } from './reading/read-words.ts';
import { exactMeaning, othersIn, type SearchMeaning, searchMeaning } from './reading/search-meaning.ts';

/** A search with its words read: what the database is asked, and what the person is told of it. */
export interface ReadSearch {
  readonly query: Omit<JobSearch, 'words' | 'sponsored'> & {
    readonly meaning?: SearchMeaning;
    readonly placeTerms?: string | undefined;
  };
  /** Undefined where the words are searched for as they are. */
  readonly reading: SearchReading | undefined;
}

/** Reads the words of a search: places, filters, short forms and other names of the same work. */
export function searchWords(suggestions: Pick<JobSuggestions, 'vocabulary'>) {
  return {
    async read({ words, sponsored: _, ...search }: JobSearch): Promise<ReadSearch> {
      const vocabulary = await suggestions.vocabulary();
      const { title, place, ...filters } = search;
      const area = place === undefined ? undefined : vocabulary.places.named(place);
      const where = area?.kind === 'area' ? { placeTerms: area.terms } : { place };
      if (title === undefined) return { query: { ...filters, ...where }, reading: undefined };
      const asTyped = {
        query: { ...filters, ...where, title, meaning: exactMeaning(title) },
        reading: undefined,
      };
      if (words === 'exact') return asTyped;
      const wordsRead = readWords(title, vocabulary, place !== undefined);
      const { work, first, isRead } = wordsRead;
      if (!isRead && work === '') return asTyped;
      const meaning = work === '' ? undefined : searchMeaning(work, first);
      return {
        query: {
          ...filters,
          level: filters.level ?? wordsRead.level,
          workplace: filters.workplace ?? wordsRead.workplace,
          ...(wordsRead.place === undefined ? where : { placeTerms: wordsRead.place.terms }),
          ...(meaning !== undefined && { title: work, meaning }),
        },
        reading: readingOf(wordsRead, meaning),
      };
    },
    /** A tsquery for the jobs in a place, by its name. */
    async placeTerms(name: string): Promise<string | undefined> {
      return (await suggestions.vocabulary()).places.named(name)?.terms;
    },
  };
}

export type SearchWords = ReturnType<typeof searchWords>;

function readingOf(
  { isRead, work, place, level, workplace, sponsored, first, doubt }: WordsRead,
  meaning: SearchMeaning | undefined,
): SearchReading | undefined {
  const others = [...new Set(othersIn(meaning?.parts ?? []))];
  if (!isRead && others.length === 0) return undefined;
  return {
    ...{ work, others, level, workplace, doubt },
    place: place?.name,
    sponsored: sponsored === 'anyone' ? sponsored : undefined,
    first: first === '' ? undefined : first,
  };
}
