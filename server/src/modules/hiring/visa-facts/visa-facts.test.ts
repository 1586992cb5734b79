import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('what a candidate shares about sponsorship:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let viewer: TestPerson;
  let stranger: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
    viewer = await person(app, {
      role: 'recruiter',
      member: { organisation: owner.organisation ?? '', role: 'member', hiring: 'read' },
    });
    stranger = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** A young programmer abroad, for whom a lower figure would apply. */
  async function amara(answers: Readonly<Record<string, unknown>> = {}): Promise<TestPerson> {
    const candidate = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    const all = {
      isLegallyAuthorized: 'No',
      requiresSponsorship: 'Yes',
      currentVisa: 'none',
      bornOn: '2003-07-09',
      ...answers,
    };
    for (const [field, value] of Object.entries(all)) {
      const { status } = await candidate.patch('/api/me/profile', { field, value });
      expect(status, field).toBe(200);
    }
    return candidate;
  }
  async function applied(candidate: TestPerson, state: 'pending' | 'interview' = 'interview', pay = {}) {
    const organisation = owner.organisation ?? '';
    const job = await cast.jobs.addJob(organisation, { answers: { ...wholeJob, ...pay } });
    const id = await cast.jobs.addApplication(candidate.id, organisation, job);
    await cast.sponsoring.inState(id, state);
    const mine = `/api/me/applications/${id}/visa-facts`;
    return { id, job, mine, theirs: `/api/organisation/applications/${id}/sponsoring` };
  }
  async function sharedBy(candidate: TestPerson, { mine, theirs }: { mine: string; theirs: string }) {
    expect(await owner.post(`${theirs}/ask`)).toMatchObject({ status: 200 });
    const { body } = await candidate.get(mine);
    const preview = Object(body).preview;
    expect(await candidate.post(`${mine}/share`, { seen: preview })).toMatchObject({ status: 200 });
    return preview;
  }

  it('is asked for from the invitation to an interview on, once, and by nobody who only looks', async () => {
    const candidate = await amara();
    const early = await applied(candidate, 'pending');
    expect(await owner.get(early.theirs)).toMatchObject({
      body: { status: 'before-interview', canAsk: false, post: { status: 'anyone' }, shared: null },
    });
    expect(await owner.post(`${early.theirs}/ask`)).toMatchObject({
      status: 409,
      body: { code: 'too-early' },
    });
    const { theirs, mine } = await applied(candidate);
    expect((await viewer.post(`${theirs}/ask`)).status).toBe(403);
    expect((await stranger.post(`${theirs}/ask`)).status).toBe(404);
    expect((await candidate.get(mine)).body).toMatchObject({ status: 'not-asked', preview: null });
    expect(await owner.post(`${theirs}/ask`)).toMatchObject({
      status: 200,
      body: { sponsoring: { status: 'asked', askedBy: 'A recruiter', verdict: null } },
    });
    expect(await owner.post(`${theirs}/ask`)).toMatchObject({ status: 409, body: { code: 'asked' } });
  });

  it('is seen before it is shared, word for word, and then by the employer', async () => {
    const candidate = await amara();
    const application = await applied(candidate);
    const preview = await sharedBy(candidate, application);
    expect(preview).toMatchObject({ needsSponsorship: true, minPence: 5_470_000, lowerMayApply: false });
    expect((await viewer.get(application.theirs)).body).toMatchObject({
      status: 'shared',
      shared: preview,
      hasJobChanged: false,
      verdict: { status: 'no-obvious-barrier', offerAtLeastPence: 5_470_000 },
    });
    expect((await stranger.get(application.theirs)).status).toBe(404);
  });

  it('is empty for the employer at once when it is taken back, and can be asked for again', async () => {
    const candidate = await amara();
    const { mine, theirs, id } = await applied(candidate);
    await sharedBy(candidate, { mine, theirs });
    expect(await candidate.post(`${mine}/take-back`)).toMatchObject({
      status: 200,
      body: { visaFacts: { status: 'taken-back', shared: null } },
    });
    expect((await owner.get(theirs)).body).toMatchObject({
      status: 'taken-back',
      shared: null,
      verdict: null,
    });
    const shares = app.superuser.selectFrom('visa_facts_share').selectAll().where('application', '=', id);
    expect(await shares.execute()).toEqual([]);
    await sharedBy(candidate, { mine, theirs });
    expect((await owner.get(theirs)).body).toMatchObject({ status: 'shared' });
  });

  it('stays with the candidate who declines: the employer learns that alone', async () => {
    const candidate = await amara();
    const { mine, theirs } = await applied(candidate);
    expect(await candidate.post(`${mine}/decline`)).toMatchObject({
      status: 409,
      body: { code: 'not-asked' },
    });
    await owner.post(`${theirs}/ask`);
    await candidate.post(`${mine}/decline`);
    expect((await owner.get(theirs)).body).toMatchObject({ status: 'declined', shared: null, canAsk: true });
  });

  it('is not shared where it differs from what was seen, or answers are missing', async () => {
    const candidate = await amara({ requiresSponsorship: 'No', isLegallyAuthorized: 'Yes' });
    const { mine, theirs } = await applied(candidate);
    await owner.post(`${theirs}/ask`);
    const { body } = await candidate.get(mine);
    await candidate.patch('/api/me/profile', { field: 'requiresSponsorship', value: 'Yes' });
    expect(await candidate.post(`${mine}/share`, { seen: Object(body).preview })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await owner.get(theirs)).body).toMatchObject({ status: 'asked', shared: null });
    const silent = await person(app, { role: 'candidate' });
    const otherApplication = await applied(silent);
    await owner.post(`${otherApplication.theirs}/ask`);
    expect((await silent.get(otherApplication.mine)).body).toMatchObject({
      preview: null,
      missing: ['requiresSponsorship'],
    });
  });

  it('tells no employer the age, the permission or the ground of a lower figure', async () => {
    const pay = { payFrom: 50_000, payTo: 50_000 };
    const bodies = [];
    for (const answers of [{}, { bornOn: '1980-01-01', newEntrantGround: 'professional-registration' }]) {
      const candidate = await amara(answers);
      const application = await applied(candidate, 'interview', pay);
      await sharedBy(candidate, application);
      const {
        askedAt: _a,
        answeredAt: _b,
        sharedAt: _c,
        ...body
      } = Object((await owner.get(application.theirs)).body);
      bodies.push(JSON.stringify(body));
      const share = await app.superuser
        .selectFrom('visa_facts_share')
        .selectAll()
        .where('application', '=', application.id)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(share)).not.toMatch(/2003-07-09|1980|registration|graduate|student/i);
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).toMatch(/"lowerMayApply":true/);
    expect(bodies[0]).toMatch(/"status":"lower-may-apply"/);
  });

  it('is gone when the application is withdrawn, and when the account is erased', async () => {
    const candidate = await amara();
    const first = await applied(candidate);
    await sharedBy(candidate, first);
    await candidate.post(`/api/me/applications/${first.id}/withdraw`);
    expect((await owner.get(first.theirs)).body).toMatchObject({ status: 'withdrawn', shared: null });
    const second = await applied(candidate);
    await sharedBy(candidate, second);
    await app.superuser.deleteFrom('account').where('id', '=', candidate.id).execute();
    for (const table of ['visa_facts_request', 'visa_facts_share'] as const) {
      const rows = app.superuser
        .selectFrom(table)
        .selectAll()
        .where('application', 'in', [first.id, second.id]);
      expect(await rows.execute()).toEqual([]);
    }
  });

  it('tells both sides that there is something to answer or to see, and not what', async () => {
    const candidate = await amara();
    const { mine, theirs } = await applied(candidate);
    await sharedBy(candidate, { mine, theirs });
    const titles = async (who: TestPerson | Asking) =>
      JSON.stringify(Object((await who.get('/api/notifications')).body).notifications);
    expect(await titles(candidate)).toMatch(/asks what sponsoring you would need/);
    const employers = await titles(owner);
    expect(employers).toMatch(/Amara Okafor has shared what sponsorship would need/);
    expect(employers).not.toMatch(/54,700|5470000|needsSponsorship/);
  });

  it('says when the job has changed since it was shared', async () => {
    const candidate = await amara();
    const { mine, theirs, job } = await applied(candidate);
    await sharedBy(candidate, { mine, theirs });
    await owner.patch(`/api/organisation/jobs/${job}`, { payFrom: 40_000, payTo: 45_000 });
    expect((await owner.get(theirs)).body).toMatchObject({
      hasJobChanged: true,
      shared: { minPence: 5_470_000 },
    });
  });

  it('taken back while it is asked for again leaves one of them', async () => {
    const candidate = await amara();
    const { mine, theirs } = await applied(candidate);
    await sharedBy(candidate, { mine, theirs });
    const responses = await Promise.all([
      candidate.post(`${mine}/take-back`),
      candidate.post(`${mine}/take-back`),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
