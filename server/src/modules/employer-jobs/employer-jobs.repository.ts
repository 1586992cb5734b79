import { type Selectable, sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  type Position,
  pageOf,
  pageSize,
  positionIn,
} from '../../platform/db/keyset.ts';
import { lockJob } from '../../platform/db/lock-job.ts';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { JobTable } from './employer-jobs.tables.ts';

type On = Transaction<Tables>;
type Job = Selectable<JobTable>;

const shown = [
  'job.id',
  'job.organisation',
  'job.slug',
  'job.state',
  'job.answers',
  'job.contact_name',
  'job.created_at',
  'job.published_at',
  'job.closed_at',
] as const;

export interface OfferedJobRow
  extends Pick<
    Job,
    | 'id'
    | 'organisation'
    | 'slug'
    | 'state'
    | 'answers'
    | 'contact_name'
    | 'created_at'
    | 'published_at'
    | 'closed_at'
  > {
  /** Withdrawn ones are not counted. */
  readonly applications: number;
}

/** What the rules say about the pay, for searches. */
export interface Judged {
  readonly sponsorable: Job['sponsorable'];
  readonly pay_note: string | null;
  readonly judged_on: string;
  readonly judgement: unknown;
}

export interface OfferedJobsRepository {
  list(
    on: On,
    organisation: string,
    asked: { readonly state?: Job['state'] | undefined; readonly after?: string | undefined },
  ): Promise<Page<OfferedJobRow>>;
  find(on: On, organisation: string, id: string): Promise<OfferedJobRow | undefined>;
  /** The same, with a lock: concurrent changes and applications wait. */
  hold(on: On, organisation: string, id: string): Promise<OfferedJobRow | undefined>;
  organisationName(on: On, organisation: string): Promise<string | null>;
  add(on: On, job: Pick<Job, 'id' | 'organisation' | 'slug' | 'answers'>): Promise<void>;
  setAnswers(on: On, id: string, answers: Job['answers']): Promise<void>;
  setJudged(on: On, id: string, judged: Judged): Promise<void>;
  /** Published and open from now on. */
  publish(
    on: On,
    id: string,
    as: { readonly slug: string; readonly contact: string; readonly contactName: string },
  ): Promise<void>;
  close(on: On, id: string): Promise<void>;
  /** Counts a change; throws a Refusal when an organisation makes too many. */
  takeChange(on: On, organisation: string): Promise<void>;
}

/** The jobs of one organisation, drafts too. */
export function employerJobsRepository(limits: RateLimits): OfferedJobsRepository {
  return {
    async list(on, organisation, { state, after }) {
      const from: Position | undefined = after === undefined ? undefined : positionIn(after);
      const rows = await jobs(on, organisation)
        .select(microseconds('job.created_at').as('at'))
        .$if(state !== undefined, (query) => query.where('job.state', '=', state ?? 'draft'))
        .$if(from !== undefined, (query) =>
          query.where(olderThan({ at: 'job.created_at', id: 'job.id' }, from ?? { at: 0, id: '' })),
        )
        .orderBy('job.created_at', 'desc')
        .orderBy('job.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
    find: (on, organisation, id) => jobs(on, organisation).where('job.id', '=', id).executeTakeFirst(),
    async hold(on, organisation, id) {
      await lockJob(on, id, 'to change');
      return await jobs(on, organisation).where('job.id', '=', id).executeTakeFirst();
    },
    async organisationName(on, id) {
      const row = await on.selectFrom('organisation').select('name').where('id', '=', id).executeTakeFirst();
      return row?.name ?? null;
    },
    async add(on, { answers, ...job }) {
      await on
        .insertInto('job')
        .values({ ...job, answers: JSON.stringify(answers), hiring_contact: null, contact_name: null })
        .execute();
    },
    async setAnswers(on, id, answers) {
      await on
        .updateTable('job')
        .set({ answers: JSON.stringify(answers), changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
    },
    async setJudged(on, id, { judgement, ...judged }) {
      await on
        .updateTable('job')
        .set({ ...judged, judgement: JSON.stringify(judgement) })
        .where('id', '=', id)
        .execute();
    },
    async publish(on, id, { slug, contact, contactName }) {
      await on
        .updateTable('job')
        .set({
          state: 'published',
          slug,
          hiring_contact: contact,
          contact_name: contactName,
          // Reopening does not make a job newer: candidates saw it before.
          published_at: sql`coalesce(published_at, now())`,
          closed_at: null,
          changed_at: sql`now()`,
        })
        .where('id', '=', id)
        .execute();
    },
    takeChange: (on, organisation) =>
      limits.take(on, { name: 'job', max: 600, perSeconds: 3600 }, organisation),
    async close(on, id) {
      await on
        .updateTable('job')
        .set({ state: 'closed', closed_at: sql`now()`, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
    },
  };
}

function jobs(on: On, organisation: string) {
  return on
    .selectFrom('job')
    .where('job.organisation', '=', organisation)
    .select(shown)
    .select(
      sql<number>`(select count(*) from application a where a.job = job.id and a.state <> 'withdrawn')`.as(
        'applications',
      ),
    );
}
