import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../../platform/db/migration-files.ts';
import { accessCast } from '../../testing/access-cast.ts';
import { makeDatabase } from '../../testing/databases.ts';
import { httpClient } from '../../testing/http-client.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readBackup, readBackupNote, readFiles, requireEmptyDatabase } from './read-backup.ts';
import { quoted, sequencesIn, tablesIn } from './tables-to-keep.ts';
import { writeBackup } from './write-backup.ts';

const migrations = readMigrationFiles(migrationsFolder);
let app: Awaited<ReturnType<typeof startTestApp>>;
let folder: string;

beforeEach(async () => {
  app = await startTestApp();
  folder = join(await mkdtemp(join(tmpdir(), 'portway-backup-')), 'backup');
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

const backUp = () =>
  writeBackup({
    adminUrl: app.adminUrl,
    dataDir: app.folder,
    folder,
    filesHere: true,
    onTable: () => {},
  });

/** Every row of every table as text, and every sequence. */
async function everything(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = new Map<string, readonly string[]>();
  for (const table of await tablesIn(client)) {
    // When a migration was applied is the database's own matter.
    const not = table.name === 'migration' ? " - 'applied_at'" : '';
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t)${not})::text as row from ${quoted(table)} t order by 1`,
    );
    found.set(
      quoted(table),
      rows.map(({ row }) => row),
    );
  }
  found.set(
    'sequences',
    (await sequencesIn(client)).map((one) => JSON.stringify(one)),
  );
  await client.end();
  return found;
}

/** What the queue notes of its own running differs from start to start. */
const ofTheRunningQueue = ['"pgboss"."version"', '"pgboss"."bam"'];

it.each(['superuser', 'owner'] as const)(
  'a backup that is restored elsewhere by the %s has every row, sequence, file and the secret',
  async (who) => {
    await fillWithPeople();
    const note = await backUp();
    expect(note.migration).toBe(migrations.length);
    const there = await makeDatabase();
    const database = await openDatabase(there.place);
    await migrate(database, migrations.slice(0, note.migration));
    await (await database.openQueue()).stop();
    const url = who === 'owner' ? there.place.url : there.adminUrl;
    await requireEmptyDatabase(url);
    await readBackup(url, folder, await readBackupNote(folder), () => {});

    const [before, after] = [await everything(app.adminUrl), await everything(there.adminUrl)];
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
      expect(await rowsOf(there.adminUrl, what)).toEqual(await rowsOf(app.adminUrl, what));
    }
    await expect(requireEmptyDatabase(url)).rejects.toThrow('The database holds something already');
    await database.close();
    await there.remove();

    const dataDir = await mkdtemp(join(tmpdir(), 'portway-restored-'));
    await readFiles(folder, dataDir);
    const files = await readdir(join(app.folder, 'files'));
    expect(files).toHaveLength(1);
    expect(await readdir(join(dataDir, 'files'))).toEqual(files);
    for (const name of ['app-secret', `files/${files[0]}`]) {
      expect(await readFile(join(dataDir, name))).toEqual(await readFile(join(app.folder, name)));
    }
    await removeFolder(dataDir);
  },
);

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
  const there = await makeDatabase('migrated');
  const note = await readBackupNote(folder);
  const enquiries = join(folder, 'tables/public.enquiry.copy');
  await writeFile(enquiries, '');
  await expect(readBackup(there.adminUrl, folder, note, () => {})).rejects.toThrow(
    'enquiry has 0 rows of the 1 that the backup counted. Nothing was changed.',
  );
  await requireEmptyDatabase(there.adminUrl);
  await there.remove();
  await writeFile(join(folder, 'backup.json'), '{"format":2}');
  await expect(readBackupNote(folder)).rejects.toThrow('another kind');
  await expect(readBackupNote(app.folder)).rejects.toThrow('backup.json is missing');
});

it('a log-in that row-level security binds cannot write one, rather than leave rows out', async () => {
  await expect(
    writeBackup({ adminUrl: app.ownerUrl, dataDir: app.folder, folder, filesHere: true, onTable: () => {} }),
  ).rejects.toThrow('row-level security');
});

async function rowsOf(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
