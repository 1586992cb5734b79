import { expect, it } from 'vitest';
import { amountTyped, penceTyped } from './as-typed.ts';

it.each([
  ['45000', 45_000],
  ['45,000', 45_000],
  ['£45,000', 45_000],
  [' £ 45 000 ', 45_000],
  ['45,000.50', 45_000.5],
  ['1,250,000', 1_250_000],
  ['62.000', 62_000],
  ['54k', 54_000],
  ['£54K', 54_000],
  ['54.5k', 54_500],
  ['58,000 EUR', 58_000],
  ['13.85', 13.85],
  ['0', 0],
  ['', undefined],
  ['  ', undefined],
])('%j is %j', (text, amount) => {
  expect(amountTyped(text)).toBe(amount);
});

it.each([
  '41,70',
  '4,1700',
  '45,00',
  '1,23,456',
  '62,5',
  '45.000,00',
  '45 00',
  '-5',
  '£',
  'k',
  '54kk',
  'about 60',
  '1e5',
  '٤٥',
])('%j can be read in two ways or in none, and stays as it was typed', (text) => {
  expect([amountTyped(text), penceTyped(text)]).toEqual([text, text]);
});

it('is whole pence where pence are asked for', () => {
  expect(penceTyped('£41,700.35')).toBe(4_170_035);
  expect(penceTyped('54k')).toBe(5_400_000);
});
