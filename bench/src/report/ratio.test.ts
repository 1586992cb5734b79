import { expect, it } from 'vitest';
import { ratioOf } from './ratio.ts';

it('a ratio compares the figures of the same round', () => {
  expect(ratioOf([50, 10, 90], [100, 10, 100])).toEqual({ lower: 0.7, median: 0.9, upper: 0.95 });
});

it('a ratio needs as many figures for the baseline', () => {
  expect(() => ratioOf([1, 2], [1])).toThrow(RangeError);
});
