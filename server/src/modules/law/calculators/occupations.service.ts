import { type OccupationRow, occupationRow } from '@portway/rules/occupations';
import { Refusal } from '../../../platform/refusal.ts';

/** Everything in the tables about a code; a Refusal for an unknown code. */
export function showOccupation(code: string): OccupationRow {
  const row = occupationRow(code);
  if (row) return row;
  throw new Refusal('not-found', `There is no occupation code ${code.slice(0, 20)} in SOC 2020.`, {
    status: 404,
  });
}
