import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { openAsSuperuser } from '../../../testing/test-databases.ts';
import { openDatabase } from '../database.ts';
import type { Tables } from '../tables.ts';

describe('a log-in outside the group of requests', () => {
  let testDatabase: TestDatabase;
  let superuser: Kysely<Tables>;
  let name: string;
  let url: string;
  beforeEach(async () => {
    testDatabase = await makeDatabase('migrated');
    superuser = openAsSuperuser(testDatabase.adminUrl);
    name = `outsider_${randomUUID().replaceAll('-', '')}`;
    await sql`create role ${sql.id(name)} login noinherit`.execute(superuser);
    const [place = '', query = ''] = testDatabase.adminUrl.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('user', name);
    url = `${place}?${parameters}`;
  });
  afterEach(async () => {
    await sql`drop owned by ${sql.id(name)}`.execute(superuser);
    await sql`drop role ${sql.id(name)}`.execute(superuser);
    await superuser.destroy();
    await testDatabase.remove();
  });

  async function faultOf(addresses: { readonly url: string; readonly webUrl?: string }): Promise<string> {
    const database = await openDatabase({ ...addresses, onWarning: () => {} });
    try {
      return await database.checkLogIns().then(
        () => 'none',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    } finally {
      await database.close();
    }
  }

  it('is named where it owns the tables and serves requests, with what lets it in', async () => {
    expect(await faultOf({ url })).toBe(
      `DATABASE_URL connects as ${name}, who is outside the group portway_app, as which requests run. As a superuser: grant portway_app to ${name};`,
    );
    await sql`grant portway_app to ${sql.id(name)}`.execute(superuser);
    expect(await faultOf({ url })).toBe('none');
  });

  it('is named where it serves requests alone, with what lets it in', async () => {
    const { url: owner } = testDatabase.place;
    expect(await faultOf({ url: owner, webUrl: url })).toContain(
      `DATABASE_WEB_URL connects as ${name}, who may not become portway_app. As a superuser: `,
    );
    await sql`grant portway_app to ${sql.id(name)}`.execute(superuser);
    expect(await faultOf({ url: owner, webUrl: url })).toBe('none');
  });
});
