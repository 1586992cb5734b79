import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../testing/access-cast.ts';
import { wholeJob } from '../../testing/access-cast-jobs.ts';
import { mailsTo } from '../../testing/browser.ts';
import { person, type TestPerson } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const said = z.record(z.string(), z.unknown());
const cv = 'Amara Okafor\nLagos, Nigeria\n';
type Who = Pick<TestPerson, 'headers'> | Asking;

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
    viewer = await person(app, { role: 'recruiter', member: { organisation, role: 'viewer' } });
    stranger = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function ask(who: Who, path: string, body?: unknown) {
    const answer = await app.ask(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...who.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body) ?? null,
    });
    return { ...said.parse(await answer.json()), http: answer.status };
  }
  const candidate = () => person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  const openJob = () => cast.jobs.addJob(owner.organisation ?? '');
  async function upload(who: TestPerson): Promise<string> {
    const answer = await app.ask('/api/resumes?name=cv.txt', {
      method: 'POST',
      headers: who.headers,
      body: cv,
    });
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  }
  const close = (job: string) => ask(owner, `/api/organisation/jobs/${job}/close`, {});
  const applyFor = (who: Who, job: string, resume: string | null = null, text = 'Your settlement team.') =>
    ask(who, `/api/jobs-for-me/${job}/apply`, { text, resume });
  async function applied(who: TestPerson, job: string): Promise<string> {
    const answer = await applyFor(who, job);
    return z.object({ application: z.string() }).parse(answer).application;
  }

  it('goes from a draft to an application with its CV, which the employer sees and a stranger does not', async () => {
    const amara = await candidate();
    const job = await openJob();
    const resume = await upload(amara);
    const draft = { text: 'Half a sent', resume };
    expect(await ask(amara, `/api/jobs-for-me/${job}/draft`, draft)).toMatchObject({ http: 200, draft });
    const answer = await applyFor(amara, job, resume);
    expect(answer).toMatchObject({ http: 200, message: 'You have applied to Northgate Systems.' });
    const id = z.object({ application: z.string() }).parse(answer).application;
    const drafts = app.superuser.selectFrom('application_draft').selectAll().where('account', '=', amara.id);
    expect(await drafts.execute()).toEqual([]);

    const mine = await ask(amara, '/api/applications');
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
    expect(await ask(amara, '/api/standing')).toMatchObject({ ongoing: 1, unread: 0, saved: 0 });

    expect(await ask(viewer, `/api/organisation/applications/${id}`)).toMatchObject({
      http: 200,
      text: 'Your settlement team.',
      card: { fullName: 'Amara Okafor' },
      resume: { name: 'cv.txt' },
    });
    const file = await app.ask(`/api/organisation/applications/${id}/resume`, { headers: owner.headers });
    expect(await file.text()).toBe(cv);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/);
    const missing = { http: 404, message: 'There is nothing at this address.' };
    expect(await ask(stranger, `/api/organisation/applications/${id}`)).toMatchObject(missing);
    expect(await ask(await candidate(), `/api/applications/${id}`)).toMatchObject(missing);
  });

  it('is one for a job, however often and at once it is pressed', async () => {
    const amara = await candidate();
    const job = await openJob();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => applyFor(amara, job)));
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => said.parse(answer).application)).size).toBe(1);
    expect(await ask(amara, '/api/applications')).toMatchObject({ counts: { ongoing: 1, archived: 0 } });
  });

  it('says that a job closed meanwhile, and keeps what was written', async () => {
    const amara = await candidate();
    const job = await openJob();
    await close(job);
    expect(await applyFor(amara, job, null, 'A long letter.')).toMatchObject({
      http: 409,
      code: 'job-closed',
    });
    const kept = await app.superuser
      .selectFrom('application_draft')
      .select('text')
      .where('account', '=', amara.id)
      .execute();
    expect(kept).toEqual([{ text: 'A long letter.' }]);
  });

  it('either stands or is refused when a job closes at the same moment', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const amara = await candidate();
      const job = await openJob();
      const [answer] = await Promise.all([applyFor(amara, job), close(job)]);
      const list = await ask(amara, '/api/applications');
      expect(list).toMatchObject({ counts: { ongoing: answer.http === 200 ? 1 : 0 } });
      expect([200, 409]).toContain(answer.http);
    }
  });

  it('is refused for a draft of an employer, with somebody else’s CV, and with too long a text', async () => {
    const amara = await candidate();
    const hidden = await cast.jobs.addJob(owner.organisation ?? '', { state: 'draft' });
    expect((await applyFor(amara, hidden)).http).toBe(404);
    const job = await openJob();
    const other = await upload(await candidate());
    const notTheirs = { http: 422, fields: { resume: 'Choose one of your CVs, or none.' } };
    expect(await applyFor(amara, job, other)).toMatchObject(notTheirs);
    const draft = { text: 'Half a sent', resume: other };
    expect(await ask(amara, `/api/jobs-for-me/${job}/draft`, draft)).toMatchObject(notTheirs);
    expect(await applyFor(amara, job, null, 'x'.repeat(3001))).toMatchObject({
      http: 422,
      fields: { text: 'Use at most 3,000 characters.' },
    });
  });

  it('moves through its states with a history, and tells what comes next', async () => {
    const amara = await candidate();
    const id = await applied(amara, await openJob());
    const path = `/api/organisation/applications/${id}`;
    const nextStep = { text: 'A call with the team', on: '2026-12-01' };
    const decision = { status: 'interview', note: 'We liked your work.', nextStep };
    expect((await ask(viewer, `${path}/status`, decision)).http).toBe(403);
    expect(await ask(owner, `${path}/status`, decision)).toMatchObject({
      http: 200,
      application: { nextStep },
    });
    expect(await ask(amara, `/api/applications/${id}`)).toMatchObject({
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
    await ask(owner, `${path}/status`, { ...decision, note: 'The same again.' });
    expect(await mailsTo(app, amara.email)).toHaveLength(1);
    const third = await applied(amara, await openJob());
    for (const status of ['interview', 'pending', 'interview', 'pending', 'interview'])
      await ask(owner, `/api/organisation/applications/${third}/status`, { status });
    expect(await mailsTo(app, amara.email)).toHaveLength(4);
    await ask(amara, '/api/account/notifications', { messages: false, jobAlerts: true, productNews: false });
    await ask(owner, `${path}/status`, { status: 'rejected' });
    expect(await mailsTo(app, amara.email)).toHaveLength(4);
    expect(await ask(amara, '/api/applications?tab=archived')).toMatchObject({
      applications: [{ id, status: 'rejected', nextStep: null }],
      counts: { ongoing: 1, archived: 1 },
    });
    expect(await ask(amara, `/api/applications/${id}/withdraw`, {})).toMatchObject({
      http: 409,
      code: 'decided',
    });
  });

  it('shows the employer nobody any more who withdrew, and comes back while the job is open', async () => {
    const amara = await candidate();
    const job = await openJob();
    const id = await applied(amara, job);
    const path = `/api/organisation/applications/${id}`;
    await ask(amara, `/api/applications/${id}/withdraw`, {});
    expect(await ask(owner, path)).toMatchObject({ candidate: null, card: null, text: null, resume: null });
    expect((await ask(owner, `${path}/resume`)).http).toBe(404);
    expect(await ask(owner, `${path}/status`, { status: 'offer' })).toMatchObject({
      http: 409,
      code: 'withdrawn',
    });
    expect(await applyFor(amara, job)).toMatchObject({ http: 409, code: 'withdrawn' });
    expect(await ask(amara, `/api/applications/${id}`)).toMatchObject({ canReopen: true });
    expect(await ask(amara, `/api/applications/${id}/reopen`, {})).toMatchObject({
      message: expect.stringMatching(/pending again/),
    });
    expect(await ask(owner, path)).toMatchObject({ card: { fullName: 'Amara Okafor' } });
    await ask(amara, `/api/applications/${id}/withdraw`, {});
    await close(job);
    expect(await ask(amara, `/api/applications/${id}/reopen`, {})).toMatchObject({
      http: 409,
      code: 'job-closed',
    });
  });

  it('does not send a CV again that its owner removed meanwhile', async () => {
    const amara = await candidate();
    const resume = await upload(amara);
    const answer = await applyFor(amara, await openJob(), resume);
    const { application: id } = z.object({ application: z.string() }).parse(answer);
    await ask(amara, `/api/applications/${id}/withdraw`, {});
    await ask(amara, `/api/resumes/${resume}/remove`, {});
    expect(await ask(amara, `/api/applications/${id}/reopen`, {})).toMatchObject({
      message: 'Your application to Northgate Systems is pending again, without the CV that you removed.',
    });
    expect((await ask(owner, `/api/organisation/applications/${id}/resume`)).http).toBe(404);
  });

  it('lets its owner read the CV that the employer has, also once another took its place', async () => {
    const amara = await candidate();
    const resume = await upload(amara);
    await applyFor(amara, await openJob(), resume);
    const other = await upload(amara);
    for (const id of [resume, other]) await ask(amara, `/api/resumes/${id}/remove`, {});
    const read = async (id: string) =>
      (await app.ask(`/api/resumes/${id}/file`, { headers: amara.headers })).status;
    expect([await read(resume), await read(other)]).toEqual([200, 404]);
  });

  it('keeps no draft beside an application, and takes none after the last day', async () => {
    const amara = await candidate();
    const job = await openJob();
    const draft = { text: 'Late', resume: null };
    await Promise.all([applyFor(amara, job), ask(amara, `/api/jobs-for-me/${job}/draft`, draft)]);
    expect(await ask(amara, `/api/jobs-for-me/${job}/draft`, draft)).toMatchObject({
      http: 409,
      code: 'applied',
    });
    const left = app.superuser.selectFrom('application_draft').selectAll().where('account', '=', amara.id);
    expect(await left.execute()).toEqual([]);
    const over = await cast.jobs.addJob(owner.organisation ?? '', {
      answers: { ...wholeJob, closesOn: '2020-01-31' },
    });
    expect(await applyFor(amara, over)).toMatchObject({ http: 409, code: 'job-closed' });
  });

  it('is archived, with its history, where the employer is gone', async () => {
    const amara = await candidate();
    const gone = await cast.make('owner');
    const organisation = gone.organisation ?? '';
    const id = await applied(amara, await cast.jobs.addJob(organisation));
    await app.superuser.deleteFrom('organisation').where('id', '=', organisation).execute();
    expect(await ask(amara, '/api/applications?tab=archived')).toMatchObject({
      applications: [{ id, job: null, company: 'Northgate Systems', status: 'pending' }],
      counts: { ongoing: 0, archived: 1 },
    });
    expect(await ask(amara, '/api/standing')).toMatchObject({ ongoing: 0 });
  });

  it('a decision and a withdrawal at the same moment leave one of them, told as it stands', async () => {
    const amara = await candidate();
    const id = await applied(amara, await openJob());
    const [withdrawn, decided] = await Promise.all([
      ask(amara, `/api/applications/${id}/withdraw`, {}),
      ask(owner, `/api/organisation/applications/${id}/status`, { status: 'hired' }),
    ]);
    const stands = await app.superuser
      .selectFrom('application')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const won = [withdrawn, decided].filter(({ http }) => http === 200);
    expect(won).toHaveLength(1);
    expect(stands.state).toBe(won[0] === decided ? 'hired' : 'withdrawn');
  });

  it('turns pages without losing or repeating one', async () => {
    const amara = await candidate();
    const organisation = owner.organisation ?? '';
    for (let number = 0; number < 27; number += 1)
      await cast.jobs.addApplication(amara.id, organisation, await openJob());
    const first = z.object({ applications: z.array(z.object({ id: z.string() })), next: z.string() });
    const page = first.parse(await ask(amara, '/api/applications'));
    const rest = first
      .extend({ next: z.null() })
      .parse(await ask(amara, `/api/applications?after=${page.next}`));
    const ids = [...page.applications, ...rest.applications].map(({ id }) => id);
    expect([page.applications.length, rest.applications.length, new Set(ids).size]).toEqual([25, 2, 27]);
  });

  describe('jobs that are offered', () => {
    const jobs = '/api/organisation/jobs';
    const job = z.object({ job: z.object({ id: z.string(), slug: z.string() }) });

    it('are published when nothing is missing, and say what is', async () => {
      const draft = job.parse(await ask(owner, jobs, { title: 'Backend engineer' })).job;
      const refused = await ask(owner, `${jobs}/${draft.id}/publish`, {});
      expect(refused).toMatchObject({
        http: 422,
        code: 'incomplete',
        fields: { summary: expect.any(String), place: expect.any(String) },
      });
      expect(await ask(owner, `${jobs}/${draft.id}`, { ...wholeJob, payTo: 1 })).toMatchObject({
        http: 422,
        fields: { payTo: 'Give at least as much as the lower end.' },
      });
      await ask(owner, `${jobs}/${draft.id}`, wholeJob);
      const published = await ask(owner, `${jobs}/${draft.id}/publish`, {});
      expect(published).toMatchObject({
        message: 'The job is published.',
        job: { state: 'published', missing: [], hiringContact: 'A recruiter' },
      });
      expect(job.parse(published).job.slug).toMatch(/^backend-engineer-northgate-systems-[0-9a-f]{12}$/);
      expect(await ask(owner, `${jobs}/${draft.id}`, { closesOn: '2020-01-01' })).toMatchObject({
        http: 422,
        fields: { closesOn: 'Give a day that is not over, or none.' },
      });
      expect((await ask(viewer, `${jobs}/${draft.id}/close`, {})).http).toBe(403);
      expect((await ask(stranger, `${jobs}/${draft.id}/close`, {})).http).toBe(404);
      await close(draft.id);
      expect(await ask(owner, `${jobs}/${draft.id}/publish`, {})).toMatchObject({
        job: { state: 'published', slug: job.parse(published).job.slug, closedAt: null },
      });
    });

    it('name whom to turn to, by the name they have, for as long as they belong there', async () => {
      const { superuser: queries } = app;
      const organisation = owner.organisation ?? '';
      const rita = await person(app, {
        role: 'recruiter',
        fullName: 'Rita Recruiter',
        member: { organisation, role: 'member' },
      });
      const draft = job.parse(await ask(rita, jobs, wholeJob)).job;
      await ask(rita, `${jobs}/${draft.id}/publish`, {});
      const contact = async () =>
        z.object({ hiringContact: z.string().nullable() }).parse(await ask(owner, `${jobs}/${draft.id}`));
      await queries
        .updateTable('account')
        .set({ full_name: 'Rita Renamed' })
        .where('id', '=', rita.id)
        .execute();
      expect(await contact()).toEqual({ hiringContact: 'Rita Renamed' });
      const published = async () =>
        await queries.selectFrom('job').select('published_at').where('id', '=', draft.id).executeTakeFirst();
      const first = await published();
      await close(draft.id);
      await ask(rita, `${jobs}/${draft.id}/publish`, {});
      expect(await published()).toEqual(first);
      await queries.deleteFrom('account').where('id', '=', rita.id).execute();
      expect(await contact()).toEqual({ hiringContact: null });
    });

    it('are begun once for one key', async () => {
      const key = { 'Idempotency-Key': randomUUID() };
      const add = () => ask({ ...owner, headers: { ...owner.headers, ...key } }, jobs, { title: 'A job' });
      const [one, other] = [await add(), await add()];
      expect(job.parse(one).job.id).toBe(job.parse(other).job.id);
    });
  });
});
