export type { ChildrenGround, SponsorshipFacts } from './facts.ts';
export { dependentChildUnder } from './family-parameters.ts';
export { type Item, itemTitles, type Line, type LineValue, type Payer } from './line.ts';
export {
  sponsorshipCostParameters,
  type WhoPays,
  whoPaysCertificateAndLicence,
  whoPaysSkillsCharge,
} from './parameters.ts';
export { type Bill, type SponsorshipCost, sponsorshipCost, type Totals } from './sponsorship-cost.ts';
export { stepsOfBill } from './steps-of-bill.ts';
