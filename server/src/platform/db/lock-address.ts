import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Holds an e-mail address until the transaction ends: whoever is about to give it to an account waits, and sees then
 * whether it has one. Two at once would otherwise meet in the table, which ends a transaction.
 */
export async function lockAddress(transaction: Transaction<Tables>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`portway.address ${email}`}, 0))`.execute(
    transaction,
  );
}
