import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openApiDocument } from '@portway/contracts/openapi/openapi';
import { operations } from '@portway/contracts/operations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { httpClient } from '../../testing/http-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitingFor } from '../../testing/waiting-for.ts';
import { readVersion } from '../config/version.ts';

describe('health', () => {
  it('is ready when the database is at the newest migration', async () => {
    await using app = await startTestApp();
    expect(await (await app.ask('/healthz')).json()).toEqual({ status: 'alive', version: readVersion() });
    const response = await app.ask('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready', migration: expect.any(Number) });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is not ready when the database lacks a migration of this code, and says which it is at', async () => {
    await using app = await startTestApp();
    const { rows } = await sql<{ newest: number }>`delete from migration
      where number = (select max(number) from migration) returning number - 1 as newest`.execute(
      app.superuser,
    );
    const response = await app.ask('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'not-ready',
      reason: expect.stringContaining(`at migration ${rows[0]?.newest},`),
    });
  });

  it('stays ready when the next release, which starts beside it, has migrated the database', async () => {
    await using app = await startTestApp();
    await sql`insert into migration (number, name, sha256) values (999, 'from-the-future', '')`.execute(
      app.superuser,
    );
    const response = await app.ask('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready', migration: 999 });
  });

  it('is not ready when requests may not read, though the log-in may', async () => {
    await using app = await startTestApp();
    await sql`revoke select on migration from portway_app`.execute(app.superuser);
    expect((await app.ask('/readyz')).status).toBe(503);
  });

  it('is not ready, and a form is answered with 503, while nothing can be written', async () => {
    await using app = await startTestApp();
    await setOnDatabase(app, 'default_transaction_read_only', 'on');
    const response = await app.ask('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'not-ready',
      reason: 'The database cannot be written (25006).',
    });
    const refused = await contact(app);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(refused.body).toMatchObject({ code: 'unavailable' });
    await setOnDatabase(app, 'default_transaction_read_only', 'off');
    await expect.poll(async () => (await app.ask('/readyz')).status).toBe(200);
    expect((await contact(app)).status).toBe(200);
  });

  it('is not ready while the disk has no place for a temporary file', async () => {
    await using app = await startTestApp();
    await setOnDatabase(app, 'temp_file_limit', '0');
    await expect
      .poll(async () => await (await app.ask('/readyz')).json())
      .toEqual({ status: 'not-ready', reason: 'The database cannot be written (53400).' });
  });

  it('says that the disk of the database is full, to probes and in the log', async () => {
    await using app = await startTestApp();
    // As PostgreSQL does where it cannot extend a file.
    await sql`create function fill_disk() returns trigger language plpgsql as
      $$begin raise exception 'could not extend file' using errcode = 'disk_full'; end$$`.execute(
      app.superuser,
    );
    await sql`create trigger fill_disk before insert on enquiry execute function fill_disk()`.execute(
      app.superuser,
    );
    expect(await contact(app)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(app.log.lines.map(({ msg }) => msg)).toContain(
      'The disk of the database is full: free some space, or nothing is saved',
    );
    await sql`alter table migration rename to migration_of_before`.execute(app.superuser);
    await sql`create function number_on_full_disk() returns int language plpgsql as
      $$begin raise exception 'could not extend file' using errcode = 'disk_full'; end$$`.execute(
      app.superuser,
    );
    await sql`create view migration as select number_on_full_disk() as number`.execute(app.superuser);
    await sql`grant select on migration to portway_app`.execute(app.superuser);
    const response = await app.ask('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'not-ready',
      reason: 'The disk of the database is full.',
    });
  });

  it('is alive but not ready when the database is closed', async () => {
    await using app = await startTestApp();
    await app.database.close();
    expect((await app.ask('/healthz')).status).toBe(200);
    const response = await app.ask('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'not-ready' });
  });
});

it('a request whose database connection is lost is answered with 503, not 500', async () => {
  await using app = await startTestApp();
  const response = await app.superuser.transaction().execute(async (transaction) => {
    await sql`lock table enquiry`.execute(transaction);
    const pending = contact(app);
    const cutConnection = () =>
      sql`select pg_terminate_backend(pid) from pg_locks where ${waitingFor('enquiry')}`
        .execute(transaction)
        .then(({ rows }) => rows.length);
    await expect.poll(cutConnection).toBeGreaterThan(0);
    return await pending;
  });
  expect(response.status).toBe(503);
  expect(response.body).toMatchObject({ code: 'unavailable' });
});

it('the API describes itself', async () => {
  await using app = await startTestApp();
  const response = await app.ask('/api/openapi.json');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(operations, app.origin))));
});

it('the description is sent compressed, and not again to a caller that has it', async () => {
  await using app = await startTestApp();
  const sizeAs = async (encoding: string) => {
    const response = await raw(`${app.origin}/api/openapi.json`, { 'Accept-Encoding': encoding });
    return { ...response, size: response.body.length };
  };
  const [plain, br, gzip] = [await sizeAs('identity'), await sizeAs('br'), await sizeAs('gzip')];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(br.size).toBeLessThan(plain.size / 8);
  expect(gzip.size).toBeLessThan(plain.size / 6);
  expect(br.headers['cache-control']).toBe('no-cache');
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': br.headers.etag ?? '' };
  const second = await raw(`${app.origin}/api/openapi.json`, headers);
  expect([second.status, second.body.length]).toEqual([304, 0]);
});

/** A response as it was sent: `fetch` would decompress it. */
async function raw(url: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers }, resolve).on('error', reject);
  const response = await promise;
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const contact = (app: TestApp) =>
  httpClient(app.ask).post('/api/contact', {
    firstName: 'Amara',
    email: 'amara@example.com',
    countryCode: '+44',
    phoneNumber: '020 7946 0321',
    message: 'How long does a licence take?',
  });

/** Changes a setting for new connections to this database, and ends those from before. */
async function setOnDatabase(app: TestApp, setting: string, value: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.superuser);
  const name = rows[0]?.name ?? '';
  await sql`alter database ${sql.id(name)} set ${sql.id(setting)} = ${sql.lit(value)}`.execute(app.superuser);
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid()`.execute(app.superuser);
}
