import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import type { SalaryFacts } from '@portway/rules/minimum-salary';
import { goingRates } from '@portway/rules/occupations';
import { simpleSalary } from '@portway/rules/simple-estimate';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { namedReader } from '../../../text/reader/reader.ts';
import { jobDetails } from './job-details.ts';
import { relevantQuestions } from './relevant-questions.ts';
import { presentSalary } from './result/present-salary.ts';
import { findRole } from './role/find-role.ts';
import { payScaleRoles } from './role/pay-scale-roles.ts';
import { readSalaryAnswers, type SalaryAnswers, saysAge } from './salary-answers.ts';
import type { SalaryApi } from './salary-api.ts';
import { salaryFacts } from './salary-facts.ts';

/** The result page's data for a query; job titles and a job’s details are requested from the API. */
export async function evaluateSalary(query: URLSearchParams, today: CalendarDate, api: SalaryApi) {
  const answers = readSalaryAnswers(query, today);
  const { code, ...role } = await findRole(query, answers.role, api.search);
  const { facts, problems } =
    code === undefined ? { facts: undefined, problems: [] } : salaryFacts(answers, code);
  const salary = facts && presentSalary(facts, { ageIsAnswered: saysAge(answers) });
  return {
    reader: namedReader(query) ?? 'employer',
    answers,
    problems,
    role,
    questions: relevantQuestions(code, answers),
    payScaleRoles: payScaleRoles(code, answers),
    salary,
    details: salary && code !== undefined ? await jobDetails(code, api) : undefined,
    payTest: salary?.option && code ? payTestOf(answers, code, salary.option) : undefined,
    simple: facts && simpleOf(facts),
    law: facts && ratesFor(facts.assignedOn),
    recorded: lastChecked(recordedIn(salary?.steps ?? [])),
  };
}

/**
 * Link to test this job's pay period by period; undefined for a national pay scale, which cannot be tested
 * so.
 */
function payTestOf({ hours, assignedOn }: SalaryAnswers, code: string, option: string): string | undefined {
  if (option === 'K') return undefined;
  return `/salary-calculator/pay-periods?${new URLSearchParams({ role: code, option, hours, assignedOn })}`;
}

function simpleOf({ occupationCode, assignedOn, inUk = true, visaType }: SalaryFacts) {
  const rates = lawOn(goingRates, assignedOn);
  const row = rates.status === 'in-force' ? rates.value[occupationCode] : undefined;
  return simpleSalary({
    standardPence: row?.standard.fullPence ?? null,
    lowerPence: row?.lower.fullPence ?? null,
    inUk,
    visaType,
  });
}
