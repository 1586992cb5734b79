import {
  calendarDate,
  lawOn,
  noted,
  type Parameter,
  type Pence,
  parameter,
  type Source,
  since,
} from '../kernel/index.ts';
import { type OptionLetter, thresholds } from '../minimum-salary/index.ts';
import { checkSalary, skilledWorkerRules } from '../sources/index.ts';

/** The rows of the table of SW 24.3 that are recorded. Row E, for former Tier 2 (General) workers, is not. */
export const settlementRows = ['A', 'B', 'C', 'D'] as const;
export type SettlementRowLetter = (typeof settlementRows)[number];

/** Who each row is for. */
export const settlementRowTitles: Readonly<Record<SettlementRowLetter, string>> = {
  A: 'Everyone who fits no other row',
  B: 'Last visa for a job on the Immigration Salary List',
  C: 'First visa under the earlier rules, or a Health and Care job',
  D: 'As row C with a listed job, or a national pay scale',
};

const oneSearch: Source = {
  title: 'One Search, on the salaries of 22 July 2025 (HC 997) and their use at settlement',
  url: 'https://www.withonesearch.com/uk-new-skilled-worker-salary-thresholds-from-22-july-2025-for-cos/amp',
  checkedOn: calendarDate('2026-11-22'),
};
const from = '2025-07-22';
const asRead = 'Read in the Rules of 6 December 2025. We have not read whether SW 24.3 has changed since.';

/** The threshold of a salary option from 22 July 2025: the table for settlement has the same figures. */
function sameAs(option: OptionLetter): Pence {
  const version = lawOn(thresholds[option], calendarDate(from));
  if (version.status === 'no-law') throw new RangeError(version.message);
  return version.value;
}

const threshold = (row: SettlementRowLetter, option: OptionLetter): Parameter<Pence> =>
  parameter({
    id: `settlement-salary.threshold-${row.toLowerCase()}`,
    title: `Salary for settlement, row ${row}: ${settlementRowTitles[row]}`,
    governedBy: 'appliedOn',
    unit: 'pence',
    checkAt: checkSalary,
    versions: [
      noted(
        since(from, sameAs(option), 'official', skilledWorkerRules(`SW 24.3, row ${row}`), oneSearch),
        asRead,
      ),
    ],
  });

/** The least salary of each row, in pence a year. It is never reduced for part-time work. */
export const settlementThresholds: Readonly<Record<SettlementRowLetter, Parameter<Pence>>> = {
  A: threshold('A', 'A'),
  B: threshold('B', 'D'),
  C: threshold('C', 'F'),
  D: threshold('D', 'I'),
};
