import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';
import { profileTimeZone } from '../../candidate/profile/profile-rows.repository.ts';
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

interface Decision {
  readonly state: StoredApplicationState;
  readonly author: string | null;
  readonly note: string | null;
  /** If omitted, the next step stays as it is. */
  readonly next?: { readonly text: string; readonly on: string | null } | null | undefined;
}

/** Applications as the organisation that received them sees them. */
export function employerApplicationsRepository(outbox: Outbox) {
  return {
    list: applicantPage,
    /** The first page of each of these stages of a job. */
    board: boardPages,
    /** How many there are at each stage, whatever stage the filters name. */
    counts: countByState,
    /** The organisation's tags. */
    tags: (
      on: On,
      organisation: string,
    ): Promise<readonly { readonly id: string; readonly name: string }[]> =>
      on
        .selectFrom('applicant_tag')
        .select(['id', 'name'])
        .where('organisation', '=', organisation)
        .orderBy(sql`lower(name)`)
        .execute(),
    job: (on: On, organisation: string, id: string): Promise<JobRow | undefined> =>
      on
        .selectFrom('job')
        .select(['id', 'state', 'answers'])
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .executeTakeFirst(),
    find: oneApplicant,
    /** The same, locked until the transaction ends: a concurrent change waits. */
    async findForUpdate(on: On, reader: Reader, id: string): Promise<ReceivedRow | undefined> {
      await on
        .selectFrom('application')
        .select('id')
        .where('organisation', '=', reader.organisation)
        .where('id', '=', id)
        .forUpdate()
        .execute();
      return await oneApplicant(on, reader, id);
    },
    statusChanges: (on: On, id: string): Promise<readonly StatusChangeRow[]> =>
      on
        .selectFrom('application_turn as turn')
        .leftJoin('account', 'account.id', 'turn.author')
        .select(['turn.state', 'turn.by_side', 'account.full_name as author', 'turn.note', 'turn.at'])
        .where('turn.application', '=', id)
        .orderBy('turn.id')
        .execute(),
    resume: (on: On, id: string): Promise<SentResume | undefined> =>
      on.selectFrom('resume').select(['name', 'kind', 'file_key']).where('id', '=', id).executeTakeFirst(),
    /** The candidate's email address; undefined where they want none about this. */
    async addressFor(on: On, account: string): Promise<string | undefined> {
      const row = await on
        .selectFrom('account')
        .select('email')
        .where('id', '=', account)
        .where(sql<boolean>`wants_message_emails(id)`)
        .executeTakeFirst();
      return row?.email;
    },
    /** Where the candidate lives, by their profile. */
    timeZoneOf: profileTimeZone,
    /** How often the employer decided about it within the last hour. */
    async recentStatusChanges(on: On, id: string): Promise<number> {
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
    async decide(on: On, id: string, { state, author, note, next }: Decision): Promise<void> {
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

export type EmployerApplicationsRepository = ReturnType<typeof employerApplicationsRepository>;
