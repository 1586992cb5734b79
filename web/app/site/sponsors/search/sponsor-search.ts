import { sizeWords, sortWords } from './search-words.ts';

const filters = ['route', 'rating', 'town', 'size'] as const;
const texts = ['query', 'route', 'rating', 'town'] as const;

/** A search as it is in the address: empty values are left out. */
export interface SponsorSearch {
  readonly query?: string;
  readonly route?: string;
  readonly rating?: string;
  readonly town?: string;
  readonly size?: keyof typeof sizeWords;
  readonly sort?: keyof typeof sortWords;
}

/** Reads the fields of a form or an address; what is unknown or empty is left out. */
export function readSponsorSearch(fields: Iterable<readonly [string, unknown]>): SponsorSearch {
  const values = new Map(fields);
  const search: Record<string, string> = {};
  for (const name of texts) {
    const value = values.get(name);
    if (typeof value === 'string' && value.trim() !== '') search[name] = value.trim();
  }
  const [size, sort] = [values.get('size'), values.get('sort')];
  return {
    ...search,
    ...(isOneOf(sizeWords, size) && { size }),
    ...(isOneOf(sortWords, sort) && sort !== 'best' && { sort }),
  };
}

function isOneOf<Words extends object>(words: Words, value: unknown): value is keyof Words {
  return typeof value === 'string' && Object.hasOwn(words, value);
}

/** The address of a search; `after` is the cursor of a later page. */
export function sponsorsAddress(search: SponsorSearch, after?: string | null): string {
  const query = new URLSearchParams({ ...search, ...(after && { after }) });
  return query.size === 0 ? '/sponsors' : `/sponsors?${query}`;
}

/** Whether anything is searched for, so that there is a list to show. */
export const isAsked = (search: SponsorSearch) => Object.keys(search).length > 0;

/** Whether anything besides the name narrows the list. */
export const isFiltered = (search: SponsorSearch) => filters.some((name) => search[name] !== undefined);
