import { expect, it } from 'vitest';
import { readTable } from '../../read-table.mjs';
import vectorsText from '../../vectors/papers-agree.csv?raw';
import { calendarDate } from '../kernel/index.ts';
import { payBases } from '../pay-period/index.ts';
import {
  compare,
  hoursBases,
  type PaperField,
  type PaperSource,
  paperFields,
  type StatedValue,
} from './index.ts';

// Values of two papers and how they compare, written by hand: rules/vectors/README.md.

const places = [['Quayside House', '12 Park Row, Leeds LS1 5HD']];
const vectors = readTable(vectorsText);

const fieldOf = (text = ''): PaperField => paperFields.find((each) => each === text) ?? 'name';

function statedIn(field: PaperField, text: string): StatedValue {
  const [amount = '', basis = '', times] = text.split('/');
  if (field === 'pay') {
    const payBasis = payBases.find((each) => each === basis) ?? 'year';
    const perWeek = times === undefined ? null : Number(times);
    const pence = Math.round(Number(amount) * 100);
    return {
      kind: 'pay',
      pence,
      basis: payBasis,
      ...(payBasis === 'day' ? { daysPerWeek: perWeek } : { hoursPerWeek: perWeek }),
    };
  }
  if (field === 'hours')
    return {
      kind: 'hours',
      hours: Number(amount),
      basis: hoursBases.find((each) => each === basis) ?? 'week',
    };
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { kind: 'day', day: calendarDate(text) };
  const [main = '', ...others] = text.split('|');
  return { kind: 'text', text: main, others };
}

function statementOf(field: PaperField, text: string, source: PaperSource) {
  const isCertificate = text.startsWith('certificate ');
  const value = statedIn(field, text.replace(/^certificate /, ''));
  return {
    id: text,
    source: isCertificate ? ('certificate' as const) : source,
    field,
    value,
    from: null,
    to: null,
  };
}

it.each(vectors.map((row) => [row.id, row] as const))('%s', (_, { field: name, first, second, expected }) => {
  const field = fieldOf(name);
  const one = statementOf(field, first ?? '', 'contract');
  const other = statementOf(field, second ?? '', 'record');
  expect(compare(one, other, { places }).likeness.is).toBe(expected);
  expect(compare(other, one, { places }).likeness.is).toBe(expected);
});

it('has a row for each way in which fields are compared', () => {
  expect(vectors.length).toBeGreaterThan(80);
  expect(new Set(vectors.map(({ field }) => field)).size).toBe(10);
});
