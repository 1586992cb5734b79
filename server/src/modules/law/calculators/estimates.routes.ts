import { hirePlanOperation } from '@portway/contracts/law/calculators/hire-plan';
import { licenceCostOperation } from '@portway/contracts/law/calculators/licence-cost';
import { minimumSalaryOperation } from '@portway/contracts/law/calculators/minimum-salary';
import { payPeriodsOperation } from '@portway/contracts/law/calculators/pay-periods';
import { reportingDeadlineOperation } from '@portway/contracts/law/calculators/reporting-deadline';
import { rightToWorkOperation } from '@portway/contracts/law/calculators/right-to-work';
import { settlementSalaryOperation } from '@portway/contracts/law/calculators/settlement-salary';
import { skillsChargeOperation } from '@portway/contracts/law/calculators/skills-charge';
import { sponsorshipCostOperation } from '@portway/contracts/law/calculators/sponsorship-cost';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import {
  estimateHirePlan,
  estimateLicenceCost,
  estimateMinimumSalary,
  estimatePayPeriods,
  estimateReportingDeadline,
  estimateRightToWork,
  estimateSettlementSalary,
  estimateSkillsCharge,
  estimateSponsorshipCost,
} from './estimates.service.ts';

/** Fees, salaries and a sponsor's deadlines, by the law of the given day. */
export function estimatesRoutes(app: Hono<AppEnv>): void {
  serve(app, hirePlanOperation, estimateHirePlan);
  serve(app, licenceCostOperation, estimateLicenceCost);
  serve(app, skillsChargeOperation, estimateSkillsCharge);
  serve(app, sponsorshipCostOperation, estimateSponsorshipCost);
  serve(app, minimumSalaryOperation, estimateMinimumSalary);
  serve(app, settlementSalaryOperation, estimateSettlementSalary);
  serve(app, payPeriodsOperation, estimatePayPeriods);
  serve(app, reportingDeadlineOperation, estimateReportingDeadline);
  serve(app, rightToWorkOperation, estimateRightToWork);
}
