import { edition20250722 } from './edition-2025-07-22.ts';
import type { Occupation } from './occupation.ts';

const byCode = new Map(edition20250722.map((occupation) => [occupation.code, occupation]));

/** The SOC 2020 unit group with this four-digit code. */
export function findOccupation(code: string): Occupation | undefined {
  return byCode.get(code);
}

/** All 412 unit groups, by code. */
export const occupations: readonly Occupation[] = edition20250722;
