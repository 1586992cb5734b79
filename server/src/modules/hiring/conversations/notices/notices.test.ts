import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '../../../../platform/queue/tidy-up.ts';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../../testing/http-client.ts';
import { mailChoice } from '../../../../testing/mail-choice.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { mailsTo } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('what follows a message:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let member: TestPerson;
  let id: string;
  let application: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function conversation() {
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    member = await person(app, {
      role: 'recruiter',
      fullName: 'Ben Hart',
      member: { organisation, role: 'member' },
    });
    await sql`update membership set since = now() - interval '3 years'`.execute(app.superuser);
    application = await cast.jobs.addApplication(
      amara.id,
      organisation,
      await cast.jobs.addJob(organisation),
    );
    id = await cast.jobs.conversationAbout(application);
  }
  async function send(caller: HttpClient, text = 'The words themselves') {
    const { status } = await caller.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text });
    expect(status).toBe(201);
  }
  const markRead = async (caller: HttpClient, upTo: number) =>
    expect((await caller.post(`/api/conversations/${id}/read`, { upTo })).status).toBe(200);
  const show = async (caller: HttpClient) => (await caller.get(`/api/conversations/${id}`)).body;
  const noticesTo = async (email: string | undefined) =>
    (await mailsTo(app, email ?? '')).filter((mail) => mail.kind === 'message-unread');

  /** Runs what is due in five minutes, as it would run after any of them. */
  async function fiveMinutesLater(jobs: number) {
    const { superuser: queries } = app;
    const { rows } = await sql<{ later: boolean }>`
      select start_after - created_on between '300 seconds' and '330 seconds' as later from pgboss.job
      where name = 'message-notice' and state = 'created'`.execute(queries);
    expect(rows).toEqual(Array.from({ length: jobs }, () => ({ later: true })));
    await sql`update message set sent_at = sent_at - interval '5 minutes'`.execute(queries);
    await sql`delete from pgboss.job where name = 'message-notice'`.execute(queries);
    for (let job = 0; job < jobs; job += 1) await app.services.conversations.tell(id);
  }

  it('goes by mail to users who have not read it, once until they have, without its text', async () => {
    await conversation();
    const colleague = await cast.accountOf('same organisation', owner);
    await send(amara);
    await app.services.conversations.tell(id);
    expect(await noticesTo(owner.person?.email)).toEqual([]);
    await fiveMinutesLater(1);
    // Nobody there has written or read yet, so the owners get it.
    const [mail, ...more] = await noticesTo(owner.person?.email);
    expect([mail?.subject, more]).toEqual(['Northgate Systems: You have a new message', []]);
    expect(mail?.text).toContain('Amara Okafor has written a message to you about Backend engineer.');
    expect(JSON.stringify(mail)).not.toContain('words themselves');
    expect([(await noticesTo(member.email)).length, colleague === undefined]).toEqual([0, false]);

    await send(member, 'Hello');
    await send(member, 'Are you there?');
    await send(amara);
    await fiveMinutesLater(3);
    expect((await noticesTo(owner.person?.email)).length).toBe(1);
    // From now on the member who wrote gets it.
    expect((await noticesTo(member.email)).length).toBe(1);
    const [toAmara] = await noticesTo(amara.email);
    expect(toAmara?.text).toContain(`/dashboard/messages?conversation=${id}`);
    expect(toAmara?.text).toContain(
      'Ben Hart of Northgate Systems has written 2 messages to you about Backend engineer.',
    );
    await send(member, 'Still here');
    await fiveMinutesLater(1);
    expect((await noticesTo(amara.email)).length).toBe(1);
    await markRead(amara, 5);
    await send(member, 'And again');
    await fiveMinutesLater(1);
    expect((await noticesTo(amara.email)).length).toBe(2);

    // No mail if read in time, switched off or blocked.
    await markRead(amara, 6);
    await send(member, 'Seven');
    await markRead(amara, 7);
    await fiveMinutesLater(1);
    const choice = mailChoice({ messages: 'never' });
    expect((await amara.put('/api/me/notifications', choice)).status).toBe(200);
    await send(member, 'Eight');
    await fiveMinutesLater(1);
    expect((await noticesTo(amara.email)).length).toBe(2);
  });

  it('is not forgotten while the server is down', async () => {
    await conversation();
    await send(member);
    const { superuser: queries } = app;
    await sql`update message set sent_at = sent_at - interval '5 minutes'`.execute(queries);
    await sql`update pgboss.job set start_after = now() where name = 'message-notice'`.execute(queries);
    await app.start();
    await expect.poll(async () => (await noticesTo(amara.email)).length, { timeout: 20_000 }).toBe(1);
  });

  it('may be a report, which the team reads and the other side does not', async () => {
    await conversation();
    await send(owner, 'Send me money.');
    const body = { reason: 'asks-for-money', text: 'For a laptop, they say.' };
    const key = { 'Idempotency-Key': randomUUID() };
    for (const _ of ['once', 'and again']) {
      const report = await amara.post(`/api/conversations/${id}/report`, body, key);
      expect(report.status).toBe(200);
      expect(report.body.message).toContain('Thank you. We will look into it.');
    }
    const reports = await app.superuser
      .selectFrom('enquiry')
      .select(['kind', 'email', 'message', 'details'])
      .where('email', '=', amara.email)
      .execute();
    expect(reports).toMatchObject([
      {
        kind: 'report',
        message: 'For a laptop, they say.',
        details: {
          Reason: 'Asks for money',
          Conversation: id,
          'Written by': 'the candidate',
          'What was written': '1, employer: Send me money.',
        },
      },
    ]);
    const mails = (await mailsTo(app, 'desk@portway.example')).filter(
      (mail) => mail.kind === 'report-for-staff',
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['A report: Asks for money']);
    expect(JSON.stringify(mails)).not.toContain('Send me money');
    expect(JSON.stringify(await show(owner))).not.toMatch(/report/i);
  });

  it('is exported to its author, and remains with the other side, anonymised, when they are gone', async () => {
    await conversation();
    await send(amara, 'From Amara');
    await send(member, 'From Ben');
    const zip = await app.ask('/api/me/export', { method: 'POST', headers: amara.headers });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const messages = Buffer.from(files['messages.json'] ?? []).toString();
    expect([messages.includes('From Amara'), messages.includes('From Ben')]).toEqual([true, false]);
    const erase = async (account: string) => {
      await sql`update account set deletion_due = now() - interval '1 minute' where id = ${account}`.execute(
        app.superuser,
      );
      expect(await app.services.personalData.eraseDue()).toBe(1);
    };
    await erase(member.id);
    expect(await show(amara)).toMatchObject({
      messages: [{ author: 'Amara Okafor' }, { author: 'Northgate Systems' }],
    });
    await erase(amara.id);
    expect(await show(owner)).toMatchObject({
      conversation: {
        with: 'Someone who has left',
        position: 'Backend engineer',
        status: 'withdrawn',
        job: null,
      },
      messages: [{ author: 'Someone who has left', text: 'From Amara' }, { author: 'Northgate Systems' }],
    });
    const { rows } = await sql`select from message where author_name in ('Amara Okafor', 'Ben Hart')
      and conversation = ${id}`.execute(app.superuser);
    expect(rows).toEqual([]);
    const late = { id: randomUUID(), text: 'Hello?' };
    expect((await owner.post(`/api/conversations/${id}/messages`, late)).status).toBe(409);
  });

  it('is deleted two years after it was sent, and not a day earlier', async () => {
    await conversation();
    const { superuser: queries } = app;
    for (const age of ['2 years 1 hour', '1 year 364 days']) {
      await send(amara, age);
      await sql`update message set sent_at = now() - ${age}::interval where text = ${age}`.execute(queries);
    }
    await sql`insert into live_event (account, number, kind, subject, at) values
      (${amara.id}, 1001, 'message', ${id}, now() - interval '25 hours'),
      (${amara.id}, 1002, 'message', ${id}, now() - interval '23 hours')`.execute(queries);
    await tidyUp(queries, app.tables);
    expect(await show(amara)).toMatchObject({ messages: [{ number: 2, text: '1 year 364 days' }] });
    await sql`update message set sent_at = now() - interval '2 years 1 hour'`.execute(queries);
    await sql`update conversation set last_at = now() - interval '2 years 1 hour'`.execute(queries);
    await tidyUp(queries, app.tables);
    expect(await show(amara)).toMatchObject({ conversation: { last: null }, messages: [] });
    const { rows } = await sql<{ number: number }>`select number from live_event
      where account = ${amara.id} and number > 1000`.execute(queries);
    expect(rows).toEqual([{ number: 1002 }]);
  });
});
