import type { Pence } from '../../kernel/index.ts';

/** The editions of the going rates that are recorded, each by its first day. */
export const rateEditions = ['2024-04-04', '2025-04-09', '2025-07-22'] as const;
export type RateEdition = (typeof rateEditions)[number];

/**
 * The columns of one rate, each as published: no column is calculated from another. Null means not recorded.
 */
export interface RateColumns {
  /** Per year, at the going rate's own hours. */
  readonly fullPence: Pence | null;
  readonly hourlyPence: Pence | null;
  /** The column of 70 %. */
  readonly newEntrantPence: Pence | null;
  /** The column of 90 %. */
  readonly phdPence: Pence | null;
  /** The column of 80 %. */
  readonly stemPhdPence: Pence | null;
}

/** The going rates of one occupation code: the standard one, and the lower one of transitional workers. */
export interface GoingRates {
  readonly standard: RateColumns;
  readonly lower: RateColumns;
}

export type Published = number | null;

/**
 * The code; then, in pounds, the standard rate: annual, hourly, 70 %, 90 % and 80 %; then the same five for
 * the lower rate.
 */
export type PublishedRates = readonly [
  code: string,
  ...standard: [Published, Published, Published, Published, Published],
  ...lower: [Published, Published, Published, Published, Published],
];
