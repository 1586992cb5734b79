import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Locks a job until the transaction ends: shared for applying, exclusive for opening, closing or changing it.
 * A row lock would not do, because applicants may not update the row.
 */
export async function lockJob(
  on: Transaction<Tables>,
  id: string,
  as: 'to change' | 'to apply',
): Promise<void> {
  const lock = sql.raw(as === 'to change' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtext(${`job ${id}`}))`.execute(on);
}
