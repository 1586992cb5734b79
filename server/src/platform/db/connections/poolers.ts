import type pg from 'pg';
import { z } from 'zod';

/**
 * What stands between us and PostgreSQL: nothing, a pooler that gives each statement's name to whatever server connection
 * runs it (PgBouncer from 1.21), or one that does not.
 */
export type Pooler = 'none' | 'keeps-names' | 'drops-names';

const probe = 'portway_probe';

/** PgBouncer's own names of the statements it keeps begin like this. */
const givenNames = 'PGBOUNCER_';

const processId = z.object({ processID: z.number().nullish() });
const server = z.object({ rows: z.tuple([z.object({ id: z.number() })]) });
const prepared = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Finds out on one connection, which is closed afterwards; in a transaction, so that it stays on one server connection. */
export async function poolerOf(pool: pg.Pool): Promise<Pooler> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = server.parse(await client.query('select pg_backend_pid() as id'));
    // A pooler makes up the process that it tells us of.
    if (processId.parse(client).processID === rows[0].id) return 'none';
    const text = 'select name from pg_prepared_statements';
    const names = prepared.parse(await client.query({ name: probe, text })).rows.map(({ name }) => name);
    if (names.some((name) => name.startsWith(givenNames))) return 'keeps-names';
    await client.query(`deallocate ${probe}`);
    return 'drops-names';
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
  }
}
