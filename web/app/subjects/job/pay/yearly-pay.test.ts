import { expect, it } from 'vitest';
import { readYearlyPay, yearlyPayInFigures } from './yearly-pay.ts';

it.each([
  ['62000', 62_000],
  ['62,000', 62_000],
  [' £62 000 ', 62_000],
  ['62.000', 62_000],
  ['62,000.00', 62_000],
  ['1,250,000', 1_250_000],
  ['62k', 62_000],
  ['€62K', 62_000],
  ['58000 EUR', 58_000],
  ['', null],
  ['  ', null],
  ['62,5', '62,5'],
  ['62.5', '62.5'],
  ['-5', '-5'],
  ['£', '£'],
  ['about 60', 'about 60'],
])('%j is parsed as %j', (text, result) => {
  expect(readYearlyPay(text)).toBe(result);
});

it('is shown with thousands separators, and invalid text as it was typed', () => {
  expect(yearlyPayInFigures(62_000)).toBe('62,000');
  expect(yearlyPayInFigures('about 60')).toBe('about 60');
  expect(yearlyPayInFigures(null)).toBe('');
});
