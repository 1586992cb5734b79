import { showJobForMeOperation, showJobOperation } from '@portway/contracts/candidate/jobs/job';
import { searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { showEmployerJobOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { checkJobDraftOperation } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

describe('a job whose figure is pro rata:', () => {
  let app: TestApp;
  let owner: Asking;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ now: () => noon });
    owner = await accessCast(app).make('owner');
    amara = await person(app, { role: 'candidate' });
    await amara.patch('/api/me/profile', {
      isLegallyAuthorized: 'No',
      requiresSponsorship: 'Yes',
      currentVisa: 'none',
      phd: 'none',
    });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  const visitor = httpClient((path, init) => app.ask(path, init));

  /** Of a programmer for 22.5 hours a week; £36,000 is what they would pay. */
  const developer = {
    ...wholeJob,
    occupationCode: '2134',
    skills: [],
    hoursPerWeek: 22.5,
    payFrom: 60_000,
    payTo: 60_000,
  };

  async function published(title: string, answers: object) {
    const { body } = await owner.post('/api/organisation/jobs', { ...developer, title, ...answers });
    const path = `/api/organisation/jobs/${Object(body).job.id}`;
    expect(await owner.post(`${path}/publish`, {})).toMatchObject({ status: 200 });
    return path;
  }

  /** What the employer, everybody, the search and a candidate are told. */
  async function verdicts(path: string, title: string) {
    const job = showEmployerJobOperation.response.parse((await owner.get(path)).body);
    const page = showJobOperation.response.parse((await visitor.get(`/api/jobs/${job.slug}`)).body);
    const mine = showJobForMeOperation.response.parse((await amara.get(`/api/me/jobs/${job.id}`)).body);
    const search = await visitor.get(`/api/jobs?title=${title}&sponsored=new-entrants`);
    const results = searchJobsOperation.response.parse(search.body).jobs.length;
    const myJobs = Object((await amara.get(`/api/me/jobs?title=${title}&sponsored=for-me`)).body).jobs;
    return {
      employer: job.sponsorship?.status,
      page: page.sponsorship.post.status,
      card: page.card.sponsorable,
      mine: mine.forMe.status,
      results,
      resultsForMe: myJobs.length,
    };
  }
  const none = {
    employer: 'unknown',
    page: 'unknown',
    card: 'unknown',
    mine: 'unknown',
    results: 0,
    resultsForMe: 0,
  };

  it.each([
    ['Xylo', { payBasis: 'full-time-equivalent' }],
    ['Quill', { about: 'Salary: £60,000 per annum pro rata' }],
    ['Ochre', { summary: 'A post of 0.6 FTE at £60,000.' }],
    ['Umbra', { payBasis: 'on-target' }],
  ])('nobody is told whether it can be sponsored: %s', async (title, answers) => {
    const path = await published(title, answers);
    expect(await verdicts(path, title)).toEqual(none);
    // With what is paid, everybody is.
    await owner.patch(path, { payFrom: 36_000, payTo: 36_000, payBasis: 'actual' });
    expect(await verdicts(path, title)).toEqual({
      employer: 'phd',
      page: 'phd',
      card: 'phd',
      mine: 'depends',
      results: 1,
      resultsForMe: 0,
    });
  });

  it('is judged where the employer says that the figure is what is paid', async () => {
    const path = await published('Jasper', { about: '£60,000 pro rata', payBasis: 'actual' });
    expect(await verdicts(path, 'Jasper')).toMatchObject({ employer: 'anyone', page: 'anyone', mine: 'yes' });
  });

  it('is asked about while it is draft', async () => {
    const check = async (job: object) =>
      checkJobDraftOperation.response.parse(
        (await owner.post('/api/organisation/check-job-draft', job)).body,
      );
    const { title, occupationCode, employment, currency, hoursPerWeek, payFrom, payTo } = developer;
    const draft = { title, occupationCode, employment, currency, hoursPerWeek, payFrom, payTo };
    const draftCheck = await check({ ...draft, about: '£60,000 FTE' });
    expect([
      draftCheck.payBasis,
      draftCheck.post?.status,
      draftCheck.post?.missing,
      draftCheck.startRangeAt,
    ]).toEqual(['full-time-equivalent', 'unknown', ['actualPay'], null]);
    expect(draftCheck.post?.calculator).not.toContain('salary=');
    expect(
      (await check({ ...draft, about: '£60,000 FTE', payFrom: 36_000, payTo: 36_000 })).post?.status,
    ).toBe('phd');
  });
});
