import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { putSecret, secretKeyId } from '../../platform/config/app-secret.ts';
import { readEnvironment } from '../../platform/config/environment.ts';
import type { Secret } from '../../platform/crypto/cipher.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../../platform/db/migrate/migration-files.ts';
import { openRawStore } from '../../platform/files/stores.ts';
import { accessCast } from '../../testing/access/access-cast.ts';
import { makeDatabase } from '../../testing/databases.ts';
import { type SmallStore, startSmallStore } from '../../testing/files/small-store.ts';
import { httpClient } from '../../testing/http-client.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openPlace } from './backup-place.ts';
import {
  connected,
  readBackup,
  readBackupNote,
  requireEmptyDatabase,
  secretOfBackup,
} from './read-backup.ts';
import { readFiles } from './read-files.ts';
import { fileKeysForOwner, quoted, sequencesIn, tablesIn } from './tables-to-keep.ts';
import { writeBackup } from './write-backup.ts';

const migrations = readMigrationFiles(migrationsFolder);
const secret: Secret = ['the secret of the backup, 32 characters'];
let app: Awaited<ReturnType<typeof startTestApp>>;
let folder: string;
let store: SmallStore;

beforeAll(async () => {
  store = await startSmallStore();
});
afterAll(() => store[Symbol.asyncDispose]());
beforeEach(async () => {
  app = await startTestApp();
  folder = join(await mkdtemp(join(tmpdir(), 'portway-backup-')), 'backup');
  store.objects.clear();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await removeFolder(join(folder, '..'));
});

