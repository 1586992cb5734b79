import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from '@portway/contracts/register/sponsor-register/sponsor-places';
import {
  type SponsorsFound,
  type SponsorWithHistory,
  searchSponsorsOperation,
  showSponsorOperation,
} from '@portway/contracts/register/sponsor-register/sponsors';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../kit/loading/api-fetch.ts';
import type { SponsorSearch } from './search/sponsor-search.ts';

export interface Visit {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

export const apiOf = ({ request, context }: Visit) => ({
  fetch: context.get(apiFetch),
  origin: new URL(request.url).origin,
});

export interface Searched {
  readonly found: SponsorsFound | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** The sponsors found, or the fields that the API rejected with an error for each. */
export async function searchSponsors(
  visit: Visit,
  search: SponsorSearch,
  after: string | null,
): Promise<Searched> {
  try {
    const query = { ...search, ...(after !== null && { after }) };
    return { found: await submit(searchSponsorsOperation, query, apiOf(visit)), fieldErrors: {} };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422)
      return { found: undefined, fieldErrors: error.fields };
    throw error;
  }
}

/** The entry with this slug; undefined where there is none. */
export async function sponsorAt(visit: Visit, slug: string): Promise<SponsorWithHistory | undefined> {
  try {
    return await call(showSponsorOperation, undefined, { ...apiOf(visit), parameters: { slug } });
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

/** The routes and the largest towns, for filters and lists. */
export async function sponsorPlaces(visit: Visit, { towns }: { towns: number }) {
  const [ofRoutes, ofTowns] = await Promise.all([
    call(listSponsorRoutesOperation, undefined, apiOf(visit)),
    call(listSponsorTownsOperation, { limit: String(towns) }, apiOf(visit)),
  ]);
  return { ...ofRoutes, ...ofTowns };
}
