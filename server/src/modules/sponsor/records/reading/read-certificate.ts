import type { CertificateField } from '@portway/contracts/sponsor/records/certificate-paper';
import { findOccupation } from '@portway/rules/occupations';
import { saysNothing } from '../../worker-imports/reading/cells/cell-text.ts';
import type { CellValue } from '../../worker-imports/reading/cells/cell-value.ts';
import { type DateOrder, day, dayInWords, dayOrderOf } from '../../worker-imports/reading/cells/days.ts';
import { hours } from '../../worker-imports/reading/cells/hours.ts';
import { occupationCode } from '../../worker-imports/reading/cells/occupation-code.ts';
import type { LabelledField } from './certificate-labels.ts';
import { type LabelledValue, labelledValues, type PageRows } from './labelled-values.ts';
import { payReadings } from './pay-readings.ts';

/** One thing that words of the file can mean. */
export interface ValueReading {
  /** A day as YYYY-MM-DD, pay as pence for a year, hours as a number; otherwise the words. */
  readonly value: string;
  readonly words: string;
}

/** What a certificate says of one field. */
export interface ReadField {
  readonly field: CertificateField;
  readonly page: number;
  /** The words of the file, with their label. */
  readonly source: string;
  /** None where the words have no reading, and several where a person chooses. */
  readonly readings: readonly ValueReading[];
  /** Why nothing is settled; null where the words have one reading. */
  readonly question: string | null;
}

interface Read {
  readonly readings: readonly ValueReading[];
  readonly question: string | null;
}

/** What the printed certificate says, each value with the words that it was read from. Nothing is guessed. */
export function readCertificate(pages: PageRows, today: string): readonly ReadField[] {
  const values = labelledValues(pages).filter(({ text }) => !saysNothing('', text));
  const valuesOf = (field: LabelledField) => values.filter((each) => each.field === field);
  const order = orderOf(values);
  const hoursRead = fieldOf('hours', valuesOf('hours'), (text) =>
    ofCell(hours(text), String, (value) => `${value} hours a week`),
  );
  const startRead = fieldOf('certificate-start', valuesOf('start'), (text) => ofDay(text, { order, today }));
  const weeklyHours = onlyOf(hoursRead);
  const periods = valuesOf('period');
  const title = fieldOf('job-title', valuesOf('title'), asItStands);
  const all = [
    nameOf(valuesOf('full-name'), valuesOf('family-name'), valuesOf('given-names')),
    fieldOf('birth-date', valuesOf('birth-date'), (text) => ofDay(text, { order, today, isBirth: true })),
    fieldOf('passport', valuesOf('passport'), ofNumber(3, 40)),
    fieldOf('certificate-number', valuesOf('number'), ofNumber(6, 20)),
    startRead,
    fieldOf('certificate-end', valuesOf('end'), (text) => ofDay(text, { order, today })),
    title,
    fieldOf('occupation-code', valuesOf('code'), (text) =>
      ofCode(text, { title: onlyOf(title), starts: startRead?.readings ?? [] }),
    ),
    fieldOf('pay', valuesOf('salary'), (text) =>
      payReadings(text, {
        periods: periods.map(({ text: period }) => period),
        hoursPerWeek: weeklyHours === null ? null : Number(weeklyHours),
      }),
    ),
    hoursRead,
    placeOf(valuesOf('address')),
  ];
  return all.flatMap((field) => {
    if (field === undefined) return [];
    const [period] = periods;
    const withPeriod = field.field === 'pay' && period !== undefined;
    return [withPeriod ? { ...field, source: `${field.source} · ${period.words}` } : field];
  });
}

const onlyOf = (field: ReadField | undefined): string | null =>
  field !== undefined && field.readings.length === 1 ? (field.readings[0]?.value ?? null) : null;

const twice = 'The file states this more than once, and not the same. Choose one.';
const maxReadings = 8;

