import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Holds the people of an organisation until the transaction ends: whoever changes them at the same time waits. What is
 * read after it is as the one before left it; read in one go with the lock, it would be as it was before the wait.
 */
export async function holdMembers(transaction: Transaction<Tables>, organisation: string): Promise<void> {
  await transaction
    .selectFrom('membership')
    .select('account')
    .where('organisation', '=', organisation)
    .orderBy('account')
    .forUpdate()
    .execute();
}
