import type { Pence } from '../kernel/index.ts';

export const payBases = ['year', 'month', 'four-weeks', 'fortnight', 'week', 'day', 'hour'] as const;

/** What an amount of pay is for. */
export type PayBasis = (typeof payBases)[number];

const weeksInAYear = 52;
const timesAYear = {
  ...{ year: 1, month: 12, 'four-weeks': weeksInAYear / 4, fortnight: weeksInAYear / 2, week: weeksInAYear },
} as const;

interface PaidFor {
  readonly pence: Pence;
  readonly basis: PayBasis;
  /** Needed for pay by the hour. */
  readonly hoursPerWeek?: number | null | undefined;
  /** Needed for pay by the day. */
  readonly daysPerWeek?: number | null | undefined;
}

/** Pay for a year of 12 months or 52 weeks, rounded to the penny; null where the hours or days a week are needed and not known. */
export function annualPay({ pence, basis, hoursPerWeek, daysPerWeek }: PaidFor): Pence | null {
  if (basis !== 'hour' && basis !== 'day') return Math.round(pence * timesAYear[basis]);
  const times = basis === 'hour' ? hoursPerWeek : daysPerWeek;
  return times == null ? null : Math.round(pence * times * weeksInAYear);
}
