import { expect, it } from 'vitest';
import { londonDay } from './london-day.ts';

it.each([
  ['2026-11-20T23:59:59Z', '2026-11-20'],
  ['2026-11-21T00:00:00Z', '2026-11-21'],
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00Z', '2026-07-01'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
])('at %s it is %s in London', (moment, day) => {
  expect(londonDay(Date.parse(moment))).toBe(day);
});
