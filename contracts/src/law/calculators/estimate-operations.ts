import { hirePlanOperation } from './hire-plan.ts';
import { licenceCostOperation } from './licence-cost.ts';
import { minimumSalaryOperation } from './minimum-salary.ts';
import { occupationOperation } from './occupation.ts';
import { payPeriodsOperation } from './pay-periods.ts';
import { reportingDeadlineOperation } from './reporting-deadline.ts';
import { rightToWorkOperation } from './right-to-work.ts';
import { salaryDetailsOperation } from './salary-details.ts';
import { searchSalariesOperation } from './salary-search.ts';
import { settlementSalaryOperation } from './settlement-salary.ts';
import { skillsChargeOperation } from './skills-charge.ts';
import { sponsorshipCostOperation } from './sponsorship-cost.ts';
import { whoChecksOperation } from './who-checks.ts';

export const estimateOperations = {
  hirePlanOperation,
  licenceCostOperation,
  skillsChargeOperation,
  sponsorshipCostOperation,
  minimumSalaryOperation,
  settlementSalaryOperation,
  payPeriodsOperation,
  reportingDeadlineOperation,
  rightToWorkOperation,
  whoChecksOperation,
} as const;

/** Figures of occupations. */
export const salaryFigureOperations = {
  searchSalariesOperation,
  salaryDetailsOperation,
  occupationOperation,
} as const;
