import { expect, it } from 'vitest';
import { payInWords } from './pay-in-words.ts';

it.each([
  [{ currency: 'GBP', payFrom: 68_000, payTo: 82_000 }, '£68,000 – £82,000'],
  [{ currency: 'EUR', payFrom: 900, payTo: 1_250_000 }, '€900 – €1,250,000'],
  [{ currency: 'USD', payFrom: 50_000, payTo: 50_000 }, 'US$50,000'],
] as const)('pay of %j is said as %j', (pay, words) => {
  expect(payInWords(pay)).toBe(words);
});
