import { disputedRates } from './disputed-rate/disputed-rate-parameters.ts';
import { goingRates } from './going-rate-parameters.ts';
import { healthAndCareCodes, healthAndCareVisaCodes } from './health-and-care/health-and-care-parameters.ts';
import { shortageListAdvice } from './list-advice-parameters.ts';
import { salaryList, shortageList } from './list-parameters.ts';
import { extendingOnlyCodes, noOverseasHires, occupationCodes, postdoctoralCodes } from './parameters.ts';
import { occupationClassification } from './soc-2010.ts';

export { disputedRate } from './disputed-rate/disputed-rate.ts';
export { type DisputedRate, disputedRates } from './disputed-rate/disputed-rate-parameters.ts';
export { goingRates } from './going-rate-parameters.ts';
export {
  type HealthAndCareListing,
  healthAndCareListing,
} from './health-and-care/health-and-care-listing.ts';
export {
  type HealthAndCareList,
  healthAndCareCodes,
  healthAndCareVisaCodes,
} from './health-and-care/health-and-care-parameters.ts';
export { adviceInWords, afterSalaryList, listAdvice } from './list-advice.ts';
export { type ListAdvice, shortageListAdvice } from './list-advice-parameters.ts';
export { type ListScope, listEnd, type SalaryListRow, salaryList, shortageList } from './list-parameters.ts';
export type { Occupation, SkillLevel } from './occupation.ts';
export { addOccupation, type OccupationRow, occupationRow } from './occupation-row.ts';
export { findOccupation, occupations } from './occupations.ts';
export { extendingOnlyCodes, noOverseasHires, occupationCodes, postdoctoralCodes } from './parameters.ts';
export { skillInWords } from './skill-words.ts';
export { isOfSoc2010, occupationClassification, successorsOf } from './soc-2010.ts';
export { minorGroup, nurses, socGroupTitle } from './soc-groups.ts';
export { soc2010Codes } from './tables/edition-2025-07-22-soc-2010.ts';
export { type OccupationTable, tablesOf } from './tables/occupation-tables.ts';
export {
  type GoingRates,
  type RateColumns,
  type RateEdition,
  rateEditions,
} from './tables/published-rates.ts';
export { typicalTitles } from './tables/typical-titles.ts';

export const occupationParameters = [
  occupationCodes,
  occupationClassification,
  goingRates,
  disputedRates,
  extendingOnlyCodes,
  noOverseasHires,
  healthAndCareCodes,
  healthAndCareVisaCodes,
  postdoctoralCodes,
  shortageListAdvice,
  ...salaryList.values(),
  ...shortageList.values(),
];
