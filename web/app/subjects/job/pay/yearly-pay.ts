/**
 * Parses a typed yearly salary: `62,000`, `£62 000`, `62.000` and `62k` are 62000. Null for nothing; the text
 * itself where it is no number, so that the error can be shown.
 */
export function readYearlyPay(text: string): number | string | null {
  const plain = text
    .replaceAll(/[\s£$€]/g, '')
    .replace(/^(?:GBP|EUR|USD)|(?:GBP|EUR|USD)$/i, '')
    .replace(/[.,]00?$/, '');
  if (plain === '') return text.trim() === '' ? null : text;
  if (/^\d{1,3}k$/i.test(plain)) return Number(plain.slice(0, -1)) * 1000;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''));
  return /^\d{1,12}$/.test(plain) ? Number(plain) : text;
}

/** The same with thousands separators; invalid text as it was typed. */
export function yearlyPayInFigures(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  return typeof value === 'string' ? value : '';
}
