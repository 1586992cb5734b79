import { type Job, showJobOperation } from '@portway/contracts/candidate/jobs/job';
import { type JobCard, type JobsFound, searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../kit/loading/api-fetch.ts';
import type { JobSearch } from '../../subjects/job/job-search.ts';

interface Visit {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

const apiOf = ({ request, context }: Visit) => ({
  fetch: context.get(apiFetch),
  origin: new URL(request.url).origin,
});

/** The jobs found, or the fields that the API rejected with an error for each. */
export type Searched =
  | { readonly found: JobsFound; readonly fieldErrors: Readonly<Record<string, string>> }
  | { readonly found: undefined; readonly fieldErrors: Readonly<Record<string, string>> };

export async function searchJobs(visit: Visit, search: JobSearch, after: string | null): Promise<Searched> {
  try {
    const result = await submit(searchJobsOperation, { ...search, ...(after && { after }) }, apiOf(visit));
    return { found: result, fieldErrors: {} };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422)
      return { found: undefined, fieldErrors: error.fields };
    throw error;
  }
}

export type JobAt =
  | { readonly status: 200; readonly job: Job }
  | { readonly status: 404 | 410; readonly others: readonly JobCard[] };

/** The job with this slug; the newest open jobs where it is closed or there is none. */
export async function jobAt(visit: Visit, slug: string): Promise<JobAt> {
  try {
    return {
      status: 200,
      job: await call(showJobOperation, undefined, { ...apiOf(visit), parameters: { slug } }),
    };
  } catch (error) {
    if (!(error instanceof ProblemError) || ![404, 410, 422].includes(error.status)) throw error;
    const { found } = await searchJobs(visit, { sort: 'newest' }, null);
    return { status: error.status === 410 ? 410 : 404, others: found?.jobs.slice(0, 5) ?? [] };
  }
}
