import type { CalendarDate } from '@portway/rules/kernel';
import { findRole } from '../salary/role/find-role.ts';
import type { SalaryApi } from '../salary/salary-api.ts';
import { evaluateBill } from './evaluate-bill.ts';
import { readSponsorshipAnswers } from './sponsorship-answers.ts';

/** The result page's data for a query whose role may be a job title, which is requested from the API. */
export async function billOfRole(query: URLSearchParams, today: CalendarDate, search: SalaryApi['search']) {
  const roleText = readSponsorshipAnswers(query, today).role;
  const { code, ...role } = await findRole(query, roleText, search);
  const params = new URLSearchParams(query);
  if (code !== undefined) params.set('role', code);
  const evaluation = evaluateBill(params, today);
  return {
    ...evaluation,
    role,
    problems: evaluation.problems.flatMap((problem) => roleProblem(problem, role)),
  };
}

type Problem = ReturnType<typeof evaluateBill>['problems'][number];

/** A title with several occupations is no mistake but gets a question; one that is not found says so. */
function roleProblem(
  problem: Problem,
  { which, trouble }: { which: unknown; trouble: string | undefined },
): Problem[] {
  if (problem.name !== 'role') return [problem];
  if (which !== undefined) return [];
  return [trouble === undefined ? problem : { ...problem, message: trouble }];
}
