import { type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { type Page, pageSize } from '../../../platform/db/lists/keyset.ts';
import { lockJob } from '../../../platform/db/locks/lock-job.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { JobTable } from './employer-jobs.tables.ts';

type On = Transaction<Tables>;
type Job = Selectable<JobTable>;

const columns = [
  'job.id',
  'job.organisation',
  'job.slug',
  'job.state',
  'job.answers',
  'job.contact_name',
  'job.sponsorable',
  'job.pay_note',
  'job.law_change',
  'job.closed_because',
  'job.closed_note',
  'job.created_at',
  'job.changed_at',
  'job.published_at',
  'job.closed_at',
] as const;

type ShownColumn = (typeof columns)[number] extends `job.${infer Column extends keyof Job}` ? Column : never;

/** How many applicants are at each stage; withdrawn ones and the reader's own application are not counted. */
export interface Stages {
  readonly pending: number;
  readonly interview: number;
  readonly offer: number;
  readonly hired: number;
  readonly rejected: number;
}

export interface EmployerJobRow extends Pick<Job, ShownColumn> {
  readonly applicants: Stages;
}

/** What the rules say about the pay, for searches. */
export interface Judged {
  readonly sponsorable: Job['sponsorable'];
  readonly pay_note: string | null;
  readonly judged_on: string;
  readonly judgement: unknown;
}

/** A member who reads their organisation's jobs. */
export interface Reader {
  readonly organisation: string;
  readonly account: string;
}

export interface JobsAsked {
  readonly state?: Job['state'] | undefined;
  readonly search?: string | undefined;
  readonly sort: 'newest' | 'title' | 'closes';
  /** The id of the last row of the page before. */
  readonly after?: string | undefined;
}

export type JobCounts = Readonly<Record<Job['state'], number>>;

interface Applicant {
  readonly application: string;
  readonly account: string;
}

/** The jobs of one organisation, drafts too. */
export function employerJobsRepository(limits: RateLimits) {
  const change = (on: On, id: string) =>
    on.updateTable('job').where('id', '=', id).set({ changed_at: sql`now()` });
  return {
    async list(
      on: On,
      reader: Reader,
      { state, search, sort, after }: JobsAsked,
    ): Promise<Page<EmployerJobRow>> {
      const { key, direction } = orders[sort];
      const rows = await jobs(on, reader)
        .$if(state !== undefined, (query) => query.where('job.state', '=', state ?? 'draft'))
        .$if(search !== undefined, (query) => query.where(titleContains(search ?? '')))
        .$if(after !== undefined, (query) => query.where(comesAfter(sort, reader.organisation, after ?? '')))
        .orderBy(key('job'), direction)
        .orderBy('job.id', direction)
        .limit(pageSize + 1)
        .execute();
      const pageRows = rows.slice(0, pageSize);
      return { rows: pageRows, next: rows.length > pageSize ? (pageRows.at(-1)?.id ?? null) : null };
    },
    async counts(on: On, organisation: string): Promise<JobCounts> {
      const rows = await on
        .selectFrom('job')
        .select(['state', sql<number>`count(*)`.as('count')])
        .where('organisation', '=', organisation)
        .groupBy('state')
        .execute();
      const none = { draft: 0, published: 0, paused: 0, closed: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
    },
    find: (on: On, reader: Reader, id: string): Promise<EmployerJobRow | undefined> =>
      jobs(on, reader).where('job.id', '=', id).executeTakeFirst(),
    /** The same, with a lock: concurrent changes and applications wait. */
    async findForUpdate(on: On, reader: Reader, id: string): Promise<EmployerJobRow | undefined> {
      await lockJob(on, id, 'to change');
      return await jobs(on, reader).where('job.id', '=', id).executeTakeFirst();
    },
    async organisationName(on: On, id: string): Promise<string | null> {
      const row = await on.selectFrom('organisation').select('name').where('id', '=', id).executeTakeFirst();
      return row?.name ?? null;
    },
    async add(
      on: On,
      { answers, ...job }: Pick<Job, 'id' | 'organisation' | 'slug' | 'answers'>,
    ): Promise<void> {
      await on
        .insertInto('job')
        .values({ ...job, answers: JSON.stringify(answers), hiring_contact: null, contact_name: null })
        .execute();
    },
    async setAnswers(on: On, id: string, answers: Job['answers']): Promise<void> {
      await change(on, id)
        .set({ answers: JSON.stringify(answers) })
        .execute();
    },
    /** By the law of the day, for the answers as they are now: an earlier change of law is history. */
    async setJudged(on: On, id: string, { judgement, ...judged }: Judged): Promise<void> {
      await on
        .updateTable('job')
        .set({ ...judged, judgement: JSON.stringify(judgement), law_change: null })
        .where('id', '=', id)
        .execute();
    },
    /** Published and open from now on. */
    async publish(
      on: On,
      id: string,
      {
        slug,
        contact,
        contactName,
      }: { readonly slug: string; readonly contact: string; readonly contactName: string },
    ): Promise<void> {
      await change(on, id)
        .set({
          state: 'published',
          slug,
          hiring_contact: contact,
          contact_name: contactName,
          // Reopening does not make a job newer: candidates saw it before.
          published_at: sql`coalesce(published_at, now())`,
          closed_at: null,
          closed_because: null,
          closed_note: null,
        })
        .execute();
    },
    async pause(on: On, id: string): Promise<void> {
      await change(on, id).set({ state: 'paused' }).execute();
    },
    /** Whether our team stopped it after a report. */
    async isStopped(on: On, id: string): Promise<boolean> {
      const stopQuery = on.selectFrom('moderation_stop').where('job', '=', id).select('id');
      return (await stopQuery.executeTakeFirst()) !== undefined;
    },
    async close(
      on: On,
      id: string,
      { because, note }: { readonly because: 'filled' | 'cancelled' | 'other'; readonly note: string | null },
    ): Promise<void> {
      await change(on, id)
        .set({ state: 'closed', closed_at: sql`now()`, closed_because: because, closed_note: note })
        .execute();
    },
    /** Who has applied and waits for a decision. */
    applicantsUnderWay: (on: On, id: string): Promise<readonly Applicant[]> =>
      on
        .selectFrom('application')
        .select(['id as application', 'account'])
        .where('job', '=', id)
        .where('state', 'in', ['pending', 'interview', 'offer'])
        .execute(),
    /** Counts a change; throws a Refusal when an organisation makes too many. */
    takeChange: (on: On, organisation: string): Promise<void> =>
      limits.take(on, { name: 'job', max: 600, perSeconds: 3600 }, organisation),
  };
}

export type EmployerJobsRepository = ReturnType<typeof employerJobsRepository>;

/** What a list is ordered by, then by id. Without a closing date, a job comes last. */
const orders = {
  newest: { key: (table: string) => sql`${sql.ref(`${table}.created_at`)}`, direction: 'desc' },
  title: { key: (table: string) => sql`lower(${sql.ref(`${table}.answers`)}->>'title')`, direction: 'asc' },
  closes: {
    key: (table: string) => sql`coalesce(${sql.ref(`${table}.answers`)}->>'closesOn', '9999')`,
    direction: 'asc',
  },
} as const;

/** The row that a page ended with is looked up as it is now: another organisation's leads nowhere. */
function comesAfter(sort: JobsAsked['sort'], organisation: string, after: string): RawBuilder<SqlBool> {
  const { key, direction } = orders[sort];
  return sql<SqlBool>`(${key('job')}, job.id) ${sql.raw(direction === 'desc' ? '<' : '>')} (
    select ${key('last')}, last.id from job last where last.id = ${after} and last.organisation = ${organisation})`;
}

function titleContains(words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`position(lower(${words}) in lower(job.answers->>'title')) > 0`;
}

function jobs(on: On, { organisation, account }: Reader) {
  return on
    .selectFrom('job')
    .where('job.organisation', '=', organisation)
    .select(columns)
    .select(
      sql<Stages>`(select jsonb_build_object(
        'pending', count(*) filter (where a.state = 'pending'),
        'interview', count(*) filter (where a.state = 'interview'),
        'offer', count(*) filter (where a.state = 'offer'),
        'hired', count(*) filter (where a.state = 'hired'),
        'rejected', count(*) filter (where a.state = 'rejected'))
        from application a where a.job = job.id and a.account <> ${account})`.as('applicants'),
    );
}
