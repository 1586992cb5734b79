import { sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../platform/db/keyset.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';
import {
  type ApplicationRow,
  applicationRows,
  type StatusChangeRow,
  statusChanges,
} from '../applications/application-rows.repository.ts';
import type { StoredApplicationState } from '../applications/applications.tables.ts';

type On = Transaction<Tables>;

export interface ReceivedRow extends ApplicationRow {
  /** Null once it was withdrawn. */
  readonly candidate: { readonly fullName: string; readonly primaryRole: string | null } | null;
}

export interface SentResume {
  readonly name: string;
  readonly kind: 'pdf' | 'doc' | 'docx' | 'txt';
  readonly file_key: string;
}

export interface Asked {
  readonly job?: string | undefined;
  readonly status?: StoredApplicationState | undefined;
  readonly after?: string | undefined;
}

/** The reader: a member of the organisation. */
export interface Reader {
  readonly organisation: string;
  readonly account: string;
}

export interface EmployerApplicationsRepository {
  list(on: On, reader: Reader, asked: Asked): Promise<Page<ReceivedRow>>;
  find(on: On, reader: Reader, id: string): Promise<ReceivedRow | undefined>;
  /** The same, with a lock: a concurrent withdrawal waits. */
  hold(on: On, reader: Reader, id: string): Promise<ReceivedRow | undefined>;
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
      readonly note: string | null;
      /** If omitted, the next step stays as it is. */
      readonly next?: { readonly text: string; readonly on: string | null } | null | undefined;
    },
  ): Promise<void>;
}

/** Applications as the organisation that received them sees them. */
export function employerApplicationsRepository(outbox: Outbox): EmployerApplicationsRepository {
  return {
    async list(on, reader, { job, status, after }) {
      const from = after === undefined ? undefined : positionIn(after);
      const rows = await received(on, reader)
        .select(microseconds('application.changed_at').as('at'))
        .$if(job !== undefined, (query) => query.where('application.job', '=', job ?? ''))
        .$if(status !== undefined, (query) => query.where('application.state', '=', status ?? 'pending'))
        .$if(from !== undefined, (query) =>
          query.where(
            olderThan({ at: 'application.changed_at', id: 'application.id' }, from ?? { at: 0, id: '' }),
          ),
        )
        .orderBy('application.changed_at', 'desc')
        .orderBy('application.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const page = pageOf(rows);
      return { ...page, rows: page.rows.map(withCandidate) };
    },
    async find(on, reader, id) {
      const row = await received(on, reader).where('application.id', '=', id).executeTakeFirst();
      return row && withCandidate(row);
    },
    async hold(on, reader, id) {
      await on
        .selectFrom('application')
        .select('id')
        .where('organisation', '=', reader.organisation)
        .where('id', '=', id)
        .forUpdate()
        .execute();
      const row = await received(on, reader).where('application.id', '=', id).executeTakeFirst();
      return row && withCandidate(row);
    },
    statusChanges,
    resume: (on, id) =>
      on.selectFrom('resume').select(['name', 'kind', 'file_key']).where('id', '=', id).executeTakeFirst(),
    async addressFor(on, account) {
      const row = await on
        .selectFrom('account')
        .select('email')
        .where('id', '=', account)
        .where(sql<boolean>`wants_messages(id)`)
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
    async decide(on, id, { state, note, next }) {
      const step =
        next === undefined ? {} : { next_step: next?.text ?? null, next_step_on: next?.on ?? null };
      await on
        .updateTable('application')
        .set({ state, ...step, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      await on
        .insertInto('application_turn')
        .values({ application: id, state, by_side: 'employer', note })
        .execute();
    },
  };
}

/** A member who once applied never sees their own application from this side, nor what colleagues say of it. */
function received(on: On, { organisation, account }: Reader) {
  return applicationRows(on, account, 'employer')
    .leftJoin('account', 'account.id', 'application.account')
    .leftJoin('profile', 'profile.account', 'application.account')
    .select(['account.full_name', sql<string | null>`profile.answers ->> 'primaryRole'`.as('primaryRole')])
    .where('application.organisation', '=', organisation)
    .where('application.account', '<>', account);
}

/** Row-level security hides candidates who have withdrawn. */
function withCandidate<Row extends { full_name: string | null; primaryRole: string | null }>({
  full_name: fullName,
  primaryRole,
  ...row
}: Row) {
  return { ...row, candidate: fullName === null ? null : { fullName, primaryRole } };
}
