import { expect, it } from 'vitest';
import { thinnedCounts } from './thinned-counts.ts';

const hour = 3_600_000;

it('a flood of one kind is noted the first, tenth, hundredth and thousandth time of each hour', () => {
  let now = 0;
  const count = thinnedCounts(() => now);
  const noted = () => Array.from({ length: 1500 }, () => count('one')?.times).filter(Boolean);
  expect(noted()).toEqual([1, 10, 100, 1000]);
  now += hour;
  expect(noted()).toEqual([1, 10, 100, 1000]);
});

it('a flood of ever new kinds is noted 1,000 times in an hour, and its rest as few counts', () => {
  const count = thinnedCounts(() => 0);
  const noted = Array.from({ length: 100_000 }, (_, index) => count(`kind ${index}`)).filter(
    (occurrence) => occurrence !== undefined,
  );
  expect(noted.filter(({ kind }) => kind === 'one')).toHaveLength(1000);
  expect(noted.filter(({ kind }) => kind === 'rest').map(({ times }) => times)).toEqual([
    1, 10, 100, 1000, 10_000,
  ]);
});
