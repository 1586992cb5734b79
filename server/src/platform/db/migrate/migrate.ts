import { z } from 'zod';
import type { Database, Session } from '../database.ts';
import { markAtBaseline } from './before-baseline.ts';
import type { MigrationFile } from './migration-files.ts';

const appliedMigrations = z.array(z.object({ number: z.int(), name: z.string(), sha256: z.string() }));

type AppliedMigration = z.infer<typeof appliedMigrations>[number];

/** An arbitrary number that nothing else in the database locks. */
const lockNumber = 7_061_797;

const createMigrationTable = `
  create table if not exists migration (
    number int primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * Applies all pending migrations and returns their numbers. Forward only, one transaction each. When one
 * fails, or the history does not match the files, throws and leaves the database at the last good migration.
 */
export async function migrate(
  database: Database,
  files: readonly MigrationFile[],
): Promise<readonly number[]> {
  return await database.inSession(async (session) => {
    // Two servers may start at once: the second waits here, then finds nothing left to do.
    await session.rows('select pg_advisory_lock($1)', [lockNumber]);
    await session.run(createMigrationTable);
    let applied = await appliedTo(session);
    if (await markAtBaseline(session, applied, files[0])) applied = await appliedTo(session);
    compareHistory(applied, files);
    const waiting = files.slice(applied.length);
    for (const file of waiting) await apply(session, file);
    await session.rows('select pg_advisory_unlock($1)', [lockNumber]);
    return waiting.map(({ number }) => number);
  });
}

/** Where a database is, of the migrations of this code. */
export interface MigrationState {
  /** `old numbering` is that of a release before the baseline. */
  readonly status: 'empty' | 'behind' | 'at the newest' | 'old numbering';
  /** The number of its newest migration; 0 where there is none. */
  readonly at: number;
  /** The number of the newest of this code. */
  readonly newest: number;
}

/** Reads it, and changes nothing. Throws if the database is newer than this code, or its history is another. */
export async function migrationState(
  session: Pick<Session, 'rows'>,
  files: readonly MigrationFile[],
): Promise<MigrationState> {
  const newest = files.length;
  const [table] = await session.rows(`select to_regclass('public.migration') is not null as there`);
  const migrations = table?.there === true ? await appliedTo(session) : [];
  const [first] = migrations;
  const at = migrations.at(-1)?.number ?? 0;
  if (first === undefined) return { status: 'empty', at, newest };
  if (first.name !== files[0]?.name) return { status: 'old numbering', at, newest };
  compareHistory(migrations, files);
  return { status: at < newest ? 'behind' : 'at the newest', at, newest };
}

async function appliedTo(session: Pick<Session, 'rows'>): Promise<readonly AppliedMigration[]> {
  return appliedMigrations.parse(
    await session.rows('select number, name, sha256 from migration order by number'),
  );
}

function compareHistory(applied: readonly AppliedMigration[], files: readonly MigrationFile[]): void {
  applied.forEach((row, index) => {
    if (row.number !== index + 1) {
      throw new Error(
        `The database lacks migration ${index + 1} but has ${row.number}. Restore it from a backup.`,
      );
    }
    const file = files[index];
    if (file === undefined) {
      throw new Error(
        `The database is at migration ${applied.length}, newer than this code, which knows ${files.length}. Start the newer version.`,
      );
    }
    if (file.sha256 !== row.sha256) {
      throw new Error(
        `Migration ${label(file)} was changed after it was applied as ${row.name}. Put the file back and write a new migration.`,
      );
    }
  });
}

async function apply(session: Session, file: MigrationFile): Promise<void> {
  await session.run('begin');
  try {
    await session.run(file.sql);
    await session.rows('insert into migration (number, name, sha256) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.sha256,
    ]);
    await session.run('commit');
  } catch (error) {
    await session.run('rollback');
    throw new Error(`Migration ${label(file)} failed and was undone: ${reasonOf(error)}`, { cause: error });
  }
}

/** With PostgreSQL's hint, if there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = 'hint' in error && typeof error.hint === 'string' ? ` ${error.hint}` : '';
  return `${error.message}.${hint}`;
}

function label({ number, name }: MigrationFile): string {
  return `${String(number).padStart(4, '0')}-${name}.sql`;
}
