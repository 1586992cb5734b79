import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  AccountRole,
  ComplianceRole,
  HiringRight,
  MemberRole,
} from '../../../platform/auth/auth.tables.ts';
import { asApp, asAppWith } from '../../../platform/db/as-app.ts';
import type { ActingFor, Caller, RequestContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { SessionTable } from './sessions.tables.ts';

export type SessionRow = SessionTable;

/** Sessions in the database. `now` in milliseconds since 1970. */
export function sessionsRepository(queries: Kysely<Tables>, now: () => number) {
  return {
    /** Runs work in a transaction that knows the token's hash alone. */
    withToken: <Result>(
      tokenHash: string,
      task: (context: {
        session: SessionTable | undefined;
        transaction: Transaction<Tables>;
      }) => Promise<Result>,
    ): Promise<Result> =>
      asApp(queries, async (transaction) => {
        const { rows } = await sql<SessionTable>`select * from find_session_by_token(${tokenHash})`.execute(
          transaction,
        );
        return await task({ session: rows[0], transaction });
      }),
    /** The same for the session of a caller authenticated earlier. */
    withSession: <Result>(
      { account, session: id }: Caller,
      task: (context: {
        session: SessionTable | undefined;
        transaction: Transaction<Tables>;
      }) => Promise<Result>,
    ): Promise<Result> =>
      asAppWith(queries, { account }, async (transaction) => {
        const session = await transaction
          .selectFrom('session')
          .selectAll()
          .where('id', '=', id)
          .where('account', '=', account)
          .executeTakeFirst();
        return await task({ session, transaction });
      }),
    callerOf,
    /** Whether the transaction's account belongs to any organisation. */
    async isMember(transaction: Transaction<Tables>, account: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('membership')
        .select('organisation')
        .where('account', '=', account)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async change(transaction: Transaction<Tables>, id: string, to: Partial<SessionTable>): Promise<void> {
      await transaction.updateTable('session').set(to).where('id', '=', id).execute();
    },
    /**
     * The same, only while this is its newest token; false when another request has replaced it or ended the
     * session.
     */
    async renew(
      transaction: Transaction<Tables>,
      { id, token_hash }: SessionTable,
      to: Partial<SessionTable>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('session')
        .set(to)
        .where('id', '=', id)
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** A new session of the transaction's account. */
    async add(transaction: Transaction<Tables>, session: SessionTable): Promise<void> {
      await transaction.insertInto('session').values(session).execute();
    },
    /** The caller's active sessions, the latest first. */
    list: ({ caller, transaction }: RequestContext): Promise<readonly SessionTable[]> =>
      transaction
        .selectFrom('session')
        .selectAll()
        .where('account', '=', caller.account)
        .where('ends_at', '>', new Date(now()))
        .where(sql<boolean>`last_used_at + make_interval(secs => idle_seconds) > ${new Date(now())}`)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .execute(),
    /** False when the caller has none of that id. */
    async end({ caller, transaction }: RequestContext, id: string): Promise<boolean> {
      const row = await transaction
        .deleteFrom('session')
        .where('account', '=', caller.account)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** For an account without a second factor, no session has one. */
    async demoteUnguarded(transaction: Transaction<Tables>, account: string): Promise<void> {
      await sql`update session set second_factor = false where account = ${account}
        and not exists (select from passkey where passkey.account = session.account)
        and not exists (select from authenticator a where a.account = session.account and a.confirmed_at is not null)`.execute(
        transaction,
      );
    },
    /** Ends all of the account's but one, and returns how many those were. */
    async endAll(transaction: Transaction<Tables>, account: string, but?: string): Promise<number> {
      const rows = await transaction
        .deleteFrom('session')
        .where('account', '=', account)
        .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
        .returning('id')
        .execute();
      return rows.length;
    },
  };
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

/** What `set_request_context` returns, and the right over hiring that it set. */
interface EnteredRow {
  readonly full_name: string;
  readonly email: string;
  readonly role: AccountRole;
  readonly deletion_due: Date | null;
  readonly candidate: boolean;
  readonly app: boolean;
  readonly passkey: boolean;
  readonly second_factor: boolean;
  readonly organisation: string | null;
  readonly member_role: MemberRole | null;
  readonly hiring: HiringRight;
  readonly compliance_role: ComplianceRole | null;
}

/**
 * The session's account, and the organisation the request acts for: null when it is none of theirs. Sets both
 * in the transaction, so that their rows are visible. Undefined when the account was erased since the session was read.
 */
async function callerOf(
  session: SessionTable,
  transaction: Transaction<Tables>,
  actingFor: ActingFor,
): Promise<Caller | undefined> {
  const organisationNamed = typeof actingFor === 'string' ? actingFor : actingFor.organisation;
  const values = [session.account, session.id, session.second_factor, organisationNamed];
  const { rows } =
    await sql<EnteredRow>`select *, coalesce(session_key('hiring'), 'none') as hiring from set_request_context(${sql.join(values)}) where full_name is not null`.execute(
      transaction,
    );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { organisation, member_role: role, hiring, compliance_role: complianceRole } = row;
  return {
    account: session.account,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    candidate: row.candidate,
    organisation:
      organisation === null || role === null || complianceRole === null
        ? null
        : { id: organisation, role, hiring, complianceRole },
    deletionDue: row.deletion_due?.getTime() ?? null,
    session: session.id,
    secondFactor: row.second_factor,
    guardedBy: row.app ? 'app' : row.passkey ? 'passkey' : undefined,
    confirmedAt: session.confirmed_at.getTime(),
    network: session.network,
  };
}
