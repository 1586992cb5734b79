import { parameter, since } from '../kernel/index.ts';
import { checkOccupations, occupationTables } from '../sources/index.ts';
import { edition20250722 } from './edition-2025-07-22.ts';
import type { Occupation } from './occupation.ts';

/** The occupation codes with their skill level and lists; earlier editions did not record these. */
export const occupationCodes = parameter({
  id: 'occupations.codes',
  title: 'Occupation codes, their skill level and lists',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [since('2025-07-22', edition20250722, 'single-source', occupationTables)],
});

const byCode = new Map(edition20250722.map((occupation) => [occupation.code, occupation]));

/** The SOC 2020 unit group with this four-digit code. */
export function findOccupation(code: string): Occupation | undefined {
  return byCode.get(code);
}
