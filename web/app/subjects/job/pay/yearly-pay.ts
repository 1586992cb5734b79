import { amountTyped } from '../../../text/as-typed.ts';

/** Parses a typed yearly salary in whole units. Null for nothing; the text itself where it is no such amount. */
export function readYearlyPay(text: string): number | string | null {
  const units = amountTyped(text) ?? null;
  return typeof units === 'number' && !Number.isInteger(units) ? text : units;
}

/** The same with thousands separators; invalid text as it was typed. */
export function yearlyPayInFigures(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  return typeof value === 'string' ? value : '';
}
