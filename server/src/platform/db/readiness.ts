import type { Readiness } from '@portway/contracts/health';
import type { Kysely } from 'kysely';
import { asApp } from './as-app.ts';
import type { Tables } from './tables.ts';

const patienceMs = 3_000;

/** Checks, in the role of every request, that the database is at the newest migration. */
export async function readiness(queries: Kysely<Tables>, newest: number): Promise<Readiness> {
  let migration: number;
  try {
    migration = await withinPatience(newestApplied(queries));
  } catch (error) {
    return { status: 'not-ready', reason: `The database does not answer (${codeOf(error)}).` };
  }
  if (migration === newest) return { status: 'ready', migration };
  return {
    status: 'not-ready',
    reason: `The database is at migration ${migration}, this code needs ${newest}.`,
  };
}

async function newestApplied(queries: Kysely<Tables>): Promise<number> {
  const row = await asApp(queries, (transaction) =>
    transaction
      .selectFrom('migration')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst(),
  );
  return row?.number ?? 0;
}

/** A hanging database never responds: the check must fail before the prober itself times out. */
async function withinPatience<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'timeout' })), patienceMs);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The error code alone: a message may contain hosts and users, and the endpoint is public. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
