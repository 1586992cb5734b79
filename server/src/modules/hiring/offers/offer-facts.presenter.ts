import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import type { OfferFacts, OfferSponsorship } from '@portway/rules/offer-plan';

/** What an offer says of the job, as the rules take it; undefined while too little is written down. */
export function offerFactsFor(terms: OfferDraft): OfferFacts | undefined {
  const { occupationCode, hoursPerWeek, pay, startsOn, nation } = terms;
  if (occupationCode == null || hoursPerWeek === undefined || pay === undefined) return undefined;
  const { payScaleRole, londonArea, shareOfFullTime, healthCareEmployer: employer } = terms;
  return {
    occupationCode,
    hoursPerWeek,
    payPence: pay * 100,
    workNation: nation ?? undefined,
    startsOn,
    scale: {
      payScaleRole: payScaleRole ?? undefined,
      londonArea: londonArea ?? undefined,
      shareOfFullTime: shareOfFullTime ?? undefined,
      healthAndCare: employer == null ? undefined : { employer },
    },
  };
}

/**
 * How an offer sponsors its job, as the rules take it, with what the organisation said of its licence when the offer was
 * judged: older offers lack that. Undefined while nobody is to be sponsored, or too little is written down.
 */
export function sponsorshipOf(
  { sponsored }: OfferDraft,
  licence: OfferJudgement['sponsor'],
): OfferSponsorship | undefined {
  const { certificateOn, months, appliesFrom, sponsorSize, holdsLicence } = sponsored ?? {};
  if (certificateOn === undefined || months === undefined || appliesFrom === undefined) return undefined;
  if (sponsorSize === undefined || holdsLicence === undefined) return undefined;
  return { certificateOn, months, appliesFrom, sponsorSize, holdsLicence, licence: licence ?? undefined };
}
