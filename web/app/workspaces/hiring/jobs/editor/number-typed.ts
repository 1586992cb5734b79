/** A number as people type it, “£54,700”; what is none stays as it is, and is refused by its field. Empty is no answer. */
export function numberTyped(text: string): unknown {
  const plain = text.replaceAll(/[£€$,\s]/g, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}
