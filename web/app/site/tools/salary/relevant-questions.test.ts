import { calendarDate } from '@portway/rules/kernel';
import { minimumSalary } from '@portway/rules/minimum-salary';
import { occupations } from '@portway/rules/occupations';
import { describe, expect, it } from 'vitest';
import { relevantQuestions } from './relevant-questions.ts';
import { questionsNeeded } from './result/still-needed.ts';
import { readSalaryAnswers, type SalaryAnswers } from './salary-answers.ts';
import { salaryFacts } from './salary-facts.ts';

type AnswersInText = Partial<SalaryAnswers>;

const answers = (input: AnswersInText): SalaryAnswers =>
  readSalaryAnswers(new URLSearchParams({ ...input }), calendarDate('2026-11-20'));
const questionsFor = (code: string | undefined, input: AnswersInText = {}) =>
  relevantQuestions(code, answers(input));

it('no job, no questions', () => {
  expect(questionsFor(undefined)).toEqual([]);
});

it('a developer hired from outside the UK is asked about a PhD, and the sponsor’s rating', () => {
  expect(questionsFor('2134', { inUk: 'no' })).toEqual(['phd', 'sponsorRating']);
});

// Every case ends with the sponsor's rating: it is left out here.
it.each<[string, AnswersInText, string[]]>([
  ['2134', { under26: 'no' }, ['newEntrantLimb', 'phd']],
  ['2134', { visaType: 'graduate' }, ['monthsHeld', 'phd']],
  ['2134', { visaType: 'skilled' }, ['inRouteSince', 'monthsHeld', 'phd']],
  ['2134', { salary: '50000' }, ['phd', 'deductions']],
  ['2113', {}, ['phd', 'employer', 'exemptNational', 'employerIsStudentSponsor', 'phdLevelResearch']],
  ['1212', {}, ['workNation', 'listScopeConfirmed']],
  // After the list has ended, the jobs it named no longer matter.
  ['1212', { assignedOn: '2026-12-31' }, []],
])('for %s with %j: %j', (code, input, questions) => {
  expect(questionsFor(code, input)).toEqual([...questions, 'sponsorRating']);
});

describe('switching inside the UK', () => {
  it.each<[AnswersInText, string, boolean]>([
    [{ visaType: 'other' }, 'otherPermission', true],
    [{ visaType: 'other', inUk: 'no' }, 'otherPermission', false],
    [{ visaType: 'student' }, 'studentSwitch', true],
    [{ visaType: 'student', inUk: 'no' }, 'studentSwitch', false],
    [{ visaType: 'graduate' }, 'studentSwitch', false],
    [{ visaType: 'student', studentSwitch: 'degree-under-way' }, 'courseEndsOn', true],
    [{ visaType: 'student', studentSwitch: 'degree-under-way', inUk: 'no' }, 'courseEndsOn', false],
    [{ visaType: 'student', studentSwitch: 'course-completed' }, 'courseEndsOn', false],
    [{ visaType: 'student', under26: 'no', newEntrantStudy: 'due-within-3-months' }, 'courseEndsOn', true],
    [{ visaType: 'student', under26: 'yes', newEntrantStudy: 'due-within-3-months' }, 'courseEndsOn', false],
  ])('%j is asked for %s: %s', (input, question, is) => {
    expect(questionsFor('2134', input).some((each) => each === question)).toBe(is);
  });
});

describe('the certificate of the first permission', () => {
  const isAsked = (code: string, inRouteSince: string) =>
    questionsFor(code, { visaType: 'skilled', inRouteSince }).includes('firstCertificateOn');

  it.each([
    ['2134', '2024-04-03', false],
    ['2134', '2024-04-04', true],
    ['2134', '2024-10-03', true],
    ['2134', '2024-10-04', false],
    // The rules of 22 July 2025 matter to jobs at RQF 3 to 5, and to the lower health bands.
    ['2134', '2025-07-22', false],
    ['3544', '2025-07-21', false],
    ['3544', '2025-07-22', true],
    ['2237', '2025-07-22', true],
    // The older rates do not apply to jobs on a pay scale.
    ['2237', '2024-04-04', false],
  ])('of %s, in the route since %s, is asked for: %s', (code, since, is) => {
    expect(isAsked(code, since)).toBe(is);
  });
});

