import { type LicenceFacts, licenceCost } from '@portway/rules/licence-fee';
import { type SkillsChargeFacts, skillsCharge } from '@portway/rules/skills-charge';
import { type SponsorshipFacts, sponsorshipCost } from '@portway/rules/sponsorship-cost';

/** The licence fee, the priority fee and their total, in pence. */
export const estimateLicenceCost = (facts: LicenceFacts) => licenceCost(facts);

/** The Immigration Skills Charge in pence; where none applies the amount is nothing. */
export function estimateSkillsCharge(facts: SkillsChargeFacts) {
  const outcome = skillsCharge(facts);
  return outcome.status === 'not-applicable' ? { ...outcome, amountPence: 0 as const } : outcome;
}

/** The household's bill, line by line, in pence. */
export const estimateSponsorshipCost = (facts: SponsorshipFacts) => sponsorshipCost(facts);