/** People of every kind, with rows in most tables, an uploaded file, and characters that COPY has to escape. */
async function fillWithPeople(): Promise<void> {
  const cast = accessCast(app);
  const { organisation = '' } = await cast.make('owner');
  await cast.jobs.addJob(organisation, { state: 'published' });
  const candidate = await cast.make('candidate');
  const resume = await candidate.upload('/api/me/resumes?name=cv.txt', 'Amara Okafor, engineer', {
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  expect(resume.status).toBe(201);
  const message = 'A tab \t, a line\nand \\N, É and 😀';
  const enquiry = { firstName: 'Zoë', email: 'zoe@example.com', message };
  expect((await httpClient(app.ask).post('/api/contact', enquiry)).status).toBe(200);
  await writeFile(join(app.folder, 'app-secret'), 'the secret of this folder, 32 characters');
}

interface BackUp {
  readonly to?: string;
  /** Unset, a superuser's. */
  readonly url?: string;
  /** Where the uploaded files are, if that is a store. */
  readonly s3Url?: string;
  readonly isSecretSet?: boolean;
}

const backUp = async ({ to = folder, url = app.adminUrl, s3Url, isSecretSet = true }: BackUp = {}) =>
  writeBackup({
    url,
    settings: { secret, isSecretSet, dataDir: app.folder },
    format: 2,
    files: { s3Url, store: await openRawStore({ dataDir: app.folder, s3Url }) },
    place: await openPlace(to, secret),
    onTable: () => {},
  });

/** A log-in that the owner of the database makes for backups, as `.env.example` says. */
async function backupLogIn(
  rights: string,
): Promise<AsyncDisposable & { readonly name: string; readonly url: string }> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  await rowsOf(app.adminUrl, `create role ${name} login password 'backup' ${rights}`);
  const [place = '', query = ''] = app.adminUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('user', name);
  parameters.set('password', 'backup');
  return {
    name,
    url: `${place}?${parameters}`,
    [Symbol.asyncDispose]: async () =>
      void (await rowsOf(app.adminUrl, `drop owned by ${name}; drop role ${name}`)),
  };
}

/** Every row of every table as text, and every sequence. */
async function everything(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rowsByTable = new Map<string, readonly string[]>();
  for (const table of await tablesIn(client)) {
    // When a migration was applied is the database's own matter.
    const not = table.name === 'migration' ? " - 'applied_at'" : '';
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t)${not})::text as row from ${quoted(table)} t order by 1`,
    );
    rowsByTable.set(
      quoted(table),
      rows.map(({ row }) => row),
    );
  }
  rowsByTable.set(
    'sequences',
    (await sequencesIn(client)).map((one) => JSON.stringify(one)),
  );
  await client.end();
  return rowsByTable;
}

/** What the queue notes of its own running differs from start to start, and every 30 s while it runs. */
const ofTheRunningQueue = ['version', 'bam', 'queue', 'instance'].map((name) => `"pgboss"."${name}"`);

/** The same files, in the store instead of the data folder. */
async function moveFilesTo(s3Url: string): Promise<void> {
  const [folderPlace, s3Place] = [
    { dataDir: app.folder, s3Url: undefined },
    { dataDir: '', s3Url },
  ];
  const [from, to] = [await openRawStore(folderPlace), await openRawStore(s3Place)];
  for (const key of await readdir(join(app.folder, 'files'))) {
    await to.put(key, (await from.get(key)) ?? Buffer.alloc(0));
  }
}

it.each([
  { to: 'a folder', by: 'superuser', files: 'the data folder' },
  { to: 'a folder', by: 'owner', files: 'a store' },
  { to: 'a store', by: 'owner', files: 'the data folder' },
  { to: 'a store', by: 'owner', files: 'a store' },
])(
  'what a log-in for backups writes to $to, and the $by restores elsewhere, has every row, sequence and file of $files',
  async ({ to, by, files }) => {
    await fillWithPeople();
    const s3Url = files === 'a store' ? store.url('cvs/people') : undefined;
    if (s3Url !== undefined) await moveFilesTo(s3Url);
    const address = to === 'a store' ? store.url('backups/2026/november') : folder;
    await using logIn = await backupLogIn('bypassrls in role pg_read_all_data');
    const { migration, files: fileCount } = await backUp({
      to: address,
      url: logIn.url,
      ...(s3Url && { s3Url }),
    });
    expect({ migration, kept: fileCount }).toEqual({ migration: migrations.length, kept: 1 });

    const target = await makeDatabase();
    const database = await openDatabase(target.place);
    const place = await openPlace(address, secret);
    const note = await readBackupNote(place);
    await migrate(database, migrations.slice(0, note.migration));
    await (await database.openQueue()).stop();
    const url = by === 'owner' ? target.place.url : target.adminUrl;
    await requireEmptyDatabase(url);
    await readBackup({ url, place, note, secret, onTable: () => {} });
    const keys = await connected(url, fileKeysForOwner);

    const [before, after] = [await everything(app.adminUrl), await everything(target.adminUrl)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(before.size).toBeGreaterThan(50);
    for (const [table, rows] of before) {
      if (!ofTheRunningQueue.includes(table))
        expect({ table, rows: after.get(table) }).toEqual({ table, rows });
    }
    // Row-level security, triggers and foreign keys are as they were.
    for (const what of [
      `select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace order by 1`,
      `select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace::regnamespace::text in ('public', 'pgboss') order by 1, 2`,
      `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ]) {
      expect(await rowsOf(target.adminUrl, what)).toEqual(await rowsOf(app.adminUrl, what));
    }
    await expect(requireEmptyDatabase(url)).rejects.toThrow('The database holds something already');
    await database.close();
    await target.remove();

    const dataDir = await mkdtemp(join(tmpdir(), 'portway-restored-'));
    const restoredStore = await openRawStore({ dataDir, s3Url: undefined });
    const none = { missing: [], failed: [] };
    expect(await readFiles(place, keys, restoredStore)).toEqual({ restored: 1, present: 0, ...none });
    expect(await readFiles(place, keys, restoredStore)).toEqual({ restored: 0, present: 1, ...none });
    const uploaded = await readdir(join(app.folder, 'files'));
    expect(uploaded).toHaveLength(1);
    expect(await readdir(join(dataDir, 'files'))).toEqual(uploaded);
    const file = `files/${uploaded[0]}`;
    expect(await readFile(join(dataDir, file))).toEqual(await readFile(join(app.folder, file)));
    await removeFolder(dataDir);
  },
);

