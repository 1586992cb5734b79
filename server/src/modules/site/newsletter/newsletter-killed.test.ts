import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { anHourPasses, startKillable } from '../../../testing/servers/killable-server.ts';
import { startMailServer } from '../../../testing/servers/mail-server.ts';
import { openAsSuperuser } from '../../../testing/test-databases.ts';
import { newsletterQueue } from './newsletter.module.ts';

const people = 120;
/** After so many mails the process is killed: in the first batch, and when the second is written. */
const killAfter = [3, 100, 110];

it('a newsletter reaches each subscriber once, though the process is killed and started again in the middle', async () => {
  const kills = new Set(killAfter);
  await using post = await startMailServer({
    at: (stage) => {
      if (stage !== 'content' || !kills.delete(post.mails.length)) return;
      killable.kill();
      throw new Error('The client is dead: nobody hears an answer.');
    },
  });
  await using killable = await startKillable(post.url);
  await beginIssue(killable);
  for (const _ of killAfter) {
    expect(await killable.server().ended).toBe('SIGKILL');
    await anHourPasses(killable.place);
    await killable.startAgain();
  }
  const reached = () => new Set(post.mails.map(({ to }) => to?.[0]?.address));
  await expect.poll(() => reached().size, { timeout: 120_000 }).toBe(people);
  const issue = () => query(killable, sql<{ state: string }>`select state from newsletter_issue`);
  await expect.poll(issue, { timeout: 120_000 }).toEqual([{ state: 'sent' }]);
  // A mail whose acceptance was not recorded is sent again under the same Message-ID, never written again.
  expect(new Set(post.mails.map(({ messageId }) => messageId)).size).toBe(people);
  expect(await query(killable, sql`select count(*) from mail where kind = 'newsletter-issue'`)).toEqual([
    { count: people },
  ]);
}, 600_000);

type Killable = Awaited<ReturnType<typeof startKillable>>;

/** An issue that staff have just sent. */
async function beginIssue(killable: Killable): Promise<void> {
  const id = randomUUID();
  const content = JSON.stringify({
    blocks: [{ kind: 'paragraph', spans: [{ text: 'Fees go up.' }] }],
    figures: [],
    checkedTo: '2026-10-05',
  });
  await query(
    killable,
    sql`with reader as (
      insert into subscriber (email, confirmed_at)
      select 'reader-' || number || '@example.com', now() from generate_series(1, ${people}) as number returning id
    ), issue as (
      insert into newsletter_issue (id, state, subject, law_change, text, created_at, changed_at, slug, content, sent_at, recipients)
      values (${id}, 'sending', 'Fees go up', false, '', now(), now(), 'fees', ${content}, now(), ${people}) returning id
    ) insert into newsletter_delivery (issue, subscriber) select issue.id, reader.id from issue, reader`,
  );
  const database = await openDatabase(killable.place);
  const queue = await database.openQueue();
  await database.owner
    .transaction()
    .execute((transaction) => queue.add(transaction, newsletterQueue.name, id));
  await queue.stop();
  await database.close();
}

async function query<Row>(
  { adminUrl }: Killable,
  statement: ReturnType<typeof sql<Row>>,
): Promise<readonly Row[]> {
  const superuser = openAsSuperuser(adminUrl);
  const { rows } = await statement.execute(superuser);
  await superuser.destroy();
  return rows;
}
