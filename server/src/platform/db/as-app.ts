import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Runs work in a transaction as `portway_app`, which row-level security applies to. Every request uses this:
 * the log-in itself may be a superuser, or have no rights of its own.
 */
export async function asApp<Result>(
  queries: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await queries.transaction().execute(async (transaction) => {
    await sql`set local role portway_app`.execute(transaction);
    return await work(transaction);
  });
}
