import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
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

  const restored = await admin({ ...settings, ...keys, DATABASE_URL: target.place.url }, ['restore', bare]);
  expect(restored, restored.fault).toMatchObject({ code: 0 });
  const copy = openAsSuperuser(target.adminUrl);
  expect(await copy.selectFrom('account').select(['id', 'email', 'full_name', 'role']).execute()).toEqual([
    account,
  ]);
  await copy.destroy();
  await Promise.all([site.remove(), other.remove(), target.remove(), removeFolder(dataDir)]);
});
