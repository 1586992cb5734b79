import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Holds a job until the transaction ends: many may apply for it at once, while whoever opens, closes or changes it does
 * so alone. A lock on its row would not do, for whoever applies may not change it.
 */
export async function lockJob(
  on: Transaction<Tables>,
  id: string,
  as: 'to change' | 'to apply',
): Promise<void> {
  const lock = sql.raw(as === 'to change' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtext(${`job ${id}`}))`.execute(on);
}
