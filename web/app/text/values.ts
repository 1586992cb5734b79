import type { Parameter, Version } from '@portway/rules/kernel';
import { inShortPounds } from './money.ts';

type AnyParameter = Parameter<unknown>;
type AnyVersion = AnyParameter['versions'][number];

/** The figure of one version in words: money in pounds, a list of codes, named parts one by one. */
export function versionInWords({ unit }: Pick<AnyParameter, 'unit'>, version: AnyVersion): string {
  return 'unknown' in version ? version.unknown : valueInWords(unit, version.value);
}

/** Whether the version is one with a figure, rather than the day from which nobody knows. */
export function hasValue(version: AnyVersion): version is Version<unknown> {
  return !('unknown' in version);
}

function valueInWords(unit: AnyParameter['unit'], value: unknown): string {
  if (typeof value === 'number')
    return unit === 'pence' ? inShortPounds(value) : `${value} ${unit ?? ''}`.trim();
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return listInWords(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(
      ([name, part]) =>
        `${nameInWords(name)} ${valueInWords(name.endsWith('Pence') ? 'pence' : undefined, part)}`,
    )
    .join(' · ');
}

function listInWords(list: readonly unknown[]): string {
  const codes = list.filter((item) => typeof item === 'string');
  return codes.length === list.length ? codes.join(', ') : `${list.length} entries`;
}

/** `turnoverUpToPence` as "turnover up to". */
function nameInWords(name: string): string {
  return name.replace(/Pence$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const words: Readonly<Record<string, string>> = {
  'sponsor-only': 'The sponsor only',
  either: 'Either may pay',
  'repayment-lowers-pay': 'Either may pay; what the worker repays lowers the pay that counts',
};
