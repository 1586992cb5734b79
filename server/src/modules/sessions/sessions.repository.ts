import { type Kysely, sql, type Transaction } from 'kysely';
import { asApp } from '../../platform/db/as-app.ts';
import { keepPlan } from '../../platform/db/kept-plans.ts';
import type { ActingFor, Caller, RequestContext } from '../../platform/db/request-context.ts';
import { setRlsContext } from '../../platform/db/rls-context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { SessionTable } from './sessions.tables.ts';

export type SessionRow = SessionTable;

export interface SessionsRepository {
  /** Runs work in a transaction that knows the token's hash alone. */
  withToken<Result>(
    tokenHash: string,
    task: (found: { session: SessionTable | undefined; transaction: Transaction<Tables> }) => Promise<Result>,
  ): Promise<Result>;
  /** The same for the session of a caller authenticated earlier. */
  withSession<Result>(
    of: Caller,
    task: (found: { session: SessionTable | undefined; transaction: Transaction<Tables> }) => Promise<Result>,
  ): Promise<Result>;
  /**
   * The session's account, and the organisation the request acts for: null when it is none of theirs. Sets both
   * in the transaction, so that their rows are visible.
   */
  callerOf(session: SessionTable, transaction: Transaction<Tables>, actingFor: ActingFor): Promise<Caller>;
  /** Whether the transaction's account belongs to any organisation. */
  isMember(transaction: Transaction<Tables>, account: string): Promise<boolean>;
  change(transaction: Transaction<Tables>, id: string, to: Partial<SessionTable>): Promise<void>;
  /**
   * The same, only while this is its newest token; false when another request has replaced it or ended the
   * session.
   */
  renew(transaction: Transaction<Tables>, session: SessionTable, to: Partial<SessionTable>): Promise<boolean>;
  /** A new session of the transaction's account. */
  add(transaction: Transaction<Tables>, session: SessionTable): Promise<void>;
  /** The caller's active sessions, the latest first. */
  list(requestContext: RequestContext): Promise<readonly SessionTable[]>;
  /** False when the caller has none of that id. */
  end(requestContext: RequestContext, id: string): Promise<boolean>;
  /** For an account without a second factor, no session has one. */
  demoteUnguarded(transaction: Transaction<Tables>, account: string): Promise<void>;
  /** Ends all of the account's but one, and returns how many those were. */
  endAll(transaction: Transaction<Tables>, account: string, but?: string): Promise<number>;
}

