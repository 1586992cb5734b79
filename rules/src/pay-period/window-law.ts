import {
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import { irregularWeeksTogether, monthsTogether, weeksTogether } from './parameters.ts';
import { type PayPeriodFacts, periodLengths } from './pay-period-facts.ts';

/** How many consecutive periods are added up, and which share of the annual pay they must reach. */
export interface WindowLaw {
  readonly status: 'in-force';
  readonly periods: number;
  /** A number of 12 months or 52 weeks. */
  readonly part: number;
  readonly ofYear: 12 | 52;
  readonly inWords: string;
  readonly note: string;
  readonly steps: readonly Step[];
}

/** The number of periods to add up, by how often the contract pays. */
export function windowLaw({
  assignedOn,
  frequency,
  irregular,
}: PayPeriodFacts): WindowLaw | NotApplicable | NoLaw {
  const length = periodLengths[frequency];
  if (irregular && frequency !== 'weekly')
    return notApplicable('Irregular hours are tested by the week: give the pay of each week.', []);
  const byMonth = 'months' in length;
  const law = lawOn(
    byMonth ? monthsTogether : irregular ? irregularWeeksTogether : weeksTogether,
    assignedOn,
  );
  if (law.status === 'no-law') return law;
  return windowOf(
    law,
    byMonth
      ? { each: length.months, ofYear: 12, unit: 'months' }
      : { each: length.weeks, ofYear: 52, unit: 'weeks' },
  );
}

interface Unit {
  readonly each: number;
  readonly ofYear: 12 | 52;
  readonly unit: 'months' | 'weeks';
}

function windowOf(law: InForce<number>, { each, ofYear, unit }: Unit): WindowLaw {
  return {
    status: 'in-force',
    periods: law.value / each,
    part: law.value,
    ofYear,
    inWords: `${law.value} ${unit}`,
    note: law.law.note ?? '',
    steps: [
      lawStep(law, {
        text: `any ${law.value} ${unit} together reach ${law.value}/${ofYear} of the required year`,
      }),
    ],
  };
}