it.each([
  ['2020-11-30', true],
  ['2020-12-01', false],
])('in the route since %s, Tier 2 (General) is asked about: %s', (inRouteSince, is) => {
  expect(questionsFor('2134', { visaType: 'skilled', inRouteSince }).includes('tier2General')).toBe(is);
});

describe('a former Student or Graduate', () => {
  it.each<[AnswersInText, string[]]>([
    [{ newEntrantLimb: 'student' }, ['newEntrantLimb', 'newEntrantStudy', 'lastPermissionEndedOn']],
    [{ newEntrantLimb: 'student', visaType: 'student' }, ['newEntrantLimb', 'newEntrantStudy']],
    [{ newEntrantLimb: 'graduate', visaType: 'graduate' }, ['newEntrantLimb']],
    [
      { newEntrantLimb: 'graduate', visaType: 'other', inUk: 'no' },
      ['newEntrantLimb', 'lastPermissionEndedOn'],
    ],
    [{ newEntrantLimb: 'none' }, ['newEntrantLimb']],
  ])('with %j is asked for %j', (input, questions) => {
    const names = ['newEntrantLimb', 'newEntrantStudy', 'lastPermissionEndedOn'];
    const result = questionsFor('2134', { under26: 'no', ...input });
    expect(result.filter((each) => names.includes(each))).toEqual(questions);
  });
});

describe('care work', () => {
  it.each<[AnswersInText, string[]]>([
    [{}, ['sponsoredInCare', 'monthsWithSponsor']],
    [{ visaType: 'skilled' }, ['sponsoredInCare', 'monthsWithSponsor']],
    [{ visaType: 'skilled', sponsoredInCare: 'yes' }, ['sponsoredInCare']],
    [{ visaType: 'graduate' }, ['monthsWithSponsor']],
    [{ inUk: 'no' }, []],
  ])('with %j asks for %j', (input, questions) => {
    const result = questionsFor('6135', input).filter((each) => /InCare|WithSponsor/.test(each));
    expect(result).toEqual(questions);
  });
});

describe('a national pay scale', () => {
  const ofTheScale = (code: string, input: AnswersInText = {}) =>
    questionsFor(code, input).filter((each) => ['workNation', 'londonArea', 'payScaleRole'].includes(each));

  it.each<[string, AnswersInText, string[]]>([
    ['2237', {}, ['workNation', 'payScaleRole']],
    ['2314', {}, ['workNation', 'payScaleRole']],
    ['2314', { workNation: 'england' }, ['workNation', 'londonArea', 'payScaleRole']],
    ['2314', { workNation: 'wales' }, ['workNation', 'payScaleRole']],
    ['3231', {}, ['payScaleRole']],
    ['6112', {}, []],
    // Before the scales are recorded there is nothing to choose from.
    ['2237', { assignedOn: '2025-12-05' }, []],
  ])('of %s with %j asks for %j', (code, input, questions) => {
    expect(ofTheScale(code, input)).toEqual(questions);
  });

  it('asks nothing about new entrants', () => {
    expect(questionsFor('2237', { under26: 'no', visaType: 'graduate' })).not.toContain('newEntrantLimb');
    expect(questionsFor('2237', { under26: 'no', visaType: 'graduate' })).not.toContain('monthsHeld');
  });
});

describe('ATAS', () => {
  it.each<[AnswersInText, string[]]>([
    [{}, ['exemptNational', 'employerIsStudentSponsor', 'phdLevelResearch']],
    [{ exemptNational: 'no' }, ['exemptNational', 'employerIsStudentSponsor', 'phdLevelResearch']],
    [{ exemptNational: 'yes' }, ['exemptNational']],
    [
      { exemptNational: 'no', employerIsStudentSponsor: 'no' },
      ['exemptNational', 'employerIsStudentSponsor'],
    ],
  ])('with %j asks for %j', (input, questions) => {
    const names = ['exemptNational', 'employerIsStudentSponsor', 'phdLevelResearch'];
    expect(questionsFor('2311', input).filter((each) => names.includes(each))).toEqual(questions);
  });
});

