import { checkJobDraftOperation } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const noon = Date.parse('2026-11-23T12:00:00Z');

describe('a job checked as it is typed', () => {
  let app: TestApp;
  let owner: Asking;
  const statements: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ now: () => noon, onStatement: (each) => void statements.push(each) });
    owner = await accessCast(app).make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());
  const check = async (draft: object) => {
    const { body } = await owner.post('/api/organisation/check-job-draft', draft);
    return checkJobDraftOperation.response.parse(body);
  };
  const engineer = {
    title: 'Software engineer',
    occupationCode: '2134',
    employment: 'permanent',
    currency: 'GBP',
    hoursPerWeek: 37.5,
    payFrom: 50_000,
    payTo: 62_000,
  } as const;

  it('tests each end of the range against every open option, and names the pay that is enough for everybody', async () => {
    const { options, startRangeAt, post, day } = await check(engineer);
    expect(options.map(({ option, minPence, reachedBy }) => [option, minPence / 100, reachedBy])).toEqual([
      ['E', 38_300, 'whole-range'],
      ['C', 43_700, 'whole-range'],
      ['B', 49_200, 'whole-range'],
      ['A', 54_700, 'upper-part'],
    ]);
    expect([startRangeAt, post?.status, day]).toEqual([54_700, 'anyone', '2026-11-23']);
    expect((await check({ ...engineer, payFrom: 54_700 })).startRangeAt).toBeNull();
  });

  it.each([
    [1, 50_000, false],
    [3, 50_000, false],
    [4, 50_000, true],
    [5, 50_000, true],
    [5, 54_700, false],
  ] as const)(
    'sponsored for %i years at £%i, it says that a new entrant’s certificate may have to be shorter: %s',
    async (years, pounds, isSaid) => {
      const { options, post } = await check({ ...engineer, payFrom: 40_000, payTo: pounds, years });
      const warning = post?.warnings.find(({ code }) => code === 'new-entrant-length')?.message;
      expect(warning !== undefined).toBe(isSaid);
      if (isSaid)
        expect(warning).toContain(
          `at most 48 months in all and ends 14 days after the certificate. A certificate of ${12 * years} months is too long`,
        );
      expect(options.map(({ option }) => option)).toEqual(['E', 'C', 'B', 'A']);
    },
  );

  it('says what sponsoring costs by payer for the years that are chosen', async () => {
    const { cost } = await check({ ...engineer, years: 3, sponsorSize: 'large' });
    // As the page “plan a hire” has it: a certificate of £525 and a skills charge of £1,320 a year.
    expect(cost).toMatchObject({
      years: 3,
      employer: [
        { title: 'Certificate of Sponsorship', pence: 525_00 },
        { title: 'Immigration Skills Charge', pence: 3_960_00 },
      ],
      employerPence: 4_485_00,
      workerPence: 3_924_00,
    });
    expect((await check({ ...engineer, occupationCode: '7219' })).cost).toBeNull();
  });

  it.each(['2134', '3544', '2237', '1232'])(
    'never says whom the visa brake bars, which has no place where applicants are chosen: %s',
    async (occupationCode) => {
      const outcomeText = JSON.stringify(
        await check({ ...engineer, occupationCode, years: 3, sponsorSize: 'large' }),
      );
      expect(outcomeText).not.toMatch(/Afghanistan|[Vv]isa brake|nationalit/);
    },
  );

  it('a nurse is asked for band and kind of employer, and both prices of the worker stand until it is said', async () => {
    const nurse = { ...engineer, title: 'Nurse', occupationCode: '2235', nation: 'england' } as const;
    const open = await check({ ...nurse, years: 3, sponsorSize: 'large' });
    expect(open.rateQuestions).toMatchObject({ healthCareEmployer: true, londonArea: false });
    expect(open.rateQuestions.roles).toContainEqual({ id: 'band-5', title: 'Band 5' });
    expect(open.post).toMatchObject({ status: 'unknown', missing: ['payScaleRole'] });
    expect(open.cost).toMatchObject({ workerHealthCarePence: 324_00, workerPence: 3_924_00 });
    const ofNhs = await check({ ...nurse, payScaleRole: 'band-5', healthCareEmployer: 'nhs' });
    expect(ofNhs.post).toMatchObject({ status: 'anyone', standardPence: 29_970_00 });
    expect(ofNhs.cost).toMatchObject({ workerHealthCarePence: null, workerPence: 324_00 });
    const ofOtherEmployer = await check({ ...nurse, healthCareEmployer: 'other' });
    expect(ofOtherEmployer.cost).toMatchObject({ workerHealthCarePence: null, workerPence: 3_924_00 });
  });

  it('a programmer of the NHS is asked neither, and pays what every programmer pays', async () => {
    const { rateQuestions, cost } = await check({ ...engineer, healthCareEmployer: 'nhs' });
    expect(rateQuestions).toEqual({
      roles: [],
      workNation: false,
      londonArea: false,
      shareOfFullTime: false,
      healthCareEmployer: false,
    });
    expect(cost).toMatchObject({ workerHealthCarePence: null, workerPence: 3_924_00 });
  });

  it('offers codes with the words that speak for each, and asks where a title is too wide', async () => {
    const { codes } = await check({ title: 'Software engineer', about: 'You work with other programmers.' });
    expect(codes.isWide).toBe(false);
    expect(codes.candidates[0]).toMatchObject({
      code: '2134',
      canBeSponsored: true,
      standardPence: 54_700_00,
      because: [
        { field: 'title', words: 'Software' },
        { field: 'about', offset: 20, length: 11, words: 'programmers' },
      ],
    });
    const wide = (await check({ title: 'Engineer' })).codes;
    expect([wide.isWide, wide.candidates.length]).toEqual([true, 6]);
    for (const title of ['Qqxzt', 'Native']) expect((await check({ title })).codes.candidates).toEqual([]);
    const near = (await check({ title: 'Technical Account Manager' })).codes;
    expect([near.isWide, near.candidates[0]?.code]).toEqual([true, '3556']);
    const lecturer = (await check({ title: 'Lecturer in Social Work', about: 'A native speaker.' })).codes;
    expect(lecturer.candidates.map(({ code }) => code)).not.toContain('2461');
    expect(lecturer.candidates[0]?.code).toBe('2311');
  });

  it('answers for a draft that says nothing yet, and shrinks the rate with the hours', async () => {
    expect(await check({})).toMatchObject({ post: null, options: [], startRangeAt: null, cost: null });
    expect((await check({ ...engineer, hoursPerWeek: 30 })).hours).toMatchObject({
      goingRatePence: 43_760_00,
      thresholdPence: 41_700_00,
    });
  });

  it('reads no table but those that say who is asking, and stores nothing', async () => {
    const before = statements.length;
    await check(engineer);
    const statementsSent = statements.slice(before).map((each) => each.toLowerCase());
    expect(statementsSent.length).toBeGreaterThan(0);
    const touchesRecords =
      /"(job|application|resume|identity|profile_private|sponsor_entry)"|^(insert into|update|delete from) "?(?!session)/;
    expect(statementsSent.filter((each) => touchesRecords.test(each))).toEqual([]);
  });
});
