import { sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import { lockJob } from '../../../platform/db/locks/lock-job.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { InterviewReply } from '../../hiring/employer-applications/employer-applications.tables.ts';
import {
  type ApplicationRow,
  applicationRows,
  inTab,
  type OfferColumns,
  offerColumns,
  statusChanges,
  type Tab,
  type Tabs,
} from './application-rows.repository.ts';
import type { StoredApplicationState } from './applications.tables.ts';

/** With its offer. */
export interface OwnApplicationRow extends ApplicationRow {
  readonly offer: OfferColumns | null;
}

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

export interface ApplicationWithJob extends OwnApplicationRow {
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
  readonly reply: InterviewReply | null;
  readonly reply_words: string | null;
  readonly replied_at: Date | null;
  /** YYYY-MM-DD */
  readonly erasedOn: string | null;
}

/** Applications as their candidates see them. */
export function applicationsRepository(limits: RateLimits, tabs: Tabs) {
  return {
    /** Concurrent changes to the account's applications wait. */
    async holdApplicant(on: On, account: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext(${`applicant ${account}`}))`.execute(on);
    },
    job,
    /** The same, locked until the transaction ends. */
    async lockJob(on: On, id: string): Promise<JobToApplyFor | undefined> {
      await lockJob(on, id, 'to apply');
      return await job(on, id);
    },
    /** Whether it is a CV of theirs that is not removed. */
    async hasResume(on: On, account: string, resume: string): Promise<boolean> {
      const row = await on
        .selectFrom('resume')
        .select('id')
        .where('account', '=', account)
        .where('id', '=', resume)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    saveDraft: (
      on: On,
      draft: {
        readonly account: string;
        readonly job: string;
        readonly text: string;
        readonly resume: string | null;
      },
    ): Promise<DraftRow> =>
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
    async dropDraft(on: On, account: string, job: string): Promise<void> {
      await on
        .deleteFrom('application_draft')
        .where('account', '=', account)
        .where('job', '=', job)
        .execute();
    },
    /** The one there is for this job. */
    existing: (
      on: On,
      account: string,
      job: string,
    ): Promise<{ readonly id: string; readonly state: StoredApplicationState } | undefined> =>
      on
        .selectFrom('application')
        .select(['id', 'state'])
        .where('account', '=', account)
        .where('job', '=', job)
        .executeTakeFirst(),
    /** With its first status and its conversation. False when there is one already. */
    async add(on: On, { answers, ...application }: NewApplication): Promise<boolean> {
      const row = await on
        .insertInto('application')
        .values({ ...application, job_answers: JSON.stringify(answers) })
        .onConflict((conflict) => conflict.columns(['account', 'job']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) return false;
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
    async list(
      on: On,
      account: string,
      { tab, after }: { readonly tab: Tab; readonly after?: string | undefined },
    ): Promise<Page<OwnApplicationRow>> {
      const from = after === undefined ? undefined : positionIn(after);
      const rows = await ownApplicationRows(on, account)
        .select(microseconds('application.changed_at').as('at'))
        .where('application.account', '=', account)
        .where(inTab(tab, tabs))
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
    async count(on: On, account: string, tab: Tab): Promise<number> {
      const { count } = await on
        .selectFrom('application')
        .select(sql<number>`count(*)`.as('count'))
        .where('account', '=', account)
        .where(inTab(tab, tabs))
        .executeTakeFirstOrThrow();
      return count;
    },
    find: (on: On, account: string, id: string): Promise<ApplicationWithJob | undefined> =>
      one(on, account, id)
        .select(['application.job_answers', 'job.answers as jobAnswers'])
        .executeTakeFirst(),
    /** The same, locked: a concurrent decision waits. */
    async hold(on: On, account: string, id: string): Promise<OwnApplicationRow | undefined> {
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
    /** When and where the employer invited, and since when it has no copy of the application. */
    besides: (on: On, id: string): Promise<BesidesRow | undefined> =>
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
          'interview.reply',
          'interview.reply_words',
          'interview.replied_at',
          sql<string | null>`application.erased_for_employer::text`.as('erasedOn'),
        ])
        .where('application.id', '=', id)
        .executeTakeFirst(),
    async resumeName(on: On, id: string): Promise<string | undefined> {
      const row = await on.selectFrom('resume').select('name').where('id', '=', id).executeTakeFirst();
      return row?.name;
    },
    /** A status change by the candidate. */
    async setState(on: On, id: string, state: StoredApplicationState): Promise<void> {
      await on
        .updateTable('application')
        .set({ state, next_step: null, next_step_on: null, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      await addStatusChange(on, id, state);
    },
    /** Detaches the CV. */
    async leaveOutResume(on: On, id: string): Promise<void> {
      await on.updateTable('application').set({ resume: null }).where('id', '=', id).execute();
    },
    /** Counts a change; throws a Refusal after too many. */
    takeChange: (on: On, account: string): Promise<void> =>
      limits.take(on, { name: 'application', max: 300, perSeconds: 300 }, account),
  };
}

export type ApplicationsRepository = ReturnType<typeof applicationsRepository>;

const ownApplicationRows = (on: On, account: string) =>
  applicationRows(on, account, 'candidate').select(offerColumns.as('offer'));

function one(on: On, account: string, id: string) {
  return ownApplicationRows(on, account)
    .where('application.account', '=', account)
    .where('application.id', '=', id);
}

async function addStatusChange(on: On, application: string, state: StoredApplicationState): Promise<void> {
  await on
    .insertInto('application_turn')
    .values({ application, state, by_side: 'candidate', note: null })
    .execute();
}

/** Undefined for a draft: it is private. */
function job(on: On, id: string): Promise<JobToApplyFor | undefined> {
  return on
    .selectFrom('job')
    .innerJoin('published_employer as employer', 'employer.organisation', 'job.organisation')
    .select(['job.id', 'job.organisation', 'job.state', 'job.answers', 'employer.name as company'])
    .where('job.id', '=', id)
    .where('job.state', '<>', 'draft')
    .executeTakeFirst();
}
