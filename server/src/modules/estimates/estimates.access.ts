import type { AccessRows } from '../../testing/access-rows.ts';
import { soundTools } from '../../testing/valid-tool-requests.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  estimateLicenceCost: { body: soundTools.estimateLicenceCost },
  estimateSkillsCharge: { body: soundTools.estimateSkillsCharge },
  estimateSponsorshipCost: { body: soundTools.estimateSponsorshipCost },
  estimateMinimumSalary: { body: soundTools.estimateMinimumSalary },
  estimateSettlementSalary: { body: soundTools.estimateSettlementSalary },
  estimatePayPeriods: { body: soundTools.estimatePayPeriods },
};
