import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migration-files.ts';

const files = readMigrationFiles(migrationsFolder);
const migrationsBefore = files.findIndex(({ name }) => name === 'rights-by-workspace');

/** At night: it makes a database from the baseline. */
describe.skipIf(!inject('nightly'))('members of before rights by workspace', () => {
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

  it('keep what their work needs, and lose sight of hiring where it does not', async () => {
    await migrate(database, files.slice(0, migrationsBefore));
    const organisation = randomUUID();
    const members = [
      ['owner', 'adviser', 'owner', 'offers'],
      ['admin', 'none', 'admin', 'offers'],
      ['member', 'none', 'member', 'write'],
      ['member', 'officer', 'member', 'write'],
      ['viewer', 'none', 'member', 'read'],
      ['viewer', 'officer', 'member', 'read'],
      ['member', 'adviser', 'member', 'none'],
      ['member', 'line-manager', 'member', 'none'],
      ['viewer', 'viewer', 'member', 'none'],
    ] as const;
    const accounts = members.map(() => randomUUID());
    await database.inSession(async (session) => {
      await session.rows(`alter table account no force row level security`, []);
      await session.rows(`alter table organisation no force row level security`, []);
      await session.rows(`alter table membership no force row level security`, []);
      await session.rows(`insert into organisation (id, name) values ($1, 'Northgate')`, [organisation]);
      for (const [place, [role, compliance]] of members.entries()) {
        const account = accounts[place] ?? '';
        await session.rows(
          `insert into account (id, email, full_name, role) values ($1, $2, 'Somebody', 'recruiter')`,
          [account, `${account}@example.com`],
        );
        await session.rows(
          'insert into membership (account, organisation, role, compliance_role) values ($1, $2, $3, $4)',
          [account, organisation, role, compliance],
        );
      }
    });
    await migrate(database, files);
    const rows = await database.inSession((session) =>
      session.rows('select account, role, hiring from membership'),
    );
    const rights = new Map(rows.map(({ account, role, hiring }) => [account, [role, hiring]]));
    expect(accounts.map((account) => rights.get(account))).toEqual(
      members.map(([, , role, hiring]) => [role, hiring]),
    );
  });
});
