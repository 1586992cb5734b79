import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '../../platform/db/tables.ts';
import type { SteadySenders } from './steady-senders.ts';
import type { SteadyWriters } from './steady-writers.ts';

/** So many more are answered between two kills. */
const few = 8;

/** Kills something at a moment nobody chose, once more people have been answered since the last time. */
export async function killAgainAndAgain(
  senders: SteadySenders,
  times: number,
  kill: (round: number) => Promise<void>,
) {
  const acknowledged = () => Object.values(senders.acknowledged).flat().length;
  for (let round = 0; round < times; round += 1) {
    const before = acknowledged();
    await expect.poll(acknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + few);
    await pause(Math.random() * 500);
    await kill(round);
  }
  const before = acknowledged();
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + few);
}

interface Found {
  readonly email: string;
  readonly times: number;
}

/** Everything that was answered with 200 is there, once, and so is the mail it promised, sent or still owed. */
export async function expectAllThere(
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
    const timesByEmail = new Map(rows.map(({ email, times }) => [email, times]));
    expect(acknowledged[kind].length, `${kind}s answered with 200`).toBeGreaterThan(0);
    expect(acknowledged[kind].filter((email) => timesByEmail.get(email) !== 1)).toEqual([]);
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
export async function expectAllWritten(
  { acknowledged, faults }: SteadyWriters,
  queries: Kysely<Tables>,
): Promise<void> {
  expect(faults).toEqual([]);
  const rows = await queries.selectFrom('message').select(['id', 'number']).orderBy('number').execute();
  const storedIds = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length, 'messages answered with 201').toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  const events = await queries
    .selectFrom('live_event')
    .select('number')
    .where('kind', '=', 'message')
    .execute();
  expect(events.length).toBe(2 * rows.length);
}
