import { describe, expect, it } from 'vitest';
import { hirePlan } from '../hire-plan/index.ts';
import {
  type PostFacts,
  postOptions,
  postSponsorship,
  sponsorshipForWorker,
} from '../job-sponsorship/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { sponsorshipCost } from '../sponsorship-cost/index.ts';
import { salary } from '../testing/salary.ts';
import { sponsorship } from '../testing/sponsorship.ts';
import { brakeForWorkers, visaBrake } from './index.ts';

const day = calendarDate('2026-11-28');
const dontAsk =
  /Don’t ask applicants for their nationality and don’t choose by it; it is settled with the worker after the offer, before a certificate is assigned\.$/;
const brakeIn = (outcome: object) =>
  ('warnings' in outcome && Array.isArray(outcome.warnings) ? outcome.warnings : []).find(
    ({ code }) => code === 'visa-brake',
  )?.message;

describe('whom the visa brake bars (HC 1691), by the day of application', () => {
  it.each([
    ['2026-03-25', 'none'],
    ['2026-03-26', 'in-force'],
    ['2026-03-27', 'in-force'],
  ])('on %s it is %s', (appliedOn, status) => {
    expect(visaBrake('skilled-worker', calendarDate(appliedOn)).status).toBe(status);
    expect(visaBrake('student', calendarDate(appliedOn)).status).toBe(status);
  });

  it('Skilled Worker: nationals of Afghanistan; Student: of four countries', () => {
    expect(visaBrake('skilled-worker', day)).toMatchObject({
      nationals: ['Afghanistan'],
      sentence: expect.stringContaining('refused to nationals of Afghanistan, whatever the certificate says'),
    });
    expect(visaBrake('student', day)).toMatchObject({
      sentence: expect.stringContaining('nationals of Afghanistan, Cameroon, Myanmar and Sudan.'),
    });
  });

  it('says nationality, not residence; inside the UK untouched; announced for about 18 months, under review', () => {
    expect(brakeForWorkers({ appliedOn: day, inUk: false })[0]).toMatch(
      /Nationality decides, not where someone lives\. Applications inside the UK .* about 18 months .* under review/,
    );
  });
});

describe('an employer is told, and told not to ask', () => {
  it.each([
    [false, true],
    [true, false],
    [undefined, false],
  ])('with the salary, where the worker applies inside the UK: %s', (inUk, isSaid) => {
    const message = brakeIn(salary({ assignedOn: '2026-11-28', inUk }));
    expect(message !== undefined).toBe(isSaid);
    if (isSaid) expect(message).toMatch(dontAsk);
  });

  it.each([
    ['2026-03-25', false],
    ['2026-03-26', true],
  ])('with the costs, by the day of application: %s, %s', (appliedOn, isSaid) => {
    const facts = { assignedOn: '2026-03-20', appliedOn } as const;
    expect(brakeIn(sponsorshipCost(sponsorship({ ...facts, location: 'outside' }))) !== undefined).toBe(
      isSaid,
    );
    expect(brakeIn(sponsorshipCost(sponsorship({ ...facts, location: 'inside' })))).toBeUndefined();
  });

  it('with the plan of a hire from abroad', () => {
    const plan = {
      occupationCode: '2134',
      hours: { perWeek: 37.5 },
      months: 36,
      assignedOn: day,
      sponsorSize: 'small',
      holdsLicence: true,
    } as const;
    expect(brakeIn(hirePlan({ ...plan, location: 'outside' }).salary)).toMatch(dontAsk);
    expect(brakeIn(hirePlan({ ...plan, location: 'inside' }).salary)).toBeUndefined();
  });
});

describe('the job editor, the board and the search never say it', () => {
  const post: PostFacts = {
    day,
    occupationCode: '2134',
    currency: 'GBP',
    hoursPerWeek: 37.5,
    employment: 'permanent',
    payToPence: 60_000_00,
  };

  it.each(['2134', '3544', '2237', '6135', '1232'])('of a post of %s', (occupationCode) => {
    const results = JSON.stringify([
      postSponsorship({ ...post, occupationCode }),
      postOptions({ ...post, occupationCode }),
    ]);
    expect(results).not.toMatch(/Afghanistan|[Vv]isa brake|nationals? of/);
  });

  it('a job seeker who would apply from outside the UK is told, without what employers are told', () => {
    const verdict = sponsorshipForWorker(post, {
      isAuthorised: false,
      needsSponsorship: true,
      currentVisa: 'none',
    });
    expect(verdict.reasons.join(' ')).toContain('refused to nationals of Afghanistan');
    expect(verdict.reasons.join(' ')).not.toContain('Don’t ask applicants');
  });

  it.each([
    { isAuthorised: true, needsSponsorship: true, currentVisa: 'graduate' },
    { isAuthorised: false, needsSponsorship: true },
    { isAuthorised: true, needsSponsorship: false, currentVisa: 'none' },
  ] as const)('a job seeker who says %j is not', (worker) => {
    expect(sponsorshipForWorker(post, worker).reasons.join(' ')).not.toContain('Afghanistan');
  });
});
