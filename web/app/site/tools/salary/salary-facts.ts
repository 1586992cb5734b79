import { minimumSalaryOperation } from '@portway/contracts/law/calculators/minimum-salary';
import { hoursTyped, numberTyped, penceTyped } from '../../../text/as-typed.ts';
import { problemsOf } from '../../../text/problems.ts';
import type { CaseQuestion } from './case-questions.ts';
import { relevantQuestions } from './relevant-questions.ts';
import { roleChosen } from './role/pay-scale-roles.ts';
import type { SalaryAnswers } from './salary-answers.ts';

const choose = 'Choose one of the answers.';
const wholeMonths = 'Enter whole months, such as 24.';
const aDay = 'Enter a full date.';

/** The form's field for each fact, and what to say when it cannot be read. */
export const salaryWords = {
  occupationCode: { field: 'role', message: 'Type a job title, or choose an occupation code.' },
  inUk: { field: 'inUk', message: 'Choose whether the person is in the UK.' },
  under26: { field: 'under26', message: 'Choose whether the person is under 26.' },
  visaType: { field: 'visaType', message: 'Choose the visa the person has now.' },
  otherPermission: { field: 'otherPermission', message: 'Choose which permission the person has now.' },
  studentSwitch: { field: 'studentSwitch', message: 'Choose how far along the course is.' },
  courseEndsOn: { field: 'courseEndsOn', message: aDay },
  inRouteSince: { field: 'inRouteSince' },
  firstCertificateOn: { field: 'firstCertificateOn' },
  careAppliedOn: { field: 'careAppliedOn' },
  tier2General: { field: 'tier2General', message: choose },
  monthsHeld: { field: 'monthsHeld', message: wholeMonths },
  newEntrantLimb: { field: 'newEntrantLimb', message: choose },
  newEntrantStudy: { field: 'newEntrantStudy', message: choose },
  lastPermissionEndedOn: { field: 'lastPermissionEndedOn', message: aDay },
  phd: { field: 'phd', message: choose },
  sponsoredInCare: { field: 'sponsoredInCare', message: choose },
  monthsWithSponsor: { field: 'monthsWithSponsor', message: 'Enter whole months, such as 3.' },
  workNation: { field: 'workNation', message: 'Choose the nation the job is in.' },
  londonArea: { field: 'londonArea', message: 'Choose the part of London.' },
  payScaleRole: { field: 'payScaleRole', message: 'Choose the band, grade or role.' },
  shareOfFullTime: { field: 'shareOfFullTime', message: 'Enter a percentage from 1 to 100, such as 60.' },
  listScopeConfirmed: { field: 'listScopeConfirmed', message: choose },
  'healthAndCare.employer': { field: 'employer', message: choose },
  hoursPerWeek: {
    field: 'hours',
    message:
      'Enter the hours per week, such as 37.5, or the hours of each week in a cycle, such as 52, 52, 52, 0.',
  },
  cycle: { field: 'hours' },
  salaryPence: { field: 'salary', message: 'Enter the salary in pounds a year, such as 45,000.' },
  deductionsPence: { field: 'deductions', message: 'Enter the total the worker pays back, in pounds.' },
  months: {
    field: 'years',
    message: 'Choose a length of 1 to 5 years, or the exact dates of the certificate.',
  },
  startsOn: { field: 'startsOn' },
  endsOn: { field: 'endsOn' },
  assignedOn: { field: 'assignedOn', message: 'Enter the day the certificate is assigned.' },
  appliedOn: { field: 'appliedOn', message: 'Enter the day of the visa application.' },
  'atas.exemptNational': { field: 'exemptNational', message: choose },
  'atas.employerIsStudentSponsor': { field: 'employerIsStudentSponsor', message: choose },
  'atas.phdLevelResearch': { field: 'phdLevelResearch', message: choose },
  sponsorRating: { field: 'sponsorRating', message: 'Choose the sponsor’s rating.' },
  sameSponsor: { field: 'sameSponsor', message: choose },
  sameListedJob: { field: 'sameListedJob', message: choose },
};

