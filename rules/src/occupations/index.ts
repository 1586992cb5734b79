import { goingRates } from './going-rate-parameters.ts';
import { salaryList, shortageList } from './list-parameters.ts';
import {
  extendingOnlyCodes,
  healthAndCareCodes,
  noOverseasHires,
  occupationCodes,
  postdoctoralCodes,
} from './parameters.ts';

export { goingRates } from './going-rate-parameters.ts';
export { type ListScope, listEnd, type SalaryListRow, salaryList, shortageList } from './list-parameters.ts';
export type { Occupation, SkillLevel } from './occupation.ts';
export { addOccupation, type OccupationRow, occupationRow } from './occupation-row.ts';
export { findOccupation, occupations } from './occupations.ts';
export {
  extendingOnlyCodes,
  healthAndCareCodes,
  noOverseasHires,
  occupationCodes,
  postdoctoralCodes,
} from './parameters.ts';
export { type GoingRates, type RateColumns, type RateEdition, rateEditions } from './published-rates.ts';
export { typicalTitles } from './typical-titles.ts';

export const occupationParameters = [
  occupationCodes,
  goingRates,
  extendingOnlyCodes,
  noOverseasHires,
  healthAndCareCodes,
  postdoctoralCodes,
  ...salaryList.values(),
  ...shortageList.values(),
];
