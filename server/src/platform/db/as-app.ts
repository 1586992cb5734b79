import { type Kysely, sql, type Transaction } from 'kysely';
import { type RlsContext, settingsOf } from './rls-context.ts';
import type { Tables } from './tables.ts';

const appRole = sql`set_config('role', 'portway_app', true)`;

/** Searches never read a whole table (so no sequential scans), and compiling takes longer than searching (so no JIT). */
const searchSettings = [sql`set_config('enable_seqscan', 'off', true)`, sql`set_config('jit', 'off', true)`];

/**
 * Runs work in a transaction as `portway_app`, which row-level security applies to. Every request uses this:
 * the log-in itself may be a superuser, or have no rights of its own.
 */
export function asApp<Result>(
  queries: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return asAppWith(queries, {}, work);
}

/** The same with variables that the row-level security policies read. They are set in one statement with the role. */
export async function asAppWith<Result>(
  queries: Kysely<Tables>,
  context: RlsContext,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await queries.transaction().execute(async (transaction) => {
    await sql`select ${sql.join([appRole, ...settingsOf(context)])}`.execute(transaction);
    return await work(transaction);
  });
}

/** A read of public data. */
export type Read = <Result>(
  work: (on: Kysely<Tables>) => Promise<Result>,
  /** Each statement of the work becomes `portway_app` by itself, as a function with `set role` does: no transaction. */
  becomes?: 'in-transaction' | 'by-itself',
) => Promise<Result>;

/**
 * Runs reads of public data, each in a read-only transaction of its own with the rights of a request that is not logged in:
 * nothing is set on a connection, which behind a pooler would reach others. A statement that `becomes` by itself needs none.
 */
export function readsAsApp(queries: Kysely<Tables>): Read {
  return (work, becomes = 'in-transaction') =>
    becomes === 'by-itself'
      ? work(queries)
      : queries
          .transaction()
          .setAccessMode('read only')
          .execute(async (transaction) => {
            await sql`select ${sql.join([appRole, ...searchSettings])}`.execute(transaction);
            return await work(transaction);
          });
}
