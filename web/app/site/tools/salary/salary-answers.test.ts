import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { codeIn, readSalaryAnswers, type SalaryAnswers } from './salary-answers.ts';
import { salaryFacts } from './salary-facts.ts';

const today = calendarDate('2026-11-20');
const answers = (input: Partial<SalaryAnswers> = {}): SalaryAnswers =>
  readSalaryAnswers(new URLSearchParams({ ...input }), today);
const facts = (input: Partial<SalaryAnswers> = {}) => salaryFacts(answers(input), '2134');

it('an untouched form has the specified defaults: in the UK, under 26, 37.5 hours, today', () => {
  expect(facts().facts).toMatchObject({
    inUk: true,
    under26: true,
    hours: { perWeek: 37.5 },
    assignedOn: '2026-11-20',
    visaType: undefined,
    salaryPence: undefined,
  });
});

describe('typed answers', () => {
  it.each([
    ['45000', 45_000_00],
    ['45,000', 45_000_00],
    ['£45,000.50', 45_000_50],
    ['', undefined],
  ])('a salary of %j is %s pence', (salary, salaryPence) => {
    expect(facts({ salary }).facts).toMatchObject({ salaryPence });
  });

  it.each(['lots', '-1', '45.000.00', '1e5'])('a salary of %j is an error, and kept', (salary) => {
    expect(facts({ salary }).problems).toMatchObject([{ name: 'salary' }]);
    expect(answers({ salary }).salary).toBe(salary);
  });

  it.each([
    ['40', { perWeek: 40 }],
    ['52, 52, 52, 0', { cycle: [52, 52, 52, 0] }],
    ['52 52 52 0', { cycle: [52, 52, 52, 0] }],
  ])('hours of %j are %j', (hours, expected) => {
    expect(facts({ hours }).facts).toMatchObject({ hours: expected });
  });

  it.each(['', 'full time', '0', '200', '40, forty'])('hours of %j are an error', (hours) => {
    expect(facts({ hours }).problems[0]?.name).toBe('hours');
  });

  it.each([
    ['2134', '2134'],
    [' 2134 - Programmers', '2134'],
    ['9999', undefined],
    ['React developer', undefined],
    ['', undefined],
  ])('a role of %j is the code %s', (role, code) => {
    expect(codeIn(role)).toBe(code);
  });
});

describe('an answer that another has made irrelevant', () => {
  it('does not count: “in the route since”, for a Graduate', () => {
    const inRouteSince = '2023-01-01';
    expect(facts({ visaType: 'graduate', inRouteSince }).facts?.inRouteSince).toBeUndefined();
    expect(facts({ visaType: 'skilled', inRouteSince }).facts?.inRouteSince).toBe('2023-01-01');
  });

  it.each([
    ['2237', { workNation: 'england', payScaleRole: 'band-5' }, 'band-5'],
    ['2314', { workNation: 'england', payScaleRole: 'band-5' }, undefined],
    ['2314', { workNation: 'england', payScaleRole: 'leadership-group' }, 'leadership-group'],
    ['2314', { workNation: 'scotland', payScaleRole: 'leadership-group' }, undefined],
    ['2134', { payScaleRole: 'band-5' }, undefined],
  ])('%s with %j has the role %s', (code, input, role) => {
    expect(salaryFacts(answers(input), code).facts?.payScaleRole).toBe(role);
  });
});

it.each(['60', '60%', '60 %'])('a share of full time of %j is 60 per cent', (shareOfFullTime) => {
  const input = { workNation: 'wales', payScaleRole: 'qualified', shareOfFullTime };
  expect(salaryFacts(answers(input), '2314').facts?.shareOfFullTime).toBe(60);
});

it('ATAS facts are given only where one of its questions is answered', () => {
  const atas = (input: Partial<SalaryAnswers>) => salaryFacts(answers(input), '2311').facts?.atas;
  expect(atas({})).toBeUndefined();
  expect(atas({ exemptNational: 'no', phdLevelResearch: 'yes' })).toEqual({
    exemptNational: false,
    employerIsStudentSponsor: undefined,
    phdLevelResearch: true,
  });
});

it('an option that the form does not have is an error at its question', () => {
  expect(facts({ visaType: 'other', otherPermission: 'tourist' }).problems).toEqual([
    { name: 'otherPermission', message: 'Choose which permission the person has now.' },
  ]);
  const atas = salaryFacts(answers({ exemptNational: 'perhaps' }), '2311');
  expect(atas.problems).toEqual([{ name: 'exemptNational', message: 'Choose one of the answers.' }]);
});

it('a first certificate later than the permission it led to is an error', () => {
  const input = { visaType: 'skilled', inRouteSince: '2024-05-01', firstCertificateOn: '2024-05-02' };
  expect(facts(input).problems).toEqual([
    {
      name: 'firstCertificateOn',
      message: 'The first certificate was assigned before the permission began.',
    },
  ]);
});
