import type { CalendarDate } from '../kernel/index.ts';
import type { HirePlanFacts } from './facts.ts';

/** A sponsor as a plan takes it. */
export type SponsorForPlan = Pick<
  HirePlanFacts,
  'sponsorSize' | 'holdsLicence' | 'licence' | 'sponsorRating'
>;

/** What an organisation says of its licence; null is not answered. */
export interface LicenceAnswers {
  /** Of a licence that is held: A, B or another word of the register. */
  readonly rating: string | null;
  /** Of one that is not held yet. */
  readonly licencePriority: boolean | null;
}

/**
 * A size and an answer about the licence, with what else is known of the licence. `appliedOn` is the day of the
 * application for one that is not held yet.
 */
export function sponsorForPlan(
  { size, holdsLicence }: { readonly size: 'small' | 'large'; readonly holdsLicence: boolean },
  { rating, licencePriority }: LicenceAnswers,
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
