import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { HirePlanFacts } from '@portway/rules/hire-plan';
import type { CalendarDate } from '@portway/rules/kernel';

/** A sponsor as the rules take it. */
export type SponsorForPlan = Pick<
  HirePlanFacts,
  'sponsorSize' | 'holdsLicence' | 'licence' | 'sponsorRating'
>;

type Licence = Pick<SponsorFacts, 'rating' | 'licencePriority'>;

/**
 * A size and an answer about the licence, with what else is known of the licence. `appliedOn` is the day of the
 * application for one that is not held yet.
 */
export function sponsorForPlan(
  { size, holdsLicence }: { readonly size: 'small' | 'large'; readonly holdsLicence: boolean },
  { rating, licencePriority }: Licence,
  appliedOn: CalendarDate,
): SponsorForPlan {
  if (holdsLicence) {
    const sponsorRating = rating === 'A' || rating === 'B' ? rating : undefined;
    return { sponsorSize: size, holdsLicence, sponsorRating };
  }
  return {
    sponsorSize: size,
    holdsLicence,
    licence: { type: 'worker', priority: licencePriority ?? false, appliedOn },
  };
}
