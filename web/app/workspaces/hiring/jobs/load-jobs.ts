import { submit } from '@portway/contracts/client';
import { listEmployerJobsOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { addressOf, orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

/** The list that the address asks for. A value that is none starts again from the first page. */
export const loadJobs = orLastGoodResult(async (request) => {
  const query = new URL(request.url).searchParams;
  const parsedFilters = listEmployerJobsOperation.request.safeParse({
    ...readable(query, 'search'),
    ...readable(query, 'sort'),
    ...readable(query, 'after'),
    ...(query.get('tab') !== null && { state: query.get('tab') }),
  });
  const filters = parsedFilters.data ?? { sort: 'newest' as const };
  const list = await submit(listEmployerJobsOperation, filters, { fetch: asMe(request) });
  return { ...list, filters };
}, addressOf);

export type LoadedJobs = Awaited<ReturnType<typeof loadJobs>>;

function readable(query: URLSearchParams, name: string): Record<string, string> {
  const value = query.get(name);
  return value === null || value === '' ? {} : { [name]: value };
}
