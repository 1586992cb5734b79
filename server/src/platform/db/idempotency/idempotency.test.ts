import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { openAsSuperuser } from '../../../testing/test-databases.ts';
import { asApp, asAppWith } from '../as-app.ts';
import { type Database, openDatabase } from '../database.ts';
import type { Tables } from '../tables.ts';
import { type Attempt, once } from './idempotency.ts';

const answer = z.object({ number: z.int() });

describe('a creating call', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let queries: Kysely<Tables>;

  beforeEach(async () => {
    testDatabase = await makeDatabase('migrated');
    database = await openDatabase(testDatabase.place);
    queries = openAsSuperuser(testDatabase.adminUrl);
    await sql`create table thing (number int generated always as identity)`.execute(queries);
    await sql`grant insert, select on thing to portway_app`.execute(queries);
  });

  afterEach(async () => {
    await Promise.all([database.close(), queries.destroy()]);
    await testDatabase.remove();
  });

  /** Creates a thing and returns its number. */
  const make1 = (attempt: Attempt | undefined, prepare: () => Promise<void> = async () => {}) =>
    asApp(queries, (transaction) =>
      once(transaction, attempt, {
        read: (json) => answer.parse(json),
        create: async () => {
          const { rows } = await sql`insert into thing default values returning number`.execute(transaction);
          await prepare();
          return answer.parse(rows[0]);
        },
      }),
    );
  const things = async () => (await sql`select number from thing`.execute(queries)).rows.length;

  const attempt: Attempt = { scope: 'thing', key: 'c4a1f9', request: { colour: 'blue' } };

  it('without a key creates each time', async () => {
    expect(await make1(undefined)).toEqual({ number: 1 });
    expect(await make1(undefined)).toEqual({ number: 2 });
  });

  it('with a key creates once and responds the same', async () => {
    const first = await make1(attempt);
    expect(first).toEqual({ number: 1 });
    expect(await make1(attempt)).toEqual(first);
    expect(await things()).toBe(1);
  });

  it('with the key of another request creates nothing', async () => {
    await make1(attempt);
    await expect(make1({ ...attempt, request: { colour: 'red' } })).rejects.toMatchObject({
      code: 'idempotency-key-reused',
      status: 422,
    });
    expect(await things()).toBe(1);
  });

  it('treats another key, or the same one in another scope, as another call', async () => {
    await make1(attempt);
    await make1({ ...attempt, key: 'other' });
    await make1({ ...attempt, scope: 'another thing' });
    expect(await things()).toBe(3);
  });

  it('ten times at once with one key creates once, and gives all ten the same response', async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    const responses = await Promise.all(Array.from({ length: 10 }, () => make1(attempt, slow)));
    expect(new Set(responses.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await things()).toBe(1);
  });

  it('that fails stores neither the key nor what it had created: the next one creates', async () => {
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(make1(attempt, broken)).rejects.toThrow('broken');
    expect(await things()).toBe(0);
    expect(await make1(attempt)).toMatchObject({ number: expect.any(Number) });
    expect(await things()).toBe(1);
  });

  it('concurrent with one that fails creates once that one is rolled back', async () => {
    const start = Promise.withResolvers<void>();
    const broken = async () => {
      start.resolve();
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('broken');
    };
    const first = make1(attempt, broken);
    const afterStart = start.promise.then(() => make1(attempt));
    const [failed, second] = await Promise.allSettled([first, afterStart]);
    expect(failed.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { number: expect.any(Number) } });
    expect(await things()).toBe(1);
  });

  it('stores no response that anybody reads without the key, and says so of one that is lost', async () => {
    const shape = z.object({ name: z.string() });
    const make = () =>
      asApp(queries, (transaction) =>
        once(transaction, attempt, {
          read: (json) => shape.parse(json),
          create: async () => ({ name: 'Ana Marques' }),
        }),
      );
    await make();
    const { rows } = await sql<{
      row: string;
    }>`select idempotency_key::text as row from idempotency_key`.execute(queries);
    const decoded = rows.flatMap(({ row }) =>
      (row.match(/[\w-]{16,}/g) ?? []).map((word) => Buffer.from(word, 'base64url').toString('latin1')),
    );
    expect(JSON.stringify([rows, decoded])).not.toContain('Marques');
    expect(await make()).toEqual({ name: 'Ana Marques' });
    // As a process of the release before would write it.
    await sql`update idempotency_key set answer = '{"name":"Ana Marques"}', keyed_answer = null`.execute(
      queries,
    );
    expect(await queries.selectFrom('idempotency_key').select('answer').execute()).toEqual([
      { answer: null },
    ]);
    await expect(make()).rejects.toMatchObject({ code: 'answered-before', status: 409 });
  });

  it('gives its response to nobody whose rights have changed since', async () => {
    const reader = { ...attempt, rights: 'member read' };
    expect(await make1(reader)).toEqual({ number: 1 });
    expect(await make1(reader)).toEqual({ number: 1 });
    await expect(make1({ ...reader, rights: 'member none' })).rejects.toMatchObject({
      code: 'answered-before',
    });
    expect(await things()).toBe(1);
  });

  it('is forgotten with the account', async () => {
    const account = randomUUID();
    await sql`insert into account (id, email, full_name, role) values (${account}, 'amara@example.com', 'Amara', 'candidate')`.execute(
      queries,
    );
    await asAppWith(queries, { account }, (transaction) =>
      once(transaction, attempt, { read: () => ({}), create: async () => ({}) }),
    );
    expect(await queries.selectFrom('idempotency_key').select('account').execute()).toEqual([{ account }]);
    await queries.deleteFrom('account').where('id', '=', account).execute();
    expect(await queries.selectFrom('idempotency_key').select('account').execute()).toEqual([]);
  });

  it('stores neither the key nor the request in plain text', async () => {
    await make1({ ...attempt, request: { email: 'amara@example.com' } });
    const { rows } = await sql`select idempotency_key::text as kept from idempotency_key`.execute(queries);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/c4a1f9|amara|email/);
  });

  it('sees only the row of its own key, and can delete none', async () => {
    await make1(attempt);
    await make1({ ...attempt, key: 'other' });
    const visibleKeys = (context?: string) =>
      asApp(queries, async (transaction) => {
        if (context !== undefined) {
          await sql`select set_config('portway.idempotency_key', ${context}, true)`.execute(transaction);
        }
        return await transaction.selectFrom('idempotency_key').select('key_hash').execute();
      });
    expect(await visibleKeys()).toEqual([]);
    expect(await visibleKeys('')).toEqual([]);
    const [row] = await queries.selectFrom('idempotency_key').select('key_hash').execute();
    expect(await visibleKeys(row?.key_hash)).toEqual([row]);
    await expect(
      asApp(queries, (transaction) => transaction.deleteFrom('idempotency_key').execute()),
    ).rejects.toThrow('permission denied');
  });
});