describe('the same sponsor', () => {
  it.each<[string, AnswersInText, boolean]>([
    ['8115', { visaType: 'skilled' }, true],
    ['8115', { visaType: 'graduate' }, false],
    ['2134', { visaType: 'skilled' }, false],
    ['2134', { visaType: 'skilled', sponsorRating: 'A' }, false],
    ['2134', { visaType: 'skilled', sponsorRating: 'B' }, true],
    ['2134', { visaType: 'graduate', sponsorRating: 'B' }, false],
  ])('for %s with %j is asked about: %s', (code, input, is) => {
    expect(questionsFor(code, input).includes('sameSponsor')).toBe(is);
  });

  it.each([
    ['2142', '2026-12-30', false],
    ['2142', '2026-12-31', true],
    ['2134', '2026-12-31', false],
    ['6135', '2028-07-21', false],
    ['6135', '2028-07-22', true],
  ])('and the same job, for %s on %s: %s', (code, assignedOn, is) => {
    expect(questionsFor(code, { visaType: 'skilled', assignedOn }).includes('sameListedJob')).toBe(is);
  });
});

it.each<[string, AnswersInText, boolean]>([
  ['2314', { workNation: 'wales' }, false],
  ['2314', { workNation: 'wales', payScaleRole: 'qualified' }, true],
  ['2314', { workNation: 'england', payScaleRole: 'qualified' }, false],
  ['2314', { workNation: 'england', londonArea: 'none', payScaleRole: 'qualified' }, true],
  ['6112', {}, true],
  ['2237', { workNation: 'england', payScaleRole: 'band-5' }, false],
  ['2134', {}, false],
])('the share of full time of %s with %j is asked for: %s', (code, input, is) => {
  expect(questionsFor(code, input).includes('shareOfFullTime')).toBe(is);
});

/** Occupations with the same questions are represented by three of their codes; nightly, all are tried. */
function tried(): readonly string[] {
  const codes = occupations.map(({ code }) => code);
  if (process.env.NIGHTLY === '1') return codes;
  const cases: AnswersInText[] = [
    { visaType: 'skilled', inRouteSince: '2025-08-01' },
    { visaType: 'graduate' },
  ];
  const alike = (code: string) => cases.flatMap((each) => ['', ...questionsFor(code, each)]).join(' ');
  return [...Map.groupBy(codes, alike).values()].flatMap((same) => same.slice(0, 3));
}

it('the form asks for whatever the rule still needs', () => {
  const cases: AnswersInText[] = ['', 'student', 'skilled', 'graduate', 'other'].flatMap((visaType) =>
    ['yes', 'no'].flatMap((inUk) => [
      { visaType, inUk },
      { visaType, inUk, sponsorRating: 'B', inRouteSince: '2025-08-01', salary: '30000', deductions: '100' },
      { visaType, inUk, workNation: 'england', payScaleRole: 'band-3', assignedOn: '2027-01-04' },
      { visaType, inUk, workNation: 'wales', payScaleRole: 'qualified' },
    ]),
  );
  const unasked = tried().flatMap((code) =>
    cases.flatMap((each) => {
      const caseAnswers = answers(each);
      const { facts } = salaryFacts(caseAnswers, code);
      const outcome = facts && minimumSalary(facts);
      if (outcome?.status !== 'needs-facts') return [];
      const fields = questionsNeeded(outcome.missing).map(({ field }) => field);
      const inForm = new Set<string>([...relevantQuestions(code, caseAnswers), 'years']);
      const complete = fields.length === outcome.missing.length && fields.every((field) => inForm.has(field));
      return complete ? [] : [{ code, ...each, missing: outcome.missing }];
    }),
  );
  expect(unasked).toEqual([]);
});
