import { hirePlanOperation } from '@portway/contracts/law/calculators/hire-plan';
import { licenceCostOperation } from '@portway/contracts/law/calculators/licence-cost';
import { minimumSalaryOperation } from '@portway/contracts/law/calculators/minimum-salary';
import { occupationOperation } from '@portway/contracts/law/calculators/occupation';
import { payPeriodsOperation } from '@portway/contracts/law/calculators/pay-periods';
import { reportingDeadlineOperation } from '@portway/contracts/law/calculators/reporting-deadline';
import { rightToWorkOperation } from '@portway/contracts/law/calculators/right-to-work';
import {
  openQuestionsOperation,
  ruleOperation,
  rulesOperation,
} from '@portway/contracts/law/calculators/rules';
import { salaryDetailsOperation } from '@portway/contracts/law/calculators/salary-details';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
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
import { showOccupation } from './occupations.service.ts';
import { listOpenQuestions, listRules, showRule } from './rules.service.ts';
import { salaryDetails } from './salary-details.service.ts';
import { searchSalaries } from './salary-search.service.ts';

/** Every operation of the calculators; `today` is the day in London. */
export function calculatorsRoutes(app: Hono<AppEnv>, today: () => string): void {
  serve(app, hirePlanOperation, estimateHirePlan);
  serve(app, licenceCostOperation, estimateLicenceCost);
  serve(app, skillsChargeOperation, estimateSkillsCharge);
  serve(app, sponsorshipCostOperation, estimateSponsorshipCost);
  serve(app, minimumSalaryOperation, estimateMinimumSalary);
  serve(app, settlementSalaryOperation, estimateSettlementSalary);
  serve(app, payPeriodsOperation, estimatePayPeriods);
  serve(app, reportingDeadlineOperation, estimateReportingDeadline);
  serve(app, rightToWorkOperation, estimateRightToWork);
  serve(app, occupationOperation, (_request, { parameters }) => showOccupation(parameters.code));
  serve(app, rulesOperation, () => listRules());
  serve(app, openQuestionsOperation, () => listOpenQuestions());
  serve(app, ruleOperation, (_request, { parameters }) => showRule(parameters.id));
  serve(app, searchSalariesOperation, ({ keyword }) => searchSalaries(keyword));
  serve(app, salaryDetailsOperation, ({ occupationCode }) => salaryDetails(occupationCode, today()));
}
