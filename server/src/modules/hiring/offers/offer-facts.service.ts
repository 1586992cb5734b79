import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import type { HirePlanFacts } from '@portway/rules/hire-plan';
import { calendarDate } from '@portway/rules/kernel';
import { type OfferFacts, planOfOffer } from '@portway/rules/offer-plan';
import { scaleFactsOf } from '../../law/sponsorship/post-facts.presenter.ts';
import { sponsorForPlan } from '../sponsor-facts/sponsor-facts.presenter.ts';

/** What an offer says of the job, as the rules take it; undefined while too little is written down. */
export function offerFactsFor(terms: OfferDraft): OfferFacts | undefined {
  const { occupationCode, hoursPerWeek, pay, startsOn, nation } = terms;
  if (occupationCode == null || hoursPerWeek === undefined || pay === undefined) return undefined;
  return {
    occupationCode,
    hoursPerWeek,
    payPence: pay * 100,
    workNation: nation ?? undefined,
    startsOn,
    scale: scaleFactsOf(terms),
  };
}

/** What the organisation says of its licence, as it was when an offer was judged. */
type SponsorOfJudgement = NonNullable<OfferJudgement['sponsor']>;

/**
 * An offer as a plan, for its judgement, its document, its papers and the comparison alike. Undefined while nobody is to
 * be sponsored, or too little is written down. Without `sponsor`, which older offers lack, nothing is known of the licence.
 */
export function planFactsOf(
  terms: OfferDraft,
  sponsor: SponsorOfJudgement | null | undefined,
): HirePlanFacts | undefined {
  const offer = offerFactsFor(terms);
  const { certificateOn, months, appliesFrom, sponsorSize: size, holdsLicence } = terms.sponsored ?? {};
  if (offer === undefined || certificateOn === undefined || months === undefined) return undefined;
  if (appliesFrom === undefined || size === undefined || holdsLicence === undefined) return undefined;
  const knownSponsor =
    sponsor == null
      ? { sponsorSize: size, holdsLicence }
      : sponsorForPlan({ size, holdsLicence }, sponsor, calendarDate(sponsor.licenceAppliedOn));
  return planOfOffer(offer, { certificateOn, months, appliesFrom, ...knownSponsor });
}
