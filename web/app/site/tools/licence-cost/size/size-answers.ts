import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import type { SponsorSizeFacts } from '@portway/rules/sponsor-size';
import { answersIn } from '../../../../kit/forms/answers-in.ts';
import { amountTyped } from '../../../../text/as-typed.ts';

/** Initial values of the form. */
const defaults = { body: 'company', parent: '', turnover: '', balanceSheet: '', employees: '' };

/** The form's fields as typed; the query string holds the answers. */
export type SizeAnswers = Readonly<Record<keyof typeof defaults | 'yearBeganOn', string>>;

/** The answers in the query; the financial year defaults to the start of the tax year. */
export function readSizeAnswers(query: URLSearchParams, today: CalendarDate): SizeAnswers {
  return answersIn(query, { ...defaults, yearBeganOn: lastApril(today) });
}

function lastApril(today: CalendarDate): string {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) >= '04-06' ? year : year - 1}-04-06`;
}

const bodies = ['company', 'charity', 'never-small-company', 'other'] as const;

export interface Problem {
  readonly name: keyof SizeAnswers;
  readonly message: string;
}

/** The facts for the rule, or the errors by field. Empty fields are left out. */
export function sizeFacts(answers: SizeAnswers): {
  facts: SponsorSizeFacts | undefined;
  problems: Problem[];
} {
  const body = bodies.find((each) => each === answers.body);
  const turnover = amount(answers.turnover);
  const balanceSheet = amount(answers.balanceSheet);
  const employees = amount(answers.employees);
  const began = isCalendarDate(answers.yearBeganOn) ? answers.yearBeganOn : undefined;
  const problems: Problem[] = [
    ...(body ? [] : [{ name: 'body' as const, message: 'Choose what your organisation is.' }]),
    ...(Number.isNaN(turnover)
      ? [{ name: 'turnover' as const, message: 'Enter the turnover in pounds, such as 12,000,000.' }]
      : []),
    ...(Number.isNaN(balanceSheet)
      ? [{ name: 'balanceSheet' as const, message: 'Enter the balance sheet total in pounds.' }]
      : []),
    ...(Number.isNaN(employees) || !Number.isInteger(employees ?? 0)
      ? [{ name: 'employees' as const, message: 'Enter how many people you employ, such as 40.' }]
      : []),
    ...(began
      ? []
      : [{ name: 'yearBeganOn' as const, message: 'Enter the first day of your financial year.' }]),
  ];
  if (problems.length > 0 || !body || !began) return { facts: undefined, problems };
  const facts = {
    body,
    financialYearBeganOn: began,
    turnoverPence: inPence(turnover),
    balanceSheetPence: inPence(balanceSheet),
    employees,
    parentLeadsSmallGroup: answers.parent === 'small' ? true : answers.parent === 'large' ? false : undefined,
  };
  return { facts, problems };
}

/** A number as typed; undefined when empty, NaN when invalid. */
function amount(text: string): number | undefined {
  const units = amountTyped(text);
  return typeof units === 'string' ? Number.NaN : units;
}

function inPence(pounds: number | undefined): number | undefined {
  return pounds === undefined ? undefined : Math.round(pounds * 100);
}
