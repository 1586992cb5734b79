import { randomUUID } from 'node:crypto';
import { listNotificationsOperation } from '@portway/contracts/account/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const upheld = { decision: 'upheld', reason: 'It asks applicants for a fee.' } as const;
const dismissed = { decision: 'dismissed', reason: 'Nothing in it is against our terms.' } as const;

describe('a report, once our team has decided:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  let amara: TestPerson;
  let owner: Asking;
  let organisation: string;
  let job: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    desk = await staffDesk(app);
  });
  beforeEach(async () => {
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    job = await cast.jobs.addJob(organisation);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const newest = async () =>
    (
      await app.superuser
        .selectFrom('enquiry')
        .select('id')
        .where('kind', '=', 'report')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id;
  async function reportJob(by = amara) {
    const body = { reason: 'not-a-real-job', text: 'They want a fee first.' };
    expect((await by.post(`/api/jobs/${job}/report`, body)).status).toBe(200);
    return await newest();
  }
  async function conversation() {
    const application = await cast.jobs.addApplication(amara.id, organisation, job);
    return await cast.jobs.conversationAbout(application);
  }
  async function decide(id: string, to: { decision: string; reason: string }) {
    const { status, body } = await desk.staff.post(`/api/desk/reports/${id}/decision`, to);
    expect(status).toBe(200);
    return body.message;
  }
  const stateOf = async (id: string) =>
    (await app.superuser.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;
  const toldTo = async (email: string | undefined) =>
    (await mailsTo(app, email ?? '')).filter(({ kind }) => kind === 'report-decided');
  const titlesOf = async (caller: Pick<TestPerson, 'get'>) => {
    const { body } = await caller.get('/api/notifications');
    return listNotificationsOperation.response.parse(body).notifications.map(({ title }) => title);
  };
  const write = (by: Pick<TestPerson, 'post'>, id: string) =>
    by.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text: 'Hello' });

  it('a job is paused, its employer cannot open it, and both sides are told why in the app and by email', async () => {
    const id = await reportJob();
    const { body } = await desk.staff.get(`/api/desk/enquiries/${id}`);
    expect(body.report).toMatchObject({ about: 'job', organisation, stopped: false, decision: null });
    expect(await decide(id, upheld)).toBe(
      'Upheld, and stopped. Both sides were told in their notifications and by email.',
    );
    expect(await stateOf(job)).toBe('paused');
    const response = await owner.post(`/api/organisation/jobs/${job}/publish`);
    expect(response).toMatchObject({ status: 409, body: { code: 'job-stopped' } });
    expect(await stateOf(job)).toBe('paused');
    expect(await titlesOf(amara)).toContain('We acted on your report');
    expect(await titlesOf(owner)).toContain('We paused one of your jobs');
    const [toReporter] = await toldTo(amara.email);
    const [toEmployer] = await toldTo(owner.person?.email);
    expect(toReporter?.subject).toBe('We acted on your report');
    expect(toEmployer?.subject).toBe('We paused one of your jobs');
    for (const mail of [toReporter, toEmployer])
      expect(mail?.text).toContain('It asks applicants for a fee.');
    expect(toEmployer?.text).toContain(`/dashboard?workspace=${organisation}`);
    expect(toReporter?.text).toMatch(/\/dashboard$/m);
    expect(JSON.stringify(toEmployer)).not.toMatch(/Amara|not-a-real-job|want a fee first/);
    expect((await desk.deeds()).at(-1)).toEqual({
      action: 'report-upheld',
      actor: desk.staff.id,
      subject: id,
    });
    expect(await desk.enquiryRow(id)).toMatchObject({ state: 'answered' });
  });

  it('the decision can be changed: the job is open again as before, and both are told again', async () => {
    const id = await reportJob();
    await decide(id, upheld);
    await decide(id, dismissed);
    expect(await stateOf(job)).toBe('published');
    expect((await toldTo(owner.person?.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'We paused one of your jobs',
      'Your job is no longer paused by us',
    ]);
    const corrections = (await toldTo(amara.email)).filter(({ text }) =>
      text.includes('changed our decision'),
    );
    expect(corrections).toHaveLength(1);
    expect(await decide(id, dismissed)).toBe('It is decided so already. Nobody was told again.');
    expect(await toldTo(amara.email)).toHaveLength(2);
  });

  it('a job that was paused before stays paused, and one stays stopped while another report of it is upheld', async () => {
    const first = await reportJob();
    const second = await reportJob(await person(app, { role: 'candidate' }));
    await decide(first, upheld);
    await decide(second, upheld);
    await decide(first, dismissed);
    expect(await stateOf(job)).toBe('paused');
    await decide(second, dismissed);
    expect(await stateOf(job)).toBe('published');
    const third = await reportJob();
    await app.superuser.updateTable('job').set({ state: 'paused' }).where('id', '=', job).execute();
    await decide(third, upheld);
    await decide(third, dismissed);
    expect(await stateOf(job)).toBe('paused');
  });

  it('in a conversation neither side writes until the decision is changed, and both can still read it', async () => {
    const talk = await conversation();
    expect((await write(owner, talk)).status).toBe(201);
    await amara.post(`/api/conversations/${talk}/report`, { reason: 'asks-for-money', text: '' });
    const id = await newest();
    await decide(id, upheld);
    for (const side of [amara, owner]) {
      expect(await write(side, talk)).toMatchObject({ status: 409, body: { code: 'conversation-closed' } });
      expect((await side.get(`/api/conversations/${talk}`)).body.conversation).toMatchObject({
        blocked: 'by-us',
      });
    }
    expect(await titlesOf(owner)).toContain('We closed one of your conversations');
    await decide(id, dismissed);
    expect((await write(amara, talk)).status).toBe(201);
    expect(await titlesOf(owner)).toContain('Your conversation is open again');
  });

  it('who was reported in a conversation never hears of a report that changes nothing', async () => {
    const talk = await conversation();
    await owner.post(`/api/conversations/${talk}/report`, { reason: 'spam', text: '' });
    expect(await decide(await newest(), dismissed)).toContain('The person who reported it was told');
    expect(await toldTo(amara.email)).toEqual([]);
    expect(await titlesOf(amara)).toEqual([]);
    expect((await toldTo(owner.person?.email)).map(({ subject }) => subject)).toEqual([
      'We looked at your report',
    ]);
  });

  it('is for staff to decide, with a reason, and only what is there', async () => {
    const id = await reportJob();
    const path = `/api/desk/reports/${id}/decision`;
    for (const caller of [amara, owner]) expect((await caller.post(path, upheld)).status).toBe(403);
    const short = await desk.staff.post(path, { decision: 'upheld', reason: 'No.' });
    expect(short).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } });
    expect((await desk.staff.post(`/api/desk/reports/${randomUUID()}/decision`, upheld)).status).toBe(404);
    expect((await amara.post(`/api/jobs/${randomUUID()}/report`, { reason: 'spam' })).status).toBe(404);
    expect(await stateOf(job)).toBe('published');
  });

  it('goes with the account of who made it', async () => {
    const id = await reportJob();
    await decide(id, upheld);
    await app.superuser.deleteFrom('enquiry').where('id', '=', id).execute();
    const reports = await app.superuser.selectFrom('report').where('id', '=', id).select('id').execute();
    expect(reports).toEqual([]);
    expect(await stateOf(job)).toBe('paused');
  });
});
