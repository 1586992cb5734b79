import {
  addDays,
  type CalendarDate,
  noted,
  type Parameter,
  type Pence,
  parameter,
  pounds,
  since,
  successorUnknown,
  type Version,
} from '../kernel/index.ts';
import {
  checkOccupations,
  davidsonMorrisShortage,
  littler,
  occupationTables,
  salaryListRules,
  skilledWorkerRules,
} from '../sources/index.ts';
import { adviceInWords, afterSalaryList } from './list-advice.ts';
import type { Occupation } from './occupation.ts';
import { published } from './tables/published-tables.ts';

/** Which jobs of the code, and where, a list covers. */
export interface ListScope {
  readonly scope: string;
  /** Any further condition of the row, for example on the sponsor. */
  readonly condition?: string;
  readonly area: string;
  /** Whether the row covers every job of the code in the whole United Kingdom, without a condition. */
  readonly whole: boolean;
}

/** A row of the Immigration Salary List, with the rates printed there. */
export interface SalaryListRow extends ListScope {
  readonly ratePence: Pence;
  readonly lowerRatePence: Pence;
}

const careRoles = ['6135', '6136'];

export function salaryListRow({ code, title, salaryList }: Occupation): [string, Parameter<SalaryListRow>][] {
  if (!salaryList) return [];
  const care = careRoles.includes(code);
  const ends = care
    ? successorUnknown(
        '2028-07-22',
        `The care roles leave the Immigration Salary List. ${afterSalaryList}`,
        'official',
        salaryListRules,
        skilledWorkerRules('SW 6.1B(a)'),
      )
    : successorUnknown(
        '2026-12-31',
        `The Immigration Salary List is due to end. ${afterSalaryList}`,
        'official',
        salaryListRules,
        davidsonMorrisShortage,
        littler,
      );
  const [first, ...later] = rowVersions(salaryList);
  const row = parameter({
    id: `salary-list.${code}`,
    title: `Immigration Salary List, ${code} ${title}`,
    governedBy: 'assignedOn',
    checkAt: checkOccupations,
    versions: [first, ...later, ends],
  });
  return [[code, row]];
}

const ratesFromOneCopy =
  'The jobs, the nations and the condition are those of the Rules. The two rates come from one copy of GOV.UK’s page. The Rules’ list prints none, and the going-rate table decides (SW 11.3).';

/** The row as first published, and with the condition added to it later. */
function rowVersions({
  ratePounds,
  lowerRatePounds,
  condition,
  conditionSince,
  ...scope
}: NonNullable<Occupation['salaryList']>): [Version<SalaryListRow>, ...Version<SalaryListRow>[]] {
  const rates = { ratePence: pounds(ratePounds), lowerRatePence: pounds(lowerRatePounds) };
  const whole = scope.scope === 'all jobs' && scope.area === 'UK wide';
  const bare: SalaryListRow = { ...scope, whole, ...rates };
  const version = (from: string, row: SalaryListRow) =>
    noted(since(from, row, 'single-source', occupationTables, salaryListRules), ratesFromOneCopy);
  if (condition === undefined) return [version('2025-07-22', bare)];
  const limited: SalaryListRow = { ...scope, condition, whole: false, ...rates };
  return conditionSince === undefined
    ? [version('2025-07-22', limited)]
    : [version('2025-07-22', bare), version(conditionSince, limited)];
}

export function shortageListRow({ code, title, shortageList }: Occupation): [string, Parameter<ListScope>][] {
  if (!shortageList) return [];
  const value = { scope: shortageList.scope, area: 'UK wide', whole: shortageList.scope === 'all jobs' };
  const row = parameter({
    id: `shortage-list.${code}`,
    title: `Temporary Shortage List, ${code} ${title}`,
    governedBy: 'assignedOn',
    checkAt: checkOccupations,
    versions: [
      since('2025-07-22', value, 'official', skilledWorkerRules('SW 6.1A'), occupationTables),
      successorUnknown(
        '2026-12-31',
        `The Temporary Shortage List is due to end. ${adviceInWords(code)}`,
        'official',
        skilledWorkerRules('SW 6.1A'),
        davidsonMorrisShortage,
        littler,
      ),
    ],
  });
  return [[code, row]];
}

/** Rows of the Immigration Salary List by occupation code. */
export const salaryList = new Map(published.occupations.flatMap(salaryListRow));

/** Rows of the Temporary Shortage List by occupation code. */
export const shortageList = new Map(published.occupations.flatMap(shortageListRow));

/**
 * The day from which it is not known whether the row stays on its list, and the last day on which it
 * certainly does.
 */
export function listEnd(
  row: Parameter<ListScope>,
): { endsOn: CalendarDate; lastSafeDay: CalendarDate } | undefined {
  const end = row.versions.find((version) => 'unknown' in version);
  return end && { endsOn: end.from, lastSafeDay: addDays(end.from, -1) };
}
