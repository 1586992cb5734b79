import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';
import { rowTypes } from './row-types.ts';
import { currentSchema, schemaFiles } from './schema-files.ts';
import { schemaText } from './schema-text.ts';

const hasDump = spawnSync('pg_dump', ['--version']).stdout?.includes(' 15.') ?? false;
/** Without the random word that pg_dump puts around it since 15.14. */
const dumpOf = ({ adminUrl }: TestDatabase) =>
  execFileSync('pg_dump', ['--schema-only', '--schema=public', adminUrl], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).replaceAll(/^\\(?:un)?restrict .*$/gm, '');

let testDatabase: TestDatabase;
let migrated: Database;

beforeAll(async () => {
  testDatabase = await makeDatabase('migrated');
  migrated = await openDatabase(testDatabase.place);
});
afterAll(async () => {
  await migrated.close();
  await testDatabase.remove();
});

const version = async () =>
  (
    await migrated.inSession((session) =>
      session.rows(`select current_setting('server_version_num')::int / 10000 as major`),
    )
  )[0]?.major;

it('schema.sql says what the migrations make: `npm run schema` writes it again', async ({ skip }) => {
  skip((await version()) !== 18, 'its texts are those of PostgreSQL 18');
  await expect(await migrated.inSession(schemaText)).toMatchFileSnapshot('../../../schema.sql');
});

it('rows.ts types what the migrations make: `npm run schema` writes it again', async () => {
  await expect(await migrated.inSession(rowTypes)).toMatchFileSnapshot('../rows.ts');
});

it('the <noun>.sql of all modules make the same database as the migrations', async () => {
  const current = await makeDatabase();
  const database = await openDatabase(current.place);
  await migrate(database, []);
  await database.inSession((session) => session.run(`begin; ${currentSchema()} commit;`));
  expect(await database.inSession(schemaText)).toBe(await migrated.inSession(schemaText));
  // At night the server is Debian's, whose own pg_dump says the same.
  if ((await version()) === 15 && hasDump) expect(dumpOf(current)).toBe(dumpOf(testDatabase));
  await database.close();
  await current.remove();
});

it('every <noun>.sql is in the list', () => {
  const files = globSync('{modules,platform}/**/*.sql', { cwd: join(import.meta.dirname, '../../..') });
  expect(files.filter((file) => !file.includes('migrations')).toSorted()).toEqual(
    [...schemaFiles].toSorted(),
  );
});
