export { skillsChargeParameters } from './parameters.ts';
export {
  type RefundFacts,
  type RefundReason,
  type SkillsChargeRefund,
  skillsChargeRefund,
} from './refund.ts';
export { refundInFull, refundInPart, refundUnderTupe } from './refund-parameters.ts';
export { chargedRoutes, transferFromEu } from './scope-parameters.ts';
export { type SkillsChargeFacts, skillsCharge } from './skills-charge.ts';
