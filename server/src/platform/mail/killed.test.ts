import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { anHourPasses, startKillable } from '../../testing/servers/killable-server.ts';
import { type Stage, startMailServer } from '../../testing/servers/mail-server.ts';
import { type DatabasePlace, openDatabase } from '../db/database.ts';

async function unsentIn(place: DatabasePlace): Promise<number> {
  const database = await openDatabase(place);
  const { rows } = await sql<{ count: number }>`select count(*) from mail where sent_at is null`.execute(
    database.owner,
  );
  await database.close();
  return rows[0]?.count ?? 0;
}

/** By day the first of them, and the one after which a mail may arrive twice. */
const stages: readonly Stage[] = inject('nightly')
  ? ['greeting', 'sender', 'recipient', 'content', 'answered']
  : ['greeting', 'answered'];

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
