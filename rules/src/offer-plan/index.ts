export { type OfferFacts, type OfferSponsorship, planOfOffer } from './offer-plan.ts';
export {
  type CountsFrom,
  countsFromOf,
  type OfferSettlement,
  settlementOfOffer,
} from './offer-settlement.ts';
