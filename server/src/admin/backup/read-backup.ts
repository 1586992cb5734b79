import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { CommandRefused } from '../command.ts';
import { type BackupNote, backupNote } from './backup-note.ts';
import { fileOf, identifier, type KeptTable, quoted, tablesIn } from './tables-to-keep.ts';

/** Reads what a backup says of itself; throws when the folder holds none. */
export async function readBackupNote(folder: string): Promise<BackupNote> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new CommandRefused(`${folder} holds no whole backup: backup.json is missing.`);
  const read = backupNote.safeParse(JSON.parse(text));
  if (!read.success) throw new CommandRefused(`${folder} holds a backup of another kind, or a damaged one.`);
  return read.data;
}

/** Throws unless the database has no rows of its own yet. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  await connected(url, async (client) => {
    const tables = (await tablesIn(client)).filter(
      ({ schema, name }) => schema === 'public' && name !== 'migration',
    );
    for (const table of tables) {
      const { rows } = await client.query(`select from ${quoted(table)} limit 1`);
      if (rows.length > 0) {
        throw new CommandRefused(
          `The database holds something already (in ${table.name}). A backup is brought back into an empty one: name another DATA_DIR or DATABASE_URL.`,
        );
      }
    }
  });
}

/**
 * Fills a database that is at the backup's migration, all of it or nothing. Works as a superuser and as the owner, who
 * lifts row-level security, triggers and foreign keys for the time of this transaction.
 */
export async function readBackup(
  url: string,
  folder: string,
  note: BackupNote,
  onTable: (table: KeptTable, rows: number) => void,
): Promise<void> {
  await connected(url, async (client) => {
    await client.query('begin');
    const here = await tablesIn(client);
    const tables = note.tables.filter((table) => isFilled(table, here));
    const putBack = await liftChecks(client, tables);
    for (const table of tables) {
      const rows = await fill(client, table, { folder, here });
      if (rows !== table.rows) {
        throw new Error(
          `${table.name} has ${rows} rows of the ${table.rows} that the backup counted. Nothing was changed.`,
        );
      }
      onTable(table, rows);
    }
    for (const { schema, name, last } of note.sequences) {
      const there = await client.query('select to_regclass($1) is not null as there', [
        quoted({ schema, name }),
      ]);
      if (last !== null && there.rows[0]?.there === true)
        await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), last]);
    }
    await client.query(putBack);
    await client.query('commit');
  });
}

/** The migrations are there already, and so is what the queue knows of itself. */
function isFilled({ schema, name }: KeptTable, here: readonly KeptTable[]): boolean {
  if (schema === 'public') return name !== 'migration';
  return name !== 'version' && here.some((table) => table.schema === schema && table.name === name);
}

async function fill(
  client: pg.Client,
  table: KeptTable,
  { folder, here }: { readonly folder: string; readonly here: readonly KeptTable[] },
): Promise<number> {
  const ours = here.find(({ schema, name }) => schema === table.schema && name === table.name);
  const unknown = table.columns.filter((column) => !(ours?.columns ?? []).includes(column));
  if (unknown.length > 0) {
    throw new CommandRefused(
      `The table ${table.schema}.${table.name} of the backup has columns that this release does not know (${unknown.join(', ')}). Restore it with the release that wrote it.`,
    );
  }
  const columns = table.columns.map(identifier).join(', ');
  const copy = client.query(from(`copy ${quoted(table)} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, fileOf(table))), copy);
  return copy.rowCount;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Empties the tables and lifts what would judge rows one by one; answers the statements that put it back. */
async function liftChecks(client: pg.Client, tables: readonly KeptTable[]): Promise<string> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace::regnamespace::text in ('public', 'pgboss')`);
  const { rows: forced } = await client.query<{ table: string }>(`
    select oid::regclass::text as table from pg_class
    where relforcerowsecurity and relnamespace::regnamespace::text in ('public', 'pgboss')`);
  const all = tables.map(quoted);
  await client.query(
    [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...forced.map(({ table }) => `alter table ${table} no force row level security`),
      ...all.map((table) => `alter table ${table} disable trigger user`),
      `truncate ${all.join(', ')}`,
    ].join(';\n'),
  );
  return [
    ...all.map((table) => `alter table ${table} enable trigger user`),
    // Before row-level security is forced again: the owner has to see the rows that keys name.
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...forced.map(({ table }) => `alter table ${table} force row level security`),
  ].join(';\n');
}

/** Copies uploaded files and the secret that opens them. */
export async function readFiles(folder: string, dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'files'), { recursive: true, mode: 0o700 });
  for (const name of await readdir(join(folder, 'files'))) {
    await copyFile(join(folder, 'files', name), join(dataDir, 'files', name));
  }
  if ((await readdir(folder)).includes('app-secret'))
    await copyFile(join(folder, 'app-secret'), join(dataDir, 'app-secret'));
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'portway-restore' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
