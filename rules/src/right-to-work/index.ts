export { rightToWorkParameters } from './parameters.ts';
export { type CheckDuty, rightToWorkCheck, type WhoChecks } from './right-to-work.ts';
export { type Arrangement, arrangements, type CheckFacts } from './right-to-work-facts.ts';
