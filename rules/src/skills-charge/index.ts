export { skillsChargeParameters } from './parameters.ts';
export { type SkillsChargeFacts, skillsCharge } from './skills-charge.ts';
