import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../testing/databases.ts';
import { startSmallStore } from '../../testing/files/small-store.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { admin } from '../../testing/run-admin.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';

// Each command is a process of its own, which takes a while to open a database on a busy machine.
it('an operator backs DATABASE_URL up to a store and restores it elsewhere', {
  timeout: 120_000,
}, async () => {
  const [site, other, target] = [await makeDatabase('migrated'), await makeDatabase(), await makeDatabase()];
  const dataDir = await mkdtemp(join(tmpdir(), 'portway-admin-'));
  await using store = await startSmallStore();
  const address = store.url('backups/one');
  const APP_SECRET = 'a secret of more than 32 characters here';
  const settings = { DATA_DIR: dataDir, APP_SECRET, DATABASE_URL: site.place.url };
  const superuser = openAsSuperuser(site.adminUrl);
  const account = {
    id: randomUUID(),
    email: 'amara@example.com',
    full_name: 'Amara Okafor',
    role: 'candidate' as const,
  };
  await superuser.insertInto('account').values(account).execute();
  await superuser.destroy();

  const without = await admin(settings, ['backup', address]);
  expect(without.fault).toContain('needs DATABASE_BACKUP_URL, a log-in that sees every row');
  expect(without.fault).toContain('create role portway_backup login bypassrls');
  const elsewhere = await admin({ ...settings, DATABASE_BACKUP_URL: other.adminUrl }, ['backup', address]);
  expect(elsewhere.fault).toContain('DATABASE_BACKUP_URL and DATABASE_URL name different databases');
  expect([without.code, elsewhere.code, store.objects.size]).toEqual([1, 1, 0]);

  const unreachable = await admin({ ...settings, DATABASE_BACKUP_URL: 'postgres://b@127.0.0.1:9/none' }, [
    'backup',
    address,
  ]);
  expect(unreachable.fault).toMatch(
    /The database that DATABASE_BACKUP_URL names cannot be used: .*ECONNREFUSED/,
  );

  const { host, pathname, search, username, password } = new URL(address);
  const keys = {
    AWS_ACCESS_KEY_ID: decodeURIComponent(username),
    AWS_SECRET_ACCESS_KEY: decodeURIComponent(password),
  };
  const bare = `http://${host}${pathname}${search}`;
  const nameless = await admin({ ...settings, DATABASE_BACKUP_URL: site.adminUrl }, ['backup', bare]);
  expect(nameless.fault).toContain('must name a key, a secret and a bucket');
  const outcome = await admin({ ...settings, ...keys, DATABASE_BACKUP_URL: site.adminUrl }, ['backup', bare]);
  expect(outcome, outcome.fault).toMatchObject({ code: 0 });
  expect(outcome.out).toContain(`http://${host}/backups/one/ holds `);
  expect(outcome.out).toContain('Keep APP_SECRET');
  expect(outcome.out).not.toContain(keys.AWS_SECRET_ACCESS_KEY);

  const noted = openAsSuperuser(site.adminUrl);
  expect(await noted.selectFrom('backup').select(['row_count', 'file_count']).execute()).toEqual([
    { row_count: expect.any(Number), file_count: 0 },
  ]);
  await noted.destroy();
  // Without a database: where it is checked need not be where the site runs.
  const verified = await admin({ DATA_DIR: dataDir, APP_SECRET, ...keys }, ['backup', 'verify', bare]);
  expect(verified, verified.fault).toMatchObject({ code: 0 });
  expect(verified.out).toMatch(
    /\/backups\/one\/, of 20\S+, is complete: \d+ rows of \d+ tables, and 0 files/,
  );
  const [table = ''] = [...store.objects.keys()].filter((key) => key.includes('public.account.copy'));
  const bytes = store.objects.get(table) ?? Buffer.alloc(0);
  store.objects.delete(table);
  const incomplete = await admin({ DATA_DIR: dataDir, APP_SECRET, ...keys }, ['backup', 'verify', bare]);
  expect(incomplete.code).toBe(1);
  expect(incomplete.fault).toContain('tables/public.account.copy is missing.');
  expect(incomplete.fault).toContain('cannot be restored as it is. Keep an older one, and make a new one.');
  store.objects.set(table, bytes);

  const restored = await admin({ ...settings, ...keys, DATABASE_URL: target.place.url }, ['restore', bare]);
  expect(restored, restored.fault).toMatchObject({ code: 0 });
  const copy = openAsSuperuser(target.adminUrl);
  expect(await copy.selectFrom('account').select(['id', 'email', 'full_name', 'role']).execute()).toEqual([
    account,
  ]);
  await copy.destroy();
  const nightly = join(dataDir, 'nightly');
  const daily = await admin({ ...settings, DATABASE_BACKUP_URL: site.adminUrl }, [
    ...['backup', nightly, '--dated', '--keep', '2'],
  ]);
  expect(daily, daily.fault).toMatchObject({ code: 0 });
  expect(daily.out).toContain(`Backups in ${nightly}: 1. Older ones that were deleted: 0.`);
  expect(await readdir(nightly)).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{6}Z$/)]);
  const inStore = await admin(settings, ['backup', address, '--dated', '--keep', '2']);
  expect(inStore.fault).toContain('--keep: Only for a folder.');
  await Promise.all([site.remove(), other.remove(), target.remove(), removeFolder(dataDir)]);
});
