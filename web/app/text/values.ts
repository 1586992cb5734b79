import type { Parameter, Version } from '@portway/rules/kernel';
import { inShortPounds } from './money.ts';

/** Names for parts of values whose property name says too little. */
const partNames: Readonly<Record<string, string>> = {
  aprilToSeptember: 'from April to September',
  band: 'at least',
  carriedOver: 'Carried over from the list of 2023, to be confirmed on GOV.UK:',
  codes: 'in',
  confirmed: 'Certain:',
  exceptedCodes: 'except in',
  neverSponsored: 'never sponsored:',
  onlyUnderEarlierRules: 'only for workers in the route under earlier rules:',
  payScaleOnly: 'On the health pay scale only, to be confirmed on GOV.UK:',
  rulesBefore: 'earlier rules: those before',
};

/** Names for values that are a keyword in the code. */
const valueWords: Readonly<Record<string, string>> = {
  'band-1': 'Band 1',
  'band-2': 'Band 2',
  'band-3': 'Band 3',
  'band-4': 'Band 4',
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

type AnyParameter = Parameter<unknown>;
type AnyVersion = AnyParameter['versions'][number];

/** The value of one version in words: money in pounds, a list of codes, named parts one by one. */
export function versionInWords({ unit }: Pick<AnyParameter, 'unit'>, version: AnyVersion): string {
  return 'unknown' in version ? version.unknown : valueInWords(unit, version.value);
}

/** Whether the version has a value; one without marks the day from which the law is unknown. */
export function hasValue(version: AnyVersion): version is Version<unknown> {
  return !('unknown' in version);
}

function valueInWords(unit: AnyParameter['unit'], value: unknown): string {
  if (typeof value === 'number')
    return unit === 'pence' ? inShortPounds(value) : `${value} ${unit ?? ''}`.trim();
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return valueWords[value] ?? value;
  if (Array.isArray(value)) return listInWords(value);
  if (typeof value !== 'object' || value === null) return 'None';
  if (isListRow(value)) return listRowInWords(value);
  if (isDisputed(value)) return readingsInWords(value);
  if (isDuty(value)) return dutyInWords(value);
  const parts = Object.entries(value);
  return parts.length > maxParts ? tableInWords(parts) : parts.map(partInWords).join(' · ');
}

/** A value with more parts is a table with a page of its own, and is described here by its length. */
const maxParts = 12;

function tableInWords(parts: readonly (readonly [string, unknown])[]): string {
  return `${parts.length} ${parts.every(([name]) => isOccupationCode(name)) ? 'codes' : 'entries'}`;
}

function partInWords([name, part]: readonly [string, unknown]): string {
  if (isPosts(part)) return `${placeInWords(name)}: ${postsInWords(part)}`;
  const unit = name.endsWith('Pence') ? 'pence' : undefined;
  const timeUnit = /(months|weeks|days)$/i.exec(name)?.[0].toLowerCase();
  if (timeUnit !== undefined && typeof part === 'number')
    return `${nameInWords(name.slice(0, -timeUnit.length))} ${part} ${timeUnit}`.trim();
  return `${nameInWords(name)} ${valueInWords(unit, part)}`;
}

/** A role of a national pay scale with its yearly rate. */
interface Post {
  readonly title: string;
  readonly ratePence: number;
}

function isPosts(part: unknown): part is readonly [Post, ...Post[]] {
  const [first] = Array.isArray(part) ? part : [];
  return typeof first === 'object' && first !== null && 'title' in first && 'ratePence' in first;
}

/** A single role with its rate, or the number of roles and the range of their rates. */
function postsInWords(posts: readonly [Post, ...Post[]]): string {
  const rates = posts.map(({ ratePence }) => ratePence);
  const [{ title, ratePence }] = posts;
  if (posts.length === 1) return `${title}, ${inShortPounds(ratePence)}`;
  return `${posts.length} roles, ${inShortPounds(Math.min(...rates))} to ${inShortPounds(Math.max(...rates))}`;
}

/** `northern-ireland` as "Northern Ireland", `london-fringe` as "London fringe". */
function placeInWords(name: string): string {
  if (name.startsWith('london')) return capitalised(name.replace('-', ' '));
  return name.split('-').map(capitalised).join(' ');
}

/** Two readings of one rate; which is right is unsettled. */
interface Disputed {
  readonly recordedPence: number;
  readonly thresholdPence: number;
}

function isDisputed(value: object): value is Disputed {
  return 'recordedPence' in value && 'thresholdPence' in value;
}

function readingsInWords({ recordedPence, thresholdPence }: Disputed): string {
  const readings = new Set([inShortPounds(recordedPence), inShortPounds(thresholdPence)]);
  return [...readings].join(' or ');
}

/** A duty of a sponsor: what has to have happened, and how its days are counted. */
interface DutyValue {
  readonly event: string;
  readonly clock: { readonly unit: string; readonly length: number; readonly from: string };
}

function isDuty(value: object): value is DutyValue {
  return 'event' in value && 'clock' in value && typeof value.event === 'string';
}

function dutyInWords({ event, clock: { unit, length, from } }: DutyValue): string {
  const period = unit === 'working-day' ? `${length} working days, counted from ${from}` : capitalised(from);
  return `${event} ${period}.`;
}

function listInWords(list: readonly unknown[]): string {
  const texts = list.filter((item) => typeof item === 'string');
  if (texts.length === list.length) {
    const words = texts.map((text) => valueWords[text] ?? text);
    if (isLongList(texts)) return `${words.length}, from ${words[0]} to ${words.at(-1)}`;
    // Items that contain commas need a semicolon between them.
    return words.join(words.some((text) => text.includes(',')) ? '; ' : ', ');
  }
  const coded = list.every((item) => typeof item === 'object' && item !== null && 'code' in item);
  return `${list.length} ${coded ? 'codes' : 'entries'}`;
}

/** In texts: a longer list is shown item by item on the page of its rule, and described by its ends elsewhere. */
const maxTexts = 60;

/** The texts of a value that is a list of many; undefined for any other value. */
export function longListIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length && isLongList(texts) ? texts : undefined;
}

const isLongList = (texts: readonly string[]) => texts.length > maxTexts && !texts.every(isOccupationCode);

const isOccupationCode = (name: string) => /^\d{4}$/.test(name);

/** A row of a list: which jobs and where, on what condition, and the rates printed there. */
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

/** The sentence with a capital at its start. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `turnoverUpToPence` as "turnover up to". */
function nameInWords(name: string): string {
  return (
    partNames[name] ?? name.replace(/Pence$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  );
}
