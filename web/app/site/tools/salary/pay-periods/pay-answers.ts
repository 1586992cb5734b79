import { payPeriodsOperation } from '@portway/contracts/law/calculators/pay-periods';
import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../../kit/forms/answers-in.ts';
import { hoursTyped, numberTyped, penceTyped } from '../../../../text/as-typed.ts';
import { problemsOf } from '../../../../text/problems.ts';
import { codeIn } from '../salary-answers.ts';

/** Initial values of the form. */
const defaults = { role: '', option: 'A', hours: '37.5', frequency: 'monthly', irregular: 'no', pays: '' };

/** The form's fields as typed; the query string holds the answers. */
export type PayAnswers = Readonly<Record<keyof typeof defaults | 'assignedOn', string>>;

/** The answers in the query; the certificate defaults to today. */
export function readPayAnswers(query: URLSearchParams, today: CalendarDate): PayAnswers {
  return answersIn(query, { ...defaults, assignedOn: today });
}

const words = {
  occupationCode: { field: 'role', message: 'Enter a four-digit occupation code, such as 2134.' },
  option: { field: 'option', message: 'Choose the salary option, A to K.' },
  hoursPerWeek: {
    field: 'hours',
    message:
      'Enter the hours per week, such as 37.5, or the hours of each week in a cycle, such as 52, 52, 52, 0.',
  },
  cycle: { field: 'hours' },
  frequency: { field: 'frequency', message: 'Irregular hours are tested by the week. Choose Weekly.' },
  assignedOn: { field: 'assignedOn', message: 'Enter the day the certificate is assigned.' },
  periods: { field: 'pays', message: 'Enter the pay for at least one period, one to a line.' },
};

/** The facts for the rule, or the errors by field. */
export function payFacts(answers: PayAnswers) {
  const lines = answers.pays.split(/\r?\n/).filter((line) => line.trim() !== '');
  const result = payPeriodsOperation.request.safeParse({
    occupationCode: codeIn(answers.role) ?? answers.role,
    option: answers.option,
    assignedOn: answers.assignedOn,
    frequency: answers.frequency,
    irregular: answers.irregular === 'yes',
    ...hoursTyped(answers.hours),
    periods: lines.map(periodOf),
  });
  if (result.success) return { facts: result.data, problems: [] };
  return {
    facts: undefined,
    problems: problemsOf(
      result.error.issues.map((issue) => mended(issue, lines)),
      words,
    ),
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** An error in one line names the line, at the field that holds all lines. */
function mended({ path, message }: Issue, lines: readonly string[]): Issue {
  const [field, index] = path;
  if (field === 'cycle' && path.length > 1) return { path: ['hoursPerWeek'], message };
  if (field !== 'periods' || typeof index !== 'number') return { path, message };
  const line = `Line ${index + 1}, “${lines[index]?.trim() ?? ''}”: enter the pay in pounds, then the hours if you know them, such as 4558.34; 162.5.`;
  return { path: ['pays'], message: line };
}

/**
 * A line of pay: "4,558.34", "4558.34; 162.5" (pay; hours), or with "leave" at its end for a permitted
 * reduction.
 */
function periodOf(line: string) {
  const [pay = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim());
  const permittedReduction = rest.some((part) => /^leave$/i.test(part));
  const hours = rest.find((part) => part !== '' && !/^leave$/i.test(part));
  return {
    paidPence: penceTyped(pay),
    ...(hours === undefined ? {} : { hours: numberTyped(hours) }),
    ...(permittedReduction ? { permittedReduction } : {}),
  };
}
