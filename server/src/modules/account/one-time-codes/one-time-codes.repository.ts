import type { Transaction } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Requester } from '../../../platform/db/request-context.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export interface KeptCode {
  readonly codeHash: string;
  /** Created before this one. */
  readonly tries: number;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

export const triesPerSeconds = 3600;
const day = 86_400;
/** Counted for each known device, and for all unknown ones together. */
const mailsADay = { name: 'code-mails', max: 10, perSeconds: day };
const wrongADay = { name: 'wrong-codes', max: 50, perSeconds: day };
/** No real hash is empty. */
const fitsNothing = '';

/** One-time codes in the database, by the hash of their purpose. */
export function codesRepository(limits: RateLimits) {
  return {
    /** Whether one more code may be mailed to this address today; counts it. */
    mayMail: (transaction: Transaction<Tables>, email: string, { known, key }: Requester): Promise<boolean> =>
      limits.mayTake(transaction, mailsADay, known ? `${email}\n${key}` : email),
    /** Stores a code in place of the previous one. */
    async keep(
      transaction: Transaction<Tables>,
      key_hash: string,
      { codeHash, expiresAt }: Omit<KeptCode, 'tries'>,
    ): Promise<void> {
      await setRlsContext(transaction, { code: key_hash });
      const fresh = { code_hash: codeHash, tries: 0, expires_at: new Date(expiresAt) };
      await transaction
        .insertInto('one_time_code')
        .values({ key_hash, ...fresh })
        .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(fresh))
        .execute();
    },
    /** Whether this visitor may try one more code this hour; counts it. */
    mayTry: (transaction: Transaction<Tables>, visitor: string): Promise<boolean> =>
      limits.mayTake(transaction, { name: 'code-try', max: 30, perSeconds: triesPerSeconds }, visitor),
    /** Whether unknown devices may enter one more wrong code for this address today; counts it. */
    mayFail: (transaction: Transaction<Tables>, email: string): Promise<boolean> =>
      limits.mayTake(transaction, wrongADay, email),
    /** A right code is none of the wrong ones. */
    didNotFail: (transaction: Transaction<Tables>, email: string): Promise<void> =>
      limits.giveBack(transaction, wrongADay, email),
    /**
     * Counts an attempt and returns the code; concurrent attempts wait. If there is none, stores one that
     * nothing matches until `otherwiseUntil`, so that attempts at it are counted and expire alike.
     */
    async try(transaction: Transaction<Tables>, key_hash: string, otherwiseUntil: number): Promise<KeptCode> {
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
    /** A successful attempt does not count. */
    async giveBack(transaction: Transaction<Tables>, keyHash: string): Promise<void> {
      await transaction
        .updateTable('one_time_code')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('key_hash', '=', keyHash)
        .execute();
    },
    async end(transaction: Transaction<Tables>, keyHash: string): Promise<void> {
      await setRlsContext(transaction, { code: keyHash });
      await transaction.deleteFrom('one_time_code').where('key_hash', '=', keyHash).execute();
    },
  };
}

export type CodesRepository = ReturnType<typeof codesRepository>;
