/**
 * A number as typed; undefined when empty, the text itself when it is not a number, for the schema to reject.
 */
export function numberTyped(text: string): number | string | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Spaces of any kind, and the sign or code of a currency at either end. */
const aroundAmount = /^(?:[\s£$€]|GBP|EUR|USD)+|(?:[\s£$€]|GBP|EUR|USD)+$/giu;

/**
 * An amount of money as people type it, in whole units: `45,000`, `£45 000.50`, `62.000` and `54k`. Undefined when empty; the
 * text itself where it can be read in two ways (`41,70`) or in none, for the schema to reject.
 */
export function amountTyped(text: string): number | string | undefined {
  const plain = text.replaceAll(aroundAmount, '');
  if (plain === '') return text.trim() === '' ? undefined : text;
  const thousands = /^(\d{1,4}(?:\.\d{1,2})?)\s?k$/iu.exec(plain)?.[1];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000);
  if (/^\d{1,3}(?:\.\d{3})+$/.test(plain)) return Number(plain.replaceAll('.', ''));
  return /^(?:\d{1,3}(?:[,\s]\d{3})+|\d{1,12})(?:\.\d{1,2})?$/u.test(plain)
    ? Number(plain.replaceAll(/[,\s]/gu, ''))
    : text;
}

/** The same in pence; undefined when empty, the text itself when it is not an amount. */
export function penceTyped(text: string): number | string | undefined {
  const units = amountTyped(text);
  return typeof units === 'number' ? Math.round(units * 100) : units;
}

/**
 * The hours of one week: `37.5`, `37,5`, `37.5 hours` and `37:30`; undefined when empty, the text itself when it is no number
 * of hours.
 */
export function weekTyped(text: string): number | string | undefined {
  const plain = text.trim().replace(/\s{0,2}(?:hours?|hrs?|h)(?:\s{1,2}(?:a|per) week)?$/iu, '');
  if (plain === '') return text.trim() === '' ? undefined : text;
  const clock = /^(\d{1,3})(?::|h\s?)([0-5]\d)$/iu.exec(plain);
  if (clock !== null) return Number(clock[1]) + Math.round((Number(clock[2]) / 60) * 100) / 100;
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : text;
}

/** Weekly hours: one number applies to every week; several are the weeks of a cycle. */
export function hoursTyped(text: string) {
  // `37,5` is 37 and a half to some, and a week of 37 and one of 5 to others.
  if (/^\s*\d{1,3},(?:\d|25|50|75)\s*$/.test(text)) return { hoursPerWeek: text };
  const weeks = text.split(/[,;\s]+/).filter((part) => part !== '');
  return weeks.length > 1 ? { cycle: weeks.map(numberTyped) } : { hoursPerWeek: numberTyped(text) };
}