it('a backup in a folder holds the secrets in use where the data folder keeps one, and names all by their key ids', async () => {
  await fillWithPeople();
  const note = await backUp();
  const place = await openPlace(folder, secret);
  // The file of the data folder is the one that APP_SECRET replaced.
  expect(await secretOfBackup(place)).toEqual(secret);
  expect(note.secrets).toEqual({ inUse: secretKeyId(secret[0]), all: [secretKeyId(secret[0])] });
  await rm(join(app.folder, 'app-secret'));
  const other = join(folder, '..', 'other');
  await backUp({ to: other });
  expect(await secretOfBackup(await openPlace(other, secret))).toBeUndefined();
});

it('a secret that is put into a data folder leaves the one that was there under another name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portway-restored-'));
  const [newest, before] = ['the newest of the secrets, 32 letters', 'the one before of secrets, 32 letters'];
  const files = async () =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(dataDir)).map(
          async (name) => [name, await readFile(join(dataDir, name), 'utf8')] as const,
        ),
      ),
    );
  putSecret([before], dataDir);
  putSecret([before], dataDir);
  expect(await files()).toEqual({ 'app-secret': `${before}\n` });
  putSecret([newest, before], dataDir);
  expect(await files()).toEqual({
    'app-secret': `${newest}\n`,
    'app-secret-before': `${before}\n`,
    'app-secret.before-restore': `${before}\n`,
  });
  expect(readEnvironment({ DATA_DIR: dataDir }).secret).toEqual([newest, before]);
  await removeFolder(dataDir);
});

it('a backup in a store reveals nothing to the one who keeps the store, and opens with APP_SECRET alone', async () => {
  await fillWithPeople();
  const address = store.url('backups/one');
  await backUp({ to: address });
  expect(store.objects.size).toBeGreaterThan(50);
  for (const bytes of store.objects.values()) {
    for (const word of ['zoe@example.com', 'Zoë', 'example.com', 'the secret of this folder', 'enquiry'])
      expect(bytes.includes(word)).toBe(false);
  }
  await expect(backUp({ to: address })).rejects.toThrow('/backups/one/ is not empty.');
  const wrong = await openPlace(address, ['the secret of someone else, 32 characters']);
  await expect(readBackupNote(wrong)).rejects.toThrow(
    `was written with another APP_SECRET: its key id is ${secretKeyId(secret[0])}, and that of these settings `,
  );
  await expect(openPlace(store.url('backups'), secret)).rejects.toThrow('Name a folder within the bucket');
});

it('a store that takes no backup, or gives none, is named with what it says', async () => {
  store.lack('nowhere');
  const nowhere = await openPlace(store.url('nowhere/one'), secret);
  await expect(readBackupNote(nowhere)).rejects.toThrow(/has no bucket nowhere\. Is its name right\?/);
  await expect(nowhere.fileBytes('any')).rejects.toThrow(/has no bucket nowhere/);
  const other = await openPlace(store.url('backups/one').replace('a-key', 'another-key'), secret);
  await expect(readBackupNote(other)).rejects.toThrow(/\/backups\/one\/ cannot be used\. The store says: \S/);
});

it('files that lie in the same store as the backup are copied there, and not fetched', async () => {
  await fillWithPeople();
  const s3Url = store.url('cvs/people');
  await moveFilesTo(s3Url);
  const [key] = await readdir(join(app.folder, 'files'));
  store.requestLines.length = 0;
  await backUp({ to: store.url('backups/two'), s3Url });
  expect(store.requestLines.filter((each) => each.includes(key ?? ''))).toEqual([
    `PUT /backups/two/files/${key}?x-id=CopyObject from cvs/people/${key}`,
  ]);
});

