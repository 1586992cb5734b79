import { submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  type SponsorChanges,
  sponsorChangesOperation,
} from '@portway/contracts/register/sponsor-register/sponsors';
import { apiOf, type Visit } from '../sponsors-api.server.ts';
import type { ChangeQuery } from './change-query.ts';

/** One page of changes; undefined where the query is not valid. */
export async function sponsorChanges(
  visit: Visit,
  query: ChangeQuery,
  after: string | null,
): Promise<SponsorChanges | undefined> {
  try {
    const search = { ...query, ...(after !== null && { after }) };
    return await submit(sponsorChangesOperation, search, apiOf(visit));
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422) return undefined;
    throw error;
  }
}
