import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { CommandRefused } from '../command.ts';
import type { BackupNote } from './backup-note.ts';
import { fileOf, identifier, type KeptTable, quoted, sequencesIn, tablesIn } from './tables-to-keep.ts';

export interface BackupOptions {
  /** A log-in whom row-level security does not bind. */
  readonly adminUrl: string;
  readonly dataDir: string;
  /** Must be empty, or not there. */
  readonly folder: string;
  /** Whether uploaded files are in the data folder: those of a store that speaks S3 are not copied. */
  readonly filesHere: boolean;
  /** Hears of each table when it is written. */
  readonly onTable: (table: KeptTable, rows: number) => void;
}

/** Writes every table as it is at one moment, the sequences, uploaded files and the secret of the data folder. */
export async function writeBackup(deps: BackupOptions): Promise<BackupNote> {
  const { folder, adminUrl } = deps;
  await makeEmpty(folder);
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'portway-backup' });
  await client.connect();
  try {
    // One moment for all tables, while others write. Without rights to every row it fails, rather than leave some out.
    await client.query('begin isolation level repeatable read read only; set local row_security = off');
    const tables = [];
    for (const table of await tablesIn(client)) {
      const rows = await writeTable(client, table, folder);
      deps.onTable(table, rows);
      tables.push({ ...table, columns: [...table.columns], rows });
    }
    const sequences = [...(await sequencesIn(client))];
    const { rows } = await client.query<{ newest: number }>('select max(number) as newest from migration');
    const files = deps.filesHere ? await copyFiles(client, deps) : 0;
    await client.query('commit');
    await copyFile(join(deps.dataDir, 'app-secret'), join(folder, 'app-secret')).catch(ifMissing);
    const note: BackupNote = {
      format: 1,
      madeAt: new Date().toISOString(),
      migration: rows[0]?.newest ?? 0,
      tables,
      sequences,
      files,
    };
    await writeFile(join(folder, 'backup.json'), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    return note;
  } finally {
    await client.end();
  }
}

async function makeEmpty(folder: string): Promise<void> {
  await mkdir(join(folder), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new CommandRefused(`${folder} is not empty. A backup goes into a folder of its own.`);
  }
  await mkdir(join(folder, 'tables'));
  await mkdir(join(folder, 'files'));
}

async function writeTable(client: pg.Client, table: KeptTable, folder: string): Promise<number> {
  const columns = table.columns.map(identifier).join(', ');
  const copy = client.query(to(`copy (select ${columns} from ${quoted(table)}) to stdout`));
  await pipeline(copy, createWriteStream(join(folder, fileOf(table)), { mode: 0o600 }));
  return copy.rowCount;
}

/** The files that a row of this moment names; those that were deleted meanwhile had no row any more. */
async function copyFiles(client: pg.Client, { dataDir, folder }: BackupOptions): Promise<number> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(`
    select table_schema as schema, table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'file_key'`);
  let copied = 0;
  for (const table of tables) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct file_key as key from ${quoted(table)} where file_key is not null`,
    );
    for (const { key } of rows) {
      const there = await copyFile(join(dataDir, 'files', key), join(folder, 'files', key)).then(
        () => true,
        ifMissing,
      );
      if (there === true) copied += 1;
    }
  }
  return copied;
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
