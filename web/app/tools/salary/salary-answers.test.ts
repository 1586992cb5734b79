import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { questionsAsked } from './questions-asked.ts';
import { codeIn, readSalaryAnswers, type SalaryAnswers, salaryFacts } from './salary-answers.ts';

const today = calendarDate('2026-11-20');
const answers = (given: Partial<SalaryAnswers> = {}): SalaryAnswers =>
  readSalaryAnswers(new URLSearchParams({ ...given }), today);
const facts = (given: Partial<SalaryAnswers> = {}) => salaryFacts(answers(given), '2134');

it('an untouched form stands at the specified defaults: in the UK, under 26, 37.5 hours, today', () => {
  expect(facts().facts).toMatchObject({
    inUk: true,
    under26: true,
    hours: { perWeek: 37.5 },
    assignedOn: '2026-11-20',
    visaType: undefined,
    salaryPence: undefined,
  });
});

describe('what is typed', () => {
  it.each([
    ['45000', 45_000_00],
    ['45,000', 45_000_00],
    ['£45,000.50', 45_000_50],
    ['', undefined],
  ])('as a salary of %j is %s pence', (salary, salaryPence) => {
    expect(facts({ salary }).facts).toMatchObject({ salaryPence });
  });

  it.each(['lots', '-1', '45.000.00', '1e5'])('as a salary of %j is pointed out, and kept', (salary) => {
    expect(facts({ salary }).problems).toMatchObject([{ name: 'salary' }]);
    expect(answers({ salary }).salary).toBe(salary);
  });

  it.each([
    ['40', { perWeek: 40 }],
    ['52, 52, 52, 0', { cycle: [52, 52, 52, 0] }],
    ['52 52 52 0', { cycle: [52, 52, 52, 0] }],
  ])('as hours of %j is %j', (hours, read) => {
    expect(facts({ hours }).facts).toMatchObject({ hours: read });
  });

  it.each(['', 'full time', '0', '200', '40, forty'])('as hours of %j is pointed out', (hours) => {
    expect(facts({ hours }).problems[0]?.name).toBe('hours');
  });

  it.each([
    ['2134', '2134'],
    [' 2134 - Programmers', '2134'],
    ['9999', undefined],
    ['React developer', undefined],
    ['', undefined],
  ])('as a role %j is the code %s', (role, code) => {
    expect(codeIn(role)).toBe(code);
  });
});

describe('the questions of a case', () => {
  it.each([
    ['2134', {}, ['phd']],
    ['2134', { under26: 'no' }, ['phd', 'newEntrantLimb']],
    ['2134', { visaType: 'graduate' }, ['phd', 'monthsHeld']],
    ['2134', { visaType: 'skilled' }, ['phd', 'inRouteSince', 'monthsHeld']],
    ['2134', { salary: '50000' }, ['phd', 'deductions']],
    ['2113', {}, ['phd', 'employer']],
    ['1212', {}, ['listScopeConfirmed', 'workNation']],
    ['6135', {}, ['employer', 'monthsWithSponsor']],
    ['6135', { inUk: 'no' }, ['employer']],
    ['3111', {}, ['phd', 'employer', 'listScopeConfirmed']],
    ['2237', { under26: 'no' }, []],
    [undefined, {}, []],
  ])('for %s with %j are %j', (code, given, questions) => {
    expect(questionsAsked(code, answers(given))).toEqual(questions);
  });
});
