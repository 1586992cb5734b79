import type { Transaction } from 'kysely';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import { setRlsContext } from '../../platform/db/rls-context.ts';
import type { Tables } from '../../platform/db/tables.ts';

export interface KeptCode {
  readonly codeHash: string;
  /** Created before this one. */
  readonly tries: number;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface CodesRepository {
  /** Whether one more code may be created for this; counts it. */
  mayMake(transaction: Transaction<Tables>, caller: string): Promise<boolean>;
  /** Stores a code in place of the previous one. */
  keep(transaction: Transaction<Tables>, keyHash: string, code: Omit<KeptCode, 'tries'>): Promise<void>;
  /** Whether this visitor may try one more code; counts it. */
  mayTry(transaction: Transaction<Tables>, visitor: string): Promise<boolean>;
  /**
   * Counts an attempt and returns the code; concurrent attempts wait. If there is none, stores one that
   * nothing matches until `otherwiseUntil`, so that attempts at it are counted and expire alike.
   */
  try(transaction: Transaction<Tables>, keyHash: string, otherwiseUntil: number): Promise<KeptCode>;
  /** A successful attempt does not count. */
  giveBack(transaction: Transaction<Tables>, keyHash: string): Promise<void>;
  end(transaction: Transaction<Tables>, keyHash: string): Promise<void>;
}

export const triesPerSeconds = 3600;
/** No real hash is empty. */
const fitsNothing = '';

/** One-time codes in the database, by the hash of their purpose. */
export function codesRepository(limits: RateLimits): CodesRepository {
  return {
    async mayMake(transaction, caller) {
      const inHour = await limits.mayTake(
        transaction,
        { name: 'code-hour', max: 5, perSeconds: 3600 },
        caller,
      );
      const inDay = await limits.mayTake(
        transaction,
        { name: 'code-day', max: 10, perSeconds: 86_400 },
        caller,
      );
      return inHour && inDay;
    },
    async keep(transaction, key_hash, { codeHash, expiresAt }) {
      await setRlsContext(transaction, { code: key_hash });
      const fresh = { code_hash: codeHash, tries: 0, expires_at: new Date(expiresAt) };
      await transaction
        .insertInto('one_time_code')
        .values({ key_hash, ...fresh })
        .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(fresh))
        .execute();
    },
    mayTry: (transaction, visitor) =>
      limits.mayTake(transaction, { name: 'code-try', max: 30, perSeconds: triesPerSeconds }, visitor),
    async try(transaction, key_hash, otherwiseUntil) {
      await setRlsContext(transaction, { code: key_hash });
      const row = await transaction
        .insertInto('one_time_code')
        .values({ key_hash, code_hash: fitsNothing, tries: 1, expires_at: new Date(otherwiseUntil) })
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet((row) => ({ tries: row('one_time_code.tries', '+', 1) })),
        )
        .returning(['code_hash', 'tries', 'expires_at'])
        .executeTakeFirstOrThrow();
      return { codeHash: row.code_hash, tries: row.tries - 1, expiresAt: row.expires_at.getTime() };
    },
    async giveBack(transaction, keyHash) {
      await transaction
        .updateTable('one_time_code')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('key_hash', '=', keyHash)
        .execute();
    },
    async end(transaction, keyHash) {
      await setRlsContext(transaction, { code: keyHash });
      await transaction.deleteFrom('one_time_code').where('key_hash', '=', keyHash).execute();
    },
  };
}
