import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../testing/databases.ts';
import { type ServerProcess, startServerProcess } from '../../testing/servers/server-process.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { readVersion } from '../config/version.ts';
import { openDatabase } from '../db/database.ts';
import { operatorGauges } from '../db/health/operator-gauges.ts';
import { createMetrics } from './metrics.ts';

const token = 'a-token-of-at-least-32-characters';

describe('the figures at /metrics', () => {
  let testDatabase: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'portway-metrics-'));
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    testDatabase = await makeDatabase('migrated');
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await testDatabase.remove();
    rmSync(folder, { recursive: true });
  });

  async function start(settings: Record<string, string>) {
    const { url, webUrl = '' } = testDatabase.place;
    const server = await startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: url,
      DATABASE_WEB_URL: webUrl,
      ...settings,
    });
    running.push(server);
    await server.ready;
    return server;
  }
  const readMetrics = async ({ origin }: ServerProcess, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/metrics`, { headers });
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('Content-Type'),
    };
  };

  it('tell an operator of requests, queues, emails, connections, memory, the register and the law', async () => {
    const server = await start({});
    const superuser = openAsSuperuser(testDatabase.adminUrl);
    await superuser
      .insertInto('mail')
      .values({
        ...{ id: randomUUID(), kind: 'welcome', recipient: 'gone@example.com', reply_to: null },
        ...{ subject: 'a', text: 'b', html: 'c', headers: '{}', attachments: '[]' },
        ...{ sent_at: null, failed_at: new Date(), last_fault: null },
      })
      .execute();
    await superuser.destroy();
    expect((await fetch(`${server.origin}/api/jobs?title=a-private-search`)).status).toBe(200);
    for (let round = 0; round < 3; round++)
      await (await fetch(`${server.origin}/api/salary/search?keyword=nurse`)).text();
    const { text, type } = await readMetrics(server);
    expect(type).toContain('text/plain');
    expect(text).toContain(`\nportway_build_info{version="${readVersion()}"} 1\n`);
    for (const line of [
      /^portway_request_seconds_count\{operation="searchJobs",status="2xx"\} 1$/m,
      /^portway_ready_answers_total 2$/m,
      /^portway_requests_open\{kind="stream"\} 0$/m,
      /^portway_queue_due\{queue="mail"\} 0$/m,
      /^portway_queue_oldest_seconds\{queue="mail"\} 0$/m,
      /^portway_emails_failed 1$/m,
      /^portway_database_connections\{state="awaited"\} 0$/m,
      /^portway_law_age_days \d+$/m,
      /^nodejs_eventloop_lag_seconds /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(text).toMatch(line);
    for (const personal of ['gone@example.com', 'a-private-search', '127.0.0.1'])
      expect(text).not.toContain(personal);
  });

  it('count emails that were tried and do not leave, and none that are sent or have just been written', async () => {
    const server = await start({});
    const superuser = openAsSuperuser(testDatabase.adminUrl);
    const mailRow = (minutes: number, more: { attempts: number; sent_at: Date | null }) => ({
      ...{ id: randomUUID(), kind: 'welcome', recipient: 'late@example.com', reply_to: null },
      ...{ subject: 'a', text: 'b', html: 'c', headers: '{}', attachments: '[]' },
      ...{ created_at: new Date(Date.now() - minutes * 60_000), failed_at: null, last_fault: null },
      ...more,
    });
    await superuser
      .insertInto('mail')
      .values([
        mailRow(16, { attempts: 1, sent_at: null }),
        mailRow(14, { attempts: 1, sent_at: null }),
        mailRow(16, { attempts: 0, sent_at: null }),
        mailRow(16, { attempts: 1, sent_at: new Date() }),
      ])
      .execute();
    await superuser.destroy();
    expect((await readMetrics(server)).text).toMatch(/^portway_emails_late 1$/m);
  });

  it('leave out what cannot be read, and are sent all the same: also while the database hangs or is gone', async () => {
    const otherDatabase = await makeDatabase('migrated');
    const database = await openDatabase(otherDatabase.place);
    await (await database.openQueue()).stop();
    const metrics = createMetrics(operatorGauges(database, '2026-10-05'));
    const before = await metrics.text();
    expect(before).toMatch(/^portway_database_reachable 1$/m);
    expect(before).toMatch(/^portway_law_age_days \d+$/m);
    expect(before, 'no edition was imported').not.toMatch(/^portway_register_age_days/m);
    const superuser = openAsSuperuser(otherDatabase.adminUrl);
    await superuser.transaction().execute(async (transaction) => {
      await sql`lock table mail`.execute(transaction);
      const meanwhile = await metrics.text();
      expect(meanwhile).toMatch(/^portway_queue_due\{queue="\w/m);
      expect(meanwhile).not.toMatch(/^portway_emails/m);
    });
    await superuser.destroy();
    await database.close();
    const after = await metrics.text();
    expect(after).toMatch(/^portway_database_reachable 0$/m);
    expect(after).toMatch(/^process_resident_memory_bytes \d/m);
    expect(after).not.toMatch(/^portway_(?:queue|emails|law)/m);
    await otherDatabase.remove();
  });

  it('do not count what reading them asks of the database', async () => {
    const quiet = await makeDatabase('migrated');
    const database = await openDatabase(quiet.place);
    await (await database.openQueue()).stop();
    const metrics = createMetrics(operatorGauges(database, '2026-10-05'));
    for (let round = 0; round < 3; round++) {
      const text = await metrics.text();
      expect(text).toMatch(/^portway_database_connections\{state="awaited"\} 0$/m);
      expect(text).toMatch(/^portway_database_connections\{state="busy"\} 0$/m);
    }
    await database.close();
    await quiet.remove();
  });

  it('are sent only with the token, where there is one', async () => {
    const server = await start({ METRICS_TOKEN: token });
    expect((await readMetrics(server)).status).toBe(401);
    expect((await readMetrics(server, { Authorization: 'Bearer another' })).status).toBe(401);
    expect(await readMetrics(server, { Authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
  });

  it('are not there without a token for who comes through a proxy, though nobody set APP_ORIGIN', async () => {
    const server = await start({ TRUSTED_PROXIES: '127.0.0.1,::1' });
    expect((await readMetrics(server)).status).toBe(200);
    expect((await readMetrics(server, { 'X-Forwarded-For': '198.51.100.7' })).status).toBe(404);
  });

  it('are not there for a site with a public address and no token', async () => {
    const server = await start({ APP_ORIGIN: 'https://portway.example' });
    expect((await readMetrics(server)).status).toBe(404);
  });
});
