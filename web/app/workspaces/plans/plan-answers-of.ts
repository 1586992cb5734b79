import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';

/** What an organisation says of itself, as the plan asks it. */
export function planAnswersOf(facts: SponsorFacts): Record<string, string> {
  const { size, holdsLicence, rating, licenceAppliedOn, licencePriority } = facts;
  return {
    ...(size !== null && { sponsorSize: size }),
    ...(holdsLicence !== null && { holdsLicence: holdsLicence ? 'yes' : 'no' }),
    ...(holdsLicence && (rating === 'A' || rating === 'B') && { sponsorRating: rating }),
    ...(holdsLicence === false && licenceAppliedOn !== null && { licenceAppliedOn }),
    ...(holdsLicence === false && licencePriority && { licencePriority: 'yes' }),
  };
}
