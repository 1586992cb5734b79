import type { Pence } from '../kernel/index.ts';
import type { OptionFigure } from '../minimum-salary/index.ts';
import { type PayPeriod, type PayPeriodFacts, periodLengths } from './pay-period-facts.ts';

/** One period compared with the going rate for the hours worked in it. */
export interface PeriodTest {
  /** Counted from 1. */
  readonly period: number;
  /** Worked in it; null if they were not given and weeks differ. */
  readonly hours: number | null;
  readonly paidPence: Pence;
  /** Null where the period could not be tested. */
  readonly neededPence: Pence | null;
  readonly shortByPence: Pence | null;
  readonly passes: boolean | 'unknown';
}

/** Every period; one with a permitted reduction, or on a national pay scale, could not be tested. */
export function judgePeriods(facts: PayPeriodFacts, option: OptionFigure): PeriodTest[] {
  return facts.periods.map((period, index) => judge(period, index + 1, { facts, option }));
}

function judge(
  { paidPence, hours, permittedReduction }: PayPeriod,
  period: number,
  { facts, option: { columnPence, hours: weekly } }: { facts: PayPeriodFacts; option: OptionFigure },
): PeriodTest {
  const hundredths = hours === undefined ? contractHundredths(facts, weekly) : Math.round(hours * 100);
  const start = { period, hours: hundredths === null ? null : Math.round(hundredths) / 100, paidPence };
  if (columnPence === null || hundredths === null || permittedReduction)
    return { ...start, neededPence: null, shortByPence: null, passes: 'unknown' };
  // Rounded up to the next penny; a month's contract hours are a fraction, so errors below a millionth of a
  // penny are ignored.
  const neededPence = Math.ceil((columnPence * hundredths) / (weekly.base * 52) - 1e-6);
  const shortByPence = Math.max(0, neededPence - paidPence);
  return { ...start, neededPence, shortByPence, passes: paidPence >= neededPence };
}

/**
 * The contract's hours in an average period, in hundredths: a month is a twelfth of 52 weeks. Null if weeks
 * differ, because then it is not known which week was worked.
 */
function contractHundredths(
  { frequency, irregular, hours }: PayPeriodFacts,
  { hundredths, weeks }: OptionFigure['hours'],
): number | null {
  const uneven = 'cycle' in hours && hours.cycle.some((each) => each !== hours.cycle[0]);
  if (irregular || uneven) return null;
  const length = periodLengths[frequency];
  return 'weeks' in length
    ? (hundredths * length.weeks) / weeks
    : (hundredths * 52 * length.months) / (weeks * 12);
}
