import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { readiness } from '../health/readiness.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, migrationsFolder, readMigrationFiles } from './migration-files.ts';

const file = (number: number, sql: string, sha256 = `hash of ${number}`): MigrationFile => ({
  number,
  name: `step-${number}`,
  sql,
  sha256,
});
const one = file(1, 'create table one (id int); insert into one values (1);');
const two = file(2, 'create table two (id int);');

describe('migrations', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    testDatabase = await makeDatabase();
    database = await openDatabase(testDatabase.place);
  });

  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const rows = (sql: string) => database.inSession((session) => session.rows(sql));
  const appliedNumbers = async () =>
    (await rows('select number from migration order by number')).map(({ number }) => number);

  it('are applied to a fresh database in order, and not again', async () => {
    expect(await migrate(database, [one, two])).toEqual([1, 2]);
    expect(await migrate(database, [one, two])).toEqual([]);
    expect(await rows('select number, name, sha256 from migration order by number')).toEqual([
      { number: 1, name: 'step-1', sha256: 'hash of 1' },
      { number: 2, name: 'step-2', sha256: 'hash of 2' },
    ]);
    expect(await rows('select id from one')).toEqual([{ id: 1 }]);
  });

  it('continue from where the database is', async () => {
    await migrate(database, [one]);
    expect(await migrate(database, [one, two])).toEqual([2]);
  });

  it('stop at one that fails, naming it and the fault, and leave the database at the one before', async () => {
    const broken = file(2, 'create table half (id int); select 1/0;');
    await expect(migrate(database, [one, broken])).rejects.toThrow(
      'Migration 0002-step-2.sql failed and was undone: division by zero',
    );
    expect(await appliedNumbers()).toEqual([1]);
    expect(await rows("select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await migrate(database, [one, two])).toEqual([2]);
  });

  it('refuse a file that was changed after it was applied', async () => {
    await migrate(database, [one, two]);
    await expect(migrate(database, [one, file(2, two.sql, 'another hash')])).rejects.toThrow(
      'Migration 0002-step-2.sql was changed after it was applied',
    );
  });

  it('refuse a database that is newer than the code', async () => {
    await migrate(database, [one, two]);
    await expect(migrate(database, [one])).rejects.toThrow(
      'at migration 2, newer than this code, which knows 1',
    );
  });

  it('refuse a database with a gap in its history', async () => {
    await migrate(database, [one, two]);
    await rows('delete from migration where number = 1');
    await expect(migrate(database, [one, two])).rejects.toThrow('lacks migration 1 but has 2');
  });

  it('are applied once by servers that start at the same moment', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(testDatabase.place)));
    const applied = await Promise.all([database, ...others].map((each) => migrate(each, [one, two])));
    expect(applied.flat().sort()).toEqual([1, 2]);
    await Promise.all(others.map((each) => each.close()));
  });

  it('of this code create the role that requests run as, which can read them and create nothing', async () => {
    const files = readMigrationFiles(migrationsFolder);
    await migrate(database, files);
    await database.inSession(async (session) => {
      await session.run('begin; set local role portway_app');
      expect(await session.rows('select max(number) as newest from migration')).toEqual([
        { newest: files.length },
      ]);
      await expect(session.run('create table mine (id int)')).rejects.toThrow('permission denied');
      await session.run('rollback; begin; set local role portway_app');
      await expect(session.run('delete from migration')).rejects.toThrow('permission denied');
      await session.run('rollback');
    });
  });

  it('need no superuser, and leave a log-in for requests with exactly its rights', async () => {
    const warnings: string[] = [];
    const other = await openDatabase({ ...testDatabase.place, onWarning: (text) => warnings.push(text) });
    const files = readMigrationFiles(migrationsFolder);
    expect(await migrate(other, files)).toEqual(files.map(({ number }) => number));
    const ready = { status: 'ready', migration: files.length };
    expect(await readiness(other.owner, files.length)).toEqual(ready);
    expect(await readiness(other.queries, files.length)).toEqual(ready);
    await other.checkLogIns();
    expect(warnings).toEqual([]);
    await other.close();
  });

  it('create the role in several databases of one cluster at once', async () => {
    const more = await Promise.all([1, 2, 3, 4].map(() => makeDatabase()));
    const databases = await Promise.all(more.map(({ place }) => openDatabase(place)));
    await Promise.all(databases.map((each) => migrate(each, readMigrationFiles(migrationsFolder))));
    await Promise.all(databases.map((each) => each.close()));
    await Promise.all(more.map((each) => each.remove()));
  });
});

describe('migration files', () => {
  it.each([
    ['a gap', ['0001-one.sql', '0003-three.sql'], '0003-three.sql should be number 2'],
    ['a number used twice', ['0001-one.sql', '0001-two.sql'], '0001-two.sql should be number 2'],
    ['another kind of name', ['1-one.sql'], 'must be named like 0001-app-role.sql'],
  ])('are refused with %s', (_, names, message) => {
    const place = mkdtempSync(join(tmpdir(), 'portway-migrations-'));
    for (const name of names) writeFileSync(join(place, name), 'select 1');
    expect(() => readMigrationFiles(place)).toThrow(message);
    rmSync(place, { recursive: true });
  });
});
