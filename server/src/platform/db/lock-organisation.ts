import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Holds an organisation that was brought until the transaction ends: whoever changes it, its people or their places at
 * the same time waits, and so does whoever joins. Read what is there after this, never together with it. False when
 * there is none any more.
 */
export async function lockOrganisation(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const held = await transaction
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}
