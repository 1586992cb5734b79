import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { tooOften } from '../refusal.ts';
import type { Tables } from './tables.ts';

/** How often one caller may do one thing. */
export interface RateLimit {
  /** The limited action, such as `contact`. */
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one call in the transaction of the limited action: a rollback is not counted. Above the limit
   * throws a Refusal with the time to wait. Of two concurrent calls the second waits for the first.
   */
  take(transaction: Transaction<Tables>, limit: RateLimit, caller: string): Promise<void>;
  /** The same, but returns false instead of throwing. */
  mayTake(transaction: Transaction<Tables>, limit: RateLimit, caller: string): Promise<boolean>;
  /** Uncounts the latest call: counted in advance, so that concurrent attempts cannot exceed the limit. */
  giveBack(transaction: Transaction<Tables>, limit: RateLimit, caller: string): Promise<void>;
}

/** No limits. */
export const noRateLimits: RateLimits = {
  take: async () => {},
  mayTake: async () => true,
  giveBack: async () => {},
};

/** By how much clocks of several servers may differ: a call from later was counted while a clock was ahead. */
const maxSkewMs = 60_000;

/** Rate limits that survive a restart. `secret` is the key that hashes callers' addresses in the table. */
export function rateLimits(secret: string, now: () => number): RateLimits {
  const keyOf = ({ name }: RateLimit, caller: string) =>
    createHmac('sha256', secret).update(`rate-limit\n${name}\n${caller}`).digest('hex');
  async function secondsToWait(transaction: Transaction<Tables>, limit: RateLimit, caller: string) {
    const { max, perSeconds } = limit;
    const key = keyOf(limit, caller);
    const since = new Date(now() - perSeconds * 1000);
    const latest = new Date(now() + maxSkewMs);
    const calls = (await takenBy(transaction, key, new Date(now()))).filter(
      (moment) => moment > since && moment <= latest,
    );
    const [oldest] = calls.slice(-max);
    if (calls.length >= max && oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest.getTime() + perSeconds * 1000 - now()) / 1000));
    }
    await transaction
      .updateTable('rate_limit')
      .set({ taken: [...calls, new Date(now())], last_taken: new Date(now()) })
      .where('key_hash', '=', key)
      .execute();
    return undefined;
  }
  return {
    async take(transaction, limit, caller) {
      const wait = await secondsToWait(transaction, limit, caller);
      if (wait !== undefined) throw tooOften(wait);
    },
    mayTake: async (transaction, limit, caller) =>
      (await secondsToWait(transaction, limit, caller)) === undefined,
    async giveBack(transaction, limit, caller) {
      const key = keyOf(limit, caller);
      const calls = await takenBy(transaction, key, new Date(now()));
      await transaction
        .updateTable('rate_limit')
        .set({ taken: calls.slice(0, -1) })
        .where('key_hash', '=', key)
        .execute();
    },
  };
}

/** Locks the caller's row, creating it if needed, and returns the times of earlier calls. */
async function takenBy(transaction: Transaction<Tables>, key: string, now: Date): Promise<Date[]> {
  await sql`select set_config('portway.rate_limit_key', ${key}, true)`.execute(transaction);
  await transaction
    .insertInto('rate_limit')
    .values({ key_hash: key, taken: [], last_taken: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await transaction
    .selectFrom('rate_limit')
    .select('taken')
    .where('key_hash', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.taken;
}
