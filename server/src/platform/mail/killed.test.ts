import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../testing/databases.ts';
import { type Stage, startMailServer } from '../../testing/mail-server.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { type DatabasePlace, openDatabase } from '../db/database.ts';

/** A server process that can be killed and restarted on the same data. */
async function startKillable(smtpUrl: string) {
  const made = await makeDatabase('migrated');
  const folder = mkdtempSync(join(tmpdir(), 'portway-killed-'));
  const { url, webUrl = '' } = made.place;
  const settings = {
    DATA_DIR: folder,
    SMTP_URL: smtpUrl,
    STAFF_EMAIL: 'desk@portway.example',
    ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl },
  };
  let server = await started(settings);
  return {
    place: made.place,
    server: () => server,
    kill: () => server.child.kill('SIGKILL'),
    async startAgain() {
      await server.ended;
      server = await started(settings);
    },
    async [Symbol.asyncDispose]() {
      server.child.kill('SIGKILL');
      await server.ended;
      await made.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

async function started(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  await server.ready;
  return server;
}

/** As if the process had been dead for an hour: its unfinished jobs count as interrupted. */
async function anHourPasses(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  await sql`update pgboss.job set started_on = started_on - interval '1 hour',
    start_after = start_after - interval '1 hour'`.execute(database.owner);
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database.owner);
  await database.close();
}

async function unsentIn(place: DatabasePlace): Promise<number> {
  const database = await openDatabase(place);
  const { rows } = await sql<{ count: number }>`select count(*) from mail where sent_at is null`.execute(
    database.owner,
  );
  await database.close();
  return rows[0]?.count ?? 0;
}

const stages: readonly Stage[] = ['greeting', 'sender', 'recipient', 'content', 'answered'];

it('whenever the process is killed, each mail arrives, twice only with the same Message-ID', async () => {
  let killAt: Stage | undefined;
  await using post = await startMailServer({
    at: (stage) => {
      if (stage !== killAt) return;
      killAt = undefined;
      killable.kill();
      throw new Error('The client is dead: nobody hears an answer.');
    },
  });
  await using killable = await startKillable(post.url);
  for (const [round, stage] of stages.entries()) {
    killAt = stage;
    const email = `amara+${stage}@example.com`;
    // A mail leaves at once: the process may be killed by it before the response is read.
    const response = await fetch(`${killable.server().origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ firstName: 'Amara', email, message: stage }),
    }).catch(() => undefined);
    expect(response?.status ?? 200).toBe(200);
    expect(await killable.server().ended).toBe('SIGKILL');
    await anHourPasses(killable.place);
    await killable.startAgain();
    const names = () => new Set(post.mails.map(({ messageId }) => messageId));
    await expect.poll(() => names().size, { timeout: 60_000 }).toBe(2 * (round + 1));
    expect(post.mails.filter(({ text }) => text?.includes(`Message: ${stage}`)).length).toBeGreaterThan(0);
    // Otherwise one that is sent again would be the next to kill the process.
    await expect.poll(() => unsentIn(killable.place), { timeout: 60_000 }).toBe(0);
  }
  // Only a mail whose acceptance was not recorded is sent again, and once. Both mails of a stage may be under way.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const times = Map.groupBy(post.mails, ({ messageId }) => messageId);
  expect([...times.values()].filter((mails) => mails.length > 2)).toEqual([]);
}, 300_000);
