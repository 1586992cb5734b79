import { randomUUID } from 'node:crypto';
import { listNotificationsOperation } from '@portway/contracts/account/notifications/notifications';
import { applyOperation } from '@portway/contracts/candidate/applications/applications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyUp } from '../../../platform/queue/tidy-up.ts';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { mailChoice } from '../../../testing/mail-choice.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('notifications:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let viewer: TestPerson;
  let organisation: string;
  let job: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    await sql`delete from pgboss.job where name = 'notification-mail'`.execute(app.superuser);
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    job = await cast.jobs.addJob(organisation);
  });

  const list = async (who: HttpClient) =>
    listNotificationsOperation.response.parse((await who.get('/api/notifications')).body);
  async function apply(who: TestPerson): Promise<string> {
    const { status, body } = await who.post(`/api/me/jobs/${job}/applications`, {
      text: 'Hello',
      resume: null,
    });
    expect(status).toBe(201);
    return applyOperation.response.parse(body).application;
  }
  /** Runs what the queue has to mail. */
  async function mailDue() {
    const { rows } = await sql<{ id: string }>`select data ->> 'id' as id from pgboss.job
      where name = 'notification-mail' and state = 'created'`.execute(app.superuser);
    await app.services.notifications.mail.sendAll(rows.map(({ id }) => id));
    return rows.length;
  }
  const subjectsTo = async (email = '') => (await mailsTo(app, email)).map(({ subject }) => subject);

  it('tell both sides of an application, at once in the app and by mail, and no viewer', async () => {
    const reader = await new EventReader().open(app, owner.headers);
    await reader.untilBegun();
    const application = await apply(amara);
    await expect.poll(() => reader.events.map(({ kind }) => kind)).toContain('application');
    reader.cut();
    expect(await list(owner)).toMatchObject({
      notifications: [
        {
          kind: 'application-arrived',
          title: 'Amara Okafor has applied',
          text: 'Backend engineer',
          to: `/dashboard/hiring/board?job=${job}&applicant=${application}`,
          read: false,
        },
      ],
      next: null,
      unread: 1,
    });
    expect(await list(amara)).toMatchObject({
      notifications: [
        {
          title: 'Northgate Systems has your application',
          to: `/dashboard/applied?application=${application}`,
        },
      ],
      unread: 1,
    });
    expect(await list(viewer)).toMatchObject({ notifications: [], unread: 0 });
    // The owner, the other owner, and the candidate.
    expect(await mailDue()).toBe(3);
    expect(await subjectsTo(owner.person?.email)).toEqual(['Northgate Systems: Amara Okafor has applied']);
    expect(await subjectsTo(amara.email)).toEqual(['Northgate Systems has your application']);
    const [letter] = await mailsTo(app, owner.person?.email ?? '');
    expect(letter?.text).toContain('Read the application');
    const [mail] = await mailsTo(app, owner.person?.email ?? '');
    expect(mail?.text).toContain(`applicant=${application}&workspace=${organisation}`);
    await mailDue();
    expect((await subjectsTo(amara.email)).length).toBe(1);
  });

  it('are read one by one or all, by their own reader alone', async () => {
    await apply(amara);
    const [newest] = (await list(owner)).notifications;
    const { id, at } = newest ?? { id: '', at: '' };
    expect((await amara.post(`/api/notifications/${id}/read`)).status).toBe(404);
    expect((await owner.post(`/api/notifications/${id}/read`)).status).toBe(200);
    expect(await list(owner)).toMatchObject({ notifications: [{ read: true }], unread: 0 });
    await apply(await person(app, { role: 'candidate' }));
    await owner.post('/api/notifications/read', { upTo: at });
    // What came after the list was shown stays unread.
    expect((await list(owner)).unread).toBe(1);
    await owner.post('/api/notifications/read', { upTo: (await list(owner)).notifications[0]?.at });
    expect((await list(owner)).unread).toBe(0);
  });

  it('are read with the application that they are about, but for a message, which is read in its conversation', async () => {
    const application = await apply(amara);
    await apply(await person(app, { role: 'candidate' }));
    const conversation = await cast.jobs.conversationAbout(application);
    await amara.post(`/api/conversations/${conversation}/messages`, { id: randomUUID(), text: 'Hello' });
    expect((await list(owner)).unread).toBe(3);
    expect((await amara.post('/api/notifications/read-about', { application })).status).toBe(200);
    expect((await list(owner)).unread).toBe(3);
    await owner.post('/api/notifications/read-about', { application });
    expect((await list(owner)).notifications.map(({ kind, read }) => [kind, read])).toEqual([
      ['message', false],
      ['application-arrived', false],
    ]);
    const { body } = await owner.get(`/api/notifications?job=${job}`);
    const { notifications } = listNotificationsOperation.response.parse(body);
    expect(notifications.map(({ kind, read }) => [kind, read])).toEqual([
      ['application-arrived', false],
      ['application-arrived', true],
    ]);
  });

  it('are one entry for all applications to a job, which is opened and read as one', async () => {
    const people = await Promise.all(
      ['Kofi Mensah', 'Yuki Tanaka'].map((fullName) => person(app, { role: 'candidate', fullName })),
    );
    await apply(amara);
    for (const applicant of people) await apply(applicant);
    const otherJob = await cast.jobs.addJob(organisation);
    await amara.post(`/api/me/jobs/${otherJob}/applications`, { text: 'Hello', resume: null });
    const { notifications, unread } = await list(owner);
    expect(notifications).toMatchObject([
      { title: 'Amara Okafor has applied', group: null },
      {
        title: '3 new applications',
        text: 'Backend engineer',
        to: `/dashboard/hiring/board?job=${job}`,
        read: false,
        group: { job, count: 3, unread: 3 },
      },
    ]);
    expect(unread).toBe(4);

    const each = async () =>
      listNotificationsOperation.response.parse((await owner.get(`/api/notifications?job=${job}`)).body);
    const opened = (await each()).notifications;
    expect(opened.map(({ title, group }) => [title, group])).toEqual([
      ['Yuki Tanaka has applied', null],
      ['Kofi Mensah has applied', null],
      ['Amara Okafor has applied', null],
    ]);
    await owner.post(`/api/notifications/${opened[0]?.id}/read`);
    expect((await list(owner)).notifications[1]).toMatchObject({
      title: '2 new applications, 3 in all',
      read: false,
      group: { count: 3, unread: 2 },
    });
    // Nobody else's are touched, and nothing else of the same reader.
    expect((await amara.post('/api/notifications/read-about', { job })).status).toBe(200);
    expect((await list(owner)).unread).toBe(3);
    expect((await owner.post('/api/notifications/read-about', { job })).status).toBe(200);
    expect(await list(owner)).toMatchObject({
      notifications: [{ read: false }, { title: '3 applications', read: true }],
      unread: 1,
    });
    expect((await owner.post('/api/notifications/read-about', {})).status).toBe(422);
  });

  it('are not mailed to somebody who wants none, nor what was read in the meantime', async () => {
    await amara.put('/api/me/notifications', mailChoice({ applications: 'never' }));
    await apply(amara);
    const [newest] = (await list(owner)).notifications;
    await owner.post(`/api/notifications/${newest?.id}/read`);
    await mailDue();
    expect([await subjectsTo(amara.email), await subjectsTo(owner.person?.email)]).toEqual([[], []]);
    expect((await list(amara)).unread).toBe(1);
  });

  it('come together once a day for somebody who wants that, without what is read', async () => {
    await owner.put('/api/me/notifications', mailChoice({ applicants: 'daily' }));
    const first = await apply(amara);
    await apply(await person(app, { role: 'candidate', fullName: 'Chidi www.spam.example' }));
    expect(await mailDue()).toBe(3);
    expect(await subjectsTo(owner.person?.email)).toEqual([]);
    // As the queue runs it: at 8 in London.
    const digest = app.schedules.find(({ name }) => name === 'notification-digest');
    expect(digest).toMatchObject({ nightly: 8 });
    await digest?.run();
    const [mail, ...furtherMails] = await mailsTo(app, owner.person?.email ?? '');
    expect([mail?.subject, furtherMails]).toEqual([
      'Northgate Systems: Your day on Portway: 2 new things',
      [],
    ]);
    expect(mail?.text).toContain('Amara Okafor has applied');
    expect(mail?.text).toContain('A candidate has applied');
    expect(mail?.text).not.toContain('spam');
    await app.services.notifications.mail.sendDaily();
    expect((await subjectsTo(owner.person?.email)).length).toBe(1);
    await amara.post(`/api/me/applications/${first}/withdraw`);
    await owner.post('/api/notifications/read', { upTo: (await list(owner)).notifications[0]?.at });
    await app.services.notifications.mail.sendDaily();
    expect((await subjectsTo(owner.person?.email)).length).toBe(1);
  });

  it('name no one who has withdrawn, and go with the account of an applicant', async () => {
    const application = await apply(amara);
    await amara.post(`/api/me/applications/${application}/withdraw`);
    expect(await list(owner)).toMatchObject({
      notifications: [
        { title: 'A candidate has withdrawn an application' },
        { title: 'A candidate has applied' },
      ],
    });
    await sql`update account set deletion_due = now() - interval '1 minute' where id = ${amara.id}`.execute(
      app.superuser,
    );
    await app.services.personalData.eraseDue();
    expect((await list(owner)).notifications).toEqual([]);
  });

  it('mail one applicant an hour for a job at once, and leave the others for the daily mail', async () => {
    for (const _ of [1, 2, 3]) await apply(await person(app, { role: 'candidate', fullName: 'A Person' }));
    await mailDue();
    expect(await subjectsTo(owner.person?.email)).toEqual(['Northgate Systems: A Person has applied']);
    await app.services.notifications.mail.sendDaily();
    expect(await subjectsTo(owner.person?.email)).toContain(
      'Northgate Systems: Your day on Portway: 2 new things',
    );
  });

  it('list a conversation once until it is read, no matter who writes in it', async () => {
    const application = await apply(amara);
    const id = await cast.jobs.conversationAbout(application);
    const send = (who: HttpClient) =>
      who.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text: 'Are you free?' });
    await send(amara);
    await send(amara);
    const messages = async (who: HttpClient) =>
      (await list(who)).notifications.filter(({ kind }) => kind === 'message');
    expect(await messages(owner)).toMatchObject([
      {
        title: 'Amara Okafor has written to you',
        to: `/dashboard/hiring/messages?conversation=${id}`,
      },
    ]);
    await owner.post(`/api/conversations/${id}/read`, { upTo: 2 });
    expect(await messages(owner)).toMatchObject([{ read: true }]);
    await send(amara);
    expect((await messages(owner)).map(({ read }) => read)).toEqual([false, true]);
    expect(await mailDue()).toBe(3);
  });

  it('never reach an applicant from the other side of their own application', async () => {
    await sql`insert into membership (account, organisation, role, hiring) values (${amara.id}, ${organisation}, 'member', 'write')`.execute(
      app.superuser,
    );
    await apply(amara);
    const asColleague = await amara.get('/api/notifications', { 'Portway-Organisation': organisation });
    expect(asColleague.body.notifications).toEqual([]);
  });

  it('tell of a job three days before it closes, not four, once for its day', async () => {
    const { superuser: queries } = app;
    const inDays = async (days: number) => {
      const { rows } = await sql<{
        day: string;
      }>`select ((now() at time zone 'Europe/London')::date + ${days}::int)::text as day`.execute(queries);
      return rows[0]?.day ?? '';
    };
    await cast.jobs.addJob(organisation, {
      answers: { ...wholeJob, title: 'Later', closesOn: await inDays(4) },
    });
    await cast.jobs.addJob(organisation, {
      answers: { ...wholeJob, title: 'Soon', closesOn: await inDays(3) },
    });
    expect(await app.services.notifications.tellOfClosing()).toBe(1);
    expect(await app.services.notifications.tellOfClosing()).toBe(0);
    const { notifications } = await list(owner);
    expect(notifications).toMatchObject([{ kind: 'job-closing', text: 'Soon' }]);
    expect(notifications[0]?.title).toMatch(/^A job closes on \d+ [A-Z][a-z]+$/);
  });

  it('tell of a job that closes soon once, also when two processes look at the same moment', async () => {
    const closesOn = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const title of ['First', 'Second', 'Third', 'Fourth'])
      await cast.jobs.addJob(organisation, { answers: { ...wholeJob, title, closesOn } });
    const { tellOfClosing } = app.services.notifications;
    await Promise.all([tellOfClosing(), tellOfClosing(), tellOfClosing(), tellOfClosing()]);
    const texts = (await list(owner)).notifications.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['First', 'Fourth', 'Second', 'Third']);
  });

  it('end with the membership, and are deleted after 90 days, not a day earlier', async () => {
    const member = await person(app, { role: 'recruiter', member: { organisation, role: 'member' } });
    await apply(amara);
    const { superuser: queries } = app;
    const count = async (account = '') =>
      (await queries.selectFrom('notification').select('id').where('account', '=', account).execute()).length;
    expect(await count(member.id)).toBe(1);
    await queries.deleteFrom('membership').where('account', '=', member.id).execute();
    expect(await count(member.id)).toBe(0);
    const age = (days: number, account = '') =>
      sql`update notification set at = now() - make_interval(days => ${days}) where account = ${account}`.execute(
        queries,
      );
    await age(90, owner.person?.id);
    await age(89, amara.id);
    await tidyUp(queries, app.tables);
    expect([await count(owner.person?.id), await count(amara.id)]).toEqual([0, 1]);
  });
});
