import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { assessedJob, type EligibilityFacts, licenceEligibility } from './index.ts';

const jobOn = (code: string, day = '2026-11-20') => assessedJob(code, calendarDate(day)).job;

const judge = (occupationCode: string, facts: Partial<EligibilityFacts> = {}) =>
  licenceEligibility({
    isUKRegistered: 'yes',
    documentsSubmitted: 'yes',
    knowsJobRoleAndCode: 'yes',
    meetsSalaryThreshold: 'yes',
    authorizingOfficerAvailable: 'yes',
    appliedOn: calendarDate('2026-11-20'),
    occupationCode,
    ...facts,
  });

describe('the job of an assessment, for a worker new to the route', () => {
  // Going rates and thresholds of 8 April 2026, as in the salary calculator's vectors.
  it.each([
    ['2134', 'yes', 54_700_00, 38_300_00, 'occupations.going-rates'],
    // On a list that is due to end before a licence usually comes.
    ['3544', 'depends', 41_700_00, 33_400_00, 'minimum-salary.threshold-a'],
    ['2231', 'yes', null, null, null],
    ['3429', 'depends', null, null, null],
    ['6135', 'depends', null, null, null],
    ['8120', 'no', null, null, null],
    // Lawful for a worker who is in the route already (SW 6.1(d)).
    ['5434', 'depends', null, null, null],
    // Table 2a: only with the same sponsor, which an applicant for a licence is not (SW 6.1(f)).
    ['3214', 'no', null, null, null],
  ])('%s: %s, at least %s pence, %s for a new entrant, by %s', (code, sponsorable, least, entrant, rule) => {
    expect(jobOn(code)).toMatchObject({
      sponsorable,
      minimumPence: least,
      newEntrantPence: entrant,
      minimumRule: rule,
    });
  });

  it('says of a list that ends until when a certificate is safe, and nothing of the day after', () => {
    expect(jobOn('3544', '2026-12-30').notes.join(' ')).toContain('2026-12-30 is the last safe day');
    expect(jobOn('3544', '2026-12-31')).toMatchObject({ sponsorable: 'unknown', minimumPence: null });
  });

  it('is judged on the certificate’s day after a licence: 3544 and 2142 in a year and at the end of one', () => {
    expect(jobOn('3544', '2026-11-28')).toMatchObject({
      sponsorable: 'depends',
      reason: expect.stringMatching(
        /^The certificate is expected on 2027-01-25; 2026-12-30 is the last safe day to assign it\./,
      ),
    });
    expect(jobOn('3544', '2026-10-28')).toMatchObject({ sponsorable: 'yes' });
    expect(jobOn('2142', '2026-11-28')).toMatchObject({ sponsorable: 'yes', minimumPence: 41_700_00 });
    expect(jobOn('2142', '2026-11-28').notes.join(' ')).toContain('With one that is assigned by 2026-12-30');
    expect(jobOn('2142', '2026-10-28')).toMatchObject({ minimumPence: 33_400_00 });
  });

  it('says which lists and conditions a job depends on', () => {
    expect(jobOn('3429').notes).toContain('It depends on whether the job is one of those its list names.');
    expect(jobOn('6135').reason).toContain('for 3 months in 6135 or 6136 before the certificate');
    expect(jobOn('2231').notes.join(' ')).toContain('national pay scale');
  });
});

describe('a chef (5434), closed to new workers since 22 July 2025', () => {
  it('may be taken over from another sponsor if in the route since before, and both readings are said', () => {
    const { existingWorkersOnly, reason, notes } = jobOn('5434', '2026-11-28');
    expect(existingWorkersOnly).toBe(true);
    expect(reason).toBe(
      'A worker new to the route cannot be sponsored for it. Taking over a worker who has been in the route since before 2025-07-22, without a break, is lawful.',
    );
    expect(notes).toEqual([
      'Of a worker in the route since before 2025-07-22 the job must pay at least £41,700 a year for a full week.',
      'Of a worker in the route since before 2024-04-04 the job must pay at least £31,300 a year for a full week.',
    ]);
  });

  it('is not refused, and not called clear: more information is needed', () => {
    expect(judge('5434')).toMatchObject({ status: 'more-information-needed' });
    expect(judge('5434').message).not.toContain('No new worker can be sponsored');
    expect(judge('5434').reasons[2]?.summary).toBe(
      'A job of 5434 can be sponsored only for a worker who has been in the route for long enough.',
    );
  });

  it('was open to new workers on 21 July 2025', () => {
    expect(jobOn('5434', '2025-07-21')).toMatchObject({ existingWorkersOnly: false });
    expect(jobOn('5434', '2025-07-22')).toMatchObject({ existingWorkersOnly: true });
  });
});

