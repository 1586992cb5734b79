import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DatabasePlace, openDatabase } from './db/database.ts';
import { postgresPrograms, startOwnPostgres } from './testing/own-postgres.ts';
import { pgliteTemplates } from './testing/pglite-template.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type SteadySenders, startSenders } from './testing/steady-senders.ts';
import { makeParties, type SteadyWriters, startWriters } from './testing/steady-writers.ts';
import { freePort } from './testing/test-app.ts';

/** How often something is killed; `KILL_ROUNDS=100` makes a long evening of it. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const timeout = 60_000 + rounds * 20_000;
const people = 8;

const programs = postgresPrograms();
if (programs === undefined)
  console.warn('\n  NO POSTGRESQL CAN BE STARTED HERE: what a kill of it loses is not tested.\n');

/** A server that comes back at the same address, on the same database. */
async function startServer(url?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portway-killed-'));
  cpSync(pgliteTemplates.migrated, join(folder, 'pglite'), { recursive: true });
  const settings = {
    ...{ PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMITS: 'off' },
    ...{ STAFF_EMAIL: 'desk@portway.example', ...(url === undefined ? {} : { DATABASE_URL: url }) },
  };
  let server: ServerProcess = await startServerProcess(settings);
  await server.ready;
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  return {
    origin: server.origin,
    place: { url, folder: join(folder, 'pglite'), onWarning: () => {} },
    kill,
    async start() {
      server = await startServerProcess(settings);
      await server.ready;
    },
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Kills something at a moment nobody chose, once more people have been answered since the last time. */
async function killAgainAndAgain(
  senders: SteadySenders,
  times: number,
  kill: (round: number) => Promise<void>,
) {
  const answered = () => Object.values(senders.acknowledged).flat().length;
  for (let round = 0; round < times; round += 1) {
    const before = answered();
    await expect.poll(answered, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + people);
    await pause(Math.random() * 500);
    await kill(round);
  }
  const before = answered();
  await expect.poll(answered, { timeout: 60_000 }).toBeGreaterThan(before + people);
}

interface Found {
  readonly email: string;
  readonly times: number;
}

/** Everything that was answered with 200 is there, once, and so is the mail it promised, sent or still owed. */
async function expectAllThere({ acknowledged, faults }: SteadySenders, place: DatabasePlace): Promise<void> {
  expect(faults).toEqual([]);
  const database = await openDatabase(place);
  const inTables = {
    'sign-up': sql<Found>`select email, count(*) as times from sign_up group by email`,
    message: sql<Found>`select email, count(*) as times from enquiry where kind = 'contact' group by email`,
    booking: sql<Found>`select email, count(*) as times from booking
      join booking_slot on booking_slot.booking = booking.id group by email`,
  };
  for (const kind of ['sign-up', 'message', 'booking'] as const) {
    const { rows } = await inTables[kind].execute(database.queries);
    const found = new Map(rows.map(({ email, times }) => [email, times]));
    expect(acknowledged[kind].length, `${kind}s answered with 200`).toBeGreaterThan(0);
    expect(acknowledged[kind].filter((email) => found.get(email) !== 1)).toEqual([]);
  }
  const mails = await sql<{ email: string; owed: boolean }>`
    select coalesce(mail.reply_to, mail.recipient) as email,
      mail.sent_at is not null or exists (select from pgboss.job
        where name = 'mail' and data ->> 'id' = mail.id::text
        and state in ('created', 'retry', 'active')) as owed
    from mail`.execute(database.queries);
  expect(mails.rows.filter(({ owed }) => !owed)).toEqual([]);
  const mailed = new Set(mails.rows.map(({ email }) => email));
  expect(
    Object.values(acknowledged)
      .flat()
      .filter((email) => !mailed.has(email)),
  ).toEqual([]);
  await database.close();
}

/** Each message that was answered is there once, and their numbers have no gap; each has its event for both sides. */
async function expectAllWritten(
  { acknowledged, faults }: SteadyWriters,
  place: DatabasePlace,
): Promise<void> {
  expect(faults).toEqual([]);
  const database = await openDatabase(place);
  const rows = await database.queries
    .selectFrom('message')
    .select(['id', 'number'])
    .orderBy('number')
    .execute();
  const written = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length, 'messages answered with 200').toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  const events = await database.queries
    .selectFrom('live_event')
    .select('number')
    .where('kind', '=', 'message')
    .execute();
  expect(events.length).toBe(2 * rows.length);
  await database.close();
}

describe('killed at any moment while people send, nothing that was answered is lost:', () => {
  it(
    'the server, on PGlite',
    async () => {
      await using server = await startServer();
      const senders = await startSenders(server.origin, people);
      await killAgainAndAgain(senders, Math.ceil(rounds / 2), async () => {
        await server.kill();
        await server.start();
      });
      await senders.stop();
      await server.kill();
      await expectAllThere(senders, server.place);
    },
    timeout,
  );

  it.skipIf(programs === undefined)(
    'the server and PostgreSQL',
    async () => {
      await using postgres = await startOwnPostgres(programs ?? '');
      await using server = await startServer(postgres.url);
      const senders = await startSenders(server.origin, people);
      const before = await openDatabase(server.place);
      const parties = await makeParties(before);
      await before.close();
      const writers = startWriters(server.origin, parties);
      await killAgainAndAgain(senders, rounds, async (round) => {
        if (round % 2 === 0) {
          await server.kill();
          return await server.start();
        }
        await postgres.kill(round % 4 === 1 ? 'SIGKILL' : 'SIGQUIT');
        await postgres.start();
      });
      await Promise.all([senders.stop(), writers.stop()]);
      await server.kill();
      await postgres.kill('SIGKILL');
      await postgres.start();
      await expectAllThere(senders, server.place);
      await expectAllWritten(writers, server.place);
    },
    timeout,
  );
});
