import type { Pence } from '../kernel/index.ts';
import type { OptionFigureFacts } from '../minimum-salary/index.ts';

export const payFrequencies = ['weekly', 'fortnightly', 'four-weekly', 'monthly', 'quarterly'] as const;

/** How often the contract pays. */
export type PayFrequency = (typeof payFrequencies)[number];

export interface PayPeriod {
  /** Guaranteed basic gross pay of the period, in pence. */
  readonly paidPence: Pence;
  /** Hours worked in it; if left out, the contract's hours for a period of this length. */
  readonly hours?: number | undefined;
  /** Whether the pay was lower for a reason that the Rules permit, such as unpaid parental leave. */
  readonly permittedReduction?: boolean | undefined;
}

export interface PayPeriodFacts extends OptionFigureFacts {
  readonly frequency: PayFrequency;
  /** Whether hours and pay vary in the pattern that the certificate confirms; given week by week. */
  readonly irregular?: boolean | undefined;
  readonly periods: readonly PayPeriod[];
}

/** The length of a period as a part of the year: a number of months of 12, or weeks of 52. */
export const periodLengths = {
  weekly: { weeks: 1 },
  fortnightly: { weeks: 2 },
  'four-weekly': { weeks: 4 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
} as const satisfies Readonly<Record<PayFrequency, { weeks: number } | { months: number }>>;
