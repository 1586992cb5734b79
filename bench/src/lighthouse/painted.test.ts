import { expect, it } from 'vitest';
import { missedInRace, type Painted, rowOfRace } from './painted.ts';

const visit = { performance: 100, firstPaintMs: 700, largestPaintMs: 1500, blockedMs: 0, layoutShift: 0 };
const visits = (...different: Partial<Painted>[]) => different.map((each) => ({ ...visit, ...each }));
const theirs = visits({}, {}, {});

it('a page is compared with the static page by the median of its visits', () => {
  const ours = visits(
    { largestPaintMs: 9000, performance: 60 },
    { firstPaintMs: 750, largestPaintMs: 1650, performance: 98, blockedMs: 40 },
    { firstPaintMs: 720, largestPaintMs: 1500, performance: 99, blockedMs: 70 },
  );
  expect(rowOfRace({ name: '/tools', ours, theirs })).toEqual({
    page: '/tools',
    'performance, ours / static': '98 / 100',
    difference: '−2',
    'first paint, ours / static, ms': '720 / 700',
    'largest paint, ours / static, ms': '1,650 / 1,500',
    'its ratio (quartiles)': '1.10 (1.05–3.55)',
    'layout shift': '0.000',
    'blocking, ours / static, ms': '40 / 0',
  });
});

it('a page reaches its goals at 1.15 of the largest paint and two points behind', () => {
  const ours = visits({ largestPaintMs: 1725, performance: 98 });
  expect(missedInRace({ name: '/', ours, theirs: visits({}) })).toEqual([]);
});

it('a largest paint above 1.15 of the static page’s and a third point behind are missed goals', () => {
  const ours = visits({ largestPaintMs: 1740, performance: 97 });
  expect(missedInRace({ name: '/', ours, theirs: visits({}) })).toEqual([
    '/: largest paint 1.16 (1.16–1.16) of the static page’s, goal 1.15.',
    '/: performance 3 points behind the static page, goal 2.',
  ]);
});

it('a page better than the static one misses no goal', () => {
  const ours = visits({ largestPaintMs: 1200 });
  expect(missedInRace({ name: '/', ours, theirs: visits({ performance: 90 }) })).toEqual([]);
});

it('a page that shifts on one visit of three shifts', () => {
  const ours = visits({}, { layoutShift: 0.02 }, {});
  expect(missedInRace({ name: '/', ours, theirs })).toEqual(['/: layout shift 0.020, goal 0.']);
});
