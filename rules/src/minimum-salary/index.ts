import {
  countedHours,
  deductionsSubtracted,
  goingRateHours,
  healthAndCareEmployers,
  longestCycle,
  nationalLivingWage,
  newEntrantAge,
  newEntrantGrounds,
  newEntrantMonths,
  payScaleOnly,
  transitionalBefore,
  transitionalOpen,
} from './parameters.ts';
import { thresholds } from './threshold-parameters.ts';

export type { CountedSalary, Offer } from './counted-salary.ts';
export { type MinimumSalary, minimumSalary, type RequiredPay } from './minimum-salary.ts';
export { type OptionFigure, type OptionFigureFacts, optionFigure } from './option-figure.ts';
export { optionColumns } from './options.ts';
export { longestCycle, newEntrantAge, newEntrantMonths, transitionalBefore } from './parameters.ts';
export type { DecidedBy, PayFigure } from './pay-figure.ts';
export {
  factWords,
  type HealthAndCareEmployer,
  type Hours,
  type NewEntrantLimb,
  type SalaryFacts,
} from './salary-facts.ts';
export type { SalaryOption } from './salary-option.ts';
export { type OptionLetter, optionLetters, optionTitles, thresholds } from './threshold-parameters.ts';
export { weeklyHours } from './weekly-hours.ts';

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
  nationalLivingWage,
];
