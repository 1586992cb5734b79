import type { Readiness } from '@portway/contracts/health';
import type { Kysely } from 'kysely';
import { asApp } from './as-app.ts';
import type { Tables } from './tables.ts';

/** Asks the database, in the role every request has, whether it is at the newest migration. */
export async function readiness(queries: Kysely<Tables>, newest: number): Promise<Readiness> {
  let migration: number;
  try {
    const row = await asApp(queries, (transaction) =>
      transaction
        .selectFrom('migration')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst(),
    );
    migration = row?.number ?? 0;
  } catch (error) {
    return { status: 'not-ready', reason: `The database does not answer (${codeOf(error)}).` };
  }
  if (migration === newest) return { status: 'ready', migration };
  return {
    status: 'not-ready',
    reason: `The database is at migration ${migration}, this code needs ${newest}.`,
  };
}

/** The code alone: a message may name hosts and users, and anyone may ask. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
