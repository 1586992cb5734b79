import { hirePlanOperation } from './hire-plan.ts';
import { licenceCostOperation } from './licence-cost.ts';
import { minimumSalaryOperation } from './minimum-salary.ts';
import { payPeriodsOperation } from './pay-periods.ts';
import { reportingDeadlineOperation } from './reporting-deadline.ts';
import { rightToWorkOperation } from './right-to-work.ts';
import { settlementSalaryOperation } from './settlement-salary.ts';
import { skillsChargeOperation } from './skills-charge.ts';
import { sponsorshipCostOperation } from './sponsorship-cost.ts';

/** The calculators, in the order the documentation shows them. */
export const estimateOperations = [
  hirePlanOperation,
  licenceCostOperation,
  skillsChargeOperation,
  sponsorshipCostOperation,
  minimumSalaryOperation,
  settlementSalaryOperation,
  payPeriodsOperation,
  reportingDeadlineOperation,
  rightToWorkOperation,
];
