import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from './platform/db/embedded/embedded.ts';
import { readPostmasterNote, whoIs } from './platform/db/embedded/postmaster.ts';
import { expectAllThere, expectAllWritten, killAgainAndAgain } from './testing/servers/nothing-lost.ts';
import { type ServerProcess, startServerProcess } from './testing/servers/server-process.ts';
import { startSenders } from './testing/servers/steady-senders.ts';
import { makeParties, startWriters } from './testing/servers/steady-writers.ts';
import { freePort } from './testing/test-app.ts';
import { openAsSuperuser } from './testing/test-databases.ts';

/** How often something is killed; `KILL_ROUNDS=100` makes a long evening of it. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const timeout = 120_000 + rounds * 60_000;
const people = 8;

/** A site with a database of its own, that comes back at the same address on the same data. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'portway-killed-'));
  const settings = {
    ...{ PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMITS: 'off' },
    ...{ STAFF_EMAIL: 'desk@portway.example' },
  };
  let server: ServerProcess = await startServerProcess(settings);
  await server.ready;
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  return {
    origin: server.origin,
    folder,
    kill,
    async start() {
      server = await startServerProcess(settings);
      await server.ready;
    },
    killDatabase: (how: 'SIGKILL' | 'SIGQUIT') => process.kill(postmaster(folder), how),
    async [Symbol.asyncDispose]() {
      await kill();
      await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([]);
      rmSync(folder, { recursive: true });
    },
  };
}

function postmaster(folder: string): number {
  return readPostmasterNote(join(folder, 'postgres'))?.pid ?? 0;
}

/** What is left of a site's PostgreSQL. */
function processesOf(folder: string): readonly string[] {
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && whoIs(Number(pid), join(folder, 'postgres')) === 'ours',
  );
}

describe.runIf(process.platform === 'linux')('killed at any moment while people send', () => {
  it(
    'the site and its database lose nothing that was answered, leave no process behind, and start again',
    async () => {
      await using site = await startSite();
      const senders = await startSenders([site.origin], people);
      const databaseBefore = await openSiteDatabase(site.folder);
      const parties = await makeParties(databaseBefore.queries);
      await databaseBefore.close();
      const writers = startWriters([site.origin], parties);
      await killAgainAndAgain(senders, rounds, async (round) => {
        if (round % 2 === 1) return void site.killDatabase(round % 4 === 1 ? 'SIGKILL' : 'SIGQUIT');
        await site.kill();
        await expect.poll(() => processesOf(site.folder), { timeout: 20_000 }).toEqual([]);
        await site.start();
      });
      await Promise.all([senders.stop(), writers.stop()]);
      // The end that PostgreSQL calls immediate writes nothing more: what was acknowledged must be on the disk.
      site.killDatabase('SIGQUIT');
      await site.kill();
      const databaseAfter = await openSiteDatabase(site.folder);
      await expectAllThere(senders, databaseAfter.queries);
      await expectAllWritten(writers, databaseAfter.queries);
      await databaseAfter.close();
    },
    timeout,
  );
});

/** The database of a folder, every row of it, beside the site or without it. */
async function openSiteDatabase(folder: string) {
  const embedded = await openEmbedded({
    dataDir: folder,
    name: 'this test',
    say: () => {},
    onWarning: () => {},
  });
  const queries = openAsSuperuser(embedded.adminUrl);
  return {
    queries,
    async close() {
      await queries.destroy();
      await embedded.close();
    },
  };
}
