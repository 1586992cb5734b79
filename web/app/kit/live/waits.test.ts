import { expect, it } from 'vitest';
import { waitAfter } from './waits.ts';

it('waits twice as long after each failure, up to a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map((failures) => waitAfter(failures, () => 0))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
});

it('leaves up to half of a delay to chance', () => {
  expect(waitAfter(3, () => 0.5)).toBe(3_000);
  expect(waitAfter(3, () => 1)).toBe(2_000);
});
