import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../testing/databases.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { demo } from '../testing/run-admin.ts';
import { openAsSuperuser } from '../testing/test-databases.ts';

describe('the demo, whose accounts share one known password', { timeout: 120_000 }, () => {
  let testDatabase: TestDatabase;
  let folder: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    testDatabase = await makeDatabase('migrated');
    folder = await mkdtemp(join(tmpdir(), 'portway-demo-'));
    settings = {
      DATA_DIR: folder,
      DATABASE_URL: testDatabase.place.url,
      DATABASE_WEB_URL: testDatabase.place.webUrl ?? '',
    };
  });
  afterAll(async () => {
    await testDatabase.remove();
    await removeFolder(folder);
  });

  async function accounts(): Promise<readonly string[]> {
    const queries = openAsSuperuser(testDatabase.adminUrl);
    const rows = await queries.selectFrom('account').select('email').execute();
    await queries.destroy();
    return rows.map(({ email }) => email);
  }

  it.each([
    ['SMTP_URL', 'smtp://127.0.0.1:1'],
    ['APP_ORIGIN', 'https://portway.example'],
  ])('is refused with %s: others may reach such a site', async (name, value) => {
    const { code, fault } = await demo({ ...settings, [name]: value });
    expect(fault).toContain('Demo data is for a machine that only you reach');
    expect(code).toBe(1);
    expect(await accounts()).toEqual([]);
  });

  it('is refused where there is an account already, and adds no member of staff', async () => {
    const queries = openAsSuperuser(testDatabase.adminUrl);
    const account = {
      id: randomUUID(),
      email: 'ana@portway.example',
      full_name: 'Ana',
      role: 'candidate',
    } as const;
    await queries.insertInto('account').values(account).execute();
    await queries.destroy();
    const { code, fault } = await demo(settings);
    expect(fault).toContain('There are accounts in this database already.');
    expect(code).toBe(1);
    expect(await accounts()).toEqual(['ana@portway.example']);
  });
});
