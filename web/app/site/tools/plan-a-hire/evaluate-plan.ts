import { type HirePlanFacts, salaryFactsOf } from '@portway/rules/hire-plan';
import type { CalendarDate } from '@portway/rules/kernel';
import { minimumSalary } from '@portway/rules/minimum-salary';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { findRole } from '../salary/find-role.ts';
import { payScaleRoles } from '../salary/pay-scale-roles.ts';
import type { SalaryApi } from '../salary/salary-api.ts';
import { readPlanAnswers } from './plan-answers.ts';
import { planChips, planTitle } from './plan-chips.ts';
import { planFacts } from './plan-facts.ts';
import { asksChildrenGround, planQuestions } from './plan-questions.ts';
import { presentPlan } from './present-plan.ts';

/** The page's data for a query; job titles are requested from the API. */
export async function evaluatePlan(query: URLSearchParams, today: CalendarDate, search: SalaryApi['search']) {
  const answers = readPlanAnswers(query, today);
  const { code, ...role } = await findRole(query, answers.role, search);
  const { facts, problems } =
    code === undefined ? { facts: undefined, problems: [] } : planFacts(answers, code, today);
  const plan = facts && presentPlan(facts);
  return {
    answers,
    problems,
    code,
    role,
    questions: planQuestions(code, answers, today),
    payScaleRoles: payScaleRoles(code, answers),
    asksChildrenGround: asksChildrenGround(code),
    plan,
    /** What the job must pay at least, in pence a year. */
    minPence: facts && minPay(facts),
    title: facts && planTitle(answers, role),
    chips: facts ? planChips(answers, role) : [],
    law: facts && ratesFor(facts.assignedOn, facts.appliedOn),
    recorded: lastChecked(recordedIn(plan?.steps ?? [])),
  };
}

function minPay(facts: HirePlanFacts): number | undefined {
  const salary = minimumSalary(salaryFactsOf(facts));
  return 'options' in salary ? (salary.lowest?.offerAtLeastPence ?? undefined) : undefined;
}

export type PlanEvaluated = Awaited<ReturnType<typeof evaluatePlan>>;
