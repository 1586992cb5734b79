import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import type { TestResponse } from '../../../testing/http-client.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const jobs = '/api/organisation/jobs';
const job = z.object({ id: z.string(), slug: z.string() });

describe('jobs that are offered', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  beforeAll(async () => {
    app = await startTestApp({ limited: true });
    cast = accessCast(app);
    owner = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const colleague = (hiring: 'read' | 'write', fullName: string) =>
    person(app, {
      role: 'recruiter',
      fullName,
      member: { organisation: owner.organisation ?? '', role: 'member', hiring },
    });
  const jobOf = ({ body }: TestResponse) => z.object({ job }).parse(body).job;
  const close = (id: string) => owner.post(`${jobs}/${id}/close`, { because: 'filled' });

  it('are published when nothing is missing, and say what is', async () => {
    const response = await owner.post(jobs, { title: 'Backend engineer' });
    const draft = jobOf(response);
    expect([response.status, response.headers.get('Location')]).toEqual([201, `${jobs}/${draft.id}`]);
    expect(await owner.post(`${jobs}/${draft.id}/publish`)).toMatchObject({
      status: 422,
      body: { code: 'incomplete', fields: { summary: expect.any(String), place: expect.any(String) } },
    });
    expect(await owner.patch(`${jobs}/${draft.id}`, { ...wholeJob, payTo: 1 })).toMatchObject({
      status: 422,
      body: { fields: { payTo: 'Enter at least as much as the lower end of the range.' } },
    });
    await owner.patch(`${jobs}/${draft.id}`, wholeJob);
    const published = await owner.post(`${jobs}/${draft.id}/publish`);
    expect(published.body).toMatchObject({
      message: 'The job is published.',
      job: { state: 'published', missing: [], hiringContact: 'A recruiter' },
    });
    expect(jobOf(published).slug).toMatch(/^backend-engineer-northgate-systems-[0-9a-f]{12}$/);
    expect(await owner.patch(`${jobs}/${draft.id}`, { closesOn: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { closesOn: 'Enter today or a later day, or leave it empty.' } },
    });
    const viewer = await colleague('read', 'A recruiter');
    expect((await viewer.post(`${jobs}/${draft.id}/close`, { because: 'filled' })).status).toBe(403);
    const stranger = await cast.make('owner');
    expect((await stranger.post(`${jobs}/${draft.id}/close`, { because: 'filled' })).status).toBe(404);
    await close(draft.id);
    expect(await owner.post(`${jobs}/${draft.id}/publish`)).toMatchObject({
      body: { job: { state: 'published', slug: jobOf(published).slug, closedAt: null } },
    });
  });

  it('name whom to turn to, by the name they have, for as long as they belong there', async () => {
    const { superuser: queries } = app;
    const rita = await colleague('write', 'Rita Recruiter');
    const draft = jobOf(await rita.post(jobs, wholeJob));
    await rita.post(`${jobs}/${draft.id}/publish`);
    const contact = async () =>
      z.object({ hiringContact: z.string().nullable() }).parse((await owner.get(`${jobs}/${draft.id}`)).body);
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
    await rita.post(`${jobs}/${draft.id}/publish`);
    expect(await published()).toEqual(first);
    await queries.deleteFrom('account').where('id', '=', rita.id).execute();
    expect(await contact()).toEqual({ hiringContact: null });
  });

  it('are begun once for one key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const add = () => owner.post(jobs, { title: 'A job' }, key);
    const [one, other] = [await add(), await add()];
    expect(jobOf(one).id).toBe(jobOf(other).id);
  });
});
