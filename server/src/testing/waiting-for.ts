import { type RawBuilder, sql } from 'kysely';

/**
 * A condition on `pg_locks`: who waits for a table of this database. `pg_locks` is of the whole server, and in
 * databases made from one template the same table has the same number.
 */
export function waitingFor(table: string): RawBuilder<boolean> {
  return sql<boolean>`relation = ${table}::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`;
}
