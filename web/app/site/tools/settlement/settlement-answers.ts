import { settlementSalaryOperation } from '@portway/contracts/law/calculators/settlement-salary';
import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { hoursTyped, numberTyped, penceTyped } from '../../../text/as-typed.ts';
import { problemsOf } from '../../../text/problems.ts';
import { roleChosen } from '../salary/role/pay-scale-roles.ts';

/** Initial values of the form. */
const defaults = {
  role: '',
  hours: '37.5',
  salary: '',
  inRouteSince: '',
  firstCertificateOn: '',
  lastSponsoredOnList: '',
  employer: '',
  workNation: '',
  londonArea: '',
  payScaleRole: '',
  shareOfFullTime: '',
};

/** The form's fields as typed; the query string holds the answers. */
export type SettlementAnswers = Readonly<Record<keyof typeof defaults | 'appliedOn', string>>;

/** The answers in the query, with defaults where it has none; the application defaults to today. */
export function readSettlementAnswers(query: URLSearchParams, today: CalendarDate): SettlementAnswers {
  return answersIn(query, { ...defaults, appliedOn: today });
}

const words = {
  occupationCode: { field: 'role', message: 'Type a job title, or choose an occupation code.' },
  hoursPerWeek: {
    field: 'hours',
    message:
      'Enter the hours per week, such as 37.5, or the hours of each week in a cycle, such as 52, 52, 52, 0.',
  },
  cycle: { field: 'hours' },
  salaryPence: { field: 'salary', message: 'Enter your salary in pounds a year, such as 45,000.' },
  inRouteSince: { field: 'inRouteSince', message: 'Enter a day no later than the day you apply.' },
  firstCertificateOn: {
    field: 'firstCertificateOn',
    message: 'Enter a day no later than your first visa.',
  },
  lastSponsoredOnList: {
    field: 'lastSponsoredOnList',
    message: 'Choose whether your last visa was for a listed job.',
  },
  'healthAndCare.employer': { field: 'employer', message: 'Choose the kind of employer.' },
  workNation: { field: 'workNation', message: 'Choose the nation the job is in.' },
  londonArea: { field: 'londonArea', message: 'Choose the part of London.' },
  payScaleRole: { field: 'payScaleRole', message: 'Choose the band, grade or role.' },
  shareOfFullTime: { field: 'shareOfFullTime', message: 'Enter a percentage from 1 to 100, such as 60.' },
  appliedOn: { field: 'appliedOn', message: 'Enter the day you apply to settle.' },
};

/** The facts for the rule, or the errors by field. An empty answer counts as not given. */
export function settlementFacts(answers: SettlementAnswers, occupationCode: string) {
  const result = settlementSalaryOperation.request.safeParse({
    occupationCode,
    appliedOn: answers.appliedOn,
    ...hoursTyped(answers.hours),
    salaryPence: penceTyped(answers.salary),
    inRouteSince: emptyAsUndefined(answers.inRouteSince),
    firstCertificateOn: emptyAsUndefined(answers.firstCertificateOn),
    lastSponsoredOnList: truth(answers.lastSponsoredOnList),
    healthAndCare: answers.employer === '' ? undefined : { employer: answers.employer },
    workNation: emptyAsUndefined(answers.workNation),
    londonArea: emptyAsUndefined(answers.londonArea),
    payScaleRole: roleChosen(occupationCode, onScale(answers)),
    shareOfFullTime: numberTyped(answers.shareOfFullTime.replace('%', '')),
  });
  if (result.success) return { facts: result.data, problems: [] };
  // An error in one week of a cycle belongs to the one field that holds all weeks.
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path[0] === 'cycle' && path.length > 1 ? ['hoursPerWeek'] : path,
    message,
  }));
  return { facts: undefined, problems: problemsOf(issues, words) };
}

/** The law of the day of the application is the one of the scale. */
export const onScale = (answers: SettlementAnswers) => ({ ...answers, assignedOn: answers.appliedOn });

const emptyAsUndefined = (answer: string) => (answer === '' ? undefined : answer);

function truth(answer: string): boolean | string | undefined {
  return answer === 'yes' ? true : answer === 'no' ? false : emptyAsUndefined(answer);
}
