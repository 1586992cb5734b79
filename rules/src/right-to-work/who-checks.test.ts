import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type Arrangement, type CheckFacts, whoChecks } from './index.ts';

const check = (arrangement: Arrangement, arrangedOn: string, facts: Partial<CheckFacts> = {}) =>
  whoChecks({ arrangement, arrangedOn: calendarDate(arrangedOn), ...facts });

describe('who must check somebody’s right to work', () => {
  // Section 14A of the Act of 2006, for arrangements made from 1 October 2026.
  it.each([
    ['employee', 'you', 'you'],
    ['workers-contract', 'not-by-this-rule', 'you'],
    ['individual-sub-contractor', 'not-by-this-rule', 'you'],
    ['supply-chain', 'not-by-this-rule', 'other-business'],
    ['personal-service-company', 'not-by-this-rule', 'not-the-client'],
    ['own-account', 'not-by-this-rule', 'not-by-this-rule'],
  ] as const)('%s: on 30 September 2026 %s, on 1 October %s', (arrangement, before, from) => {
    expect(check(arrangement, '2026-09-30')).toMatchObject({ status: 'answered', who: before });
    expect(check(arrangement, '2026-10-01')).toMatchObject({ status: 'answered', who: from });
  });

  it.each([
    ['2026-09-30', true, 'not-by-this-rule'],
    ['2026-10-01', true, 'you'],
    ['2026-10-01', false, 'not-by-this-rule'],
  ])('a matching service, on %s, that passes details for a fee: %s, %s', (day, passesDetails, who) => {
    expect(check('matching-service', day, { passesDetails })).toMatchObject({ who });
  });

  it('a matching service is asked whether it passes details for a fee or commission', () => {
    expect(check('matching-service', '2026-10-01')).toMatchObject({
      status: 'needs-facts',
      missing: ['passesDetails'],
    });
  });

  it('before 13 February 2024 nothing is recorded', () => {
    expect(check('employee', '2024-02-12')).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2024-02-13',
    });
    expect(check('employee', '2024-02-13')).toMatchObject({ status: 'answered', who: 'you' });
  });
});

describe('what follows', () => {
  it('up to £45,000 for each worker, £60,000 if repeated, where the reader is asked', () => {
    const penalties = { firstPenaltyPence: 45_000_00, repeatPenaltyPence: 60_000_00 };
    expect(check('workers-contract', '2026-10-01')).toMatchObject(penalties);
    expect(check('supply-chain', '2026-10-01')).toMatchObject(penalties);
    expect(check('personal-service-company', '2026-10-01')).toMatchObject({ firstPenaltyPence: null });
  });

  it('a copy is kept two years after the work, and is then destroyed', () => {
    expect(check('individual-sub-contractor', '2026-10-01')).toMatchObject({
      notes: expect.arrayContaining([
        expect.stringMatching(/two years after it ends, and is then destroyed/),
      ]),
    });
  });

  it('a sponsor checks whom it sponsors, employee or not, from 20 May 2026', () => {
    const sponsored =
      'A licensed sponsor checks every worker that it sponsors, whether or not they are its employee.';
    const notesOn = (day: string) => check('own-account', day);
    expect(notesOn('2026-05-20')).toMatchObject({ notes: expect.arrayContaining([sponsored]) });
    expect(notesOn('2026-05-19')).not.toMatchObject({ notes: expect.arrayContaining([sponsored]) });
  });

  it('what is not known is said: the final code, a grace period, whether Portway is a matching service', () => {
    expect(check('supply-chain', '2026-10-01')).toMatchObject({
      unknown: [
        expect.stringContaining('final code of practice'),
        expect.stringContaining('grace period'),
        expect.stringContaining('Portway'),
      ],
    });
  });

  it('each outcome shows the law that was read', () => {
    const outcome = check('supply-chain', '2026-10-01');
    expect(outcome.steps.flatMap(({ law }) => (law ? [law.parameter] : []))).toEqual([
      'right-to-work.who-is-checked',
      'right-to-work.supply-chain',
      'right-to-work.copies',
      'right-to-work.sponsored-workers',
      'right-to-work.penalty-first',
      'right-to-work.penalty-repeat',
    ]);
  });
});
