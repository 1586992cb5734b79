import { openApiDocument } from '@portway/contracts/openapi';
import { operations } from '@portway/contracts/operations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

describe('health', () => {
  it('is ready when the database is at the newest migration', async () => {
    await using app = await startTestApp();
    expect(await (await app.ask('/healthz')).json()).toEqual({ status: 'alive' });
    const answer = await app.ask('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ready', migration: expect.any(Number) });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is not ready when the database is at another migration, and says which', async () => {
    await using app = await startTestApp();
    await sql`insert into migration (number, name, sha256) values (999, 'from-the-future', '')`.execute(
      app.superuser,
    );
    const answer = await app.ask('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 'not-ready',
      reason: expect.stringContaining('at migration 999'),
    });
  });

  it('is not ready when requests may not read, though the log-in may', async () => {
    await using app = await startTestApp();
    await sql`revoke select on migration from portway_app`.execute(app.superuser);
    expect((await app.ask('/readyz')).status).toBe(503);
  });

  it('is alive but not ready when the database is closed', async () => {
    await using app = await startTestApp();
    await app.database.close();
    expect((await app.ask('/healthz')).status).toBe(200);
    const answer = await app.ask('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'not-ready' });
  });
});

it('the API describes itself', async () => {
  await using app = await startTestApp();
  const answer = await app.ask('/api/openapi.json');
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(operations, app.origin))));
});
