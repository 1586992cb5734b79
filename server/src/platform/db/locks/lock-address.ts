import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Locks an email address until the transaction ends. A concurrent attempt to give it to an account waits,
 * and then sees whether it is taken; otherwise the second would violate a constraint, which aborts its
 * transaction.
 */
export async function lockAddress(transaction: Transaction<Tables>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`portway.address ${email}`}, 0))`.execute(
    transaction,
  );
}
