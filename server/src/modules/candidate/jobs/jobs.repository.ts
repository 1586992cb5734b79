import { type Selectable, sql, type Transaction } from 'kysely';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { JobTable } from '../../hiring/employer-jobs/employer-jobs.tables.ts';
import type { ApplicationDraftTable, ApplicationTable } from '../applications/applications.tables.ts';
import type { PublishedEmployerTable } from './jobs.tables.ts';
import { type Missed, type Nearest, nearestJobs } from './search/nearest-jobs.ts';
import { type JobsFound, searchJobs } from './search/search-jobs.ts';
import type { JobsAsked } from './search/search-query.ts';

type On = Transaction<Tables>;
type Job = Selectable<JobTable>;

/** A job that was published, open or closed, with what its employer shows. */
export interface PublicJob
  extends Pick<
    Job,
    | 'id'
    | 'slug'
    | 'state'
    | 'answers'
    | 'contact_name'
    | 'sponsorable'
    | 'pay_note'
    | 'judged_on'
    | 'judgement'
  > {
  readonly published_at: Date;
  readonly closed_at: Date | null;
  readonly employer: Selectable<PublishedEmployerTable>;
}

type State = Selectable<ApplicationTable>['state'];

/** The relation between a job and the caller. */
export interface Ties {
  readonly saved: ReadonlySet<string>;
  readonly applications: ReadonlyMap<string, { readonly id: string; readonly state: State }>;
}

export function jobsRepository({ queries, search }: Pick<Database, 'queries' | 'search'>) {
  return {
    /** Runs work that needs no log-in. */
    asAnybody: <Result>(work: (on: On) => Promise<Result>): Promise<Result> => asApp(queries, work),
    search: searchJobs,
    /** The same for the caller, logged in or not. */
    searchForAnybody: (query: JobsAsked): Promise<JobsFound> =>
      search((on) => searchJobs(on, query), 'by-itself'),
    nearest: nearestJobs,
    nearestForAnybody: (missed: Missed, max: number): Promise<Nearest | undefined> =>
      search((on) => nearestJobs(on, missed, max), 'by-itself'),
    async find(
      on: On,
      by: { readonly slug: string } | { readonly id: string },
    ): Promise<PublicJob | undefined> {
      const rows = await publicJobs(on)
        .where('slug' in by ? 'slug' : 'id', '=', 'slug' in by ? by.slug : by.id)
        .execute();
      const [job] = await withEmployers(on, rows);
      return job;
    },
    /** Those of them that are, or were, public; in no order. */
    findAll: async (on: On, ids: readonly string[]): Promise<readonly PublicJob[]> =>
      ids.length === 0 ? [] : await withEmployers(on, await publicJobs(on).where('id', 'in', ids).execute()),
    async ties(on: On, account: string, jobs: readonly string[]): Promise<Ties> {
      if (jobs.length === 0) return { saved: new Set(), applications: new Map() };
      const rows = await on
        .selectFrom('saved_job')
        .select('job')
        .where('account', '=', account)
        .where('job', 'in', jobs)
        .execute();
      const applications = await on
        .selectFrom('application')
        .select(['id', 'job', 'state'])
        .where('account', '=', account)
        .where('job', 'in', jobs)
        .execute();
      return {
        saved: new Set(rows.map(({ job }) => job)),
        applications: new Map(applications.map(({ id, job, state }) => [job ?? '', { id, state }])),
      };
    },
    async savedCount(on: On, account: string): Promise<number> {
      const row = await on
        .selectFrom('saved_job')
        .select(sql<number>`count(*)`.as('saved'))
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      return row.saved;
    },
    draft: (on: On, account: string, job: string): Promise<Selectable<ApplicationDraftTable> | undefined> =>
      on
        .selectFrom('application_draft')
        .selectAll()
        .where('account', '=', account)
        .where('job', '=', job)
        .executeTakeFirst(),
  };
}

export type JobsRepository = ReturnType<typeof jobsRepository>;

/** Row-level security also shows members their own organisation's drafts: they are left out here. */
function publicJobs(on: On) {
  return on.selectFrom('job').selectAll().where('state', '<>', 'draft');
}

async function withEmployers(on: On, jobs: readonly Job[]): Promise<readonly PublicJob[]> {
  if (jobs.length === 0) return [];
  const employers = await on
    .selectFrom('published_employer')
    .selectAll()
    .where('organisation', 'in', [...new Set(jobs.map(({ organisation }) => organisation))])
    .execute();
  const byId = new Map(employers.map((employer) => [employer.organisation, employer]));
  return jobs.flatMap((job) => {
    const employer = byId.get(job.organisation);
    const { published_at } = job;
    return employer === undefined || published_at === null ? [] : [{ ...job, published_at, employer }];
  });
}
