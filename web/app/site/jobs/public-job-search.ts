import { type JobSearch, jobSearchQuery } from '../../subjects/job/job-search.ts';

/** Whether anything narrows or orders the list of all jobs. */
export function isNarrowed(search: JobSearch): boolean {
  return Object.keys(search).length > 0;
}

/** Address of this search on `/jobs`; `after` is the cursor of a later page. */
export function jobsAddress(search: JobSearch, after?: string | null): string {
  const query = jobSearchQuery(search, after);
  return query === '?' ? '/jobs' : `/jobs${query}`;
}