it('a part larger than a piece is sent in several, each again when sending it fails, and comes back whole', async () => {
  const place = await openPlace(store.url('backups/three'), secret);
  const lines = Array.from(
    { length: 20_000 },
    (_, line) => `${line} ${'a row of some length '.repeat(50)}\n`,
  );
  store.failOnce((line) => line.includes('many.1?'));
  await place.write('many', Readable.from(lines));
  expect([...store.objects.keys()]).toEqual(
    ['0', '1', '2', '3', '4', 'last'].map((each) => `/backups/three/many.${each}`),
  );
  const part = await place.read('many');
  expect(part && (await text(part)) === lines.join('')).toBe(true);
  store.objects.delete('/backups/three/many.last');
  const cut = await place.read('many');
  await expect(text(cut ?? Readable.from([]))).rejects.toThrow('many of');
});

it('a backup is of one moment, while others write', async () => {
  await fillWithPeople();
  let writing = true;
  const writer = (async () => {
    while (writing) {
      const account = { id: randomUUID(), email: `${randomUUID()}@example.com`, full_name: 'Late' };
      await app.superuser.transaction().execute(async (on) => {
        await on
          .insertInto('account')
          .values({ ...account, role: 'candidate' })
          .execute();
        await on.insertInto('notification_choice').values({ account: account.id }).execute();
      });
    }
  })();
  const note = await backUp();
  writing = false;
  await writer;
  const rows = async (name: string) =>
    (await readFile(join(folder, `tables/public.${name}.copy`), 'utf8'))
      .split('\n')
      .filter((row) => row.includes('@') || name !== 'account');
  const accounts = new Set((await rows('account')).map((row) => row.split('\t')[0]));
  const choices = (await rows('notification_choice'))
    .filter((row) => row !== '')
    .map((row) => row.split('\t')[0]);
  expect(choices.filter((account) => !accounts.has(account))).toEqual([]);
  expect(note.tables.find(({ name }) => name === 'account')?.rows).toBe(accounts.size);
});

it('a backup that is damaged, or not whole, changes nothing', async () => {
  await fillWithPeople();
  await backUp();
  await expect(backUp()).rejects.toThrow('is not empty');
  const target = await makeDatabase('migrated');
  const place = await openPlace(folder, secret);
  const restored = {
    url: target.adminUrl,
    place,
    note: await readBackupNote(place),
    secret,
    onTable: () => {},
  };
  await writeFile(join(folder, 'tables/public.enquiry.copy'), '');
  await expect(readBackup(restored)).rejects.toThrow(
    'enquiry has 0 rows of the 1 that the backup counted. Nothing was changed.',
  );
  await rm(join(folder, 'tables/public.enquiry.copy'));
  await expect(readBackup(restored)).rejects.toThrow('public.enquiry.copy is missing');
  await requireEmptyDatabase(target.adminUrl);
  await target.remove();
  await writeFile(join(folder, 'backup.json'), '{"format":2}');
  await expect(readBackupNote(place)).rejects.toThrow('another kind');
  await expect(readBackupNote(await openPlace(app.folder, secret))).rejects.toThrow('backup.json is missing');
});

it('a log-in that would leave rows or sequences out is refused in words, before anything is written', async () => {
  await fillWithPeople();
  const [owner] = await rowsOf(app.ownerUrl, 'select count(*)::int as seen from account');
  expect(owner, 'the owner sees no account: row-level security is forced').toEqual({ seen: 0 });
  await expect(backUp({ url: app.ownerUrl })).rejects.toThrow(/is bound by row-level security.*BYPASSRLS/);
  await using bound = await backupLogIn('in role pg_read_all_data');
  await expect(backUp({ url: bound.url })).rejects.toThrow('is bound by row-level security');
  await using blind = await backupLogIn('bypassrls');
  await rowsOf(app.adminUrl, `grant select on all tables in schema public to ${blind.name}`);
  await expect(backUp({ url: blind.url })).rejects.toThrow(/may not read .*_seq.*grant pg_read_all_data/);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

async function rowsOf(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
