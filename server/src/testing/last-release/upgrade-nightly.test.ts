import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isNight } from '../at-night.ts';
import { makeDatabase } from '../databases.ts';
import { checkOut } from '../servers/earlier-release.ts';
import { hasProxy, proxyKinds, startReverseProxy } from '../servers/reverse-proxy.ts';
import { startServerProcess } from '../servers/server-process.ts';
import { openAsSuperuser } from '../test-databases.ts';
import { hasLastRelease, lastRelease, restoreLastRelease } from './last-release.ts';

const demoLogIn = { email: 'amara.okafor@demo.example', password: 'copper lantern by the quay' };

/** People who read, search and write through a proxy, one after the other, until they are told to stop. */
function startVisitors(origin: string, howMany: number) {
  const outcomes = new Map<string, number>();
  const enquirers: string[] = [];
  let isGoing = true;
  /** Sends again, as a browser does, what met a kept connection that the proxy was closing. */
  const send = async (path: string, init: RequestInit, isAgain = false): Promise<string> => {
    try {
      const response = await fetch(origin + path, init);
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      if (isAgain || !isClosedConnection(error)) return String(error);
      return await send(path, init, true);
    }
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const outcome = await send(path, init);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return outcome;
  };
  const visit = async () => {
    while (isGoing) {
      await ask('/api/jobs');
      await ask('/healthz');
      const email = `${randomUUID()}@example.com`;
      const outcome = await ask('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ firstName: 'Amara', email, message: 'How long does a licence take?' }),
      });
      if (outcome === '200') enquirers.push(email);
      await pause(20);
    }
  };
  const visits = Promise.all(Array.from({ length: howMany }, visit));
  return {
    outcomes,
    enquirers,
    async stop() {
      isGoing = false;
      await visits;
    },
  };
}

function isClosedConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
  return 'code' in error.cause && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(error.cause.code));
}

describe.each(proxyKinds)('behind %s', (kind) => {
  const canRun = isNight && hasProxy(kind) && hasLastRelease();
  it.runIf(canRun)(
    `this release takes over from ${lastRelease.version}, on what that left, with every request answered`,
    { timeout: 300_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'portway-upgrade-'));
      const database = await makeDatabase('empty');
      await restoreLastRelease(database, folder);
      const { url, webUrl = url } = database.place;
      // As two instances on one machine have them.
      const settings = {
        ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl, DATA_DIR: join(folder, 'data') },
        ...{ APP_SECRET: lastRelease.secret, RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' },
      };
      const superuser = openAsSuperuser(database.adminUrl);
      const countOf = async (table: 'account' | 'job' | 'enquiry') =>
        (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(superuser))
          .rows[0]?.count ?? 0;
      const before = {
        accounts: await countOf('account'),
        jobs: await countOf('job'),
        enquiries: await countOf('enquiry'),
      };
      expect(before.accounts).toBeGreaterThan(30);

      const old = await startServerProcess(settings, checkOut(lastRelease.commit, join(folder, 'release')));
      await old.ready;
      await using proxy = await startReverseProxy(kind, old.port);
      const logIn = () =>
        fetch(`${proxy.origin}/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(demoLogIn),
        });
      expect((await logIn()).status).toBe(200);
      const visitors = startVisitors(proxy.origin, 4);
      const countWritten = () => visitors.enquirers.length;
      await expect.poll(countWritten, { timeout: 60_000 }).toBeGreaterThan(20);

      const ours = await startServerProcess(settings);
      await ours.ready;
      const whileBoth = countWritten();
      await expect.poll(countWritten, { timeout: 60_000 }).toBeGreaterThan(whileBoth + 20);
      await proxy.moveTo(ours.port);
      await pause(2_000);
      old.child.kill('SIGTERM');
      expect(await old.ended).toBe(0);
      const afterOld = countWritten();
      await expect.poll(countWritten, { timeout: 60_000 }).toBeGreaterThan(afterOld + 20);
      await visitors.stop();

      expect([...visitors.outcomes.keys()], JSON.stringify([...visitors.outcomes])).toEqual(['200']);
      expect((await logIn()).status).toBe(200);
      expect({ accounts: await countOf('account'), jobs: await countOf('job') }).toEqual({
        accounts: before.accounts,
        jobs: before.jobs,
      });
      expect(await countOf('enquiry')).toBe(before.enquiries + visitors.enquirers.length);
      const ofFault = (output: string) =>
        output.split('\n').filter((line) => /"level":(?:[56]0|"error")/.test(line));
      expect([...ofFault(old.output()), ...ofFault(ours.output())]).toEqual([]);
      ours.child.kill('SIGTERM');
      await ours.ended;
      await superuser.destroy();
      await database.remove();
      rmSync(folder, { recursive: true });
    },
  );
});
