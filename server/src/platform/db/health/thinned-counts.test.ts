import { expect, it } from 'vitest';
import { type Occurrence, thinnedCounts } from './thinned-counts.ts';

const hour = 3_600_000;

it('a flood of one kind is noted the first, tenth, hundredth and thousandth time of each hour', () => {
  let now = 0;
  const count = thinnedCounts(() => now);
  const noted = () => Array.from({ length: 1500 }, () => count('one', 'here')?.times).filter(Boolean);
  expect(noted()).toEqual([1, 10, 100, 1000]);
  now += hour;
  expect(noted()).toEqual([1, 10, 100, 1000]);
});

it('a flood of ever new kinds is noted 10,000 times in an hour, and its rest as few counts', () => {
  const count = thinnedCounts(() => 0);
  const noted = flood(110_000, (index) => count(`kind ${index}`, `source ${index}`));
  expect(noted.filter(({ kind }) => kind === 'one')).toHaveLength(10_000);
  expect(noted.filter(({ kind }) => kind === 'rest').map(({ times }) => times)).toEqual([
    1, 10, 100, 1000, 10_000, 100_000,
  ]);
});

it('a flood from one source is noted 50 times, and keeps nothing from elsewhere off the record', () => {
  const count = thinnedCounts(() => 0);
  const noted = flood(20_000, (index) => count(`kind ${index}`, 'the stranger'));
  expect(noted.filter(({ kind }) => kind === 'one')).toHaveLength(50);
  expect(count('kind 20000', 'elsewhere')).toEqual({ kind: 'one', times: 1 });
});

function flood(size: number, one: (index: number) => Occurrence | undefined): readonly Occurrence[] {
  return Array.from({ length: size }, (_, index) => one(index)).filter(
    (occurrence) => occurrence !== undefined,
  );
}
