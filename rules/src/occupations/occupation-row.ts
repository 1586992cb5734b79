import { ratesIn } from './going-rate-parameters.ts';
import { salaryList, salaryListRow, shortageList, shortageListRow } from './list-parameters.ts';
import type { Occupation } from './occupation.ts';
import { findOccupation, occupationsByCode } from './occupations.ts';
import { type GoingRates, type RateEdition, rateEditions } from './tables/published-rates.ts';

/** Everything that the tables say about one code: what a browser needs of them for one job. */
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

/** Makes one more code available to the rules, where the complete tables are not loaded. */
export function addOccupation({ occupation, goingRates }: OccupationRow): void {
  occupationsByCode.set(occupation.code, occupation);
  for (const { edition, ...rates } of goingRates) ratesIn(edition)[occupation.code] = rates;
  for (const [code, row] of salaryListRow(occupation)) salaryList.set(code, row);
  for (const [code, row] of shortageListRow(occupation)) shortageList.set(code, row);
}
