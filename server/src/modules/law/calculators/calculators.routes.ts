import {
  estimateOperations,
  salaryFigureOperations,
} from '@portway/contracts/law/calculators/estimate-operations';
import { ruleOperations } from '@portway/contracts/law/calculators/rules';
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
  estimateWhoChecks,
} from './estimates.service.ts';
import { showOccupation } from './occupations.service.ts';
import { listOpenQuestions, listRules, showRule } from './rules.service.ts';
import { salaryDetails } from './salary-details.service.ts';
import { searchSalaries } from './salary-search.service.ts';

/** Every operation of the calculators; `today` is the day in London. */
export function calculatorsRoutes(app: Hono<AppEnv>, today: () => string): void {
  serve(
    app,
    { ...estimateOperations, ...salaryFigureOperations, ...ruleOperations },
    {
      hirePlanOperation: estimateHirePlan,
      licenceCostOperation: estimateLicenceCost,
      skillsChargeOperation: estimateSkillsCharge,
      sponsorshipCostOperation: estimateSponsorshipCost,
      minimumSalaryOperation: estimateMinimumSalary,
      settlementSalaryOperation: estimateSettlementSalary,
      payPeriodsOperation: estimatePayPeriods,
      reportingDeadlineOperation: estimateReportingDeadline,
      rightToWorkOperation: estimateRightToWork,
      whoChecksOperation: estimateWhoChecks,
      occupationOperation: (_request, { parameters }) => showOccupation(parameters.code),
      rulesOperation: () => listRules(),
      openQuestionsOperation: () => listOpenQuestions(),
      ruleOperation: (_request, { parameters }) => showRule(parameters.id),
      searchSalariesOperation: ({ keyword }) => searchSalaries(keyword),
      salaryDetailsOperation: ({ occupationCode }) => salaryDetails(occupationCode, today()),
    },
  );
}
