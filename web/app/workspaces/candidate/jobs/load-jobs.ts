import { browseJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import {
  type SavedSearch,
  savedJobsOperation,
  savedSearchesOperation,
} from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { jobSearchQuery, readJobSearch } from '../../../subjects/job/job-search.ts';
import { cachedPages } from './cached-pages.ts';
import { savedMarksSettled } from './saving/use-saved-marks.ts';

export type JobsResponse = ResponseOf<typeof browseJobsOperation>;
type SavedPage = ResponseOf<typeof savedJobsOperation>;

/** Why a list, or the rest of it, could not be loaded. */
export interface Fault {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Milliseconds for which the loaded pages are cached. */
const life = 300_000;
const searchPages = cachedPages<JobsResponse>(life);
const savedPages = cachedPages<SavedPage>(life);

/** Something that lists show of a job has changed, such as that the user has applied. */
export function forgetJobs(): void {
  searchPages.forget();
  savedPages.forget();
}

/** As many pages as the address says: each "Show more" adds one. */
function pagesAsked(query: URLSearchParams): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, 50) : 1;
}

export async function browse(request: Request) {
  const query = new URL(request.url).searchParams;
  const search = readJobSearch(query);
  const { pages, failure } = await searchPages.list(jobSearchQuery(search), pagesAsked(query), (after) =>
    submit(browseJobsOperation, { ...search, after }, { fetch: asMe(request) }),
  );
  const jobs = new Map(pages.flatMap((page) => page.jobs).map((job) => [job.id, job]));
  return {
    tab: '',
    search,
    jobs: [...jobs.values()],
    total: pages[0]?.total ?? { count: 0, more: false },
    showing: pages[0]?.showing,
    reading: pages[0]?.reading,
    instead: pages[0]?.instead,
    byProfile: pages[0]?.byProfile ?? false,
    ...endOf(pages, failure),
  } as const;
}
export type Browsed = Awaited<ReturnType<typeof browse>>;

export async function listSaved(request: Request) {
  const count = pagesAsked(new URL(request.url).searchParams);
  await savedMarksSettled();
  const { pages, failure } = await savedPages.list('', count, (after) =>
    call(savedJobsOperation, after === undefined ? {} : { after }, { fetch: asMe(request) }),
  );
  return { tab: 'saved', rows: pages.flatMap(({ jobs }) => jobs), ...endOf(pages, failure) } as const;
}
export type Saved = Awaited<ReturnType<typeof listSaved>>;

function endOf(pages: readonly (JobsResponse | SavedPage)[], failure: unknown) {
  const last = pages.at(-1);
  return {
    pages: Math.max(1, pages.length),
    hasMore: last !== undefined && last.next !== null,
    savedCount: last?.savedCount ?? 0,
    fault: failure === undefined ? undefined : faultOf(failure),
  };
}

function faultOf(failure: unknown): Fault {
  // Other users get a message from the frame.
  if (failure instanceof ProblemError && failure.code !== 'forbidden')
    return { message: failure.message, fields: failure.fields };
  if (!(failure instanceof TypeError)) throw failure;
  return { message: 'We could not reach the server. Check your connection, then try again.', fields: {} };
}

/**
 * Milliseconds for which the saved searches are not fetched again beside each list, because counting new jobs
 * is expensive.
 */
const fresh = 60_000;
let cache: { readonly at: number; readonly searches: readonly SavedSearch[] } | undefined;
let changes = 0;

/** A saved search was changed or opened: a response in flight is out of date. */
export function forgetSearches(): void {
  cache = undefined;
  changes++;
}

/** The saved searches; undefined where they cannot be loaded, which does not affect the list of jobs. */
export async function listSearches(request: Request): Promise<readonly SavedSearch[] | undefined> {
  if (cache !== undefined && Date.now() - cache.at < fresh) return cache.searches;
  const changesBefore = changes;
  try {
    const { searches } = await call(savedSearchesOperation, undefined, { fetch: asMe(request) });
    if (changesBefore === changes) cache = { at: Date.now(), searches };
    return searches;
  } catch (failure) {
    if (failure instanceof ProblemError || failure instanceof TypeError) return undefined;
    throw failure;
  }
}
