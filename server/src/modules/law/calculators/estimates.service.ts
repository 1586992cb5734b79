import { type HirePlanFacts, hirePlan } from '@portway/rules/hire-plan';
import type { Step } from '@portway/rules/kernel';
import { type LicenceFacts, licenceCost } from '@portway/rules/licence-fee';
import { type MinimumSalary, minimumSalary, type SalaryFacts } from '@portway/rules/minimum-salary';
import { type PayPeriodFacts, payPeriods } from '@portway/rules/pay-period';
import { payScaleChoices } from '@portway/rules/pay-scales';
import { recordedBy } from '@portway/rules/recorded';
import { type ReportingFacts, reportingDeadline } from '@portway/rules/reporting-deadline';
import {
  type CheckFacts,
  type ExcuseFacts,
  pendingBeside,
  statutoryExcuse,
  whoChecks,
} from '@portway/rules/right-to-work';
import { type SettlementFacts, settlementSalary } from '@portway/rules/settlement-salary';
import { type SkillsChargeFacts, skillsCharge } from '@portway/rules/skills-charge';
import { type SponsorshipFacts, sponsorshipCost, stepsOfBill } from '@portway/rules/sponsorship-cost';

/** The outcome, with how far the law that it read is recorded. */
const recorded = <O extends { readonly steps: readonly Step[] }>(outcome: O, steps = outcome.steps) => ({
  ...outcome,
  ...recordedBy(steps),
});

/** The licence fee, the priority fee and their total, in pence. */
export const estimateLicenceCost = (facts: LicenceFacts) => recorded(licenceCost(facts));

/** The Immigration Skills Charge in pence; 0 where none applies. */
export function estimateSkillsCharge(facts: SkillsChargeFacts) {
  const outcome = recorded(skillsCharge(facts));
  return outcome.status === 'not-applicable' ? { ...outcome, amountPence: 0 as const } : outcome;
}

/** The household's bill, line by line, in pence. */
export function estimateSponsorshipCost(facts: SponsorshipFacts) {
  const cost = sponsorshipCost(facts);
  return recorded(cost, stepsOfBill(cost));
}

/** The required salary under every salary option, in pence. */
export const estimateMinimumSalary = (facts: SalaryFacts) =>
  recorded(withChoices(minimumSalary(facts), facts));

/** With the values that the facts of a national pay scale may have, so that a caller need not know its roles. */
function withChoices(outcome: MinimumSalary, facts: SalaryFacts) {
  const { occupationCode, assignedOn, workNation } = facts;
  if (outcome.status !== 'answered' && outcome.status !== 'needs-facts') return outcome;
  const choices = payScaleChoices(occupationCode, { assignedOn, workNation });
  return choices.length > 0 ? { ...outcome, choices } : outcome;
}

/** The salary required to settle, by the rows of SW 24.3, in pence. */
export const estimateSettlementSalary = (facts: SettlementFacts) => recorded(settlementSalary(facts));

/** Whether pay would reach the required salary in each pay period. */
export const estimatePayPeriods = (facts: PayPeriodFacts) => recorded(payPeriods(facts));

/** By when an event is reported, with each day counted. */
export const estimateReportingDeadline = (facts: ReportingFacts) => recorded(reportingDeadline(facts));

/** The statutory excuse that a right to work check gives, and what follows while an application is not decided. */
export function estimateRightToWork(facts: ExcuseFacts) {
  const outcome = statutoryExcuse(facts);
  if (outcome.status !== 'answered') return recorded(outcome);
  const beside = pendingBeside(facts, outcome.excuse);
  if (beside === null) return recorded({ ...outcome, pending: null });
  const { status: _, steps, ...pending } = beside;
  return recorded({ ...outcome, pending, steps: [...outcome.steps, ...steps] });
}

/** Who must check a person's right to work. */
export const estimateWhoChecks = (facts: CheckFacts) => recorded(whoChecks(facts));

/** A whole hire: salary and cost as the single estimates give them, the days, and what is needed in hand. */
export function estimateHirePlan(facts: HirePlanFacts) {
  const plan = hirePlan(facts);
  const bill = stepsOfBill(plan.cost);
  return {
    ...plan,
    salary: recorded(withChoices(plan.salary, facts)),
    cost: recorded(plan.cost, bill),
    ...recordedBy([...plan.salary.steps, ...bill, ...plan.steps]),
  };
}
