import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { wholeJob } from '../../testing/access/access-cast-jobs.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { httpClient } from '../../testing/http-client.ts';
import { mailsTo, newcomer } from '../../testing/servers/browser.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { tidyUp } from '../queue/tidy-up.ts';
import { asAppWith } from './as-app.ts';
import { verifyAudit } from './audit.ts';

/** These tests run as the owner alone, to whom row-level security applies too. */
it('a log-in subject to row-level security can do all the server needs', async () => {
  const recipients: string[] = [];
  await using app = await startTestApp({
    oneLogIn: true,
    transport: { send: async ({ to }) => void recipients.push(to), close: () => {} },
  });
  const { owner: queries } = app.database;
  const enquiry = { firstName: 'Amara', email: 'amara@example.com', message: 'Hello' };
  expect((await httpClient(app.ask).post('/api/contact', enquiry)).status).toBe(200);
  await expect
    .poll(() => recipients.sort(), { timeout: 10_000 })
    .toEqual(['amara@example.com', 'desk@portway.example']);
  const { rows } = await sql`select email from enquiry`.execute(queries);
  expect(rows, 'an enquiry of today is hidden even from the owner').toEqual([]);
  await sql`set role none`.execute(queries);
  await tidyUp(queries, app.tables);
  expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
});

it('under such a log-in an account is created, read, exported, logged, and erased when due', async () => {
  let now = Date.now();
  await using app = await startTestApp({
    oneLogIn: true,
    now: () => now,
  });
  const { owner: queries } = app.database;
  const email = 'amara@example.com';
  const browser = await newcomer(app, email, { role: 'recruiter', organizationName: 'Northgate Systems' });
  await browser.post('/api/contact', { firstName: 'Amara', email, message: 'Hello' });
  expect((await browser.ask('/api/me/export', { method: 'POST' })).status).toBe(200);
  expect((await browser.post('/api/me/deletion')).status).toBe(200);
  const { rows: hidden } = await sql`select id from account`.execute(queries);
  expect(hidden, 'an account is hidden even from the owner until its time has come').toEqual([]);
  expect(await app.services.personalData.eraseDue()).toBe(0);
  // The database's own clock decides, so the date is moved back.
  now -= 8 * 86_400_000;
  const { body } = await browser.post('/api/auth/login', { email, password: 'quiet copper lantern drift' });
  browser.token = String(body.token);
  await browser.delete('/api/me/deletion');
  expect((await browser.post('/api/me/deletion')).status).toBe(200);
  expect(await app.services.personalData.eraseDue()).toBe(1);
  expect(await mailsTo(app, email)).toEqual([]);
  expect(await verifyAudit(queries, ['a secret for tests of 32 characters'])).toMatchObject({
    status: 'whole',
  });
  await tidyUp(queries, app.tables);
  expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
});

it('under such a log-in files are swept: of CVs that were replaced, removed a while ago, or whose owner is erased', async () => {
  await using app = await startTestApp({ oneLogIn: true });
  const { owner: queries } = app.database;
  const browser = await newcomer(app, 'amara@example.com');
  const upload = () => browser.upload('/api/me/resumes?name=cv.txt', 'Amara Okafor');
  const files = async () => (await readdir(join(app.folder, 'files'))).length;
  const sweep = async () => {
    await app.services.resumes.sweep();
    await sql`update file_to_delete set due_at = now()`.execute(queries);
    await app.services.resumes.sweep();
  };
  const { body } = await upload();
  const file = `/api/me/resumes/${body.id}/file?name=cv.txt`;
  expect((await browser.upload(file, 'Amara Okafor', { method: 'PUT' })).status).toBe(200);
  expect(await files()).toBe(2);
  await sweep();
  expect(await files()).toBe(1);
  const me = z.object({ id: z.string() }).parse((await browser.get('/api/me')).body);
  await asAppWith(queries, { account: me.id }, async (on) => {
    await sql`update resume set removed_at = now() - interval '61 minutes'`.execute(on);
  });
  await sweep();
  expect(await files()).toBe(0);
  await upload();
  await asAppWith(queries, { account: me.id }, async (on) => {
    await sql`update account set deletion_due = now() - interval '1 minute'`.execute(on);
  });
  expect(await app.services.personalData.eraseDue()).toBe(1);
  await sweep();
  expect(await files()).toBe(0);
  expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
});

