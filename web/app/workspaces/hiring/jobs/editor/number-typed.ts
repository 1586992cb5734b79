import { amountTyped, weekTyped } from '../../../../text/as-typed.ts';

/** A year’s pay as people type it, “£54,700” or “54k”; what is none stays as it is, and is refused by its field. Empty is no answer. */
export const payTyped = (text: string): unknown => amountTyped(text) ?? null;

/** Hours a week as people type them; likewise. */
export const hoursTyped = (text: string): unknown => weekTyped(text) ?? null;

/** A percentage of full time; likewise. */
export function percentageTyped(text: string): unknown {
  const plain = text.replaceAll(/[%\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : text;
}
