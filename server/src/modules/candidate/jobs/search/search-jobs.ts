import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { type CappedCount, jobPositionIn, written } from './cursor.ts';
import { findJobs } from './find-jobs.ts';
import type { JobRow } from './job-rows.ts';
import type { JobsAsked } from './search-query.ts';
import { titleCloseness } from './title-closeness.ts';

type On = Kysely<Tables>;

export interface JobsFound {
  readonly jobs: readonly JobRow[];
  readonly next: string | null;
  readonly total: CappedCount;
}

/** Each weighs some 80 bytes in the public list, whose page should fit in one round trip. */
const page = 20;
/** Matches are counted up to this many, however common they are: more hits never show a smaller count. */
const maxCounted = 100;

/** One page of the matching jobs. */
export async function searchJobs(on: On, query: JobsAsked): Promise<JobsFound> {
  const order = query.sort === 'pay' ? 'pay' : 'newest';
  const position = query.after === undefined ? undefined : jobPositionIn(query.after, order);
  // One more than the page, to learn whether any follow.
  const { matches, total: count } = await findJobs(on, {
    ...{ asked: query, from: position, max: page + 1, upTo: maxCounted + 1 },
  });
  const total = position?.total ?? capped(count, maxCounted);
  const jobs = matches.slice(0, page);
  const last = jobs.at(-1);
  const next = matches.length > page && last !== undefined ? written({ ...last, total }) : null;
  return { jobs: query.sort === 'best' ? closestFirst(jobs, query.title) : jobs, next, total };
}

/** How many match, up to a limit. */
export async function countJobs(on: On, filters: JobsAsked, upTo: number): Promise<CappedCount> {
  const query = { ...filters, sort: 'newest', after: undefined } as const;
  const { total } = await findJobs(on, { asked: query, max: 1, upTo: upTo + 1 });
  return capped(total, upTo);
}

function capped(count: number, max: number): CappedCount {
  return { count: Math.min(count, max), more: count > max };
}

/** Of one page, the same title first, then those with the words together; the order of the pages stays as it is. */
function closestFirst(jobs: readonly JobRow[], title = ''): readonly JobRow[] {
  const closenessOf = titleCloseness(title);
  const rated = jobs.map((job) => ({ job, closeness: closenessOf(job.title ?? '') }));
  return rated.toSorted((one, other) => other.closeness - one.closeness).map(({ job }) => job);
}
