import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validTools } from '../../../testing/requests/valid-tool-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  estimateHirePlan: { body: validTools.estimateHirePlan },
  estimateLicenceCost: { body: validTools.estimateLicenceCost },
  estimateSkillsCharge: { body: validTools.estimateSkillsCharge },
  estimateSponsorshipCost: { body: validTools.estimateSponsorshipCost },
  estimateMinimumSalary: { body: validTools.estimateMinimumSalary },
  estimateSettlementSalary: { body: validTools.estimateSettlementSalary },
  estimatePayPeriods: { body: validTools.estimatePayPeriods },
  estimateReportingDeadline: { body: validTools.estimateReportingDeadline },
  estimateRightToWork: { body: validTools.estimateRightToWork },
  estimateWhoChecks: { body: validTools.estimateWhoChecks },
  searchSalaries: { path: '/api/salary/search?keyword=engineer' },
  showSalaryDetails: { body: validTools.showSalaryDetails },
  showOccupation: { path: '/api/occupations/2134' },
  listRules: {},
  listOpenQuestions: {},
  showRule: { path: '/api/rules/licence-fee' },
};
