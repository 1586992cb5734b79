import { sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/keyset.ts';
import { lockJob } from '../../../platform/db/lock-job.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import {
  type ApplicationRow,
  applicationRows,
  inTab,
  type StatusChangeRow,
  statusChanges,
  type Tab,
} from './application-rows.repository.ts';
import type { StoredApplicationState } from './applications.tables.ts';

export type { ApplicationRow };

type On = Transaction<Tables>;

/** A job that is, or was, public. */
export interface JobToApplyFor {
  readonly id: string;
  readonly organisation: string;
  readonly company: string;
  readonly state: 'draft' | 'published' | 'paused' | 'closed';
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface DraftRow {
  readonly text: string;
  readonly resume: string | null;
  readonly saved_at: Date;
}

export interface NewApplication {
  readonly id: string;
  readonly account: string;
  readonly job: string;
  readonly organisation: string;
  readonly position: string;
  readonly company: string;
  readonly location: string | null;
  readonly text: string;
  readonly resume: string | null;
  /** What the job says now. */
  readonly answers: object;
}

export interface ApplicationWithJob extends ApplicationRow {
  readonly job_answers: Readonly<Record<string, unknown>> | null;
  /** What the job says today; null where it is gone. */
  readonly jobAnswers: Readonly<Record<string, unknown>> | null;
}

/** Without an interview all but the day is null. */
export interface BesidesRow {
  readonly starts_at: Date | null;
  readonly minutes: number | null;
  readonly time_zone: string | null;
  readonly place: string | null;
  readonly words: string | null;
  readonly cancelled: boolean | null;
  /** YYYY-MM-DD */
  readonly erasedOn: string | null;
}

export interface ApplicationsRepository {
  /** Concurrent changes to the account's applications wait. */
  holdApplicant(on: On, account: string): Promise<void>;
  /** Undefined for a draft: it is private. */
  job(on: On, id: string): Promise<JobToApplyFor | undefined>;
  /** The same, locked until the transaction ends. */
  lockJob(on: On, id: string): Promise<JobToApplyFor | undefined>;
  /** Whether it is a CV of theirs that is not removed. */
  hasResume(on: On, account: string, resume: string): Promise<boolean>;
  saveDraft(
    on: On,
    draft: {
      readonly account: string;
      readonly job: string;
      readonly text: string;
      readonly resume: string | null;
    },
  ): Promise<DraftRow>;
  dropDraft(on: On, account: string, job: string): Promise<void>;
  /** The one there is for this job. */
  existing(
    on: On,
    account: string,
    job: string,
  ): Promise<{ readonly id: string; readonly state: StoredApplicationState } | undefined>;
  /** With its first status and its conversation. False when there is one already. */
  add(on: On, application: NewApplication): Promise<boolean>;
  list(
    on: On,
    account: string,
    asked: { readonly tab: Tab; readonly after?: string | undefined },
  ): Promise<Page<ApplicationRow>>;
  count(on: On, account: string, tab: Tab): Promise<number>;
  find(on: On, account: string, id: string): Promise<ApplicationWithJob | undefined>;
  /** The same, locked: a concurrent decision waits. */
  hold(on: On, account: string, id: string): Promise<ApplicationRow | undefined>;
  statusChanges(on: On, id: string): Promise<readonly StatusChangeRow[]>;
  /** When and where the employer invited, and since when it has no copy of the application. */
  besides(on: On, id: string): Promise<BesidesRow | undefined>;
  resumeName(on: On, id: string): Promise<string | undefined>;
  /** A status change by the candidate. */
  setState(on: On, id: string, state: StoredApplicationState): Promise<void>;
  /** Detaches the CV. */
  leaveOutResume(on: On, id: string): Promise<void>;
  /** Counts a change; throws a Refusal after too many. */
  takeChange(on: On, account: string): Promise<void>;
}

/** Applications as their candidates see them. */
export function applicationsRepository(
  limits: RateLimits,
  ongoing: readonly StoredApplicationState[],
): ApplicationsRepository {
  return {
    async holdApplicant(on, account) {
      await sql`select pg_advisory_xact_lock(hashtext(${`applicant ${account}`}))`.execute(on);
    },
    job,
    async lockJob(on, id) {
      await lockJob(on, id, 'to apply');
      return await job(on, id);
    },
    async hasResume(on, account, resume) {
      const row = await on
        .selectFrom('resume')
        .select('id')
        .where('account', '=', account)
        .where('id', '=', resume)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    saveDraft: (on, draft) =>
      on
        .insertInto('application_draft')
        .values(draft)
        .onConflict((conflict) =>
          conflict
            .columns(['account', 'job'])
            .doUpdateSet({ text: draft.text, resume: draft.resume, saved_at: sql`now()` }),
        )
        .returning(['text', 'resume', 'saved_at'])
        .executeTakeFirstOrThrow(),
    async dropDraft(on, account, of) {
      await on.deleteFrom('application_draft').where('account', '=', account).where('job', '=', of).execute();
    },
    existing: (on, account, of) =>
      on
        .selectFrom('application')
        .select(['id', 'state'])
        .where('account', '=', account)
        .where('job', '=', of)
        .executeTakeFirst(),
    async add(on, { answers, ...application }) {
      const added = await on
        .insertInto('application')
        .values({ ...application, job_answers: JSON.stringify(answers) })
        .onConflict((conflict) => conflict.columns(['account', 'job']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) return false;
      const { id, account, organisation, resume } = application;
      await addStatusChange(on, id, 'pending');
      const { id: conversation } = await on
        .insertInto('conversation')
        .values({ application: id, account, organisation })
        .returning('id')
        .executeTakeFirstOrThrow();
      await on
        .insertInto('conversation_reader')
        .values({ conversation, account, side: 'candidate' })
        .execute();
      if (resume !== null)
        await on.updateTable('resume').set({ sent: true }).where('id', '=', resume).execute();
      return true;
    },
    async list(on, account, { tab, after }) {
      const from = after === undefined ? undefined : positionIn(after);
      const rows = await applicationRows(on, account, 'candidate')
        .select(microseconds('application.changed_at').as('at'))
        .where('application.account', '=', account)
        .where(inTab(tab, ongoing))
        .$if(from !== undefined, (query) =>
          query.where(
            olderThan({ at: 'application.changed_at', id: 'application.id' }, from ?? { at: 0, id: '' }),
          ),
        )
        .orderBy('application.changed_at', 'desc')
        .orderBy('application.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
    async count(on, account, tab) {
      const { count } = await on
        .selectFrom('application')
        .select(sql<number>`count(*)`.as('count'))
        .where('account', '=', account)
        .where(inTab(tab, ongoing))
        .executeTakeFirstOrThrow();
      return count;
    },
    find: (on, account, id) =>
      one(on, account, id)
        .select(['application.job_answers', 'job.answers as jobAnswers'])
        .executeTakeFirst(),
    async hold(on, account, id) {
      await on
        .selectFrom('application')
        .select('id')
        .where('account', '=', account)
        .where('id', '=', id)
        .forUpdate()
        .execute();
      return await one(on, account, id).executeTakeFirst();
    },
    statusChanges,
    besides: (on, id) =>
      on
        .selectFrom('application')
        .leftJoin('interview', 'interview.application', 'application.id')
        .select([
          'interview.starts_at',
          'interview.minutes',
          'interview.time_zone',
          'interview.place',
          'interview.words',
          'interview.cancelled',
          sql<string | null>`application.erased_for_employer::text`.as('erasedOn'),
        ])
        .where('application.id', '=', id)
        .executeTakeFirst(),
    async resumeName(on, id) {
      const row = await on.selectFrom('resume').select('name').where('id', '=', id).executeTakeFirst();
      return row?.name;
    },
    async setState(on, id, state) {
      await on
        .updateTable('application')
        .set({ state, next_step: null, next_step_on: null, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      await addStatusChange(on, id, state);
    },
    async leaveOutResume(on, id) {
      await on.updateTable('application').set({ resume: null }).where('id', '=', id).execute();
    },
    takeChange: (on, account) => limits.take(on, { name: 'application', max: 300, perSeconds: 300 }, account),
  };
}

function one(on: On, account: string, id: string) {
  return applicationRows(on, account, 'candidate')
    .where('application.account', '=', account)
    .where('application.id', '=', id);
}

async function addStatusChange(on: On, application: string, state: StoredApplicationState): Promise<void> {
  await on
    .insertInto('application_turn')
    .values({ application, state, by_side: 'candidate', note: null })
    .execute();
}

function job(on: On, id: string): Promise<JobToApplyFor | undefined> {
  return on
    .selectFrom('job')
    .innerJoin('published_employer as employer', 'employer.organisation', 'job.organisation')
    .select(['job.id', 'job.organisation', 'job.state', 'job.answers', 'employer.name as company'])
    .where('job.id', '=', id)
    .where('job.state', '<>', 'draft')
    .executeTakeFirst();
}
