/**
 * A number as typed; undefined when empty, the text itself when it is not a number, for the schema to reject.
 */
export function numberTyped(text: string): number | string | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** "45,000" or "£45000.50" in pence; undefined when empty, the text itself when it is not an amount. */
export function penceTyped(text: string): number | string | undefined {
  const plain = text.replace(/[£,\s]/g, '');
  if (plain === '') return undefined;
  return /^\d+(\.\d\d?)?$/.test(plain) ? Math.round(Number(plain) * 100) : text;
}

/** Weekly hours: one number applies to every week; several are the weeks of a cycle. */
export function hoursTyped(text: string) {
  const weeks = text.split(/[,;\s]+/).filter((part) => part !== '');
  return weeks.length > 1 ? { cycle: weeks.map(numberTyped) } : { hoursPerWeek: numberTyped(text) };
}
