import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { workedBill } from '../parts/examples/worked-bill.ts';
import { exampleLines, moments, variants, withLicence } from './worked-example.ts';

const today = calendarDate('2026-11-21');

it('the bill of the example, line by line', () => {
  const bill = workedBill(withLicence, today);
  expect(bill).toMatchObject({ employer: '£2,576', candidate: '£3,924' });
  expect(exampleLines(bill).map(({ title, payer, figure }) => [title, payer, figure])).toEqual([
    ['Sponsor licence', 'Company', '£611'],
    ['Certificate of Sponsorship', 'Company', '£525'],
    ['Immigration Skills Charge', 'Company', '£1,440'],
    ['Visa application fee', 'Engineer', '£819'],
    ['Immigration Health Surcharge', 'Engineer', '£3,105'],
  ]);
});

it('the variants and their figures', () => {
  expect(
    variants(today).map(({ bill, salary }) => [bill?.employer, bill?.candidate, salary?.figure]),
  ).toEqual([
    ['£1,965', '£3,924', '£54,700'],
    ['£1,965', '£3,924', '£38,300'],
    ['£525', '£4,048', '£38,300'],
    ['£4,485', '£3,924', '£54,700'],
    ['£2,925', '£6,793', '£54,700'],
  ]);
});

it('six stages, with lengths from rules only', () => {
  const stages = moments(today);
  expect(stages).toHaveLength(6);
  expect(stages.flatMap(({ rule }) => (rule ? [rule.rule !== undefined] : []))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});
