import type { SponsorsFound } from '@portway/contracts/register/sponsor-register/sponsors';
import { londonToday } from '../../kit/page/london-today.ts';
import type { Place } from './places.ts';
import { readSponsorSearch, type SponsorSearch } from './sponsor-search.ts';

/** What the page shows for an address. */
export interface SponsorsShown {
  readonly search: SponsorSearch;
  /** Undefined where the API rejected the search. */
  readonly found: SponsorsFound | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly choices: {
    readonly recordedOn: string | null;
    readonly sponsors: number;
    readonly routes: readonly Place[];
    readonly towns: readonly Place[];
  };
  readonly isLater: boolean;
  readonly today: string;
}

interface Visit {
  readonly request: Request;
  readonly serverLoader: () => Promise<SponsorsShown>;
}

/** The filters' choices, and the typed client: both come with the first search in this browser. */
let choices: SponsorsShown['choices'] | undefined;
let search: typeof import('./search-api.ts').searchApi | undefined;

/**
 * Searches in the browser, by the API. The first search, and one that the API rejects or that does not reach it, is
 * the server’s.
 */
export async function searchHere({ request, serverLoader }: Visit): Promise<SponsorsShown> {
  const query = new URL(request.url).searchParams;
  if (choices !== undefined && search !== undefined) {
    const sponsorQuery = readSponsorSearch(query);
    const after = query.get('after');
    const result = await search(sponsorQuery, after, request.signal).catch(() => undefined);
    if (result !== undefined)
      return {
        search: sponsorQuery,
        found: result,
        fieldErrors: {},
        choices,
        isLater: after !== null,
        today: londonToday(),
      };
  }
  void import('./search-api.ts').then(({ searchApi }) => {
    search = searchApi;
  });
  const data = await serverLoader();
  choices = data.choices;
  return data;
}
