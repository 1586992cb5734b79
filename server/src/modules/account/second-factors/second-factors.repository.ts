import type { Selectable, Transaction } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Requester } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { AuthenticatorTable } from './second-factors.tables.ts';

type On = Transaction<Tables>;

export type AuthenticatorRow = Selectable<AuthenticatorTable>;

export const triesPerSeconds = 900;
const inShort = { name: 'second-factor', max: 10, perSeconds: triesPerSeconds };
/** Of each known device, and of all unknown ones together. */
const wrongADay = { name: 'second-factor-wrong', max: 50, perSeconds: 86_400 };
const ofDay = (account: string, { known, key }: Requester) => `${account}\n${known ? key : 'unknown'}`;

/** Authenticator apps and recovery codes. `now` in milliseconds since 1970. */
export function secondFactorsRepository(limits: RateLimits, now: () => number) {
  return {
    /** Of the transaction's account; concurrent callers wait. */
    authenticator: (on: On, account: string): Promise<AuthenticatorRow | undefined> =>
      on
        .selectFrom('authenticator')
        .selectAll()
        .where('account', '=', account)
        .forUpdate()
        .executeTakeFirst(),
    async keepAuthenticator(on: On, account: string, sealed_secret: string): Promise<void> {
      const fresh = { sealed_secret, confirmed_at: null, last_step: 0 };
      await on
        .insertInto('authenticator')
        .values({ account, ...fresh })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(fresh))
        .execute();
    },
    async confirmAuthenticator(on: On, account: string, step: number): Promise<void> {
      await on
        .updateTable('authenticator')
        .set({ confirmed_at: new Date(now()), last_step: step })
        .where('account', '=', account)
        .execute();
    },
    async takeStep(on: On, account: string, step: number): Promise<void> {
      await on.updateTable('authenticator').set({ last_step: step }).where('account', '=', account).execute();
    },
    async removeAuthenticator(on: On, account: string): Promise<void> {
      await on.deleteFrom('authenticator').where('account', '=', account).execute();
      await on.deleteFrom('recovery_code').where('account', '=', account).execute();
    },
    async replaceRecoveryCodes(on: On, account: string, hashes: readonly string[]): Promise<void> {
      await on.deleteFrom('recovery_code').where('account', '=', account).execute();
      await on
        .insertInto('recovery_code')
        .values(hashes.map((code_hash) => ({ account, code_hash })))
        .execute();
    },
    /** Uses one up; false when it does not exist. */
    async takeRecoveryCode(on: On, account: string, hashes: readonly string[]): Promise<boolean> {
      const row = await on
        .deleteFrom('recovery_code')
        .where('account', '=', account)
        .where('code_hash', 'in', hashes)
        .returning('code_hash')
        .executeTakeFirst();
      return row !== undefined;
    },
    async recoveryCodesLeft(on: On, account: string): Promise<number> {
      const rows = await on
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('account', '=', account)
        .execute();
      return rows.length;
    },
    /**
     * Counts an attempt as wrong. `wait`: there were too many in a short while; `closed`: in a day. Each known
     * device is counted apart, so that nobody else uses up its attempts.
     */
    async beginTry(on: On, account: string, from: Requester): Promise<'counted' | 'wait' | 'closed'> {
      const caller = from.known ? from.key : from.visitor;
      if (!(await limits.mayTake(on, inShort, `${account}\n${caller}`))) return 'wait';
      return (await limits.mayTake(on, wrongADay, ofDay(account, from))) ? 'counted' : 'closed';
    },
    /** The attempt was right after all. */
    wasRight: (on: On, account: string, from: Requester): Promise<void> =>
      limits.giveBack(on, wrongADay, ofDay(account, from)),
  };
}

export type SecondFactorsRepository = ReturnType<typeof secondFactorsRepository>;