/** The facts for the rule, or the errors by field. An empty answer counts as not given. */
export function salaryFacts(answers: SalaryAnswers, occupationCode: string) {
  const result = minimumSalaryOperation.request.safeParse({
    occupationCode,
    assignedOn: answers.assignedOn,
    appliedOn: emptyAsUndefined(answers.appliedOn),
    ...hoursTyped(answers.hours),
    ...lengthOf(answers),
    salaryPence: penceTyped(answers.salary),
    inUk: truth(answers.inUk),
    under26: truth(answers.under26),
    visaType: emptyAsUndefined(answers.visaType),
    ...caseFacts(answers, { code: occupationCode, asked: relevantQuestions(occupationCode, answers) }),
  });
  if (result.success) return { facts: result.data, problems: [] };
  return { facts: undefined, problems: problemsOf(inFields(result.error.issues), salaryWords) };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** An error in one week of a cycle belongs to the one field that holds all weeks. */
export function inFields(issues: readonly Issue[]): Issue[] {
  return issues.map(({ path, message }) => ({
    path: path[0] === 'cycle' && path.length > 1 ? ['hoursPerWeek'] : path,
    message,
  }));
}

/** Answers to the questions that the form shows; an answer to a hidden question does not count. */
export function caseFacts(
  answers: SalaryAnswers,
  { code, asked }: { readonly code: string; readonly asked: readonly CaseQuestion[] },
) {
  const text = (question: CaseQuestion) => (asked.includes(question) ? answers[question] : '');
  return {
    ...workerFacts(text),
    workNation: emptyAsUndefined(text('workNation')),
    londonArea: emptyAsUndefined(text('londonArea')),
    payScaleRole: asked.includes('payScaleRole') ? roleChosen(code, answers) : undefined,
    shareOfFullTime: numberTyped(text('shareOfFullTime').replace('%', '')),
    listScopeConfirmed: truth(text('listScopeConfirmed')),
    healthAndCare: text('employer') === '' ? undefined : { employer: text('employer') },
    deductionsPence: penceTyped(text('deductions')),
    atas: atasOf(text),
    sponsorRating: emptyAsUndefined(text('sponsorRating')),
    sameSponsor: truth(text('sameSponsor')),
    sameListedJob: truth(text('sameListedJob')),
  };
}

type Text = (question: CaseQuestion) => string;

function workerFacts(text: Text) {
  return {
    otherPermission: emptyAsUndefined(text('otherPermission')),
    studentSwitch: emptyAsUndefined(text('studentSwitch')),
    courseEndsOn: emptyAsUndefined(text('courseEndsOn')),
    inRouteSince: emptyAsUndefined(text('inRouteSince')),
    firstCertificateOn: emptyAsUndefined(text('firstCertificateOn')),
    careAppliedOn: emptyAsUndefined(text('careAppliedOn')),
    tier2General: truth(text('tier2General')),
    monthsHeld: numberTyped(text('monthsHeld')),
    newEntrantLimb: emptyAsUndefined(text('newEntrantLimb')),
    newEntrantStudy: emptyAsUndefined(text('newEntrantStudy')),
    lastPermissionEndedOn: emptyAsUndefined(text('lastPermissionEndedOn')),
    phd: emptyAsUndefined(text('phd')),
    sponsoredInCare: truth(text('sponsoredInCare')),
    monthsWithSponsor: numberTyped(text('monthsWithSponsor')),
  };
}

function atasOf(text: Text) {
  const atas = {
    exemptNational: truth(text('exemptNational')),
    employerIsStudentSponsor: truth(text('employerIsStudentSponsor')),
    phdLevelResearch: truth(text('phdLevelResearch')),
  };
  return Object.values(atas).some((answer) => answer !== undefined) ? atas : undefined;
}

export const emptyAsUndefined = (answer: string) => (answer === '' ? undefined : answer);

export function truth(answer: string): boolean | string | undefined {
  return answer === 'yes' ? true : answer === 'no' ? false : emptyAsUndefined(answer);
}

function lengthOf({ years, startsOn, endsOn }: SalaryAnswers) {
  if (years === 'days') return { startsOn: emptyAsUndefined(startsOn), endsOn: emptyAsUndefined(endsOn) };
  return years === '' ? {} : { months: /^\d+$/.test(years) ? Number(years) * 12 : years };
}
