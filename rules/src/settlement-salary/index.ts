import { settlementEnglish } from './english-parameters.ts';
import { settlementThresholds } from './threshold-parameters.ts';

export { tenYearsAnnounced } from './announced.ts';
export type { SettlementFacts } from './settlement-facts.ts';
export type { SettlementRow } from './settlement-row.ts';
export { type SettlementPay, type SettlementSalary, settlementSalary } from './settlement-salary.ts';
export { type SettlementRowLetter, settlementRows, settlementRowTitles } from './threshold-parameters.ts';

export const settlementSalaryParameters = [...Object.values(settlementThresholds), settlementEnglish];
