import { type HirePlanFacts, salaryFactsOf } from '@portway/rules/hire-plan';
import type { CalendarDate } from '@portway/rules/kernel';
import { minimumSalary } from '@portway/rules/minimum-salary';
import { findOccupation } from '@portway/rules/occupations';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { penceTyped } from '../../../text/as-typed.ts';
import { dayInWords } from '../../../text/days.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { inShortPounds } from '../../../text/money.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { visaTypes } from '../../../text/questions.ts';
import { planWords } from '../../../text/reader/plan-words.ts';
import { namedReader, type Reader } from '../../../text/reader/reader.ts';
import { findRole } from '../salary/role/find-role.ts';
import { payScaleRoles } from '../salary/role/pay-scale-roles.ts';
import type { RoleFound } from '../salary/role/role-field.tsx';
import type { SalaryApi } from '../salary/salary-api.ts';
import { hoursChip } from '../salary/salary-chips.ts';
import { type PlanAnswers, readPlanAnswers } from './plan-answers.ts';
import { planFacts } from './plan-facts.ts';
import { asksChildrenGround, planQuestions } from './plan-questions.ts';
import { presentPlan } from './result/present-plan.ts';

/** The page's data for a query; job titles are requested from the API. */
export async function evaluatePlan(query: URLSearchParams, today: CalendarDate, search: SalaryApi['search']) {
  const reader = namedReader(query) ?? 'employer';
  const answers = readPlanAnswers(query, today);
  const { code, ...role } = await findRole(query, answers.role, search);
  const { facts, problems } =
    code === undefined ? { facts: undefined, problems: [] } : planFacts(answers, code, today);
  const plan = facts && presentPlan(facts, reader);
  return {
    reader,
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
    title: facts && planTitle(answers, { ...role, reader }),
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

/** The hire in one line: "Backend engineer from abroad, to start 1 February 2027". */
function planTitle(
  answers: PlanAnswers,
  { role, matched, reader }: RoleFound & { readonly reader: Reader },
): string {
  const roleText = answers.role.trim();
  const title = matched === undefined ? findOccupation(role?.slice(0, 4) ?? '')?.title : roleText;
  const job =
    title === undefined || title === ''
      ? planWords(reader).thisPlan
      : title[0]?.toUpperCase() + title.slice(1);
  const where = answers.location === 'inside' ? 'already in the UK' : 'from abroad';
  const start = answers.startWanted === '' ? '' : `, to start ${dayInWords(answers.startWanted)}`;
  return `${job} ${where}${start}`;
}

/** The answers that were counted, one short piece each. */
function planChips(answers: PlanAnswers, { role = '' }: RoleFound): string[] {
  const inside = answers.location === 'inside';
  const visa = visaTypes.find(({ value }) => value === answers.visaType)?.label;
  return [
    `Code ${role.slice(0, 4)}`,
    hoursChip(answers.hours),
    payChip(answers.salary),
    inside ? `In the UK${visa === undefined ? '' : `, ${visa} visa`}` : 'Outside the UK',
    { yes: 'Under 26', no: '26 or over' }[answers.under26] ?? 'Age not answered',
    familyChip(answers),
    `${answers.sponsorSize === 'small' ? 'Small or charitable' : 'Medium or large'}, ${licenceWords(answers)}`,
    answers.years === '1' ? '1 year' : `${answers.years} years`,
    ...({ priority: ['Visa priority'], 'super-priority': ['Visa super priority'] }[answers.priority] ?? []),
  ];
}

function payChip(salary: string): string {
  const pence = penceTyped(salary);
  return typeof pence === 'number' ? `${inShortPounds(pence)} a year` : 'Pay not decided';
}

function familyChip({ partner, children, childrenCount }: PlanAnswers): string {
  const count = children === 'yes' ? Number(childrenCount) : 0;
  const kids = count === 1 ? '1 child' : `${count} children`;
  if (partner === 'yes') return count > 0 ? `With partner and ${kids}` : 'With partner';
  return count > 0 ? `With ${kids}` : 'Comes alone';
}

function licenceWords({ holdsLicence, licenceAppliedOn, licencePriority }: PlanAnswers): string {
  if (holdsLicence === 'yes') return 'licence held';
  const service = licencePriority === 'yes' ? ', with priority' : '';
  return licenceAppliedOn === ''
    ? `no licence yet${service}`
    : `licence applied for on ${dayInWords(licenceAppliedOn)}${service}`;
}