/** Sessions in the database. `now` in milliseconds since 1970. */
export function sessionsRepository(queries: Kysely<Tables>, now: () => number): SessionsRepository {
  return {
    withToken: (tokenHash, task) =>
      asApp(queries, async (transaction) => {
        await setRlsContext(transaction, { token: tokenHash });
        const session = await transaction
          .selectFrom('session')
          .selectAll()
          .where((row) => row.or([row('token_hash', '=', tokenHash), row('previous_hash', '=', tokenHash)]))
          .executeTakeFirst();
        return await task({ session, transaction });
      }),
    withSession: ({ account, session: id }, task) =>
      asApp(queries, async (transaction) => {
        await setRlsContext(transaction, { account });
        const session = await transaction
          .selectFrom('session')
          .selectAll()
          .where('id', '=', id)
          .where('account', '=', account)
          .executeTakeFirst();
        return await task({ session, transaction });
      }),
    callerOf,
    async isMember(transaction, account) {
      const row = await transaction
        .selectFrom('membership')
        .select('organisation')
        .where('account', '=', account)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async change(transaction, id, to) {
      await transaction.updateTable('session').set(to).where('id', '=', id).execute();
    },
    async renew(transaction, { id, token_hash }, to) {
      const { numUpdatedRows } = await transaction
        .updateTable('session')
        .set(to)
        .where('id', '=', id)
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async add(transaction, session) {
      await transaction.insertInto('session').values(session).execute();
    },
    list: ({ caller, transaction }) =>
      transaction
        .selectFrom('session')
        .selectAll()
        .where('account', '=', caller.account)
        .where('ends_at', '>', new Date(now()))
        .where(sql<boolean>`last_used_at + make_interval(secs => idle_seconds) > ${new Date(now())}`)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .execute(),
    async end({ caller, transaction }, id) {
      const ended = await transaction
        .deleteFrom('session')
        .where('account', '=', caller.account)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },
    async demoteUnguarded(transaction, account) {
      await sql`update session set second_factor = false where account = ${account}
        and not exists (select from passkey where passkey.account = session.account)
        and not exists (select from authenticator a where a.account = session.account and a.confirmed_at is not null)`.execute(
        transaction,
      );
    },
    async endAll(transaction, account, but) {
      const ended = await transaction
        .deleteFrom('session')
        .where('account', '=', account)
        .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
        .returning('id')
        .execute();
      return ended.length;
    },
  };
}

async function callerOf(
  session: SessionTable,
  transaction: Transaction<Tables>,
  actingFor: ActingFor,
): Promise<Caller> {
  await setRlsContext(transaction, { account: session.account });
  const row = await transaction
    .selectFrom('account')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('membership')
          .select(['membership.organisation', 'membership.role', 'membership.compliance_role'])
          .whereRef('membership.account', '=', 'account.id')
          .where('account.role', '<>', 'staff')
          .where(isFor(actingFor))
          .orderBy('membership.since')
          .orderBy('membership.organisation')
          .limit(1)
          .as('membership'),
      (join) => join.onTrue(),
    )
    .where('account.id', '=', session.account)
    .select([
      'account.full_name',
      'account.email',
      'account.role',
      'account.deletion_due',
      'membership.organisation',
      'membership.role as member_role',
      'membership.compliance_role',
      sql<boolean>`account.role = 'candidate' or (
        account.role <> 'staff' and exists (select from profile where account = account.id)
      )`.as('candidate'),
      sql<boolean>`exists (select from authenticator where account = account.id and confirmed_at is not null)`.as(
        'app',
      ),
      sql<boolean>`exists (select from passkey where account = account.id)`.as('passkey'),
    ])
    .modifyEnd(keepPlan)
    .executeTakeFirstOrThrow();
  const guardedBy = row.app ? 'app' : row.passkey ? 'passkey' : undefined;
  // A second factor may have been added since the session was read, and proved in this session.
  const secondFactor =
    session.second_factor || (guardedBy !== undefined && (await hasSecondFactor(transaction, session.id)));
  const isStaff = row.role === 'staff' && secondFactor;
  const { organisation, member_role: role } = row;
  const complianceRole = row.compliance_role ?? 'none';
  await setRlsContext(transaction, {
    organisation: organisation ?? '',
    // Without a second factor, nobody sees a sponsored worker.
    compliance: secondFactor && complianceRole !== 'none' ? complianceRole : '',
    staff: isStaff ? 'yes' : '',
  });
  return {
    account: session.account,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    candidate: row.candidate,
    organisation: organisation === null || role === null ? null : { id: organisation, role, complianceRole },
    deletionDue: row.deletion_due?.getTime() ?? null,
    session: session.id,
    secondFactor,
    guardedBy,
    confirmedAt: session.confirmed_at.getTime(),
    network: session.network,
  };
}

/** Whether a membership is the one that the request acts for; of several, the first counts. */
function isFor(actingFor: ActingFor) {
  if (actingFor === 'oneself') return sql<boolean>`false`;
  if (actingFor === 'home') return sql<boolean>`account.role = 'recruiter'`;
  if (actingFor === 'first organisation') return sql<boolean>`true`;
  return sql<boolean>`membership.organisation::text = ${actingFor.organisation}`;
}

async function hasSecondFactor(transaction: Transaction<Tables>, session: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('session')
    .select('second_factor')
    .where('id', '=', session)
    .executeTakeFirst();
  return row?.second_factor ?? false;
}
