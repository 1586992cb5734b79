import { minimumSalaryOperation } from '@portway/contracts/minimum-salary';
import type { CalendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { answersIn } from '../../page/answers-in.ts';
import { hoursTyped, numberTyped, penceTyped } from '../../text/as-typed.ts';
import { problemsOf } from '../../text/problems.ts';

/** What an untouched form says. */
const defaults = {
  role: '',
  inUk: 'yes',
  under26: 'yes',
  visaType: '',
  hours: '37.5',
  years: '',
  startsOn: '',
  endsOn: '',
  salary: '',
  deductions: '',
  appliedOn: '',
  phd: '',
  newEntrantLimb: '',
  monthsHeld: '',
  inRouteSince: '',
  employer: '',
  workNation: '',
  listScopeConfirmed: '',
  monthsWithSponsor: '',
};

/** What the form shows, as typed: the query string is the answers. */
export type SalaryAnswers = Readonly<Record<keyof typeof defaults | 'assignedOn', string>>;

/** The answers in the address, the specified defaults where it is silent, and today for the certificate. */
export function readSalaryAnswers(query: URLSearchParams, today: CalendarDate): SalaryAnswers {
  return answersIn(query, { ...defaults, assignedOn: today });
}

/** The occupation code at the start of what was typed, if SOC 2020 has it. */
export function codeIn(role: string): string | undefined {
  const code = /^\s*(\d{4})\b/.exec(role)?.[1];
  return code !== undefined && findOccupation(code) ? code : undefined;
}

/** A code followed by its title, as the role field shows it. */
export function roleOf(code: string): string {
  const occupation = findOccupation(code);
  return occupation ? `${code} - ${occupation.title}` : code;
}

const words = {
  occupationCode: { field: 'role', message: 'Type a job title, or choose an occupation code.' },
  inUk: { field: 'inUk', message: 'Choose whether the person is in the UK.' },
  under26: { field: 'under26', message: 'Choose whether the person is under 26.' },
  visaType: { field: 'visaType', message: 'Choose the visa the person holds now.' },
  hoursPerWeek: {
    field: 'hours',
    message: 'Enter hours per week, such as 37.5, or of each week of a cycle: 52, 52, 52, 0.',
  },
  cycle: { field: 'hours' },
  assignedOn: { field: 'assignedOn', message: 'Enter the day the certificate is assigned.' },
  appliedOn: { field: 'appliedOn', message: 'Enter the day of the visa application.' },
  months: { field: 'years', message: 'Choose a length of 1 to 5 years, or the certificate’s own days.' },
  startsOn: { field: 'startsOn' },
  endsOn: { field: 'endsOn' },
  salaryPence: { field: 'salary', message: 'Enter the salary in pounds a year, such as 45,000.' },
  deductionsPence: { field: 'deductions', message: 'Enter in pounds what the worker pays back in all.' },
  phd: { field: 'phd' },
  newEntrantLimb: { field: 'newEntrantLimb' },
  monthsHeld: { field: 'monthsHeld', message: 'Enter whole months, such as 24.' },
  inRouteSince: { field: 'inRouteSince' },
  'healthAndCare.employer': { field: 'employer' },
  workNation: { field: 'workNation' },
  listScopeConfirmed: { field: 'listScopeConfirmed' },
  monthsWithSponsor: { field: 'monthsWithSponsor', message: 'Enter whole months, such as 3.' },
};

/** The facts of the rule for an occupation code, or what to mend. An empty answer is one not told. */
export function salaryFacts(answers: SalaryAnswers, occupationCode: string) {
  const parsed = minimumSalaryOperation.request.safeParse({
    occupationCode,
    assignedOn: answers.assignedOn,
    appliedOn: told(answers.appliedOn),
    ...hoursTyped(answers.hours),
    ...lengthOf(answers),
    salaryPence: penceTyped(answers.salary),
    deductionsPence: penceTyped(answers.deductions),
    inUk: truth(answers.inUk),
    under26: truth(answers.under26),
    visaType: told(answers.visaType),
    newEntrantLimb: told(answers.newEntrantLimb),
    monthsHeld: numberTyped(answers.monthsHeld),
    phd: told(answers.phd),
    inRouteSince: told(answers.inRouteSince),
    healthAndCare: answers.employer === '' ? undefined : { employer: answers.employer },
    workNation: told(answers.workNation),
    listScopeConfirmed: truth(answers.listScopeConfirmed),
    monthsWithSponsor: numberTyped(answers.monthsWithSponsor),
  });
  if (parsed.success) return { facts: parsed.data, problems: [] };
  // A week of a cycle that is no number is pointed out at the one field that all weeks are typed into.
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path[0] === 'cycle' && path.length > 1 ? ['hoursPerWeek'] : path,
    message,
  }));
  return { facts: undefined, problems: problemsOf(issues, words) };
}

const told = (answer: string) => (answer === '' ? undefined : answer);

function truth(answer: string): boolean | string | undefined {
  return answer === 'yes' ? true : answer === 'no' ? false : told(answer);
}

function lengthOf({ years, startsOn, endsOn }: SalaryAnswers) {
  if (years === 'days') return { startsOn: told(startsOn), endsOn: told(endsOn) };
  return years === '' ? {} : { months: /^\d+$/.test(years) ? Number(years) * 12 : years };
}
