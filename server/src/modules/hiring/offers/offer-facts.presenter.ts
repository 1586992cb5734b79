import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferFacts } from '@portway/rules/offer-plan';

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
