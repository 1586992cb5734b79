import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { HirePlanFacts } from '@portway/rules/hire-plan';
import { calendarDate } from '@portway/rules/kernel';

/** A sponsor as the rules take it. */
export type SponsorForPlan = Pick<
  HirePlanFacts,
  'sponsorSize' | 'holdsLicence' | 'licence' | 'sponsorRating'
>;

type Licence = Pick<SponsorFacts, 'rating' | 'licenceAppliedOn' | 'licencePriority'>;

/**
 * A size and an answer about the licence, with what else is known of the licence. One that is not held yet counts as
 * applied for on `today` (YYYY-MM-DD) until its day is known.
 */
export function sponsorForPlan(
  { size, holdsLicence }: { readonly size: 'small' | 'large'; readonly holdsLicence: boolean },
  { rating, licenceAppliedOn, licencePriority }: Licence,
  today: string,
): SponsorForPlan {
  if (holdsLicence) {
    const sponsorRating = rating === 'A' || rating === 'B' ? rating : undefined;
    return { sponsorSize: size, holdsLicence, sponsorRating };
  }
  const appliedOn = calendarDate(licenceAppliedOn ?? today);
  return {
    sponsorSize: size,
    holdsLicence,
    licence: { type: 'worker', priority: licencePriority ?? false, appliedOn },
  };
}
