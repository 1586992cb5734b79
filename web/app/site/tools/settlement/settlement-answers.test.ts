import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { readSettlementAnswers, type SettlementAnswers, settlementFacts } from './settlement-answers.ts';
import { settlementQuestions } from './settlement-questions.ts';

const today = calendarDate('2026-11-20');
const answers = (input: Partial<SettlementAnswers> = {}): SettlementAnswers =>
  readSettlementAnswers(new URLSearchParams({ ...input }), today);
const facts = (input: Partial<SettlementAnswers> = {}) => settlementFacts(answers(input), '2134');

it('an untouched form has 37.5 hours and today, and no other answer', () => {
  expect(facts().facts).toEqual({
    occupationCode: '2134',
    appliedOn: '2026-11-20',
    hours: { perWeek: 37.5 },
    salaryPence: undefined,
    inRouteSince: undefined,
    firstCertificateOn: undefined,
    lastSponsoredOnList: undefined,
    healthAndCare: undefined,
    workNation: undefined,
    londonArea: undefined,
    payScaleRole: undefined,
    shareOfFullTime: undefined,
  });
});

describe('typed answers', () => {
  it('become facts', () => {
    expect(
      facts({
        hours: '52, 52, 52, 0',
        salary: '£45,000',
        inRouteSince: '2024-05-01',
        firstCertificateOn: '2024-03-28',
        lastSponsoredOnList: 'yes',
        employer: 'nhs',
      }).facts,
    ).toMatchObject({
      hours: { cycle: [52, 52, 52, 0] },
      salaryPence: 45_000_00,
      inRouteSince: '2024-05-01',
      firstCertificateOn: '2024-03-28',
      lastSponsoredOnList: true,
      healthAndCare: { employer: 'nhs' },
    });
  });

  it.each([
    [{ hours: 'full time' }, 'hours'],
    [{ hours: '40, forty' }, 'hours'],
    [{ salary: 'lots' }, 'salary'],
    [{ appliedOn: '' }, 'appliedOn'],
    [{ appliedOn: '2026-02-30' }, 'appliedOn'],
    [{ inRouteSince: '2026-11-21' }, 'inRouteSince'],
    [{ firstCertificateOn: '2026-11-21' }, 'firstCertificateOn'],
    [{ inRouteSince: '2024-05-01', firstCertificateOn: '2024-05-02' }, 'firstCertificateOn'],
    [{ lastSponsoredOnList: 'perhaps' }, 'lastSponsoredOnList'],
    [{ employer: 'gp' }, 'employer'],
  ])('%j is an error at %s', (input, name) => {
    expect(facts(input).problems.map((problem) => problem.name)).toEqual([name]);
  });
});

describe('the questions', () => {
  it.each([
    [undefined, {}, ['inRouteSince', 'lastSponsoredOnList']],
    ['2134', {}, ['inRouteSince', 'lastSponsoredOnList']],
    ['2134', { inRouteSince: '2024-04-03' }, ['inRouteSince', 'lastSponsoredOnList']],
    ['2134', { inRouteSince: '2024-04-04' }, ['inRouteSince', 'firstCertificateOn', 'lastSponsoredOnList']],
    ['2113', {}, ['inRouteSince', 'lastSponsoredOnList', 'employer']],
    ['2237', {}, ['workNation', 'payScaleRole']],
    ['2237', { workNation: 'england', payScaleRole: 'band-5' }, ['workNation', 'payScaleRole']],
    [
      '6131',
      { workNation: 'england', payScaleRole: 'band-3' },
      ['workNation', 'payScaleRole', 'inRouteSince'],
    ],
    ['2314', { workNation: 'england' }, ['workNation', 'londonArea', 'payScaleRole']],
  ])('for %s with %j are %j', (code, input, questions) => {
    expect(settlementQuestions(code, answers(input))).toEqual(questions);
  });
});
