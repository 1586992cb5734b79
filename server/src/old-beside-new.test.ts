import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeDatabase } from './testing/databases.ts';
import { checkOut, earlierRelease } from './testing/servers/earlier-release.ts';
import { expectAllThere, expectAllWritten } from './testing/servers/nothing-lost.ts';
import { startServerProcess } from './testing/servers/server-process.ts';
import { startSenders } from './testing/servers/steady-senders.ts';
import { makeParties, startWriters } from './testing/servers/steady-writers.ts';
import { openAsSuperuser } from './testing/test-databases.ts';

const earlier = earlierRelease();
const restMs = 150;

/** The code of before the newest migration is taken from the history, so this is skipped where there is none. */
it.skipIf(earlier === undefined)(
  'a process of the code before the newest migration serves beside ours, while ours migrates and after',
  {
    timeout: 180_000,
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portway-earlier-'));
    const database = await makeDatabase('empty');
    const { url, webUrl = url } = database.place;
    const settings = (name: string) => ({
      ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl, DATA_DIR: join(folder, name) },
      ...{ APP_SECRET: 'a secret that both of the processes have', RATE_LIMITS: 'off' },
      STAFF_EMAIL: 'desk@portway.example',
    });
    const main = checkOut(earlier ?? '', join(folder, 'release'));
    const old = await startServerProcess(settings('old'), main);
    await old.ready;
    const superuser = openAsSuperuser(database.adminUrl);
    const level = () =>
      sql<{ at: number }>`select max(number) as at from migration`
        .execute(superuser)
        .then(({ rows }) => rows[0]?.at ?? 0);
    const before = await level();
    const senders = await startSenders([old.origin], 2, restMs);
    const acknowledgedCount = () => Object.values(senders.acknowledged).flat().length;
    const ours = await startServerProcess(settings('ours'));
    await ours.ready;
    expect(await level()).toBeGreaterThan(before);
    const parties = await makeParties(superuser);
    const writers = startWriters([old.origin, ours.origin], parties, restMs);
    for (const count of [acknowledgedCount, () => writers.acknowledged.length]) {
      const now = count();
      await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(now + 10);
    }
    await Promise.all([senders.stop(), writers.stop()]);
    expect(
      old
        .output()
        .split('\n')
        .filter((line) => /"level":(?:[56]0|"(?:error|fatal)")/.test(line)),
    ).toEqual([]);
    await expectAllThere(senders, superuser);
    await expectAllWritten(writers, superuser);
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    ours.child.kill('SIGKILL');
    await ours.ended;
    await superuser.destroy();
    await database.remove();
    rmSync(folder, { recursive: true });
  },
);
