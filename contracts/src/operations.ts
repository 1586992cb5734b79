import { assessmentOperation } from './assessment.ts';
import { ruleOperation, rulesOperation } from './law.ts';
import { licenceCostOperation } from './licence-cost.ts';
import type { AnyOperation } from './operation.ts';
import { skillsChargeOperation } from './skills-charge.ts';
import { sponsorshipCostOperation } from './sponsorship-cost.ts';

/** Every operation of the API, in the order the documentation shows them. */
export const operations: readonly AnyOperation[] = [
  licenceCostOperation,
  skillsChargeOperation,
  sponsorshipCostOperation,
  assessmentOperation,
  rulesOperation,
  ruleOperation,
];
