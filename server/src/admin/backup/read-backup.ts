import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Secret } from '../../platform/crypto/cipher.ts';
import { isSealedWith } from '../../platform/db/audit.ts';
import { CommandRefused } from '../command.ts';
import { type BackupNote, backupNote } from './backup-note.ts';
import type { BackupPlace } from './backup-place.ts';
import { markRestore } from './restore-progress.ts';
import { fileOf, identifier, type KeptTable, quoted, tablesIn } from './tables-to-keep.ts';

/** Reads what a backup says of itself; throws when there is none. */
export async function readBackupNote(place: BackupPlace): Promise<BackupNote> {
  const note = await place.read('backup.json');
  if (note === undefined)
    throw new CommandRefused(`${place.name} holds no whole backup: backup.json is missing.`);
  const result = backupNote.safeParse(parsedJson(await text(note)));
  if (!result.success)
    throw new CommandRefused(`${place.name} holds a backup of another kind, or a damaged one.`);
  return result.data;
}

/** Undefined where it is none: a damaged note is said to be damaged. */
function parsedJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Tables with rows from a first start on. */
const ofEverySite = ['migration', 'app_secret'];

/** Throws unless the database has no rows of its own yet. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  await connected(url, async (client) => {
    const tables = (await tablesIn(client)).filter(
      ({ schema, name }) => schema === 'public' && !ofEverySite.includes(name),
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

export interface RestoreOptions {
  /** A superuser or the owner of the tables. */
  readonly url: string;
  readonly place: BackupPlace;
  readonly note: BackupNote;
  readonly secret: Secret;
  /** Hears of each table when it is filled. */
  readonly onTable: (table: KeptTable, rows: number) => void;
}

/**
 * Fills a database that is at the backup's migration, all of it or nothing. The owner lifts row-level security, triggers
 * and foreign keys for the time of this transaction.
 */
export async function readBackup({ url, place, note, secret, onTable }: RestoreOptions): Promise<void> {
  await connected(url, async (client) => {
    await client.query('begin');
    const ownTables = await tablesIn(client);
    const tables = note.tables.filter((table) => isFilled(table, ownTables));
    // A start before the restore recorded a secret, and a backup of an earlier release does not name one.
    const secretTables = ownTables.filter(({ schema, name }) => schema === 'public' && name === 'app_secret');
    const putBack = await liftChecks(client, [
      ...tables,
      ...secretTables.filter((one) => !isIn(one, tables)),
    ]);
    for (const table of tables) {
      const rows = await fill(client, table, { place, here: ownTables });
      if (rows !== table.rows) {
        throw new Error(
          `${table.name} has ${rows} rows of the ${table.rows} that the backup counted. Nothing was changed.`,
        );
      }
      onTable(table, rows);
    }
    for (const { schema, name, last } of note.sequences) {
      const existing = await client.query('select to_regclass($1) is not null as there', [
        quoted({ schema, name }),
      ]);
      if (last !== null && existing.rows[0]?.there === true)
        await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), last]);
    }
    await requireSealedWith(client, note, secret);
    await client.query(putBack);
    await markRestore(client, note);
    await client.query('commit');
  });
}

/** A backup that does not name its secrets has the seals of its audit log. */
async function requireSealedWith(
  client: pg.Client,
  { secrets, madeAt }: BackupNote,
  secret: Secret,
): Promise<void> {
  const rows = async (statement: string) => (await client.query(statement)).rows;
  if (secrets !== undefined || (await isSealedWith({ rows }, secret)) !== false) return;
  throw new CommandRefused(
    `The audit log of the backup of ${madeAt} was sealed with another secret. Nothing was restored. Set APP_SECRET to the one of its day, or leave it unset if the backup holds it.`,
  );
}

const isIn = (table: KeptTable, tables: readonly KeptTable[]) =>
  tables.some(({ schema, name }) => schema === table.schema && name === table.name);

/** The migrations are there already, and so is what the queue knows of itself. */
function isFilled(table: KeptTable, ownTables: readonly KeptTable[]): boolean {
  const { schema, name } = table;
  if (schema === 'public') return name !== 'migration';
  return name !== 'version' && isIn(table, ownTables);
}

async function fill(
  client: pg.Client,
  table: KeptTable,
  { place, here }: { readonly place: BackupPlace; readonly here: readonly KeptTable[] },
): Promise<number> {
  const ours = here.find(({ schema, name }) => schema === table.schema && name === table.name);
  const unknown = table.columns.filter((column) => !(ours?.columns ?? []).includes(column));
  if (unknown.length > 0) {
    throw new CommandRefused(
      `The table ${table.schema}.${table.name} of the backup has columns that this release does not know (${unknown.join(', ')}). Restore it with the release that wrote it.`,
    );
  }
  const content = await place.read(fileOf(table));
  if (content === undefined)
    throw new CommandRefused(`${fileOf(table)} is missing in ${place.name}. Nothing was changed.`);
  const columns = table.columns.map(identifier).join(', ');
  const copy = client.query(from(`copy ${quoted(table)} (${columns}) from stdin`));
  await pipeline(content, copy);
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

/** The secrets that lie in a backup, newest first; undefined where the place holds none. */
export async function secretOfBackup(place: BackupPlace): Promise<Secret | undefined> {
  const stream = place.holdsSecret ? await place.read('app-secret') : undefined;
  const [newest, ...before] = stream === undefined ? [] : (await text(stream)).trim().split('\n');
  return newest === undefined ? undefined : [newest, ...before];
}

export async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'portway-restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
