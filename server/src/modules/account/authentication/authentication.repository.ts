import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountRole, AccountTable } from '../../../platform/auth/auth.tables.ts';
import { asAppWith } from '../../../platform/db/as-app.ts';
import { lockAddress } from '../../../platform/db/locks/lock-address.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { SignUpTable } from './authentication.tables.ts';

export interface KnownAccount {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: AccountRole;
  readonly passwordHash: string | undefined;
}

export type SignUpRow = Selectable<SignUpTable>;

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: AccountRole;
  readonly passwordHash: string | undefined;
}

export interface AccountsDeps {
  readonly queries: Kysely<Tables>;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Accounts in the database, before log-in. */
export function authenticationRepository({ queries, limits, outbox, now }: AccountsDeps) {
  return {
    withAddress: <Result>(
      email: string,
      work: (transaction: Transaction<Tables>) => Promise<Result>,
    ): Promise<Result> => asAppWith(queries, { email }, work),
    findByAddress,
    /** Concurrent attempts to give this address to an account wait. */
    hold: lockAddress,
    async keepSignUp(transaction: Transaction<Tables>, signUp: Omit<SignUpRow, 'created_at'>): Promise<void> {
      const { email: _, device_hash: __, ...rest } = signUp;
      await transaction
        .insertInto('sign_up')
        .values(signUp)
        .onConflict((conflict) =>
          conflict.columns(['email', 'device_hash']).doUpdateSet({ ...rest, created_at: new Date(now()) }),
        )
        .execute();
    },
    async endSignUp(transaction: Transaction<Tables>, email: string): Promise<void> {
      await transaction.deleteFrom('sign_up').where('email', '=', email).execute();
    },
    /** Adds the account, and sets it in the transaction. */
    async add(
      transaction: Transaction<Tables>,
      { id, email, fullName, role, passwordHash }: NewAccount,
    ): Promise<void> {
      await setRlsContext(transaction, { account: id });
      await transaction.insertInto('account').values({ id, email, full_name: fullName, role }).execute();
      if (passwordHash !== undefined)
        await transaction
          .insertInto('account_password')
          .values({ account: id, hash: passwordHash })
          .execute();
    },
    /** The account linked to Google's user id; sets it in the transaction. */
    async byGoogle(
      transaction: Transaction<Tables>,
      subject: string,
    ): Promise<Omit<KnownAccount, 'passwordHash'> | undefined> {
      await setRlsContext(transaction, { google: subject });
      const identity = await transaction
        .selectFrom('google_identity')
        .select('account')
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (identity === undefined) return undefined;
      await setRlsContext(transaction, { account: identity.account });
      const row = await transaction
        .selectFrom('account')
        .select(['id', 'full_name', 'email', 'role'])
        .where('id', '=', identity.account)
        .executeTakeFirst();
      return row && { id: row.id, fullName: row.full_name, email: row.email, role: row.role };
    },
    /** Links Google's user id to the transaction's account; false when it already has another. */
    async linkGoogle(transaction: Transaction<Tables>, subject: string, account: string): Promise<boolean> {
      const linked = await transaction
        .insertInto('google_identity')
        .values({ subject, account })
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst();
      return linked !== undefined;
    },
    /** Sets the account of a user who has proved who they are. */
    arrive: (transaction: Transaction<Tables>, account: string): Promise<void> =>
      setRlsContext(transaction, { account }),
    /** The same, and returns the account. */
    async arrived(
      transaction: Transaction<Tables>,
      account: string,
    ): Promise<Pick<KnownAccount, 'email' | 'role'> | undefined> {
      await setRlsContext(transaction, { account });
      return await transaction
        .selectFrom('account')
        .where('id', '=', account)
        .select(['email', 'role'])
        .executeTakeFirst();
    },
    /** Whom the team invited, while that is open; the transaction's account must be the invitation's id. */
    async invitedStaff(
      transaction: Transaction<Tables>,
      id: string,
    ): Promise<{ readonly email: string; readonly fullName: string; readonly role: 'staff' } | undefined> {
      const invited = await transaction
        .selectFrom('staff_invitation')
        .where('id', '=', id)
        .where('expires_at', '>', new Date(now()))
        .select(['email', 'full_name as fullName'])
        .executeTakeFirst();
      return invited && { ...invited, role: 'staff' };
    },
    /** The same, and uses the invitation up; another who takes it waits, and finds none. */
    takeStaffInvitation: (
      transaction: Transaction<Tables>,
      id: string,
    ): Promise<{ readonly email: string; readonly fullName: string } | undefined> =>
      transaction
        .deleteFrom('staff_invitation')
        .where('id', '=', id)
        .where('expires_at', '>', new Date(now()))
        .returning(['email', 'full_name as fullName'])
        .executeTakeFirst(),
    /** False when the transaction's account has a password already. */
    async setFirstPassword(
      transaction: Transaction<Tables>,
      account: string,
      hash: string,
    ): Promise<boolean> {
      const set = await transaction
        .insertInto('account_password')
        .values({ account, hash, changed_at: new Date(now()) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account')
        .executeTakeFirst();
      return set !== undefined;
    },
    async setPassword(transaction: Transaction<Tables>, account: string, hash: string): Promise<void> {
      const set = { hash, changed_at: new Date(now()) };
      await transaction
        .insertInto('account_password')
        .values({ account, ...set })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(set))
        .execute();
    },
    stillHas,
    take: limits.take,
    post: outbox.post,
  };
}

/** What is known of a visitor who is not logged in: a transaction that shows the rows of one address. */
export type AccountsRepository = ReturnType<typeof authenticationRepository>;

/** Whether the transaction's account still has this password; locks it until the transaction ends. */
async function stillHas(transaction: Transaction<Tables>, account: string, hash: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('account_password')
    .select('hash')
    .where('account', '=', account)
    .forShare()
    .executeTakeFirst();
  return row?.hash === hash;
}

/** The account of the transaction's address and the sign-up of this device, or else the newest. */
async function findByAddress(
  transaction: Transaction<Tables>,
  email: string,
  device = '',
): Promise<{ readonly account: KnownAccount | undefined; readonly signUp: SignUpRow | undefined }> {
  const row = await transaction
    .selectFrom('account')
    .leftJoin('account_password', 'account_password.account', 'account.id')
    .where('account.email', '=', email)
    .select(['account.id', 'account.full_name', 'account.email', 'account.role', 'account_password.hash'])
    .executeTakeFirst();
  const signUp = await transaction
    .selectFrom('sign_up')
    .selectAll()
    .where('email', '=', email)
    .orderBy((row) => row('device_hash', '=', device), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { account: row && knownFrom(row), signUp };
}

function knownFrom(
  row: Pick<Selectable<AccountTable>, 'id' | 'full_name' | 'email' | 'role'> & { hash: string | null },
) {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    passwordHash: row.hash ?? undefined,
  };
}
