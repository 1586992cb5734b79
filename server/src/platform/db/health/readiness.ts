import type { Readiness } from '@portway/contracts/health';
import { type Kysely, sql } from 'kysely';
import { asApp } from '../as-app.ts';
import { withinPatience } from '../connections/within-patience.ts';
import type { Tables } from '../tables.ts';

/** The check must fail before the prober itself times out. */
const patienceMs = 3_000;
/** PostgreSQL's code for a write in a transaction that may only read. */
const readOnly = '25006';
const diskFull = '53100';
/** Read-only, a full disk, and a limit on temporary files. */
const notWritable = /^(?:25006|53[14]00)$/;

/**
 * Checks, in the role of every request, that the database has the migrations of this code and can be written. Newer ones
 * do no harm: they expand, so that this release serves beside the next (checks/expand-first.ts). A message to the write-ahead log
 * takes a transaction number, and a list that exceeds its memory takes a place on the disk. Neither leaves a row.
 */
export async function readiness(queries: Kysely<Tables>, newest: number): Promise<Readiness> {
  let migration: number;
  try {
    migration = await withinPatience(newestApplied(queries), patienceMs);
  } catch (error) {
    const code = codeOf(error);
    if (code === diskFull) return { status: 'not-ready', reason: 'The disk of the database is full.' };
    const fault = notWritable.test(code) ? 'The database cannot be written' : 'The database does not answer';
    return { status: 'not-ready', reason: `${fault} (${code}).` };
  }
  if (migration >= newest) return { status: 'ready', migration };
  return {
    status: 'not-ready',
    reason: `The database is at migration ${migration}, this code needs ${newest}.`,
  };
}

async function newestApplied(queries: Kysely<Tables>): Promise<number> {
  const { rows } = await asApp(queries, async (transaction) => {
    await sql`set local work_mem = '64kB'`.execute(transaction);
    return await sql<{ number: number | null; read_only: string }>`
      select max(number) as number, current_setting('transaction_read_only') as read_only,
        pg_logical_emit_message(true, 'portway', 'readyz'),
        (select count(*) from generate_series(1, 5000)) as spilled
      from migration`.execute(transaction);
  });
  const [row] = rows;
  if (row?.read_only === 'on') throw Object.assign(new Error('read-only'), { code: readOnly });
  return row?.number ?? 0;
}

/** The error code alone: a message may contain hosts and users, and the endpoint is public. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
