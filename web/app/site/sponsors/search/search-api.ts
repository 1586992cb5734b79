import { call } from '@portway/contracts/client';
import { searchSponsorsOperation } from '@portway/contracts/register/sponsor-register/sponsors';
import type { SponsorSearch } from './sponsor-search.ts';

/** Loaded with the first search: the typed client is larger than the page. */
export const searchApi = (search: SponsorSearch, after: string | null, signal: AbortSignal) =>
  call(searchSponsorsOperation, { ...search, ...(after !== null && { after }) }, { signal });
