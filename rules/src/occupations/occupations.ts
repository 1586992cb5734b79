import type { Occupation } from './occupation.ts';
import { published } from './tables/published-tables.ts';

/** The unit groups by code, for the rows loaded here. */
export const occupationsByCode = new Map(
  published.occupations.map((occupation) => [occupation.code, occupation]),
);

/** The SOC 2020 unit group with this four-digit code. */
export function findOccupation(code: string): Occupation | undefined {
  return occupationsByCode.get(code);
}

/** All 412 unit groups, by code. */
export const occupations: readonly Occupation[] = published.occupations;
