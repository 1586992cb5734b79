import { transitionalBefore, transitionalOpen } from '../eligible-role/index.ts';
import {
  countedHours,
  courseDueWithin,
  deductionsSubtracted,
  goingRateHours,
  healthAndCareEmployers,
  lastPermissionCounts,
  longestCycle,
  nationalLivingWage,
  newEntrantAge,
  newEntrantGrounds,
  newEntrantMonths,
  payScaleOnly,
  phdProof,
  removedFromList,
  tier2GeneralRules,
} from './parameters.ts';
import { thresholds } from './threshold-parameters.ts';

export { transitionalBefore, transitionalOpen } from '../eligible-role/index.ts';
export type { CountedSalary } from './counted-salary.ts';
export { type MinimumSalary, minimumSalary, type RequiredPay } from './minimum-salary.ts';
export type { Offer } from './offer.ts';
export { type OptionFigure, type OptionFigureFacts, optionFigure } from './options/option-figure.ts';
export { optionColumns } from './options/options.ts';
export type { SalaryOption } from './options/salary-option.ts';
export {
  lastPermissionCounts,
  longestCycle,
  newEntrantAge,
  newEntrantMonths,
  tier2GeneralRules,
} from './parameters.ts';
export { type DecidedBy, type PayFigure, payFigure, printedHourly } from './pay-figure.ts';
export {
  factWords,
  type HealthAndCareEmployer,
  type Hours,
  type NewEntrantLimb,
  type NewEntrantStudy,
  type SalaryFacts,
} from './salary-facts.ts';
export { type OptionLetter, optionLetters, optionTitles, thresholds } from './threshold-parameters.ts';
export { type WeeklyHours, weeklyHours } from './weekly-hours.ts';

export const minimumSalaryParameters = [
  ...Object.values(thresholds),
  goingRateHours,
  countedHours,
  longestCycle,
  deductionsSubtracted,
  transitionalBefore,
  transitionalOpen,
  healthAndCareEmployers,
  payScaleOnly,
  newEntrantAge,
  newEntrantGrounds,
  newEntrantMonths,
  lastPermissionCounts,
  courseDueWithin,
  removedFromList,
  phdProof,
  tier2GeneralRules,
  nationalLivingWage,
];
