import { call } from '@portway/contracts/client';
import { occupationOperation } from '@portway/contracts/law/calculators/occupation';
import { ProblemError } from '@portway/contracts/problem';
import { addOccupation } from '@portway/rules/occupations';

const rows = new Map<string, Promise<void>>();

/**
 * Loads the row of the code at the start of a role for the rules in this browser; each code is requested
 * once.
 */
export function rowHere(role: string): Promise<void> {
  const code = /^\s*(\d{4})\b/.exec(role)?.[1];
  if (code === undefined) return Promise.resolve();
  const row = rows.get(code) ?? load(code);
  rows.set(code, row);
  return row;
}

async function load(code: string): Promise<void> {
  try {
    addOccupation(await call(occupationOperation, undefined, { parameters: { code } }));
  } catch (error) {
    // An unknown code is cached too; any other failure is requested again the next time.
    if (error instanceof ProblemError && error.status === 404) return;
    rows.delete(code);
    throw error;
  }
}
