import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../testing/databases.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { asApp } from './as-app.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migrate/migration-files.ts';

it('has no connection left once it is closed, so that a server which stops then reports none as lost', async () => {
  const place = await makeDatabase();
  const superuser = openAsSuperuser(place.adminUrl);
  const countConnections = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'portway%'`.execute(superuser);
    return rows[0]?.count;
  };
  for (let round = 0; round < 5; round++) {
    const openedDatabase = await openDatabase(place.place);
    const busy = Array.from({ length: 8 }, () => sql`select pg_sleep(0.01)`.execute(openedDatabase.owner));
    await Promise.all(busy);
    expect(await countConnections()).toBeGreaterThan(5);
    await openedDatabase.close();
    expect(await countConnections()).toBe(0);
  }
  await superuser.destroy();
  await place.remove();
});

describe('the database', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  const warnings: string[] = [];

  beforeAll(async () => {
    testDatabase = await makeDatabase();
    database = await openDatabase({ ...testDatabase.place, onWarning: (message) => warnings.push(message) });
    await migrate(database, readMigrationFiles(migrationsFolder));
  });

  afterAll(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const first = async (query: ReturnType<typeof sql>) => (await query.execute(database.owner)).rows[0];

  it('returns a date as text, on the day the clocks go forward too', async () => {
    expect(await first(sql`select date '2026-03-29' as day, array[date '2026-10-25'] as days`)).toEqual({
      day: '2026-03-29',
      days: ['2026-10-25'],
    });
  });

  it('returns whole numbers as numbers and refuses one that a number cannot represent', async () => {
    expect(
      await first(
        sql`select 9007199254740991::int8 as large, count(*) as counted, array[1::int8, null] as listed from migration`,
      ),
    ).toEqual({
      large: 9007199254740991,
      counted: readMigrationFiles(migrationsFolder).length,
      listed: [1, null],
    });
    await expect(first(sql`select 9007199254740993::int8 as larger`)).rejects.toThrow('too large');
  });

  it('returns numeric as text, timestamps as a Date and jsonb as its value', async () => {
    expect(
      await first(
        sql`select 1.10::numeric as exact, timestamptz '2026-04-06T00:00:00Z' as moment, ${JSON.stringify([1, { a: 'b' }])}::jsonb as list`,
      ),
    ).toEqual({ exact: '1.10', moment: new Date('2026-04-06T00:00:00Z'), list: [1, { a: 'b' }] });
  });

  it.each(['pg_trgm', 'unaccent', 'citext'])('has the extension %s', async (extension) => {
    await database.inSession((session) => session.run(`create extension if not exists ${extension}`));
  });

  it('runs work as portway_app, and only inside its transaction', async () => {
    const inside = await asApp(database.queries, (transaction) =>
      sql<{ who: string }>`select current_user as who`.execute(transaction),
    );
    expect(inside.rows).toEqual([{ who: 'portway_app' }]);
    const outside = await sql`select current_user as who`.execute(database.queries);
    expect(outside.rows).toEqual([{ who: 'portway_web' }]);
    await expect(sql`select number from migration`.execute(database.queries)).rejects.toThrow(
      'permission denied',
    );
  });

  it('reads as portway_app, and such reads can change nothing', async () => {
    const who = await database.read((on) => sql<{ who: string }>`select current_user as who`.execute(on));
    expect(who.rows).toEqual([{ who: 'portway_app' }]);
    const deletion = database.read((on) => sql`delete from migration`.execute(on));
    await expect(deletion).rejects.toThrow(/permission denied|read-only/);
    expect(await first(sql`select count(*) > 0 as kept from migration`)).toEqual({ kept: true });
  });

  it('does so whatever settings the URL of the database has', async () => {
    const webUrl = `${testDatabase.place.webUrl}&options=${encodeURIComponent('-c statement_timeout=60000')}`;
    const other = await openDatabase({ ...testDatabase.place, webUrl });
    const { rows } = await other.read((on) =>
      sql`select current_user as who, current_setting('transaction_read_only') as reading,
        current_setting('statement_timeout') as patience`.execute(on),
    );
    await other.close();
    expect(rows).toEqual([{ who: 'portway_app', reading: 'on', patience: '1min' }]);
  });

  it('keeps transactions that overlap apart', async () => {
    const insert = (number: number, fail: boolean) =>
      database.owner.transaction().execute(async (transaction) => {
        await sql`insert into migration (number, name, sha256) values (${number}, 'x', 'x')`.execute(
          transaction,
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (fail) throw new Error('undone');
      });
    const outcomes = await Promise.allSettled([insert(101, false), insert(102, true), insert(103, false)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const { rows } = await sql<{ number: number }>`
      delete from migration where number > 100 returning number`.execute(database.owner);
    // They are sent in order, but which ran first is undefined.
    expect(rows.map(({ number }) => number).toSorted()).toEqual([101, 103]);
  });

  it('warns of an owner that row-level security does not apply to', async () => {
    const messages: string[] = [];
    const onWarning = (message: string) => void messages.push(message);
    const other = await openDatabase({ ...testDatabase.place, url: testDatabase.adminUrl, onWarning });
    await other.close();
    expect(messages.join()).toContain('row-level security does not bind');
  });

  it('recovers after its connections are cut', async () => {
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(database.queries)));
    const superuser = openAsSuperuser(testDatabase.adminUrl);
    await cut.execute(superuser);
    await superuser.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await first(sql`select 1 as answer`)).toEqual({ answer: 1 });
    expect(warnings.join()).toContain('A database connection was lost');
  });
});

describe('PostgreSQL that cannot be reached', () => {
  it('is reported at once', async () => {
    const place = { url: 'postgres://portway@127.0.0.1:9/portway', onWarning: () => {} };
    await expect(openDatabase(place)).rejects.toThrow('ECONNREFUSED');
  });
});
