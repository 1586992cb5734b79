import type { Occupation } from '../occupation.ts';
import { edition20250722 } from './edition-2025-07-22.ts';
import { goingRates20240404 } from './going-rates-2024-04-04.ts';
import { goingRates20250409 } from './going-rates-2025-04-09.ts';
import { goingRates20250722 } from './going-rates-2025-07-22.ts';
import type { PublishedRates, RateEdition } from './published-rates.ts';

/** The tables of Appendix Skilled Occupations, row by row as published. */
export interface PublishedTables {
  readonly occupations: readonly Occupation[];
  readonly rates: Readonly<Record<RateEdition, readonly PublishedRates[]>>;
}

export const published: PublishedTables = {
  occupations: edition20250722,
  rates: {
    '2024-04-04': goingRates20240404,
    '2025-04-09': goingRates20250409,
    '2025-07-22': goingRates20250722,
  },
};
