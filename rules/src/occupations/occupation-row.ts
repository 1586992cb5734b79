import { ratesIn } from './going-rate-parameters.ts';
import { salaryList, salaryListRow, shortageList, shortageListRow } from './list-parameters.ts';
import type { Occupation } from './occupation.ts';
import { findOccupation, occupationsByCode } from './occupations.ts';
import { type GoingRates, type RateEdition, rateEditions } from './published-rates.ts';

/** All that the tables say of one code: what a browser needs of them for one job. */
export interface OccupationRow {
  readonly occupation: Occupation;
  /** Its going rates in each edition that has figures for it. */
  readonly goingRates: readonly (GoingRates & { readonly edition: RateEdition })[];
}

/** The row of a code; undefined when SOC 2020 has none. */
export function occupationRow(code: string): OccupationRow | undefined {
  const occupation = findOccupation(code);
  if (!occupation) return undefined;
  const goingRates = rateEditions.flatMap((edition) => {
    const rates = ratesIn(edition)[code];
    return rates ? [{ edition, ...rates }] : [];
  });
  return { occupation, goingRates };
}

/** Lets the rules read one more code, where the tables are not here as a whole. */
export function addOccupation({ occupation, goingRates }: OccupationRow): void {
  occupationsByCode.set(occupation.code, occupation);
  for (const { edition, ...rates } of goingRates) ratesIn(edition)[occupation.code] = rates;
  for (const [code, row] of salaryListRow(occupation)) salaryList.set(code, row);
  for (const [code, row] of shortageListRow(occupation)) shortageList.set(code, row);
}