it('under such a log-in jobs are found as they are published, changed and closed, judged, emailed and given badges', async () => {
  await using app = await startTestApp({ oneLogIn: true });
  const { owner: queries } = app.database;
  const recruiter = await newcomer(app, 'amara@example.com', {
    role: 'recruiter',
    organizationName: 'North',
  });
  const candidate = await newcomer(app, 'bea@example.com');
  const search = { name: 'Engineers', search: { title: 'engineer' }, alerts: 'daily' };
  await candidate.post('/api/me/saved-searches', search);
  const { body } = await recruiter.post('/api/organisation/jobs', wholeJob);
  const { job } = z.object({ job: z.object({ id: z.string() }) }).parse(body);
  expect((await recruiter.post(`/api/organisation/jobs/${job.id}/publish`)).status).toBe(200);
  await recruiter.post('/api/organisation', { name: 'Northgate Systems' });
  const publishedJobs = async () =>
    await queries.selectFrom('published_job').select(['title', 'employer']).execute();
  expect(await publishedJobs()).toEqual([{ title: 'Backend engineer', employer: 'Northgate Systems' }]);
  expect((await httpClient(app.ask).get('/api/jobs?title=engineer')).body).toMatchObject({
    jobs: [{ title: 'Backend engineer' }],
    total: { count: 1, more: false },
  });

  await candidate.post(`/api/me/jobs/${job.id}/applications`, {
    text: 'Your work on settlement.',
    resume: null,
  });
  const { applications } = z
    .object({ applications: z.array(z.object({ id: z.string() })) })
    .parse((await recruiter.get('/api/organisation/applications')).body);
  await recruiter.patch(`/api/organisation/applications/${applications[0]?.id}`, {
    from: 'pending',
    status: 'interview',
  });
  await app.services.jobs.upkeep.refreshBadges();
  const { actively_hiring } = await queries
    .selectFrom('published_employer')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(actively_hiring).toBe(true);

  const me = z.object({ id: z.string() }).parse((await candidate.get('/api/me')).body);
  await asAppWith(queries, { account: me.id }, async (on) => {
    await sql`update saved_search set mailed_to = now() - interval '2 days'`.execute(on);
  });
  // Jobs published within the last minute are left for the next alert.
  await app.services.savedJobs.alerts.send();
  const { organisation } = await queries
    .selectFrom('published_job')
    .select('organisation')
    .executeTakeFirstOrThrow();
  const ago = async (column: string, interval: string) =>
    await asAppWith(queries, { organisation, hiring: 'write', account: me.id }, async (on) => {
      await sql`update ${sql.table(column === 'mailed_to' ? 'saved_search' : 'job')}
          set ${sql.ref(column)} = now() - ${interval}::interval`.execute(on);
    });
  await ago('mailed_to', '2 days');
  await ago('published_at', '2 minutes');
  await app.services.savedJobs.alerts.send();
  const alerts = (await mailsTo(app, 'bea@example.com')).filter(({ kind }) => kind === 'job-alert');
  expect(alerts.map(({ subject }) => subject)).toEqual(['1 new job for “Engineers”']);

  await ago('judged_on', '1 day');
  await app.services.jobs.upkeep.rejudge();
  await asAppWith(queries, { organisation, hiring: 'write' }, async (on) => {
    await sql`update job set answers = answers || '{"closesOn":"2020-01-01"}'`.execute(on);
  });
  await app.services.jobs.upkeep.closeOver();
  expect(await publishedJobs()).toEqual([]);
  await tidyUp(queries, app.tables);
  expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
});

it('under such a log-in both sides write and are notified, and messages outlive a side that leaves', async () => {
  await using app = await startTestApp({ oneLogIn: true });
  const { owner: queries } = app.database;
  const recruiter = await newcomer(app, 'amara@example.com', {
    role: 'recruiter',
    organizationName: 'North',
  });
  const candidate = await newcomer(app, 'bea@example.com', { fullName: 'Bea Lind' });
  const responseShape = z.object({ job: z.object({ id: z.string() }) });
  const { job } = responseShape.parse((await recruiter.post('/api/organisation/jobs', wholeJob)).body);
  await recruiter.post(`/api/organisation/jobs/${job.id}/publish`);
  const listening = await new EventReader().open(recruiter, {});
  const { body } = await candidate.post(`/api/me/jobs/${job.id}/applications`, {
    text: 'Hello.',
    resume: null,
  });
  const { application } = z.object({ application: z.string() }).parse(body);
  const applied = (await candidate.get(`/api/me/applications/${application}`)).body;
  const { conversation: id } = z.object({ conversation: z.string() }).parse(applied);
  await candidate.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text: 'Are you there?' });
  await recruiter.post(`/api/conversations/${id}/read`, { upTo: 1 });
  const events = await listening.untilThereAre(3);
  expect(events.map(({ kind }) => kind)).toEqual(['application', 'message', 'read']);
  listening.cut();

  const whose = z.object({ id: z.string() });
  const me = whose.parse((await candidate.get('/api/me')).body);
  const them = whose.parse((await recruiter.get('/api/me')).body);
  const organisation = whose.parse((await recruiter.get('/api/organisation')).body).id;
  await asAppWith(queries, { account: them.id, organisation, hiring: 'write' }, async (on) => {
    await sql`insert into message (id, conversation, number, side, author, author_name, text, sent_at)
        values (gen_random_uuid(), ${id}, 2, 'employer', ${them.id}, 'Amara', 't', now() - interval '6 minutes')`.execute(
      on,
    );
    await sql`update conversation set last_number = 2`.execute(on);
  });
  await app.services.conversations.tell(id);
  const notices = (await mailsTo(app, 'bea@example.com')).filter(({ kind }) => kind === 'message-unread');
  expect(notices.length).toBe(1);
  await asAppWith(queries, { account: me.id }, async (on) => {
    await sql`update account set deletion_due = now() - interval '1 minute'`.execute(on);
  });
  expect(await app.services.personalData.eraseDue()).toBe(1);
  expect((await recruiter.get(`/api/conversations/${id}`)).body).toMatchObject({
    conversation: { with: 'Someone who has left' },
    messages: [{ author: 'Someone who has left', text: 'Are you there?' }, { text: 't' }],
  });
  await tidyUp(queries, app.tables);
  expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
});
