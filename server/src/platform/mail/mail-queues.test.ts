import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/servers/mail-server.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Mail, outbox } from './outbox.ts';
import { smtpTransport } from './transport.ts';

const text = { subject: 'Six jobs', text: 'Six jobs', html: '<p>Six jobs</p>' };

const alertTo = (to: string): Mail => ({ ...text, kind: 'job-alert', to });
const codeTo = (to: string): Mail => ({ ...alertTo(to), kind: 'code-verify', security: true });
const alerts = (count: number, domain: string) =>
  Array.from({ length: count }, (_, index) => alertTo(`person-${index}@${domain}`));

describe('the queues of mails', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let post: TestMailServer;
  /** What the mail server does when it is told a recipient. */
  let onRecipient: (address: string) => void | Promise<void>;

  beforeEach(async () => {
    onRecipient = () => {};
    post = await startMailServer({
      at: (_, address) => (address === undefined ? undefined : onRecipient(address)),
    });
    app = await startTestApp({
      transport: smtpTransport(post.url, 'Portway <portway@portway.example>'),
    });
  });
  afterEach(async () => {
    await app[Symbol.asyncDispose]();
    await post[Symbol.asyncDispose]();
  });

  const send = (mails: readonly Mail[]) =>
    app.superuser.transaction().execute((transaction) => outbox(app.queue).post(transaction, mails));
  const arrived = () => post.mails.map(({ to }) => to?.[0]?.address);

  it('send a code while hundreds of alerts before it still wait', async () => {
    onRecipient = () => new Promise((resolve) => setTimeout(resolve, 100));
    await send([...alerts(300, 'example.com'), codeTo('amara@example.com')]);
    await expect.poll(arrived, { timeout: 15_000 }).toContain('amara@example.com');
    expect(arrived().length).toBeLessThan(200);
  });

  it('look again at once after a job, not after the pause of an idle worker', async () => {
    await send(alerts(40, 'example.com'));
    await expect.poll(() => post.mails.length, { timeout: 15_000 }).toBe(40);
  });

  it.each(['mail', 'mail-security'])(
    'hold up no other domain in %s while one server keeps its mails hanging',
    async (queue) => {
      const mailTo = queue === 'mail' ? alertTo : codeTo;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let hanging = 0;
      onRecipient = (address) => {
        if (!address.endsWith('@hangs.example')) return;
        hanging += 1;
        return released;
      };
      await send(Array.from({ length: 8 }, (_, index) => mailTo(`person-${index}@hangs.example`)));
      await expect.poll(() => hanging, { timeout: 10_000 }).toBe(2);
      await send([mailTo('amara@example.com')]);
      await expect.poll(arrived, { timeout: 8_000 }).toEqual(['amara@example.com']);
      expect(hanging).toBe(2);
      release();
      await expect.poll(() => post.mails.length, { timeout: 15_000 }).toBe(9);
    },
  );

  it('do not store the address or its domain with the job', async () => {
    await send([codeTo('amara@hers.example')]);
    const { rows } = await sql`select job::text from pgboss.job`.execute(app.superuser);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/amara|hers/);
  });
});
