import { randomUUID } from 'node:crypto';
import { listEmployerJobsOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { jobsCast, wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const jobs = '/api/organisation/jobs';

describe('an employer’s job', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const jobSchema = z.object({ job: z.object({ id: z.string(), slug: z.string(), state: z.string() }) });
  const published = async (answers: object = {}) => {
    const { job } = jobSchema.parse((await owner.post(jobs, { ...wholeJob, ...answers })).body);
    return jobSchema.parse((await owner.post(`${jobs}/${job.id}/publish`)).body).job;
  };
  const at = () => owner.organisation ?? '';
  const castAt = () => jobsCast(app, { organisation: async () => at(), accountOf: async () => undefined });
  const list = async (query = '', by: Pick<Asking, 'get'> = owner) =>
    listEmployerJobsOperation.response.parse((await by.get(`${jobs}${query}`)).body);

  it('that is paused is found by no search, takes nobody new, says so on its page, and opens again as it was', async () => {
    const { id, slug } = await published({ title: 'Ferrier' });
    const visitor = httpClient(app.ask);
    const hitCount = async () =>
      z.object({ jobs: z.array(z.unknown()) }).parse((await visitor.get('/api/jobs?title=ferrier')).body).jobs
        .length;
    expect(await hitCount()).toBe(1);
    expect((await owner.post(`${jobs}/${id}/pause`)).body).toMatchObject({
      message: 'The job is paused.',
      job: { state: 'paused' },
    });
    expect(await hitCount()).toBe(0);
    expect(await visitor.get(`/api/jobs/${slug}`)).toMatchObject({ status: 200, body: { state: 'paused' } });
    const amara = await person(app, { role: 'candidate' });
    const answer = { text: 'Horses are my life.', resume: null };
    expect(await amara.post(`/api/me/jobs/${id}/applications`, answer)).toMatchObject({
      status: 409,
      body: { code: 'job-paused' },
    });
    expect((await amara.get(`/api/me/jobs/${id}`)).body).toMatchObject({
      state: 'paused',
      draft: { text: answer.text },
    });
    expect((await owner.post(`${jobs}/${id}/publish`)).body).toMatchObject({
      message: 'The job is open again.',
      job: { state: 'published', slug },
    });
    expect((await amara.post(`/api/me/jobs/${id}/applications`, answer)).status).toBe(201);
  });

  it('is closed with a reason that only its organisation sees, and forgets it when it opens again', async () => {
    const { id, slug } = await published();
    const close = (body: object) => owner.post(`${jobs}/${id}/close`, body);
    expect(await close({})).toMatchObject({
      status: 422,
      body: { fields: { because: 'Choose why you close this job.' } },
    });
    const why = { because: 'other', note: 'The grant ended.' };
    expect((await close(why)).body).toMatchObject({ job: { state: 'closed', closed: why } });
    expect(JSON.stringify((await httpClient(app.ask).get(`/api/jobs/${slug}`)).body)).not.toContain('grant');
    expect((await owner.post(`${jobs}/${id}/pause`)).body).toMatchObject({
      message: 'This job is not open.',
      job: { state: 'closed' },
    });
    expect((await owner.post(`${jobs}/${id}/publish`)).body).toMatchObject({
      job: { state: 'published', closed: null },
    });
  });

  it('is duplicated as a draft with its answers, but not with its closing date', async () => {
    const { id } = await published({ closesOn: '2030-01-31' });
    const copied = await owner.post(`${jobs}/${id}/duplicate`);
    expect(copied.status).toBe(201);
    const { job } = z
      .object({
        job: z.object({ id: z.string(), state: z.string(), answers: z.record(z.string(), z.unknown()) }),
      })
      .parse(copied.body);
    expect(job.id).not.toBe(id);
    expect([job.state, job.answers]).toEqual(['draft', wholeJob]);
  });

  it('that two people change at once is saved by the first; the second is told, and nothing of theirs is lost', async () => {
    const { id } = jobSchema.parse((await owner.post(jobs, wholeJob)).body).job;
    const change = (payTo: number) => owner.patch(`${jobs}/${id}`, { payTo, was: { payTo: wholeJob.payTo } });
    expect((await change(71_000)).status).toBe(200);
    expect(await change(72_000)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await owner.get(`${jobs}/${id}`)).body).toMatchObject({ answers: { payTo: 71_000 } });
  });

  it('is listed with its applicants by stage, without those who withdrew and without one’s own application', async () => {
    const { id } = await published({ title: 'Weaver' });
    const apply = async (account: string, state: 'pending' | 'interview' | 'withdrawn') => {
      const application = await castAt().addApplication(account, at(), id);
      await app.superuser.updateTable('application').set({ state }).where('id', '=', application).execute();
    };
    for (const state of ['pending', 'pending', 'interview', 'withdrawn'] as const)
      await apply((await person(app, { role: 'candidate' })).id, state);
    const colleague = await person(app, {
      role: 'recruiter',
      member: { organisation: at(), role: 'member' },
    });
    await apply(colleague.id, 'pending');
    const stagesFor = async (by: Pick<Asking, 'get'>) =>
      (await list('?search=weaver', by)).jobs.map(({ applicants }) => applicants);
    const stages = { pending: 2, interview: 1, offer: 0, hired: 0, rejected: 0 };
    expect(await stagesFor(colleague)).toEqual([stages]);
    expect(await stagesFor(owner)).toEqual([{ ...stages, pending: 3 }]);
  });

  it('is found in the list by a part of its title, in three orders, page by page, each job once', async () => {
    const stranger = await cast.make('owner');
    const days = ['2031-03-01', null, '2030-05-05'];
    for (const [index, closesOn] of days.entries())
      await stranger.post(jobs, { title: `Job ${'CAB'[index]}`, closesOn });
    const titles = async (query: string) => (await list(query, stranger)).jobs.map(({ title }) => title);
    expect(await titles('')).toEqual(['Job B', 'Job A', 'Job C']);
    expect(await titles('?sort=title')).toEqual(['Job A', 'Job B', 'Job C']);
    expect(await titles('?sort=closes')).toEqual(['Job B', 'Job C', 'Job A']);
    expect(await titles('?search=b%20a')).toEqual(['Job A']);
    expect(await titles('?search=%25')).toEqual([]);
    expect((await list('', stranger)).counts).toEqual({ draft: 3, published: 0, paused: 0, closed: 0 });
    for (let number = 0; number < 30; number++) await stranger.post(jobs, { title: `Post ${number % 7}` });
    for (const sort of ['newest', 'title', 'closes']) {
      const first = await list(`?sort=${sort}`, stranger);
      const second = await list(`?sort=${sort}&after=${first.next}`, stranger);
      const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
      expect([ids.length, new Set(ids).size, second.next]).toEqual([33, 33, null]);
    }
    expect((await list(`?after=${randomUUID()}`, stranger)).jobs).toEqual([]);
  });
});
