import { expect, it } from 'vitest';
import { inPounds, pounds, total } from './money.ts';

it.each([
  [0, 0],
  [525, 525_00],
  [76.5, 76_50],
  [17.13, 17_13],
  [0.29, 29],
  [15_000_000, 1_500_000_000],
])('£%d is %i pence', (amount, pence) => {
  expect(pounds(amount)).toBe(pence);
});

it('a fraction of a penny is not money', () => {
  expect(() => pounds(0.005)).toThrow(RangeError);
  expect(() => pounds(12.345)).toThrow(RangeError);
});

it('a total is the sum of its amounts, and of none is nothing', () => {
  expect(total([1_00, 2_50, 49])).toBe(3_99);
  expect(total([])).toBe(0);
});

it.each([
  [0, '£0'],
  [5, '£0.05'],
  [628_00, '£628'],
  [1_000_00, '£1,000'],
  [3_622_50, '£3,622.50'],
  [1_234_567_08, '£1,234,567.08'],
])('%i pence is written %s', (pence, text) => {
  expect(inPounds(pence)).toBe(text);
});