describe('an organisation that exists mainly to sponsor someone', () => {
  const on = (day: string, existsMainlyToSponsor: 'yes' | 'no' | undefined) =>
    judge('2134', { appliedOn: calendarDate(day), existsMainlyToSponsor });

  it.each([
    ['2026-05-19', 'yes', 'more-information-needed', 'More information needed'],
    ['2026-05-20', 'yes', 'not-eligible', 'A ground for refusal'],
    ['2026-05-19', 'no', 'eligible', 'No obvious barrier found'],
    ['2026-05-20', 'no', 'eligible', 'No obvious barrier found'],
    ['2026-05-20', undefined, 'eligible', 'No obvious barrier found'],
  ] as const)('on %s, answered %s: %s', (day, answer, status, word) => {
    expect(on(day, answer)).toMatchObject({ status, word });
    expect(on(day, answer).message.startsWith(`${word}. `)).toBe(true);
  });

  it('is a sixth reason where it was answered, and not checked where it was not', () => {
    const notChecked = (answer: 'yes' | 'no' | undefined) => on('2026-05-20', answer).notChecked.join(' ');
    expect(on('2026-05-20', 'yes').reasons[5]).toMatchObject({ answer: 'existsMainlyToSponsor', ok: false });
    expect(on('2026-05-20', undefined).reasons).toHaveLength(5);
    expect(notChecked(undefined)).toContain(
      'the business was set up, or exists, mainly so that someone can come',
    );
    expect(notChecked('no')).not.toContain(
      'the business was set up, or exists, mainly so that someone can come',
    );
    expect(notChecked('no')).toContain('third party');
  });
});

describe('an assessment with a job', () => {
  it.each([
    ['2134', {}, 'eligible'],
    ['2231', {}, 'eligible'],
    ['8120', {}, 'not-eligible'],
    ['3429', {}, 'more-information-needed'],
    ['2134', { meetsSalaryThreshold: 'no' }, 'not-eligible'],
    ['2134', { knowsJobRoleAndCode: 'no' }, 'more-information-needed'],
  ] as const)('of %s with %j is %s', (code, facts, status) => {
    expect(judge(code, facts).status).toBe(status);
  });

  it('speaks of that job in the answers on the job and its salary, and takes it along into the plan', () => {
    const { reasons, nextSteps, message } = judge('2134');
    expect(message).toMatch(/^No obvious barrier found\./);
    expect(reasons[2]?.summary).toBe('A job of 2134 can be sponsored.');
    expect(reasons[3]?.summary).toContain('You say that it is £54,700 a year or more.');
    expect(nextSteps.at(-2)?.link.url).toBe('/plan-a-hire?role=2134&holdsLicence=no');
  });

  it('which cannot be sponsored says so first, and plans no hire', () => {
    const { message, reasons, nextSteps } = judge('8120', { meetsSalaryThreshold: 'no' });
    expect(message).toContain('No new worker can be sponsored for this job.');
    expect(reasons[2]).toMatchObject({ ok: false });
    expect(nextSteps.map(({ title }) => title)).toEqual([
      'Choose a job that can be sponsored',
      'Then apply on GOV.UK',
    ]);
  });

  it('which depends on more than its code sends to its conditions', () => {
    expect(judge('6135').nextSteps[0]).toMatchObject({
      title: 'Check the conditions of this job',
      link: { url: '/occupations/6135' },
    });
  });

  it('shows the law read for the job in its working', () => {
    expect(judge('2134').steps.flatMap(({ law }) => (law ? [law.parameter] : []))).toContain(
      'occupations.going-rates',
    );
  });
});
