import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretKeyId } from '../../platform/config/app-secret.ts';
import { openFileStore } from '../../platform/files/stores.ts';
import { isNight } from '../../testing/at-night.ts';
import { makeDatabase, type TestDatabase } from '../../testing/databases.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { admin } from '../../testing/run-admin.ts';
import { startServerProcess } from '../../testing/servers/server-process.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';

const [old, fresh] = ['the-old-secret-of-at-least-32-characters', 'the-new-secret-of-at-least-32-characters'];
const key = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

let site: TestDatabase;
let folder: string;
beforeEach(async () => {
  site = await makeDatabase('migrated');
  folder = await mkdtemp(join(tmpdir(), 'portway-secret-'));
});
afterEach(async () => {
  await site.remove();
  await removeFolder(folder);
});

const settings = (more: Record<string, string> = {}) => ({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: site.place.url,
  DATABASE_BACKUP_URL: site.adminUrl,
  ...more,
});
async function startedWith(more: Record<string, string>): Promise<string> {
  const server = await startServerProcess(settings(more));
  try {
    await server.ready;
    return 'ready';
  } catch (error) {
    return String(error);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

// Each start and command is a process of its own.
it.runIf(isNight)(
  'a secret is changed, and from then on a start, a command and a restore with the old one stop and say which is meant',
  {
    timeout: 120_000,
  },
  async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'app-secret'), `${old}\n`);
    expect(await startedWith({})).toBe('ready');
    expect(await startedWith({ APP_SECRET: fresh })).toMatch(
      new RegExp(
        `Portway cannot start\\. The secret of these settings is not that of this database.*\n.*${secretKeyId(old)}`,
      ),
    );
    const newSecretFirst = { APP_SECRET: fresh, APP_SECRET_BEFORE: old };
    expect(await startedWith(newSecretFirst)).toBe('ready');
    expect(await startedWith({})).toMatch(/app-secret: key id \w{16}, replaced on /);
    const refusal = await admin(settings(), [
      'create-staff',
      '--email',
      'sam@portway.example',
      '--name',
      'Sam Staff',
    ]);
    expect(refusal).toMatchObject({ code: 1, out: '' });
    expect(refusal.fault).toContain(`the database: key id ${secretKeyId(fresh)}, in use since`);

    await (await openFileStore({ dataDir, s3Url: undefined, secret: [fresh] })).put(key, Buffer.from('A CV'));
    const superuser = openAsSuperuser(site.adminUrl);
    await superuser
      .insertInto('file_to_delete')
      .values({ file_key: key, due_at: new Date('2100-01-01') })
      .execute();
    await superuser.destroy();
    const backupFolder = join(folder, 'backup');
    expect(await admin(settings(), ['backup', backupFolder])).toMatchObject({ code: 1, out: '' });
    expect(await admin(settings(newSecretFirst), ['backup', backupFolder])).toMatchObject({ code: 0 });
    expect(await readFile(join(backupFolder, 'app-secret'), 'utf8')).toBe(`${fresh}\n${old}\n`);

    const target = await makeDatabase();
    const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), DATABASE_URL: target.place.url };
    const refusedRestore = await admin({ ...elsewhere, APP_SECRET: old }, ['restore', backupFolder]);
    expect(refusedRestore).toMatchObject({ code: 1, out: '' });
    expect(refusedRestore.fault).toContain(`the backup: key id ${secretKeyId(fresh)}`);
    expect(refusedRestore.fault).toContain('Leave APP_SECRET unset: the backup holds the right one.');
    expect(await admin(elsewhere, ['restore', backupFolder])).toMatchObject({ code: 0, fault: '' });
    expect(await readFile(join(folder, 'elsewhere/app-secret'), 'utf8')).toBe(`${fresh}\n`);
    const restoredStore = await openFileStore({
      dataDir: elsewhere.DATA_DIR,
      s3Url: undefined,
      secret: [fresh],
    });
    expect(Buffer.from((await restoredStore.get(key)) ?? []).toString()).toBe('A CV');
    await target.remove();
  },
);

