import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const text = 'We cannot pay what the certificate needs.';

describe('a rejection for sponsorship:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function sharing(needs: boolean) {
    const organisation = owner.organisation ?? '';
    const id = await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
    if (needs) await cast.sponsoring.needing(id);
    else await cast.sponsoring.shared(id);
    const theirs = `/api/organisation/applications/${id}`;
    const applicationPath = `/api/me/applications/${id}`;
    return {
      id,
      path: `${theirs}/rejection`,
      answering: `${theirs}/review`,
      mine: `${applicationPath}/rejection`,
      asking: `${applicationPath}/review`,
    };
  }
  const status = async (id: string) => Object((await amara.get(`/api/me/applications/${id}`)).body).status;

  it('is written, looked at again, and only then decided', async () => {
    const { id, path, mine } = await sharing(true);
    expect(await owner.post(path, { seen: text })).toMatchObject({
      status: 409,
      body: { code: 'no-draft' },
    });
    expect(await owner.put(path, { text })).toMatchObject({
      status: 200,
      body: { shown: { draft: { text }, rejection: null, rule: { text: expect.stringMatching(/£/) } } },
    });
    expect(await status(id)).toBe('interview');
    expect((await amara.get(mine)).body).toEqual({ rejection: null });
    expect(await owner.post(path, { seen: 'Another text.' })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await owner.post(path, { seen: text })).toMatchObject({ status: 200 });
    expect(await status(id)).toBe('rejected');
    expect((await amara.get(mine)).body).toMatchObject({
      rejection: { text, rule: expect.stringMatching(/£/), by: 'A recruiter', review: null },
    });
  });

  it('is refused for somebody who needs no sponsor or shares nothing', async () => {
    const { path } = await sharing(false);
    expect(await owner.put(path, { text })).toMatchObject({ status: 409, body: { code: 'no-reason' } });
    const silent = await sharing(true);
    await amara.post(`/api/me/applications/${silent.id}/visa-facts/take-back`);
    expect(await owner.put(silent.path, { text })).toMatchObject({
      status: 409,
      body: { message: 'This applicant shares nothing about sponsorship, so it cannot be the reason.' },
    });
  });

  it('can be reviewed once, by a person, and the application opened again', async () => {
    const { id, path, answering, mine, asking } = await sharing(true);
    await owner.put(path, { text });
    const early = await amara.post(asking, { text: 'Look again.' });
    expect(early).toMatchObject({ status: 409, body: { code: 'not-rejected' } });
    await owner.post(path, { seen: text });
    const responses = await Promise.all([1, 2].map(() => amara.post(asking, { text: 'Look again.' })));
    expect(responses.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
    const answer = { outcome: 'reopened', text: 'We raised the pay.' };
    expect(await owner.post(answering, answer)).toMatchObject({ status: 200 });
    expect(await owner.post(answering, answer)).toMatchObject({
      status: 409,
      body: { code: 'answered' },
    });
    expect(await status(id)).toBe('interview');
    expect((await amara.get(mine)).body).toMatchObject({ rejection: { review: { answer } } });
  });

  it('stays with the candidate when the employer loses sight of the application', async () => {
    const { id, path, mine } = await sharing(true);
    await owner.put(path, { text });
    await owner.post(path, { seen: text });
    const drafted = await sharing(true);
    await owner.put(drafted.path, { text });
    for (const application of [id, drafted.id])
      await app.superuser
        .updateTable('application')
        .set({ organisation: null })
        .where('id', '=', application)
        .execute();
    expect((await amara.get(mine)).body).toMatchObject({ rejection: { text } });
    const rejections = await app.superuser
      .selectFrom('sponsorship_rejection')
      .select(['organisation', 'application'])
      .where('application', 'in', [id, drafted.id])
      .execute();
    expect(rejections).toEqual([{ organisation: null, application: id }]);
    const shares = app.superuser.selectFrom('visa_facts_share').selectAll().where('application', '=', id);
    expect(await shares.execute()).toEqual([]);
  });

  it('stands where a withdrawal comes at the same moment, or the withdrawal does', async () => {
    const { id, path } = await sharing(true);
    await owner.put(path, { text });
    const responses = await Promise.all([
      owner.post(path, { seen: text }),
      amara.post(`/api/me/applications/${id}/withdraw`),
    ]);
    expect(responses.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
  });
});
