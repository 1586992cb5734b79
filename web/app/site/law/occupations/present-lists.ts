import { type CalendarDate, type InForce, lawOn, type Parameter } from '@portway/rules/kernel';
import {
  adviceInWords,
  afterSalaryList,
  goingRates,
  type ListScope,
  listEnd,
  type Occupation,
  type SalaryListRow,
  salaryList,
  shortageList,
} from '@portway/rules/occupations';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { inShortPounds } from '../../../text/money.ts';
import { capitalised } from '../../../text/values.ts';
import { isCareRole } from './care-facts.ts';
import { thresholdOn } from './present-rates.ts';

export interface ListShown {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly inForce: boolean;
  readonly gives: string;
  readonly facts: readonly { readonly term: string; readonly says: string }[];
  /** Where the list prints rates that differ from the going-rate table. */
  readonly disagreement?: string | undefined;
}

/**
 * The lists the occupation is on for a certificate of the day, each with its scope and last day to assign.
 */
export function presentLists(occupation: Occupation, day: CalendarDate): ListShown[] {
  const { code } = occupation;
  const salary = salaryList.get(code);
  const shortage = shortageList.get(code);
  return [
    ...(salary
      ? [
          {
            ...presentList(salary, code, day),
            name: 'Immigration Salary List',
            gives: salaryListGives(occupation, day),
            disagreement: disagreement(occupation, salary, day),
          },
        ]
      : []),
    ...(shortage
      ? [
          {
            ...presentList(shortage, code, day),
            name: 'Temporary Shortage List',
            gives: 'Lets a new worker be sponsored. It does not lower the salary or the visa fee.',
          },
        ]
      : []),
  ];
}

function presentList(row: Parameter<ListScope>, code: string, day: CalendarDate) {
  const outcome = lawOn(row, day);
  // In a care role the application must be in time too; the code's page says for whom.
  const mayApplyLater = !isCareRole(code, day);
  const inForce = outcome.status === 'in-force';
  return {
    id: row.id,
    href: rulePath(row.id),
    inForce,
    facts: [
      ...(inForce ? scopeFacts(row, outcome, mayApplyLater) : endedFacts(row)),
      ...(listEnd(row) ? [{ term: 'After that', says: afterEnd(row, code) }] : []),
    ],
  };
}

function scopeFacts(row: Parameter<ListScope>, { value, law }: InForce<ListScope>, mayApplyLater: boolean) {
  const { scope, area, condition } = value;
  return [
    { term: 'Jobs', says: capitalised(scope) },
    ...(condition === undefined
      ? []
      : [{ term: 'Condition', says: capitalised(withDaysInWords(condition)) }]),
    { term: 'Where', says: area },
    { term: 'In force from', says: dayInWords(law.inForceFrom) },
    ...lastDayToAssign(row, mayApplyLater),
  ];
}

const lastDayTerm = 'Last day to assign';

function lastDayToAssign(row: Parameter<ListScope>, mayApplyLater: boolean) {
  const end = listEnd(row);
  const last = row.versions.at(-1);
  if (!end || !last) return [];
  const unsettled = isSettled(last.confidence) ? '' : ' (to be confirmed on GOV.UK)';
  const later = mayApplyLater ? ' The visa application may come later.' : '';
  const says = `${dayInWords(end.lastSafeDay)}${unsettled}.${later}`;
  return [{ term: lastDayTerm, says }];
}

function endedFacts(row: Parameter<ListScope>) {
  const end = listEnd(row);
  return [{ term: lastDayTerm, says: end ? dayInWords(end.lastSafeDay) : 'Not recorded' }];
}

/** What is known of the time after the row's end: for the Temporary Shortage List, what was recommended. */
function afterEnd(row: Parameter<ListScope>, code: string): string {
  return withDaysInWords(row === shortageList.get(code) ? adviceInWords(code) : afterSalaryList);
}

function salaryListGives({ skillLevel, payScale }: Occupation, day: CalendarDate): string {
  const eligibility = skillLevel === 'higher' ? 'Lowers' : 'Lets a new worker be sponsored, and lowers';
  return payScale
    ? `${eligibility} the visa fee. Pay still follows the national pay scale.`
    : `${eligibility} the general threshold to ${thresholdOn('D', day)}, and the visa fee. The full going rate still has to be met.`;
}

/** GOV.UK prints rates in the list as well; for a few codes they differ from the going-rate table. */
function disagreement(
  { code, payScale }: Occupation,
  row: Parameter<SalaryListRow>,
  day: CalendarDate,
): string | undefined {
  const outcome = lawOn(row, day);
  const table = lawOn(goingRates, day);
  if (outcome.status === 'no-law' || table.status === 'no-law') return undefined;
  const { ratePence, lowerRatePence } = outcome.value;
  const rates = table.value[code];
  if (!rates)
    return (
      payScale && `The list prints ${inShortPounds(ratePence)}, though pay follows the national pay scale.`
    );
  const pairs = [
    { name: 'standard', printed: ratePence, tabled: rates.standard.fullPence },
    { name: 'lower', printed: lowerRatePence, tabled: rates.lower.fullPence },
  ].flatMap(({ name, printed, tabled }) =>
    tabled === null || printed === tabled
      ? []
      : [`a ${name} rate of ${inShortPounds(printed)}, the going-rate table ${inShortPounds(tabled)}`],
  );
  if (pairs.length === 0) return undefined;
  return `The list prints ${pairs.join('; ')}. Both come from GOV.UK. Use the figure in the table, and check it.`;
}