it.runIf(isNight)(
  'a restore needs a store that takes files, names those it could not put back, and goes on where it stopped',
  {
    timeout: 120_000,
  },
  async () => {
    const dataDir = join(folder, 'data');
    const APP_SECRET = fresh;
    const store = await openFileStore({ dataDir, s3Url: undefined, secret: [fresh] });
    const keys = ['1', '2'].map((digit) => key.replace(/^6/, digit));
    const superuser = openAsSuperuser(site.adminUrl);
    for (const one of keys) {
      await store.put(one, Buffer.from('A CV'));
      await superuser
        .insertInto('file_to_delete')
        .values({ file_key: one, due_at: new Date('2100-01-01') })
        .execute();
    }
    await superuser.destroy();
    const backupFolder = join(folder, 'backup');
    expect(await admin(settings({ APP_SECRET }), ['backup', backupFolder])).toMatchObject({ code: 0 });

    const target = await makeDatabase();
    const elsewhere = join(folder, 'elsewhere');
    const restore = () =>
      admin({ DATA_DIR: elsewhere, DATABASE_URL: target.place.url, APP_SECRET }, ['restore', backupFolder]);
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, 'files'), 'a file in the place of the folder');
    const storeless = await restore();
    expect(storeless.fault).toMatch(
      /^Files cannot be stored in DATA_DIR\/files: .*Nothing was restored\.\n$/,
    );

    await rm(join(elsewhere, 'files'));
    const [lost = '', kept = ''] = keys;
    // What cannot be read now, and can later.
    const bytes = await readFile(join(backupFolder, 'files', lost));
    await rm(join(backupFolder, 'files', lost));
    await mkdir(join(backupFolder, 'files', lost));
    const firstRestore = await restore();
    expect(firstRestore).toMatchObject({ code: 1 });
    expect(firstRestore.fault).toContain(`1 files could not be stored:\n  - ${lost}: EISDIR`);
    expect(await readdir(join(elsewhere, 'files'))).toEqual([kept]);
    await rm(join(backupFolder, 'files', lost), { recursive: true });
    await writeFile(join(backupFolder, 'files', lost), bytes);
    const secondRestore = await restore();
    expect(secondRestore).toMatchObject({ code: 0, fault: '' });
    expect(secondRestore.out).toContain('going on with its files.\n1 files are back, and 1 were already.');
    expect((await restore()).fault).toContain('The database holds something already');
    await target.remove();
  },
);

it('before an upgrade a backup can be made, every other command refuses, and none of them migrates', {
  timeout: 120_000,
}, async () => {
  const superuser = openAsSuperuser(site.adminUrl);
  const newest = await superuser
    .deleteFrom('migration')
    .where(({ eb, selectFrom }) =>
      eb(
        'number',
        '=',
        selectFrom('migration').select(({ fn }) => fn.max('number').as('number')),
      ),
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  const APP_SECRET = old;
  const jobs = await admin(settings({ APP_SECRET }), ['jobs']);
  expect(jobs).toMatchObject({ code: 1, out: '' });
  expect(jobs.fault).toContain(
    `The database is at migration ${newest.number - 1}, and this release needs ${newest.number}. Nothing was changed. Make a backup`,
  );
  const backup = await admin(settings({ APP_SECRET }), ['backup', join(folder, 'backup')]);
  expect(backup).toMatchObject({ code: 0, fault: '' });
  expect(backup.out).toContain('the next start upgrades it');
  const after = await superuser.selectFrom('migration').select('number').execute();
  expect(after.map(({ number }) => number)).toEqual(
    Array.from({ length: newest.number - 1 }, (_, index) => index + 1),
  );
  await superuser.destroy();
  const empty = await makeDatabase();
  const refusal = await admin(settings({ APP_SECRET, DATABASE_URL: empty.place.url }), ['jobs']);
  expect(refusal.fault).toContain('The database is empty. Start the site once');
  await empty.remove();
  const folderless = await admin({ DATA_DIR: join(folder, 'nothing') }, ['jobs']);
  expect(folderless.fault).toContain('There is no database in DATA_DIR');
});