function fieldOf(
  field: CertificateField,
  values: readonly LabelledValue[],
  read: (text: string) => Read,
): ReadField | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  const texts = [...new Set(values.map(({ text }) => text))].slice(0, maxReadings);
  const reads = texts.map(read);
  const readings = new Map(
    reads.flatMap((each) => each.readings.map((reading) => [reading.value, reading] as const)),
  );
  const question =
    reads.find((each) => each.question !== null)?.question ?? (readings.size > 1 ? twice : null);
  const sources = [...new Map(values.map((value) => [value.text, value.words])).values()];
  return {
    ...{ field, page: first.page, source: sources.join(' · ').slice(0, maxSource), question },
    readings: [...readings.values()].slice(0, maxReadings),
  };
}

const maxSource = 300;

const asItStands = (text: string): Read => ({ readings: [{ value: text, words: text }], question: null });

/** A number of letters and digits, with as many of them. */
const ofNumber =
  (min: number, max: number) =>
  (text: string): Read => {
    const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
    const isNumber = /^[A-Z0-9]*\d[A-Z0-9]*$/.test(plain) && plain.length >= min && plain.length <= max;
    return isNumber
      ? asItStands(plain)
      : { readings: [], question: 'This is no number of letters and digits.' };
  };

/** What a cell says, or each of its choices. */
function ofCell<Value>(
  cell: CellValue<Value>,
  textOf: (value: Value) => string,
  wordsOf: (value: Value) => string,
): Read {
  if ('value' in cell)
    return { readings: [{ value: textOf(cell.value), words: wordsOf(cell.value) }], question: null };
  const readings = (cell.choices ?? []).map(({ value, label }) => ({ value, words: label }));
  return { readings, question: cell.fault };
}

interface DayOptions {
  readonly order: DateOrder | null;
  readonly today: string;
  readonly isBirth?: boolean;
}

const ofDay = (text: string, options: DayOptions): Read =>
  ofCell(day(options)(text), (value) => value, dayInWords);

/** The order of day and month: where one day of the file says it and none another. */
function orderOf(values: readonly LabelledValue[]): DateOrder | null {
  const dayFields: readonly LabelledField[] = ['birth-date', 'start', 'end', 'other-day'];
  const orders = values
    .filter(({ field }) => dayFields.includes(field))
    .map(({ text }) => dayOrderOf(text))
    .filter((order) => order === 'day-first' || order === 'month-first');
  const [only, other] = new Set(orders);
  return only !== undefined && other === undefined ? only : null;
}

function ofCode(
  text: string,
  { title, starts }: { title: string | null; starts: readonly ValueReading[] },
): Read {
  const cell = occupationCode({
    ...{ jobTitle: title ?? '', startedOn: [], edition: null },
    certificateStart: starts.map(({ value }) => value),
  })(text);
  const reading = ofCell(cell, (code) => code, codeInWords);
  return {
    ...reading,
    readings: reading.readings.map(({ value, words }) => ({
      value: value.replace(/^SOC 2020: /, ''),
      words,
    })),
  };
}

const codeInWords = (code: string) => `${code} ${findOccupation(code)?.title ?? ''}`.trim();

function nameOf(
  full: readonly LabelledValue[],
  family: readonly LabelledValue[],
  given: readonly LabelledValue[],
): ReadField | undefined {
  const joinedNames = given.slice(0, 2).flatMap((first) =>
    family.slice(0, 2).map(
      (last): LabelledValue => ({
        ...{ field: 'full-name', page: first.page, text: `${first.text} ${last.text}` },
        words: `${first.words} · ${last.words}`,
      }),
    ),
  );
  return fieldOf('name', [...full, ...joinedNames].slice(0, maxReadings), asItStands);
}

/** The lines of one address, in their order. */
function placeOf(lines: readonly LabelledValue[]): ReadField | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const text = lines.map((line) => line.text).join(', ');
  return {
    ...{ field: 'work-place', page: first.page, question: null, readings: [{ value: text, words: text }] },
    source: lines
      .map(({ words }) => words)
      .join(' · ')
      .slice(0, maxSource),
  };
}
