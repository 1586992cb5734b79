import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import type { HttpClient, TestResponse } from '../../../testing/http-client.ts';
import { mailChoice } from '../../../testing/mail-choice.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const cv = 'Amara Okafor\nLagos, Nigeria\n';

describe('applications:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let viewer: TestPerson;
  let stranger: Asking;
  beforeAll(async () => {
    app = await startTestApp({ limited: true });
    cast = accessCast(app);
    owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    stranger = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const candidate = () => person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  const openJob = () => cast.jobs.addJob(owner.organisation ?? '');
  async function upload(caller: HttpClient): Promise<string> {
    const { body } = await caller.upload('/api/me/resumes?name=cv.txt', cv);
    return z.object({ id: z.string() }).parse(body).id;
  }
  const close = (job: string) => owner.post(`/api/organisation/jobs/${job}/close`, { because: 'filled' });
  const applyFor = (
    caller: HttpClient,
    job: string,
    resume: string | null = null,
    text = 'Your settlement team.',
  ) => caller.post(`/api/me/jobs/${job}/applications`, { text, resume });
  const idOf = ({ body }: TestResponse) => z.object({ application: z.string() }).parse(body).application;
  const applied = async (caller: HttpClient, job: string) => idOf(await applyFor(caller, job));

  async function rejected(id: string, from: string): Promise<void> {
    const letter = { subject: 'Your application', text: 'Thank you, {first name}.' };
    await owner.post('/api/organisation/applicants/reject', { applicants: [{ id, from }], ...letter });
    await app.superuser.updateTable('rejection').set({ due_at: new Date() }).execute();
    await app.services.rejections.sendAll([id]);
  }

  it('goes from a draft to an application with its CV, which the employer sees and a stranger does not', async () => {
    const amara = await candidate();
    const job = await openJob();
    const resume = await upload(amara);
    const draft = { text: 'Half a sent', resume };
    expect(await amara.put(`/api/me/jobs/${job}/draft`, draft)).toMatchObject({
      status: 200,
      body: { draft },
    });
    const response = await applyFor(amara, job, resume);
    expect(response).toMatchObject({
      status: 201,
      body: { message: 'You have applied to Northgate Systems.' },
    });
    const id = idOf(response);
    expect(response.headers.get('Location')).toBe(`/api/me/applications/${id}`);
    const drafts = app.superuser.selectFrom('application_draft').selectAll().where('account', '=', amara.id);
    expect(await drafts.execute()).toEqual([]);

    const { body: mine } = await amara.get('/api/me/applications');
    expect(mine).toMatchObject({
      applications: [
        {
          id,
          position: 'Backend engineer',
          company: 'Northgate Systems',
          location: 'London',
          status: 'pending',
          unread: 0,
        },
      ],
      counts: { ongoing: 1, archived: 0 },
    });
    expect(await amara.get('/api/me/unread-counts')).toMatchObject({
      body: { ongoing: 1, unread: 0, saved: 0 },
    });

    expect(await viewer.get(`/api/organisation/applications/${id}`)).toMatchObject({
      status: 200,
      body: { text: 'Your settlement team.', card: { fullName: 'Amara Okafor' }, resume: { name: 'cv.txt' } },
    });
    const file = await app.ask(`/api/organisation/applications/${id}/resume/original`, {
      headers: owner.headers,
    });
    expect(await file.text()).toBe(cv);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/);
    const missing = { status: 404, body: { message: 'There is nothing at this address.' } };
    expect(await stranger.get(`/api/organisation/applications/${id}`)).toMatchObject(missing);
    const somebodyElse = await candidate();
    expect(await somebodyElse.get(`/api/me/applications/${id}`)).toMatchObject(missing);
  });

  it('is one for a job, however often and at once it is pressed', async () => {
    const amara = await candidate();
    const job = await openJob();
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => applyFor(amara, job)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(responses.map(idOf)).size).toBe(1);
    expect(await amara.get('/api/me/applications')).toMatchObject({
      body: { counts: { ongoing: 1, archived: 0 } },
    });
  });

  it('says that a job closed meanwhile, and keeps what was written', async () => {
    const amara = await candidate();
    const job = await openJob();
    await close(job);
    expect(await applyFor(amara, job, null, 'A long letter.')).toMatchObject({
      status: 409,
      body: { code: 'job-closed' },
    });
    const drafts = await app.superuser
      .selectFrom('application_draft')
      .select('text')
      .where('account', '=', amara.id)
      .execute();
    expect(drafts).toEqual([{ text: 'A long letter.' }]);
  });

  it('either stands or is refused when a job closes at the same moment', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const amara = await candidate();
      const job = await openJob();
      const [{ status }] = await Promise.all([applyFor(amara, job), close(job)]);
      const { body: list } = await amara.get('/api/me/applications');
      expect(list).toMatchObject({ counts: { ongoing: status === 201 ? 1 : 0 } });
      expect([201, 409]).toContain(status);
    }
  });

  it('is refused for a draft of an employer, with somebody else’s CV, and with too long a text', async () => {
    const amara = await candidate();
    const hidden = await cast.jobs.addJob(owner.organisation ?? '', { state: 'draft' });
    expect((await applyFor(amara, hidden)).status).toBe(404);
    const job = await openJob();
    const otherResume = await upload(await candidate());
    const notTheirs = { status: 422, body: { fields: { resume: 'Choose one of your CVs, or none.' } } };
    expect(await applyFor(amara, job, otherResume)).toMatchObject(notTheirs);
    const draft = { text: 'Half a sent', resume: otherResume };
    expect(await amara.put(`/api/me/jobs/${job}/draft`, draft)).toMatchObject(notTheirs);
    expect(await applyFor(amara, job, null, 'x'.repeat(3001))).toMatchObject({
      status: 422,
      body: { fields: { text: 'Use at most 3,000 characters.' } },
    });
  });

  it('moves through its states with a history, and tells what comes next', async () => {
    const amara = await candidate();
    const id = await applied(amara, await openJob());
    const path = `/api/organisation/applications/${id}`;
    const nextStep = { text: 'A call with the team', on: '2026-12-01' };
    const decision = { from: 'pending', status: 'interview', note: 'We liked your work.', nextStep };
    expect((await viewer.patch(path, decision)).status).toBe(403);
    expect(await owner.patch(path, decision)).toMatchObject({
      status: 200,
      body: { application: { nextStep } },
    });
    expect((await amara.get(`/api/me/applications/${id}`)).body).toMatchObject({
      status: 'interview',
      nextStep,
      history: [
        { status: 'pending', by: 'candidate', note: null },
        { status: 'interview', by: 'employer', note: 'We liked your work.' },
      ],
    });
    const [mail] = await mailsTo(app, amara.email);
    expect(mail).toMatchObject({
      subject: 'Update on your application to Northgate Systems',
      kind: 'application-decided',
    });
    expect(mail?.text).toMatch(/Northgate Systems has invited you to the next stage/);
    expect(mail?.text).not.toMatch(/A call with the team/);
    expect(mail?.text).not.toMatch(/We liked your work/);
    await owner.patch(path, { ...decision, from: 'interview', note: 'The same again.' });
    expect(await mailsTo(app, amara.email)).toHaveLength(1);
    const third = await applied(amara, await openJob());
    for (const [from, status] of [
      ['pending', 'interview'],
      ['interview', 'pending'],
      ['pending', 'interview'],
      ['interview', 'pending'],
      ['pending', 'interview'],
    ])
      await owner.patch(`/api/organisation/applications/${third}`, { from, status });
    expect(await mailsTo(app, amara.email)).toHaveLength(4);
    await amara.put('/api/me/notifications', mailChoice({ applications: 'never' }));
    await rejected(id, 'interview');
    expect(await mailsTo(app, amara.email)).toHaveLength(4);
    expect(await amara.get('/api/me/applications?tab=archived')).toMatchObject({
      body: {
        applications: [{ id, status: 'rejected', nextStep: null }],
        counts: { ongoing: 1, archived: 1 },
      },
    });
    expect(await amara.post(`/api/me/applications/${id}/withdraw`)).toMatchObject({
      status: 409,
      body: { code: 'decided' },
    });
  });

  it('shows the employer nobody any more who withdrew, and comes back while the job is open', async () => {
    const amara = await candidate();
    const job = await openJob();
    const id = await applied(amara, job);
    const path = `/api/organisation/applications/${id}`;
    await amara.post(`/api/me/applications/${id}/withdraw`);
    expect(await owner.get(path)).toMatchObject({
      body: { candidate: null, card: null, text: null, resume: null },
    });
    expect((await owner.get(`${path}/resume`)).status).toBe(404);
    expect(await owner.patch(path, { from: 'pending', status: 'offer' })).toMatchObject({
      status: 409,
      body: { code: 'withdrawn' },
    });
    expect(await applyFor(amara, job)).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
    expect(await amara.get(`/api/me/applications/${id}`)).toMatchObject({ body: { canReopen: true } });
    expect(await amara.post(`/api/me/applications/${id}/reopen`)).toMatchObject({
      body: { message: expect.stringMatching(/pending again/) },
    });
    expect(await owner.get(path)).toMatchObject({ body: { card: { fullName: 'Amara Okafor' } } });
    await amara.post(`/api/me/applications/${id}/withdraw`);
    await close(job);
    expect(await amara.post(`/api/me/applications/${id}/reopen`)).toMatchObject({
      status: 409,
      body: { code: 'job-closed' },
    });
  });

  it('does not send a CV again that its owner removed meanwhile', async () => {
    const amara = await candidate();
    const resume = await upload(amara);
    const id = idOf(await applyFor(amara, await openJob(), resume));
    await amara.post(`/api/me/applications/${id}/withdraw`);
    await amara.delete(`/api/me/resumes/${resume}`);
    expect(await amara.post(`/api/me/applications/${id}/reopen`)).toMatchObject({
      body: {
        message: 'Your application to Northgate Systems is pending again, without the CV that you removed.',
      },
    });
    expect((await owner.get(`/api/organisation/applications/${id}/resume`)).status).toBe(404);
  });

  it('lets its owner read the CV that the employer has, also once another took its place', async () => {
    const amara = await candidate();
    const resume = await upload(amara);
    await applyFor(amara, await openJob(), resume);
    const unsentResume = await upload(amara);
    for (const id of [resume, unsentResume]) await amara.delete(`/api/me/resumes/${id}`);
    const statusOfFile = async (id: string) =>
      (await app.ask(`/api/me/resumes/${id}/file`, { headers: amara.headers })).status;
    expect([await statusOfFile(resume), await statusOfFile(unsentResume)]).toEqual([200, 404]);
  });

  it('keeps no draft beside an application, and takes none after the last day', async () => {
    const amara = await candidate();
    const job = await openJob();
    const draft = { text: 'Late', resume: null };
    await Promise.all([applyFor(amara, job), amara.put(`/api/me/jobs/${job}/draft`, draft)]);
    expect(await amara.put(`/api/me/jobs/${job}/draft`, draft)).toMatchObject({
      status: 409,
      body: { code: 'applied' },
    });
    const drafts = app.superuser.selectFrom('application_draft').selectAll().where('account', '=', amara.id);
    expect(await drafts.execute()).toEqual([]);
    const over = await cast.jobs.addJob(owner.organisation ?? '', {
      answers: { ...wholeJob, closesOn: '2020-01-31' },
    });
    expect(await applyFor(amara, over)).toMatchObject({ status: 409, body: { code: 'job-closed' } });
  });

  it('is archived, with its history, where the employer is gone', async () => {
    const amara = await candidate();
    const formerOwner = await cast.make('owner');
    const organisation = formerOwner.organisation ?? '';
    const id = await applied(amara, await cast.jobs.addJob(organisation));
    await app.superuser.deleteFrom('organisation').where('id', '=', organisation).execute();
    expect(await amara.get('/api/me/applications?tab=archived')).toMatchObject({
      body: {
        applications: [{ id, job: null, company: 'Northgate Systems', status: 'pending' }],
        counts: { ongoing: 0, archived: 1 },
      },
    });
    expect(await amara.get('/api/me/unread-counts')).toMatchObject({ body: { ongoing: 0 } });
  });

  it('a decision and a withdrawal at the same moment leave one of them, told as it stands', async () => {
    const amara = await candidate();
    const id = await applied(amara, await openJob());
    const [withdrawn, decided] = await Promise.all([
      amara.post(`/api/me/applications/${id}/withdraw`),
      owner.patch(`/api/organisation/applications/${id}`, { from: 'pending', status: 'hired' }),
    ]);
    const stands = await app.superuser
      .selectFrom('application')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const won = [withdrawn, decided].filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(stands.state).toBe(won[0] === decided ? 'hired' : 'withdrawn');
  });

  it('turns pages without losing or repeating one', async () => {
    const amara = await candidate();
    const organisation = owner.organisation ?? '';
    for (let number = 0; number < 27; number += 1)
      await cast.jobs.addApplication(amara.id, organisation, await openJob());
    const first = z.object({ applications: z.array(z.object({ id: z.string() })), next: z.string() });
    const page = first.parse((await amara.get('/api/me/applications')).body);
    const rest = first
      .extend({ next: z.null() })
      .parse((await amara.get(`/api/me/applications?after=${page.next}`)).body);
    const ids = [...page.applications, ...rest.applications].map(({ id }) => id);
    expect([page.applications.length, rest.applications.length, new Set(ids).size]).toEqual([25, 2, 27]);
  });
});
