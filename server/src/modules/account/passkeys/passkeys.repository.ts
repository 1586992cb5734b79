import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountRole } from '../../../platform/auth/auth.tables.ts';
import { asApp } from '../../../platform/db/as-app.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { PasskeyTable } from './passkeys.tables.ts';

type On = Transaction<Tables>;
export type PasskeyRow = Selectable<PasskeyTable>;

export interface PasskeysKept {
  readonly queries: Kysely<Tables>;
  readonly limits: RateLimits;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Passkeys and their challenges. */
export function passkeysRepository({ queries, limits, now }: PasskeysKept) {
  return {
    /** A transaction of somebody who is not logged in. */
    asVisitor: <Result>(work: (on: On) => Promise<Result>): Promise<Result> => asApp(queries, work),
    /** Counts a started log-in; throws a Refusal when there are too many from one address. */
    takeLogIn: (on: On, visitor: string): Promise<void> =>
      limits.take(on, { name: 'passkey-log-in', max: 50, perSeconds: 900 }, visitor),
    async keepChallenge(
      on: On,
      {
        id,
        account,
        challenge,
        expiresAt,
      }: { id: string; account: string | null; challenge: string; expiresAt: number },
    ): Promise<void> {
      await setRlsContext(on, { challenge: id });
      const row = { id, account, challenge, expires_at: new Date(expiresAt) };
      await on.insertInto('challenge').values(row).execute();
    },
    /**
     * Uses a challenge up: the account's, or one of a log-in. Undefined when there is none or it has expired.
     */
    async takeChallenge(on: On, id: string, account: string | null): Promise<string | undefined> {
      await setRlsContext(on, { challenge: id });
      const row = await on
        .deleteFrom('challenge')
        .where('id', '=', id)
        .where('account', account === null ? 'is' : '=', account)
        .where('expires_at', '>', new Date(now()))
        .returning('challenge')
        .executeTakeFirst();
      return row?.challenge;
    },
    list: (on: On, account: string): Promise<readonly PasskeyRow[]> =>
      on
        .selectFrom('passkey')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    /** The passkey of a credential, with its account's role; sets that account in the transaction. */
    async find(
      on: On,
      credentialId: string,
    ): Promise<(PasskeyRow & { readonly accountRole: AccountRole }) | undefined> {
      await setRlsContext(on, { credential: credentialId });
      const row = await on
        .selectFrom('passkey')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      await setRlsContext(on, { account: row.account });
      const { role } = await on
        .selectFrom('account')
        .select('role')
        .where('id', '=', row.account)
        .executeTakeFirstOrThrow();
      return { ...row, accountRole: role };
    },
    /** False when the credential is known already. */
    async add(
      on: On,
      passkey: Omit<PasskeyRow, 'created_at' | 'last_used_at' | 'transports'> & { transports: string },
    ): Promise<boolean> {
      const row = await on
        .insertInto('passkey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async used(on: On, id: string, counter: number): Promise<void> {
      await on
        .updateTable('passkey')
        .set({ counter, last_used_at: new Date(now()) })
        .where('id', '=', id)
        .execute();
    },
    /** False when the account has none of that id. */
    async remove(on: On, account: string, id: string): Promise<boolean> {
      const row = await on
        .deleteFrom('passkey')
        .where('account', '=', account)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type PasskeysRepository = ReturnType<typeof passkeysRepository>;
