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
  if (typeof value !== 'object' || value === null) return 'None';
  if (isListRow(value)) return listRowInWords(value);
  const parts = Object.entries(value);
  return parts.length > mostParts ? tableInWords(parts) : parts.map(partInWords).join(' · ');
}

/** More parts than these are a table: it has a page of its own, and is told here by its length. */
const mostParts = 12;

function tableInWords(parts: readonly (readonly [string, unknown])[]): string {
  return `${parts.length} ${parts.every(([name]) => isOccupationCode(name)) ? 'codes' : 'entries'}`;
}

function partInWords([name, part]: readonly [string, unknown]): string {
  const unit = name.endsWith('Pence') ? 'pence' : undefined;
  return `${nameInWords(name)} ${valueInWords(unit, part)}`;
}

function listInWords(list: readonly unknown[]): string {
  const texts = list.filter((item) => typeof item === 'string');
  if (texts.length === list.length) return texts.map((text) => words[text] ?? text).join(', ');
  const coded = list.every((item) => typeof item === 'object' && item !== null && 'code' in item);
  return `${list.length} ${coded ? 'codes' : 'entries'}`;
}

const isOccupationCode = (name: string) => /^\d{4}$/.test(name);

/** What a row of a list holds: which jobs and where, on what condition, and the rates printed there. */
interface ListRow {
  scope: string;
  area: string;
  condition?: unknown;
  ratePence?: unknown;
  lowerRatePence?: unknown;
}

function isListRow(value: object): value is ListRow {
  return (
    'scope' in value && typeof value.scope === 'string' && 'area' in value && typeof value.area === 'string'
  );
}

function listRowInWords({ scope, area, condition, ratePence, lowerRatePence }: ListRow): string {
  return [
    `${capitalised(scope)}, ${area}.`,
    ...(typeof condition === 'string' ? [`${capitalised(condition)}.`] : []),
    ...(typeof ratePence === 'number' && typeof lowerRatePence === 'number'
      ? [`Printed there: ${inShortPounds(ratePence)}, lower rate ${inShortPounds(lowerRatePence)}.`]
      : []),
  ].join(' ');
}

/** The sentence with a capital letter at its start. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `turnoverUpToPence` as "turnover up to". */
function nameInWords(name: string): string {
  return name.replace(/Pence$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const words: Readonly<Record<string, string>> = {
  'sponsor-only': 'The sponsor only',
  either: 'Either may pay',
  'repayment-lowers-pay': 'Either may pay; what the worker repays lowers the pay that counts',
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'an adult social care provider',
  postdoctoral: 'a postdoctoral position',
  'professional-qualification': 'working towards a qualification of a UK-regulated profession',
  'professional-registration': 'working towards full registration or chartered status',
  student: 'last permission as a Student',
  graduate: 'last permission as a Graduate',
};
