import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from './platform/db/embedded/embedded.ts';
import { readPostmasterNote, whoIs } from './platform/db/embedded/postmaster.ts';
import type { Tables } from './platform/db/tables.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type SteadySenders, startSenders } from './testing/steady-senders.ts';
import { makeParties, type SteadyWriters, startWriters } from './testing/steady-writers.ts';
import { freePort } from './testing/test-app.ts';
import { openAsSuperuser } from './testing/test-databases.ts';

/** How often something is killed; `KILL_ROUNDS=100` makes a long evening of it. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const timeout = 60_000 + rounds * 20_000;
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

/** Kills something at a moment nobody chose, once more people have been answered since the last time. */
async function killAgainAndAgain(
  senders: SteadySenders,
  times: number,
  kill: (round: number) => Promise<void>,
) {
  const acknowledged = () => Object.values(senders.acknowledged).flat().length;
  for (let round = 0; round < times; round += 1) {
    const before = acknowledged();
    await expect.poll(acknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + people);
    await pause(Math.random() * 500);
    await kill(round);
  }
  const before = acknowledged();
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + people);
}

interface Found {
  readonly email: string;
  readonly times: number;
}

/** Everything that was answered with 200 is there, once, and so is the mail it promised, sent or still owed. */
async function expectAllThere(
  { acknowledged, faults }: SteadySenders,
  queries: Kysely<Tables>,
): Promise<void> {
  expect(faults).toEqual([]);
  const inTables = {
    'sign-up': sql<Found>`select email, count(*) as times from sign_up group by email`,
    message: sql<Found>`select email, count(*) as times from enquiry where kind = 'contact' group by email`,
    booking: sql<Found>`select email, count(*) as times from booking
      join booking_slot on booking_slot.booking = booking.id group by email`,
  };
  for (const kind of ['sign-up', 'message', 'booking'] as const) {
    const { rows } = await inTables[kind].execute(queries);
    const found = new Map(rows.map(({ email, times }) => [email, times]));
    expect(acknowledged[kind].length, `${kind}s answered with 200`).toBeGreaterThan(0);
    expect(acknowledged[kind].filter((email) => found.get(email) !== 1)).toEqual([]);
  }
  const mails = await sql<{ email: string; owed: boolean }>`
    select coalesce(mail.reply_to, mail.recipient) as email,
      mail.sent_at is not null or exists (select from pgboss.job
        where name in ('mail', 'mail-security') and data ->> 'id' = mail.id::text
        and state in ('created', 'retry', 'active')) as owed
    from mail`.execute(queries);
  expect(mails.rows.filter(({ owed }) => !owed)).toEqual([]);
  const mailed = new Set(mails.rows.map(({ email }) => email));
  expect(
    Object.values(acknowledged)
      .flat()
      .filter((email) => !mailed.has(email)),
  ).toEqual([]);
}

/** Each message that was answered is there once, and their numbers have no gap; each has its event for both sides. */
async function expectAllWritten(
  { acknowledged, faults }: SteadyWriters,
  queries: Kysely<Tables>,
): Promise<void> {
  expect(faults).toEqual([]);
  const rows = await queries.selectFrom('message').select(['id', 'number']).orderBy('number').execute();
  const written = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length, 'messages answered with 201').toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  const events = await queries
    .selectFrom('live_event')
    .select('number')
    .where('kind', '=', 'message')
    .execute();
  expect(events.length).toBe(2 * rows.length);
}

describe.runIf(process.platform === 'linux')('killed at any moment while people send', () => {
  it(
    'the site and its database lose nothing that was answered, leave no process behind, and start again',
    async () => {
      await using site = await startSite();
      const senders = await startSenders(site.origin, people);
      const before = await opened(site.folder);
      const parties = await makeParties(before.queries);
      await before.close();
      const writers = startWriters(site.origin, parties);
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
      const after = await opened(site.folder);
      await expectAllThere(senders, after.queries);
      await expectAllWritten(writers, after.queries);
      await after.close();
    },
    timeout,
  );
});

/** The database of a folder, every row of it, beside the site or without it. */
async function opened(folder: string) {
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
