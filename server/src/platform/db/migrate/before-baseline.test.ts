import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { openAsSuperuser } from '../../../testing/test-databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { lastBeforeBaseline } from './before-baseline.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migration-files.ts';

const files = readMigrationFiles(migrationsFolder);

let testDatabase: TestDatabase;
let database: Database;

beforeEach(async () => {
  testDatabase = await makeDatabase();
  database = await openDatabase(testDatabase.place);
  await migrate(database, files.slice(0, 1));
});
afterEach(async () => {
  await database.close();
  await testDatabase.remove();
});

const rows = (sql: string) => database.inSession((session) => session.rows(sql));

/** What the releases before the baseline noted, up to a migration. */
const noteOldMigrations = async (upTo: number, sha256: string = lastBeforeBaseline.sha256) => {
  await rows('delete from migration');
  await rows(`insert into migration (number, name, sha256)
    select number, case number when 74 then 'names-of-the-field' else 'step-' || number end, '${sha256}'
    from generate_series(1, ${upTo}) as number`);
};

it('a database that release 0.24.0 left is marked as at the baseline, keeps its rows and goes on from there', async () => {
  await noteOldMigrations(74);
  const superuser = openAsSuperuser(testDatabase.adminUrl);
  const account = {
    id: randomUUID(),
    email: 'amara@example.com',
    full_name: 'Amara',
    role: 'candidate' as const,
  };
  await superuser.insertInto('account').values(account).execute();
  expect(await migrate(database, files)).toEqual(files.slice(1).map(({ number }) => number));
  expect(await rows('select number, name, sha256 from migration order by number')).toEqual(
    files.map(({ number, name, sha256 }) => ({ number, name, sha256 })),
  );
  expect(await superuser.selectFrom('account').select('id').execute()).toEqual([{ id: account.id }]);
  await superuser.destroy();
  expect(await migrate(database, files)).toEqual([]);
});

it.each([
  ['an earlier one', 73, lastBeforeBaseline.sha256],
  ['a newer one that nobody released', 75, lastBeforeBaseline.sha256],
  ['another text of the last migration', 74, 'another text'],
])(
  'a database of %s is left as it is, and its owner told which release to start first',
  async (_, upTo, sha256) => {
    await noteOldMigrations(upTo, sha256);
    await expect(migrate(database, files)).rejects.toThrow('Start release 0.24.0 on it once, then this one.');
    expect(await rows('select count(*) as noted from migration')).toEqual([{ noted: upTo }]);
  },
);
