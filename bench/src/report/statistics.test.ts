import { expect, it } from 'vitest';
import { median, quantile, spreadOf } from './statistics.ts';

it('the median of an odd number of figures is the middle one, in whatever order they came', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('the median of an even number of figures lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('figures are ordered by size, not as text', () => {
  expect(median([100, 9, 20])).toBe(20);
});

it('the quartiles hold half of the figures between them', () => {
  expect(spreadOf([1, 2, 3, 4, 5])).toEqual({ lower: 2, median: 3, upper: 4 });
  expect(spreadOf([1, 2, 3, 4])).toEqual({ lower: 1.75, median: 2.5, upper: 3.25 });
});

it('one figure is its own median and quartiles', () => {
  expect(spreadOf([7])).toEqual({ lower: 7, median: 7, upper: 7 });
});

it('of the figures from 1 to 101, 99 of 100 lie up to 100', () => {
  const figures = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(quantile(figures, 0.99)).toBe(100);
  expect([quantile(figures, 0), quantile(figures, 1)]).toEqual([1, 101]);
});

it('the figures themselves keep their order', () => {
  const figures = [3, 1, 2];
  spreadOf(figures);
  expect(figures).toEqual([3, 1, 2]);
});

it('no figures have no median', () => {
  expect(() => median([])).toThrow(RangeError);
});
