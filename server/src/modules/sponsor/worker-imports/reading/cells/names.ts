import { type CellValue, fault, value } from './cell-value.ts';

/** Letters behind a name: Smith, Jr; Okafor, PhD. */
const behindName =
  /^(?:jr|jnr|sr|snr|junior|senior|i{1,3}|iv|ph\.?d|m\.?b\.?a|m\.?sc|b\.?sc|b\.?a|m\.?a|m\.?d|rn|rgn|frcs|mrcp|obe|mbe|cbe|qc|kc|esq)\.?$/i;
const salutation =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lady|lord|rev|revd|fr|sr|master|capt|captain)\.?$/i;

export const isSalutation = (text: string) => salutation.test(text);

/** A full name in one cell, in the order in which it is spoken: “Surname, Forename” is turned round. */
export function fullName(text: string): CellValue<string> {
  const parts = text.split(',').map((part) => part.trim());
  const [first = '', second = '', ...more] = parts;
  if (second === '' && more.length === 0) return value(withoutSalutation(first));
  if (behindName.test(second) && more.length === 0) return value(text);
  const [third] = more;
  if (more.length > 1 || first === '' || second === '' || (third !== undefined && !behindName.test(third)))
    return fault('unclear-name', 'Write the name as it is spoken, forename first, without a comma.');
  return value([withoutSalutation(second, true), first, ...(third === undefined ? [] : [third])].join(' '));
}

/** Forename, middle name and surname as one. */
export const joinedName = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

function withoutSalutation(name: string, isForename = false): string {
  const [first = '', ...rest] = name.split(/\s+/);
  return isSalutation(first) && rest.length > (isForename ? 0 : 1) ? rest.join(' ') : name;
}
