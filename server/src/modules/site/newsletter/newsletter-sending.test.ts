import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { newsletterDesk } from '../../../testing/people/newsletter-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('sending the newsletter', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof newsletterDesk>>;
  beforeAll(async () => {
    app = await startTestApp();
    desk = await newsletterDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(() => desk.empty());

  const visitor = httpClient((path, init) => app.ask(path, init));
  const tokenIn = (text = '') => /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? '';
  async function sendTo(count: number) {
    await desk.readers(count);
    const { id } = await desk.write();
    await desk.send(id);
    return id;
  }

  it('goes in batches, never twice to anybody, until all of it is sent', async () => {
    const id = await sendTo(450);
    const mailCounts: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await desk.batch();
      mailCounts.push((await desk.issueMails()).length);
    }
    expect(mailCounts, 'no more wait to be sent than 300').toEqual([100, 200, 300, 300]);
    await desk.deliver();
    expect((await desk.show(id)).progress).toEqual({
      recipients: 450,
      delivered: 300,
      failed: 0,
      waiting: 150,
    });
    for (let round = 0; round < 3; round += 1) await desk.batch();
    await desk.deliver();
    await desk.batch();
    const mails = await desk.issueMails();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(450);
    expect(mails).toHaveLength(450);
    expect(await desk.show(id)).toMatchObject({ state: 'sent', progress: { delivered: 450, waiting: 0 } });
  });

  it('writes each mail once when two processes send at the same moment', async () => {
    await sendTo(150);
    await Promise.all([desk.batch(), desk.batch(), desk.batch()]);
    for (let round = 0; round < 3; round += 1) await desk.batch();
    const recipients = (await desk.issueMails()).map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(150);
    expect(new Set(recipients).size).toBe(150);
  });

  it('writes nothing of a batch that fails in its middle, and all of it the next time', async () => {
    await sendTo(3);
    await sql`create function fail() returns trigger language plpgsql as $$ begin
      if new.recipient = 'reader-3@example.com' then raise exception 'the power is gone'; end if; return new;
    end $$`.execute(desk.queries);
    await sql`create trigger fail before insert on mail for each row execute function fail()`.execute(
      desk.queries,
    );
    await expect(desk.batch()).rejects.toThrow('the power is gone');
    expect(await desk.issueMails()).toEqual([]);
    await sql`drop trigger fail on mail; drop function fail()`.execute(desk.queries);
    await desk.batch();
    expect(await desk.issueMails()).toHaveLength(3);
  });

  it('sends nothing to somebody who unsubscribed before their mail was written, or before it was sent', async () => {
    const early = await desk.reader('early@example.com');
    await desk.reader('late@example.com');
    const { id } = await desk.write();
    await desk.send(id);
    await desk.queries
      .updateTable('subscriber')
      .set({ unsubscribed_at: new Date() })
      .where('id', '=', early)
      .execute();
    await desk.batch();
    const [mail, ...others] = await desk.issueMails();
    expect([mail?.recipient, others]).toEqual(['late@example.com', []]);
    expect((await visitor.post('/api/newsletter/unsubscribe', { token: tokenIn(mail?.text) })).status).toBe(
      200,
    );
    expect(await desk.issueMails()).toEqual([]);
    await desk.batch();
    expect(await desk.issueMails()).toEqual([]);
    await desk.batch();
    expect(await desk.show(id)).toMatchObject({ state: 'sent', progress: { recipients: 2, delivered: 0 } });
  });

  it('once stopped sends nothing more, not even what was written', async () => {
    const id = await sendTo(150);
    await desk.batch();
    await desk.deliver(['reader-1@example.com', 'reader-2@example.com']);
    const delivered = (await desk.show(id)).progress?.delivered ?? 0;
    expect((await desk.stop(id)).body).toEqual({
      message: `Stopped. ${delivered === 1 ? '1 person' : `${delivered} people`} had it already. Nobody else will get it.`,
    });
    await desk.batch();
    expect(await desk.issueMails()).toHaveLength(delivered);
    expect((await desk.show(id)).state).toBe('stopped');
    expect((await desk.stop(id)).status).toBe(409);
  });

  it('stopped and resumed, goes to those who have not had it, and to nobody twice', async () => {
    const id = await sendTo(250);
    await desk.batch();
    await desk.deliver();
    await desk.batch();
    const waiting = (await desk.issueMails()).filter(({ sent_at }) => sent_at === null);
    const [tried, inHand, refused] = waiting.map(({ recipient }) => recipient);
    const mark = (recipient: string | undefined, to: { last_fault?: string; failed_at?: Date }) =>
      desk.queries
        .updateTable('mail')
        .set({ attempts: 1, ...to })
        .where('recipient', '=', recipient ?? '')
        .execute();
    await mark(tried, { last_fault: 'ETIMEDOUT' });
    await mark(inHand, {});
    await mark(refused, { last_fault: 'EENVELOPE 550', failed_at: new Date() });
    const subscribers = await desk.queries.selectFrom('subscriber').selectAll().execute();
    await desk.stop(id);
    const had = (await desk.issueMails()).map(({ recipient }) => recipient);
    expect(had, 'a hundred were delivered, and one was refused for good').toHaveLength(101);
    const leaver = subscribers.find(({ email }) => ![...had, tried, inHand].includes(email));
    await desk.queries
      .updateTable('subscriber')
      .set({ unsubscribed_at: new Date() })
      .where('id', '=', leaver?.id ?? '')
      .execute();
    await desk.reader('too-late@example.com');

    expect((await desk.show(id)).resume?.people).toBe(147);
    expect((await desk.resume(id)).body).toEqual({
      message: 'The newsletter is on its way to 147 people more. Nobody gets it twice.',
    });
    for (let round = 0; round < 3; round += 1) {
      await desk.batch();
      await desk.deliver();
    }
    await desk.batch();
    const recipients = (await desk.issueMails()).map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(248);
    expect(new Set(recipients).size).toBe(248);
    expect(recipients, 'its server did not take it the first time').toContain(tried);
    for (const nobody of [inHand, leaver?.email, 'too-late@example.com'])
      expect(recipients).not.toContain(nobody);
    expect(await desk.show(id)).toMatchObject({
      state: 'sent',
      resume: null,
      progress: { recipients: 250, delivered: 247, failed: 1, waiting: 0 },
    });
    expect((await desk.resume(id)).status).toBe(409);
  });

  it('is resumed within 14 days, and only while somebody is left', async () => {
    const id = await sendTo(2);
    expect((await desk.resume(id)).status, 'it is not stopped').toBe(409);
    await desk.stop(id);
    const stoppedAgo = async (days: number) => {
      const ended_at = sql<Date>`now() - make_interval(days => ${days}, mins => 1)`;
      await desk.queries.updateTable('newsletter_issue').set({ ended_at }).where('id', '=', id).execute();
    };
    await stoppedAgo(14);
    expect((await desk.show(id)).resume).toBeNull();
    expect((await desk.resume(id)).body).toMatchObject({
      message: 'It was stopped more than 14 days ago. Write a new issue instead.',
    });
    await stoppedAgo(13);
    expect((await desk.resume(id)).status).toBe(200);
    await desk.batch();
    await desk.deliver();
    await desk.stop(id);
    expect((await desk.resume(id)).body).toMatchObject({ message: 'Nobody is left to send it to.' });
  });

  it('gives mail programs a link that ends it with one press, and waits behind every other mail', async () => {
    await sendTo(1);
    await desk.batch();
    const [mail] = await desk.issueMails();
    const url = `${app.origin}/newsletter/unsubscribe?token=${tokenIn(mail?.text)}`;
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': 'newsletter <newsletter.localhost>',
    });
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where data ->> 'id' = ${mail?.id ?? ''}`.execute(desk.queries);
    expect(rows).toEqual([{ name: 'mail-bulk' }]);
  });

  it('counts what a mail server refused for good, and staff find it among the failed emails', async () => {
    const id = await sendTo(1);
    await desk.batch();
    await desk.queries.updateTable('mail').set({ failed_at: new Date() }).execute();
    await desk.batch();
    expect(await desk.show(id)).toMatchObject({ state: 'sent', progress: { delivered: 0, failed: 1 } });
    expect((await desk.staff.get('/api/desk/failed-emails')).body).toMatchObject({
      emails: [{ kind: 'newsletter-issue', recipient: 'reader-1@example.com' }],
    });
  });

  it('keeps who got it for thirty days, and nothing of somebody who is erased', async () => {
    const id = await sendTo(2);
    await desk.batch();
    await desk.queries.deleteFrom('subscriber').where('email', '=', 'reader-1@example.com').execute();
    expect((await desk.issueMails()).map(({ recipient }) => recipient)).toEqual(['reader-2@example.com']);
    const deliveries = () => desk.queries.selectFrom('newsletter_delivery').selectAll().execute();
    expect(await deliveries()).toHaveLength(1);
    await desk.deliver();
    await desk.batch();
    const tidy = async (days: number) => {
      const ended_at = sql<Date>`now() - make_interval(days => ${days})`;
      await desk.queries.updateTable('newsletter_issue').set({ ended_at }).where('id', '=', id).execute();
      const owned = app.tables.find((tables) => 'newsletter_delivery' in tables);
      for (const statement of owned?.newsletter_delivery?.expire?.() ?? [])
        await statement.execute(app.database.owner);
      return (await deliveries()).length;
    };
    expect([await tidy(29), await tidy(31)]).toEqual([1, 0]);
    expect((await desk.show(id)).progress).toMatchObject({ recipients: 2, delivered: 1 });
  });
});
