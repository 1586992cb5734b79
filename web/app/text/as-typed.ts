/** A number as people type it: nothing when empty, the text itself when it is none, for a schema to refuse. */
export function numberTyped(text: string): number | string | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** "45,000" or "£45000.50" in pence; nothing when empty, the text itself when it is no amount. */
export function penceTyped(text: string): number | string | undefined {
  const plain = text.replace(/[£,\s]/g, '');
  if (plain === '') return undefined;
  return /^\d+(\.\d\d?)?$/.test(plain) ? Math.round(Number(plain) * 100) : text;
}

/** Weekly hours: one number is the same every week; several are the weeks of a cycle. */
export function hoursTyped(text: string) {
  const weeks = text.split(/[,;\s]+/).filter((part) => part !== '');
  return weeks.length > 1 ? { cycle: weeks.map(numberTyped) } : { hoursPerWeek: numberTyped(text) };
}
