import { randomUUID } from 'node:crypto';
import { searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { recommendedJobsOperation } from '@portway/contracts/candidate/jobs/recommended-jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsCast, wholeJob } from '../../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../../testing/http-client.ts';
import { person } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const day = 86_400_000;

describe('background upkeep of jobs:', () => {
  let app: TestApp;
  let now = Date.now();
  const statements: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ now: () => now, onStatement: (each) => void statements.push(each) });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const queries = () => app.superuser;
  async function employer(name = 'Northgate Systems') {
    const id = randomUUID();
    await queries().insertInto('organisation').values({ id, name, website: null, industry: null }).execute();
    return id;
  }
  const castAt = (at: string) =>
    jobsCast(app, { organisation: async () => at, accountOf: async () => undefined });
  const offer = async (at: string, answers: Readonly<Record<string, unknown>> = {}, ago = 0) => {
    const id = await castAt(at).addJob(at, { answers: { ...wholeJob, ...answers } });
    const published_at = new Date(Date.now() - ago);
    await queries().updateTable('job').set({ published_at }).where('id', '=', id).execute();
    return id;
  };
  const answer = async ({ id: account }: { id: string }, employerJob: object, own: object) => {
    const profile = { account, answers: JSON.stringify(employerJob), pronouns: null, active_on: null };
    await queries().insertInto('profile').values(profile).execute();
    await queries()
      .insertInto('profile_private')
      .values({ account, answers: JSON.stringify(own) })
      .execute();
  };
  const close = (id: string) =>
    queries()
      .updateTable('job')
      .set({ state: 'closed', closed_at: new Date() })
      .where('id', '=', id)
      .execute();

  it('closes a job when its last day is over in London, and not before', async () => {
    const at = await employer();
    const [last, later] = [
      await offer(at, { closesOn: '2026-12-31' }),
      await offer(at, { closesOn: '2027-01-01' }),
    ];
    const stateOf = async (id: string) =>
      (
        await queries()
          .selectFrom('job')
          .select(['state', 'closed_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).state;
    const closeAt = async (moment: string) => {
      now = Date.parse(moment);
      await app.services.jobs.upkeep.closeOver();
      return [await stateOf(last), await stateOf(later)];
    };
    expect(await closeAt('2026-12-31T23:59:59Z')).toEqual(['published', 'published']);
    expect(await closeAt('2027-01-01T00:00:00Z')).toEqual(['closed', 'published']);
    // In summer the day in London begins an hour before UTC's.
    await queries()
      .updateTable('job')
      .set({ answers: JSON.stringify({ ...wholeJob, closesOn: '2027-06-30' }) })
      .where('id', '=', later)
      .execute();
    expect(await closeAt('2027-06-30T22:59:59Z')).toEqual(['closed', 'published']);
    expect(await closeAt('2027-06-30T23:00:00Z')).toEqual(['closed', 'closed']);
    now = Date.now();
  });

  it('finds a job no more once its last day is over, before anybody has closed it', async () => {
    const at = await employer();
    const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now - day);
    const id = await offer(at, { title: 'Lamplighter', closesOn: yesterday });
    const visitor = httpClient(app.ask);
    const response = await visitor.get('/api/jobs?title=lamplighter');
    expect(searchJobsOperation.response.parse(response.body)).toMatchObject({
      jobs: [],
      total: { count: 0 },
    });
    expect((await visitor.get(`/api/jobs/job-${id.slice(0, 13)}`)).status).toBe(410);
  });

  it('judges open jobs once a day, and has them found by it', async () => {
    const at = await employer();
    const [open, closedJob] = [await offer(at, { title: 'Glover' }), await offer(at)];
    await close(closedJob);
    await app.services.jobs.upkeep.rejudge();
    const rows = await queries()
      .selectFrom('job')
      .select(['id', 'judged_on', 'sponsorable', 'pay_note'])
      .where('organisation', '=', at)
      .execute();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now);
    expect(rows.find(({ id }) => id === open)).toMatchObject({ judged_on: today, sponsorable: 'anyone' });
    expect(rows.find(({ id }) => id === closedJob)).toMatchObject({ judged_on: null });
    const searchResult = searchJobsOperation.response.parse(
      (await httpClient(app.ask).get('/api/jobs?title=glover&sponsored=anyone')).body,
    );
    expect(searchResult.jobs.map(({ sponsorable }) => sponsorable)).toEqual(['anyone']);
    const before = statements.length;
    await app.services.jobs.upkeep.rejudge();
    expect(statements.slice(before).filter((each) => each.startsWith('update'))).toEqual([]);
  });

  it('shows “Actively hiring” for an employer that answered a candidate within 14 days and has an open job', async () => {
    const at = await employer();
    const job = await offer(at);
    const badges = async () => {
      await app.services.jobs.upkeep.refreshBadges();
      const { actively_hiring } = await queries()
        .selectFrom('published_employer')
        .selectAll()
        .where('organisation', '=', at)
        .executeTakeFirstOrThrow();
      return actively_hiring;
    };
    const answeredAgo = (ago: string) =>
      sql`update published_employer set answered_at = now() - ${ago}::interval where organisation = ${at}`.execute(
        queries(),
      );
    expect(await badges()).toBe(false);
    const { id: account } = await person(app, { role: 'candidate' });
    const application = await castAt(at).addApplication(account, at, job);
    // A withdrawal is made by the candidate, and is no sign of activity.
    const mark = (state: 'withdrawn' | 'interview') =>
      queries().updateTable('application').set({ state }).where('id', '=', application).execute();
    await mark('withdrawn');
    expect(await badges()).toBe(false);
    await mark('interview');
    expect(await badges()).toBe(true);
    await answeredAgo('13 days 23 hours 59 minutes');
    expect(await badges()).toBe(true);
    await answeredAgo('14 days 1 second');
    expect(await badges()).toBe(false);
    await queries()
      .updateTable('conversation')
      .set({ last_side: 'candidate', last_number: 1 })
      .where('application', '=', application)
      .execute();
    expect(await badges()).toBe(false);
    await queries()
      .updateTable('conversation')
      .set({ last_side: 'employer', last_number: 2 })
      .where('application', '=', application)
      .execute();
    expect(await badges()).toBe(true);
    await close(job);
    expect(await badges()).toBe(false);
  });

  it.each([
    ['five against two, at the border of both', [0, 1, 2, 3, 89.99], [90.01, 179.9], true],
    ['four', [0, 1, 2, 3], [100, 101], false],
    ['five against one: too little is known of before', [0, 1, 2, 3, 4], [100], false],
    ['five against four', [0, 1, 2, 3, 4], [100, 101, 102, 103], false],
    ['six against four', [0, 1, 2, 3, 4, 5], [100, 101, 102, 103], true],
    ['what was more than 180 days ago', [0, 1, 2, 3, 4], [100, 180.01], false],
  ] as const)(
    'says “Growing Fast” by what was published in 90 days: %s',
    async (_, lately, before, grows) => {
      const at = await employer();
      const ids = [];
      for (const [index, ago] of [...lately, ...before].entries())
        ids.push(await offer(at, { title: `Job ${index}` }, ago * day));
      const isGrowing = async () => {
        await app.services.jobs.upkeep.refreshBadges();
        const { growing_fast } = await queries()
          .selectFrom('published_employer')
          .selectAll()
          .where('organisation', '=', at)
          .executeTakeFirstOrThrow();
        return growing_fast;
      };
      expect(await isGrowing()).toBe(grows);
      // Reposting the same job counts once.
      await sql`update job set answers = jsonb_set(answers, '{title}', '"One and the same"') where organisation = ${at}`.execute(
        queries(),
      );
      expect(await isGrowing()).toBe(false);
    },
  );

  it('recommends what fits a profile, with the reasons, the best first', async () => {
    const at = await employer('Tide Ltd');
    const amara = await person(app, { role: 'candidate' });
    const answers = {
      primaryRole: 'Hydrologist',
      openToRoles: ['River engineer'],
      skills: ['Python', 'QGIS', 'R'],
      locations: ['Leeds, UK'],
      salary: 45_000,
      currency: 'GBP',
      jobType: 'senior',
    };
    await answer(amara, answers, {
      requiresSponsorship: 'No',
      isLegallyAuthorized: 'Yes',
      technologiesAvoided: ['Fortran'],
      hiddenFrom: ['The Nosy Water Ltd'],
    });
    const job = (title: string, more: Readonly<Record<string, unknown>> = {}) =>
      offer(at, {
        title,
        skills: ['Excel'],
        place: 'York',
        level: 'senior',
        payFrom: 40_000,
        payTo: 50_000,
        ...more,
      });
    await job('Hydrologist', { skills: ['QGIS', 'python', 'Excel'], place: 'Leeds' });
    await job('River engineer', { payFrom: 30_000, payTo: 44_999 });
    await job('Map maker', { skills: ['QGIS'] });
    await job('Old map maker', { skills: ['QGIS', 'Fortran'] });
    await job('Florist');
    const applied = await job('Hydrologist we applied for');
    await castAt(at).addApplication(amara.id, at, applied);
    const nosy = await employer('NOSY Water Limited');
    await offer(nosy, { title: 'Hydrologist' });
    const recommended = async () =>
      recommendedJobsOperation.response.parse((await amara.get('/api/me/recommended-jobs')).body);
    const { jobs, missing } = await recommended();
    expect(jobs.map(({ job, because, sharedSkills }) => [job.title, sharedSkills, because])).toEqual([
      [
        'Hydrologist',
        ['QGIS', 'python'],
        [
          'It is a role you are looking for.',
          'You have 2 of its 3 skills: QGIS and python.',
          'It pays up to £50,000; you ask for £45,000.',
          'It is in Leeds, where you want to work.',
          'It is senior level, which is what you are looking for.',
        ],
      ],
      [
        'Map maker',
        ['QGIS'],
        [
          'It pays up to £50,000; you ask for £45,000.',
          'You have the one skill it asks for: QGIS.',
          'It is senior level, which is what you are looking for.',
        ],
      ],
      [
        'River engineer',
        [],
        ['It is a role you are looking for.', 'It is senior level, which is what you are looking for.'],
      ],
      [
        'Old map maker',
        ['QGIS'],
        [
          'It pays up to £50,000; you ask for £45,000.',
          'You have 1 of its 2 skills: QGIS.',
          'It is senior level, which is what you are looking for.',
        ],
      ],
    ]);
    expect(missing).toEqual([]);

    // Personal characteristics make no difference, and are not even read.
    const identity = { account: amara.id, sealed: 'sealed', consent_version: 1, consented_at: new Date() };
    await queries().insertInto('identity').values(identity).execute();
    await queries()
      .updateTable('profile')
      .set({ pronouns: 'ze/zir' })
      .where('account', '=', amara.id)
      .execute();
    const before = statements.length;
    expect(await recommended()).toEqual({ jobs, missing });
    const statementsSent = statements.slice(before).map((each) => each.toLowerCase());
    expect(statementsSent.length).toBeGreaterThan(5);
    expect(statementsSent.filter((each) => /\bidentity\b|pronouns/.test(each))).toEqual([]);
  });

  it('says that a candidate could be sponsored only where the whole range of the pay is enough, not its top alone', async () => {
    const at = await employer('Lock and Weir Ltd');
    const keeper = await person(app, { role: 'candidate' });
    await answer(
      keeper,
      { primaryRole: 'Lock keeper' },
      {
        isLegallyAuthorized: 'No',
        requiresSponsorship: 'Yes',
        currentVisa: 'none',
        phd: 'none',
        newEntrantGround: 'none',
        bornOn: '1985-05-05',
      },
    );
    await offer(at, { title: 'Lock keeper', payFrom: 62_000, payTo: 70_000 });
    await offer(at, { title: 'Lock keeper', payFrom: 42_000, payTo: 70_000 });
    await app.services.jobs.upkeep.rejudge();
    const { body } = await keeper.get('/api/me/recommended-jobs');
    const { jobs } = recommendedJobsOperation.response.parse(body);
    expect(jobs.map(({ job: { payFrom, forMe }, because }) => [payFrom, forMe, because])).toEqual([
      [62_000, 'yes', ['It is a role you are looking for.', 'Its pay is enough for you to be sponsored.']],
      [42_000, 'depends', ['It is a role you are looking for.']],
    ]);
  });

  it('recommends nothing to an empty profile, and says what it lacks', async () => {
    const somebody = await person(app, { role: 'candidate' });
    expect((await somebody.get('/api/me/recommended-jobs')).body).toEqual({
      jobs: [],
      missing: ['primaryRole', 'openToRoles', 'skills', 'locations', 'salary'],
    });
  });
});
