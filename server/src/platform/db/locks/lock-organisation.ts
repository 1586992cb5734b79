import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Locks an organisation set in the transaction until that ends: concurrent changes to it, its members or
 * their roles wait, and so does joining. Read its data after this, never in the same statement. False when it
 * no longer exists.
 */
export async function lockOrganisation(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
