import { sql, type Transaction } from 'kysely';
import type { Page } from '../../../platform/db/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';
import type { ConversationSide } from '../conversations/conversations.tables.ts';
import {
  type ApplicantsQuery,
  applicantPage,
  boardPages,
  countByState,
  oneApplicant,
  type Reader,
  type ReceivedRow,
} from './applicant-rows.repository.ts';
import type { ApplicantFilters } from './applicants-found.repository.ts';

export type { ApplicantsQuery, Reader, ReceivedRow };

type On = Transaction<Tables>;

export interface SentResume {
  readonly name: string;
  readonly kind: 'pdf' | 'doc' | 'docx' | 'txt';
  readonly file_key: string;
}

/** A change of status, with the colleague who made it where that is known. */
export interface StatusChangeRow {
  readonly state: StoredApplicationState;
  readonly by_side: ConversationSide;
  readonly author: string | null;
  readonly note: string | null;
  readonly at: Date;
}

export interface JobRow {
  readonly id: string;
  readonly state: 'draft' | 'published' | 'paused' | 'closed';
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface EmployerApplicationsRepository {
  list(on: On, reader: Reader, query: ApplicantsQuery): Promise<Page<ReceivedRow>>;
  /** The first page of each of these stages of a job. */
  board(
    on: On,
    reader: Reader,
    columns: { readonly job: string; readonly states: readonly StoredApplicationState[] },
  ): Promise<readonly Page<ReceivedRow>[]>;
  /** How many there are at each stage, whatever stage the filters name. */
  counts(
    on: On,
    reader: Reader,
    filters: ApplicantFilters,
  ): Promise<ReadonlyMap<StoredApplicationState, number>>;
  /** The organisation's tags. */
  tags(on: On, organisation: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  job(on: On, organisation: string, id: string): Promise<JobRow | undefined>;
  find(on: On, reader: Reader, id: string): Promise<ReceivedRow | undefined>;
  /** The same, locked until the transaction ends: a concurrent change waits. */
  findForUpdate(on: On, reader: Reader, id: string): Promise<ReceivedRow | undefined>;
  statusChanges(on: On, id: string): Promise<readonly StatusChangeRow[]>;
  resume(on: On, id: string): Promise<SentResume | undefined>;
  /** The candidate's email address; undefined where they want none about this. */
  addressFor(on: On, account: string): Promise<string | undefined>;
  /** How often the employer decided about it within the last hour. */
  recentStatusChanges(on: On, id: string): Promise<number>;
  post(on: On, mails: readonly Mail[]): Promise<void>;
  decide(
    on: On,
    id: string,
    decision: {
      readonly state: StoredApplicationState;
      readonly author: string | null;
      readonly note: string | null;
      /** If omitted, the next step stays as it is. */
      readonly next?: { readonly text: string; readonly on: string | null } | null | undefined;
    },
  ): Promise<void>;
}

/** Applications as the organisation that received them sees them. */
export function employerApplicationsRepository(outbox: Outbox): EmployerApplicationsRepository {
  return {
    list: applicantPage,
    board: boardPages,
    counts: countByState,
    tags: (on, organisation) =>
      on
        .selectFrom('applicant_tag')
        .select(['id', 'name'])
        .where('organisation', '=', organisation)
        .orderBy(sql`lower(name)`)
        .execute(),
    job: (on, organisation, id) =>
      on
        .selectFrom('job')
        .select(['id', 'state', 'answers'])
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .executeTakeFirst(),
    find: oneApplicant,
    async findForUpdate(on, reader, id) {
      await on
        .selectFrom('application')
        .select('id')
        .where('organisation', '=', reader.organisation)
        .where('id', '=', id)
        .forUpdate()
        .execute();
      return await oneApplicant(on, reader, id);
    },
    statusChanges: (on, id) =>
      on
        .selectFrom('application_turn as turn')
        .leftJoin('account', 'account.id', 'turn.author')
        .select(['turn.state', 'turn.by_side', 'account.full_name as author', 'turn.note', 'turn.at'])
        .where('turn.application', '=', id)
        .orderBy('turn.id')
        .execute(),
    resume: (on, id) =>
      on.selectFrom('resume').select(['name', 'kind', 'file_key']).where('id', '=', id).executeTakeFirst(),
    async addressFor(on, account) {
      const row = await on
        .selectFrom('account')
        .select('email')
        .where('id', '=', account)
        .where(sql<boolean>`wants_message_emails(id)`)
        .executeTakeFirst();
      return row?.email;
    },
    async recentStatusChanges(on, id) {
      const { count } = await on
        .selectFrom('application_turn')
        .select(sql<number>`count(*)`.as('count'))
        .where('application', '=', id)
        .where('by_side', '=', 'employer')
        .where('at', '>', sql<Date>`now() - interval '1 hour'`)
        .executeTakeFirstOrThrow();
      return count;
    },
    post: outbox.post,
    async decide(on, id, { state, author, note, next }) {
      const step =
        next === undefined ? {} : { next_step: next?.text ?? null, next_step_on: next?.on ?? null };
      await on
        .updateTable('application')
        .set({ state, ...step, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      await on
        .insertInto('application_turn')
        .values({ application: id, state, by_side: 'employer', author, note })
        .execute();
    },
  };
}
