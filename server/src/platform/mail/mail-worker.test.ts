import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../testing/http-client.ts';
import { startMailServer, type TestMailServer } from '../../testing/servers/mail-server.ts';
import { freePort, startTestApp } from '../../testing/test-app.ts';
import { asApp } from '../db/as-app.ts';
import { smtpTransport } from './transport.ts';

const amara = {
  firstName: 'Amara',
  email: 'amara@example.com',
  countryCode: '+44',
  phoneNumber: '020 7946 0321',
  message: 'How long does a licence take?\nWe are twelve people, <b>all</b> in Leeds.',
};

describe('mail', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let post: TestMailServer;

  beforeEach(async () => {
    post = await startMailServer();
    app = await startTestApp({
      transport: smtpTransport(post.url, 'Portway <portway@portway.example>'),
    });
  });
  afterEach(async () => {
    await app[Symbol.asyncDispose]();
    await post[Symbol.asyncDispose]();
  });

  const send = (message: unknown = amara) => httpClient(app.ask).post('/api/contact', message);
  const outboxRows = () => app.superuser.selectFrom('mail').selectAll().orderBy('kind').execute();
  /** Makes jobs that wait for a retry due now. */
  const hurry = () =>
    sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(app.superuser);

  const waitingForRetry = async () =>
    (await sql`select from pgboss.job where name = 'mail' and state = 'retry'`.execute(app.superuser)).rows
      .length;

  it('goes to the team and to the sender, in HTML and text, with its own Message-ID', async () => {
    expect((await send()).status).toBe(200);
    await expect.poll(() => post.mails.length, { timeout: 40_000 }).toBe(2);
    // Two are handed over at a time: either may be first.
    const mailTo = (address: string) => post.mails.find(({ to }) => to?.[0]?.address === address);
    const [toTeam, toSender] = [mailTo('desk@portway.example'), mailTo('amara@example.com')];
    expect(toTeam).toMatchObject({
      from: { name: 'Portway', address: 'portway@portway.example' },
      to: [{ address: 'desk@portway.example' }],
      replyTo: [{ address: 'amara@example.com' }],
      subject: 'A message from Amara',
    });
    expect(toTeam?.text).toContain('Telephone: +44 20 7946 0321');
    expect(toTeam?.text).toContain('We are twelve people, <b>all</b> in Leeds.');
    expect(toTeam?.html).toContain('We are twelve people, &lt;b&gt;all&lt;/b&gt; in Leeds.');
    expect(toSender).toMatchObject({
      to: [{ address: 'amara@example.com' }],
      subject: 'We have your message',
    });
    expect(toSender?.text, 'the form carries no words to strangers').not.toContain('Leeds');
    const rows = await outboxRows();
    expect(rows.map(({ id }) => `<${id}@localhost>`).sort()).toEqual(
      post.mails.map(({ messageId }) => messageId).sort(),
    );
    await expect
      .poll(async () => (await outboxRows()).every(({ sent_at }) => sent_at !== null), { timeout: 40_000 })
      .toBe(true);
  });

  it('that was sent leaves neither its text nor its code in the database', async () => {
    const email = 'nobody-yet@example.com';
    const person = {
      fullName: 'Amara Okafor',
      email,
      password: 'quiet copper lantern drift',
      role: 'candidate',
    };
    await httpClient(app.ask).post('/api/auth/signup', person);
    await expect.poll(() => post.mails.length, { timeout: 40_000 }).toBe(1);
    const code = /^\d{6}/.exec(post.mails[0]?.subject ?? '')?.[0];
    await expect
      .poll(async () => (await outboxRows()).every(({ sent_at }) => sent_at !== null), { timeout: 40_000 })
      .toBe(true);
    const [row] = await outboxRows();
    expect(row).toMatchObject({
      recipient: email,
      kind: 'code-verify',
      subject: '…… is your code',
      text: '',
    });
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('has no image, no script and nothing from elsewhere in it', async () => {
    await send();
    await expect.poll(() => post.mails.length, { timeout: 40_000 }).toBe(2);
    for (const { html = '' } of post.mails) {
      expect(html).not.toMatch(/<img|<script|<link|url\(|background-image/i);
      expect(html).toContain('name="viewport"');
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
      for (const address of addresses) expect(address).toMatch(/^http:\/\/localhost:\d+\/[a-z]+$/);
    }
  });

  it('waits while the server says "not now", and goes once it accepts mails again', async () => {
    post.refuse(451);
    await send();
    await expect
      .poll(async () => (await outboxRows()).every(({ last_fault }) => last_fault !== null), {
        timeout: 40_000,
      })
      .toBe(true);
    expect(post.mails).toEqual([]);
    post.refuse(undefined);
    await hurry();
    await expect.poll(() => post.mails.length, { timeout: 40_000 }).toBe(2);
    await expect
      .poll(async () =>
        (await outboxRows()).map(({ attempts, last_fault, failed_at }) => ({
          attempts,
          last_fault,
          failed_at,
        })),
      )
      .toEqual([
        { attempts: 2, last_fault: null, failed_at: null },
        { attempts: 2, last_fault: null, failed_at: null },
      ]);
  });

  it('gives up at once on a permanent refusal, as a visible failed email', async () => {
    post.refuse(550);
    await send();
    await expect
      .poll(async () => (await outboxRows()).every(({ failed_at }) => failed_at !== null), {
        timeout: 40_000,
      })
      .toBe(true);
    expect((await outboxRows()).map(({ last_fault, attempts }) => [last_fault, attempts])).toEqual([
      ['EENVELOPE 550', 1],
      ['EENVELOPE 550', 1],
    ]);
    const faults = app.log.lines.filter(({ level }) => level === 50);
    expect(faults).toMatchObject([
      { msg: 'An email failed for good', fault: 'EENVELOPE 550' },
      { msg: 'An email failed for good', fault: 'EENVELOPE 550' },
    ]);
    expect(JSON.stringify(app.log.lines)).not.toContain('amara');
    const page = await (await app.ask('/dev/mailbox')).text();
    expect(page.match(/given up after 1 tries: EENVELOPE 550/g)).toHaveLength(2);
  });

  it('is given up when no attempt succeeded', async () => {
    post.refuse(451);
    await send();
    await expect
      .poll(async () => (await outboxRows()).every(({ last_fault }) => last_fault !== null), {
        timeout: 40_000,
      })
      .toBe(true);
    // The queue puts a failed job back as a new row, which an update at that moment would miss.
    await expect.poll(waitingForRetry, { timeout: 40_000 }).toBe(2);
    await sql`update pgboss.job set retry_limit = retry_count where name = 'mail'`.execute(app.superuser);
    await expect
      .poll(
        async () => {
          await hurry();
          return (await outboxRows()).filter(({ failed_at }) => failed_at !== null).length;
        },
        { timeout: 40_000 },
      )
      .toBe(2);
  });

  it('survives an hour without a mail server, and loses nothing', async () => {
    const { port } = post;
    await post[Symbol.asyncDispose]();
    await send();
    await send({ ...amara, email: 'kofi@example.com' });
    await expect
      .poll(async () => (await outboxRows()).every(({ attempts }) => attempts > 0), { timeout: 40_000 })
      .toBe(true);
    // An hour of retries, without the wait: from 2 seconds, doubling, up to half an hour.
    for (let tries = 0; tries < 2; tries += 1) {
      const before = Math.min(...(await outboxRows()).map(({ attempts }) => attempts));
      await hurry();
      const fewest = async () => Math.min(...(await outboxRows()).map(({ attempts }) => attempts));
      await expect.poll(fewest, { timeout: 40_000 }).toBeGreaterThan(before);
    }
    post = await startMailServer({ port });
    await hurry();
    await expect.poll(() => post.mails.length, { timeout: 60_000 }).toBe(4);
    expect((await outboxRows()).every(({ failed_at }) => failed_at === null)).toBe(true);
  }, 240_000);

  it('is enqueued in the transaction it is about: after a rollback it is never sent', async () => {
    await sql`alter table enquiry add constraint never check (false) not valid`.execute(app.superuser);
    expect((await send()).status).toBe(500);
    const { rows } = await sql`select count(*) as jobs from pgboss.job where name = 'mail'`.execute(
      app.superuser,
    );
    expect(rows).toEqual([{ jobs: 0 }]);
    expect(await outboxRows()).toEqual([]);
  });

  it('can be added by a request, which can neither read nor change it or the queue’s jobs', async () => {
    const { superuser: queries } = app;
    for (const query of [
      sql`select * from mail`,
      sql`update mail set sent_at = now()`,
      sql`insert into mail (id, kind, recipient, subject, text, html, sent_at)
        values (gen_random_uuid(), 'a', 'b', 'c', 'd', 'e', now())`,
      sql`select data from pgboss.job`,
      sql`update pgboss.job set priority = 1`,
      sql`delete from pgboss.job`,
    ]) {
      await expect(asApp(queries, (transaction) => query.execute(transaction))).rejects.toThrow(
        'permission denied',
      );
    }
  });
});

it('a port where nothing listens is a reason to wait, not to give up', async () => {
  const transport = smtpTransport(`smtp://127.0.0.1:${await freePort()}`, 'portway@portway.example');
  const mail = {
    messageId: '<a@b>',
    to: 'a@example.com',
    replyTo: undefined,
    subject: 's',
    text: 't',
    html: 'h',
    headers: {},
    attachments: [],
  };
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  transport.close();
});
