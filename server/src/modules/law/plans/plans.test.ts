import { randomUUID } from 'node:crypto';
import { listEmployerJobsOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import {
  draftJobOfPlanOperation,
  listPlansOperation,
  savePlanOperation,
} from '@portway/contracts/law/plans/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { validPlan } from '../../../testing/requests/valid-job-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const plans = '/api/me/plans';

describe('saved hire plans:', () => {
  let app: TestApp;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    amara = await person(app, { role: 'candidate' });
  });

  const queries = () => app.superuser;
  const save = async (whom: TestPerson, name: string, more: object = {}) => {
    const response = await whom.post(plans, { ...validPlan, name, ...more });
    expect(response.status).toBe(201);
    const { plan } = savePlanOperation.response.parse(response.body);
    expect(response.headers.get('Location')).toBe(`${plans}/${plan.id}`);
    return plan;
  };
  const listPlans = async (whom: TestPerson, query = '') =>
    listPlansOperation.response.parse((await whom.get(`${plans}${query}`)).body);
  const namesOf = async (whom: TestPerson, query = '') =>
    (await listPlans(whom, query)).plans.map(({ name }) => name);
  const saveMany = async (whom: TestPerson, count: number) => {
    const { answers, job } = validPlan;
    await queries()
      .insertInto('saved_plan')
      .values(
        Array.from({ length: count }, (_, index) => ({
          id: randomUUID(),
          account: whom.id,
          name: `Plan ${index + 1}`,
          answers: JSON.stringify(answers),
          job: JSON.stringify(job),
          created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
        })),
      )
      .execute();
  };
  const recruiter = async (hiring: 'offers' | 'read' = 'offers', organisation: string = randomUUID()) => {
    const firm = { id: organisation, name: 'Northgate Systems', website: null, industry: null };
    await queries()
      .insertInto('organisation')
      .values(firm)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return await person(app, { role: 'recruiter', member: { organisation, role: 'owner', hiring } });
  };
  const draft = (whom: TestPerson, id: string) => whom.post(`${plans}/${id}/job-draft`);

  it('a plan is kept with its answers as they were typed, and nobody else reads it', async () => {
    const { id } = await save(amara, 'Backend engineer from abroad');
    expect((await amara.get(`${plans}/${id}`)).body).toMatchObject({
      name: 'Backend engineer from abroad',
      answers: { role: '2134', salary: '58,000' },
      job: { title: 'Backend engineer', payFrom: 58_000 },
      draft: null,
    });
    const stranger = await person(app, { role: 'candidate' });
    expect(await namesOf(stranger)).toEqual([]);
    const strange = [
      stranger.get(`${plans}/${id}`),
      stranger.patch(`${plans}/${id}`, { name: 'Mine' }),
      stranger.delete(`${plans}/${id}`),
      stranger.post(`${plans}/${id}/restore`),
    ];
    expect((await Promise.all(strange)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await namesOf(amara)).toEqual(['Backend engineer from abroad']);
  });

  it('the newest comes first, a long list comes in pages, and a part of a name finds its plan', async () => {
    await saveMany(amara, 30);
    await save(amara, '50% more_time');
    const first = await listPlans(amara);
    expect([first.plans.length, first.plans[0]?.name, first.count]).toEqual([25, '50% more_time', 31]);
    expect(await namesOf(amara, `?after=${first.next}`)).toEqual(['6', '5', '4', '3', '2', '1'].map(nameOf));
    expect(await namesOf(amara, '?search=PLAN%2029')).toEqual(['Plan 29']);
    // The signs that LIKE gives a meaning are searched for as they are.
    expect(await namesOf(amara, '?search=%25')).toEqual(['50% more_time']);
    expect(await namesOf(amara, '?search=_')).toEqual(['50% more_time']);
  });
  const nameOf = (number: string) => `Plan ${number}`;

  it('the same key saves a plan once', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    await amara.post(plans, validPlan, key);
    await amara.post(plans, validPlan, key);
    expect((await listPlans(amara)).count).toBe(1);
  });

  it('200 plans can be kept; one more is refused in words, until one is deleted', async () => {
    await saveMany(amara, 199);
    const { id } = await save(amara, 'The last one');
    expect(await amara.post(plans, validPlan)).toMatchObject({
      status: 409,
      body: { message: 'You can save 200 plans. Delete one you no longer need first.' },
    });
    await amara.delete(`${plans}/${id}`);
    await save(amara, 'Another last one');
    expect((await amara.post(`${plans}/${id}/restore`)).status).toBe(409);
  });

  it('two that are saved at once do not exceed the limit', async () => {
    await saveMany(amara, 199);
    const responses = await Promise.all([amara.post(plans, validPlan), amara.post(plans, validPlan)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('a plan is renamed, deleted, brought back within a day, and gone after it', async () => {
    const { id } = await save(amara, 'A nurse');
    expect((await amara.patch(`${plans}/${id}`, { name: ' ' })).status).toBe(422);
    expect(await amara.patch(`${plans}/${id}`, { name: 'Two nurses' })).toMatchObject({
      status: 200,
      body: { message: 'The plan is now called “Two nurses”.', plan: { name: 'Two nurses' } },
    });
    expect((await amara.delete(`${plans}/${id}`)).body).toEqual({ message: '“Two nurses” is deleted.' });
    expect((await amara.get(`${plans}/${id}`)).status).toBe(404);
    expect((await amara.post(`${plans}/${id}/restore`)).body).toMatchObject({
      message: '“Two nurses” is back.',
    });
    expect(await namesOf(amara)).toEqual(['Two nurses']);
    await amara.delete(`${plans}/${id}`);
    const removed_at = new Date(Date.now() - 25 * 3_600_000);
    await queries().updateTable('saved_plan').set({ removed_at }).where('id', '=', id).execute();
    expect((await amara.post(`${plans}/${id}/restore`)).status).toBe(404);
  });

  it.each([
    [
      'a code that SOC 2020 does not have',
      { job: { ...validPlan.job, occupationCode: '9998' } },
      'job.occupationCode',
    ],
    ['an answer of many lines', { answers: { role: '2134\nDROP' } }, 'answers.role'],
    ['an answer that is far too long', { answers: { role: 'x'.repeat(201) } }, 'answers.role'],
    ['more answers than any form has', { answers: numbered(81) }, 'answers'],
    ['no name', { name: '' }, 'name'],
  ])('%s is refused, and the field is named', async (_, more, field) => {
    expect(await amara.post(plans, { ...validPlan, ...more })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('one press makes a job draft of a plan, which a second press finds again', async () => {
    const rita = await recruiter();
    const { id } = await save(rita, 'Backend engineer from abroad');
    const response = await draft(rita, id);
    expect(response.status).toBe(201);
    const { jobId, plan, message } = draftJobOfPlanOperation.response.parse(response.body);
    expect(message).toBe('A draft of “Backend engineer” is saved for your organisation.');
    expect(response.headers.get('Location')).toBe(`/api/organisation/jobs/${jobId}`);
    expect(plan.draft).toMatchObject({ id: jobId, title: 'Backend engineer', state: 'draft' });
    expect((await rita.get(`/api/organisation/jobs/${jobId}`)).body).toMatchObject({
      state: 'draft',
      answers: validPlan.job,
      missing: ['workplace', 'level', 'employment', 'summary', 'place'],
    });
    const secondPress = draftJobOfPlanOperation.response.parse((await draft(rita, id)).body);
    expect([secondPress.jobId, secondPress.message]).toEqual([jobId, 'This plan has a job already.']);
    const { jobs } = await jobsOf(rita);
    expect(jobs).toHaveLength(1);
  });
  const jobsOf = async (whom: TestPerson) =>
    listEmployerJobsOperation.response.parse((await whom.get('/api/organisation/jobs')).body);

  it('two presses at once make one draft', async () => {
    const rita = await recruiter();
    const { id } = await save(rita, 'Backend');
    await Promise.all([draft(rita, id), draft(rita, id)]);
    expect((await jobsOf(rita)).jobs).toHaveLength(1);
  });

  it('who only looks on, or has left, keeps plans and makes no drafts', async () => {
    const viewer = await recruiter('read');
    const formerMember = await person(app, { role: 'recruiter' });
    for (const whom of [viewer, formerMember, amara]) {
      const { id } = await save(whom, 'Backend');
      expect((await draft(whom, id)).status).toBe(403);
    }
  });

  it('a recruiter who may only look now is not led to the draft they made before', async () => {
    const rita = await recruiter();
    const { id } = await save(rita, 'Backend');
    await draft(rita, id);
    await queries()
      .updateTable('membership')
      .set({ hiring: 'read' })
      .where('account', '=', rita.id)
      .execute();
    expect((await draft(rita, id)).status).toBe(403);
  });

  it('a draft stays with its organisation: a recruiter who has left sees none, and makes one elsewhere', async () => {
    const rita = await recruiter();
    const { id } = await save(rita, 'Backend');
    await draft(rita, id);
    const elsewhere = await recruiter();
    const { organisation } = await queries()
      .selectFrom('membership')
      .select('organisation')
      .where('account', '=', elsewhere.id)
      .executeTakeFirstOrThrow();
    await queries().updateTable('membership').set({ organisation }).where('account', '=', rita.id).execute();
    expect((await rita.get(`${plans}/${id}`)).body).toMatchObject({ draft: null });
    expect((await draft(rita, id)).status).toBe(201);
    expect((await jobsOf(elsewhere)).jobs).toHaveLength(1);
  });
});

function numbered(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, '']));
}
