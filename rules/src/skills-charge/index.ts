export type { SkillsChargeFacts } from './charge-facts.ts';
export { skillsChargeParameters } from './parameters.ts';
export {
  type RefundFacts,
  type RefundReason,
  type SkillsChargeRefund,
  skillsChargeRefund,
} from './refund.ts';
export { refundInFull, refundInPart, refundUnderTupe } from './refund-parameters.ts';
export { chargedRoutes, transferFromEu } from './scope-parameters.ts';
export { skillsCharge } from './skills-charge.ts';
