export { costFactsOf, type HirePlanFacts, licenceOf, salaryFactsOf } from './facts.ts';
export type { JudgedDays } from './facts-on.ts';
export { type HirePlan, hirePlan } from './hire-plan.ts';
export type { Sponsorable } from './hire-verdict.ts';
export type { Needed } from './needed.ts';
export { hirePlanParameters } from './parameters.ts';
export type { StartWanted } from './start-wanted.ts';
export { besideTheOthers, type Milestone, type MilestoneId } from './timeline.ts';
export { untilInWords } from './verdict-words.ts';
