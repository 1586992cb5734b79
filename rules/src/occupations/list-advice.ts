import { type ListAdvice, shortageListAdvice } from './list-advice-parameters.ts';

const [{ value: advice }] = shortageListAdvice.versions;

/** What the report says of the code; undefined where that was not read. */
export function listAdvice(code: string): ListAdvice | undefined {
  if (advice.recommended.includes(code)) return 'recommended';
  if (advice.positiveEvidence.includes(code)) return 'positiveEvidence';
  return advice.noFutureAccess.includes(code) ? 'noFutureAccess' : undefined;
}

const says: Readonly<Record<ListAdvice, string>> = {
  recommended: 'One source reads this code as one of them.',
  positiveEvidence: 'One source reads this code as one with positive evidence.',
  noFutureAccess: 'One source reads this code as one with no future access.',
};

/** What comes after the Temporary Shortage List for a code, as far as it is known: advice, as such. */
export function adviceInWords(code: string): string {
  const advice = listAdvice(code);
  const ofCode = advice === undefined ? 'What the report says of this code was not read.' : says[advice];
  return `The Migration Advisory Committee’s report of July 2026 recommends 28 occupations for 18 months from 2027-01-01. ${ofCode} That is advice, not law. The Government’s decision was not found, so check GOV.UK.`;
}

/** What comes after the Immigration Salary List, as far as it is known. */
export const afterSalaryList = 'What replaces the Immigration Salary List was not found, so check GOV.UK.';
