export { costFactsOf, type HirePlanFacts, licenceOf, salaryFactsOf } from './facts.ts';
export { type HirePlan, hirePlan } from './hire-plan.ts';
export type { Needed } from './needed.ts';
export { hirePlanParameters } from './parameters.ts';
export type { Milestone, MilestoneId } from './timeline.ts';
export type { Sponsorable } from './verdict.ts';
