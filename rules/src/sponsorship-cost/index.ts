export { dependentChildUnder, partnerWork } from './dependants/family-parameters.ts';
export type { ChildrenGround, SponsorshipFacts } from './facts.ts';
export { mayBeHealthAndCare, workerAndFamily } from './health-and-care-prices.ts';
export { type Item, itemTitles, type Line, type LineValue, type Payer } from './lines/line.ts';
export {
  sponsorshipCostParameters,
  type WhoPays,
  whoPaysCertificateAndLicence,
  whoPaysSkillsCharge,
} from './parameters.ts';
export { type Bill, type SponsorshipCost, sponsorshipCost } from './sponsorship-cost.ts';
export { stepsOfBill } from './steps-of-bill.ts';
export type { ByEmployer, Totals } from './totals.ts';
