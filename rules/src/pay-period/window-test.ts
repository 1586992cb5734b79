import { type Pence, total } from '../kernel/index.ts';
import type { PayPeriod } from './pay-period-facts.ts';
import type { WindowLaw } from './window-law.ts';

/** Consecutive periods compared with their share of the required annual pay. */
export interface WindowTest {
  readonly fromPeriod: number;
  readonly toPeriod: number;
  readonly paidPence: Pence;
  readonly neededPence: Pence;
  readonly shortByPence: Pence;
  readonly passes: boolean | 'unknown';
}

/**
 * Every run of consecutive periods of the law's length; one with a permitted reduction that falls short is
 * undecided.
 */
export function judgeWindows(
  periods: readonly PayPeriod[],
  { requiredAnnualPence, window }: { requiredAnnualPence: Pence; window: WindowLaw },
): WindowTest[] {
  const neededPence = Math.ceil((requiredAnnualPence * window.part) / window.ofYear);
  const starts = Array.from(
    { length: Math.max(0, periods.length - window.periods + 1) },
    (_, index) => index,
  );
  return starts.map((start) => {
    const row = periods.slice(start, start + window.periods);
    const paidPence = total(row.map((period) => period.paidPence));
    const enough = paidPence >= neededPence;
    return {
      fromPeriod: start + 1,
      toPeriod: start + window.periods,
      paidPence,
      neededPence,
      shortByPence: Math.max(0, neededPence - paidPence),
      passes: !enough && row.some(({ permittedReduction }) => permittedReduction) ? 'unknown' : enough,
    };
  });
}
