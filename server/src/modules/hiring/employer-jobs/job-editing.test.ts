import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('changes of a published job that are not published', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let helen: TestPerson;
  let viewer: TestPerson;
  let job: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    helen = await person(app, { role: 'recruiter', member: { organisation, role: 'member' } });
    viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    job = await cast.jobs.addJob(organisation);
  });

  const path = () => `/api/organisation/jobs/${job}/editing`;
  const title = async () => (await helen.get(`/api/organisation/jobs/${job}`)).body;

  it('are seen by colleagues on another machine, and by no candidate', async () => {
    await owner.patch(path(), { changes: { title: 'Canary engineer' }, was: { title: 'Backend engineer' } });
    expect((await helen.get(path())).body).toMatchObject({ changes: { title: 'Canary engineer' } });
    expect((await viewer.get(path())).body).toMatchObject({ changes: { title: 'Canary engineer' } });
    expect((await viewer.patch(path(), { changes: { title: 'x' } })).status).toBe(403);
    const candidate = await person(app, { role: 'candidate' });
    expect(JSON.stringify((await candidate.get(`/api/jobs/${job}`)).body)).not.toContain('Canary');
    expect(JSON.stringify(await title())).not.toContain('Canary');
    const stranger = await cast.make('owner');
    expect((await stranger.get(path())).status).toBe(404);
    expect((await stranger.patch(path(), { years: 5 })).status).toBe(404);
  });

  it('are refused where a colleague has changed the same answer since', async () => {
    await owner.patch(path(), {
      changes: { title: 'Platform engineer' },
      was: { title: 'Backend engineer' },
    });
    const late = { changes: { title: 'Data engineer' }, was: { title: 'Backend engineer' } };
    expect(await helen.patch(path(), late)).toMatchObject({ status: 409, body: { code: 'changed' } });
    const edits = { changes: { title: 'Data engineer' }, was: { title: 'Platform engineer' } };
    expect((await helen.patch(path(), edits)).status).toBe(200);
  });

  it('are forgotten when they are published, and when they say what the job says', async () => {
    await owner.patch(path(), { changes: { title: 'Platform engineer', place: 'York' } });
    await helen.patch(path(), { changes: { place: 'London' } });
    expect((await helen.get(path())).body).toMatchObject({ changes: { title: 'Platform engineer' } });
    await helen.patch(`/api/organisation/jobs/${job}`, { title: 'Data engineer' });
    expect((await helen.get(path())).body).toMatchObject({ changes: { title: 'Platform engineer' } });
    await helen.patch(`/api/organisation/jobs/${job}`, { title: 'Platform engineer' });
    expect((await helen.get(path())).body).toMatchObject({ changes: {} });
  });

  it('keep what the editor asks of the law, and for how long', async () => {
    expect((await helen.get(path())).body).toEqual({
      changes: {},
      requires: [],
      years: 3,
    });
    await owner.patch(path(), { requires: ['security-clearance'], years: 5 });
    expect((await helen.get(path())).body).toEqual({
      changes: {},
      requires: ['security-clearance'],
      years: 5,
    });
    expect((await owner.patch(path(), { years: 6 })).status).toBe(422);
    expect(await owner.patch(path(), { changes: { payFrom: -1 } })).toMatchObject({
      status: 422,
      body: { fields: { 'changes.payFrom': expect.any(String) } },
    });
  });

  it('belong to a published job: a draft is changed itself', async () => {
    const draft = await cast.jobs.addJob(owner.organisation ?? '', { state: 'draft' });
    expect(
      await owner.patch(`/api/organisation/jobs/${draft}/editing`, { changes: { title: 'x' } }),
    ).toMatchObject({ status: 409, body: { code: 'not-published' } });
  });
});
