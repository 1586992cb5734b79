import { expect, it } from 'vitest';
import { lastDay, monthAfter, monthIn, weeksOf } from './month-of.ts';

it('lays a month out in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
});

it('goes over the end of a year, and knows leap years', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect([lastDay('2028-02'), lastDay('2027-02')]).toEqual(['2028-02-29', '2027-02-28']);
});

it('takes no month from an address that holds none', () => {
  expect([monthIn('2026-13'), monthIn('x'), monthIn(null), monthIn('2026-12')]).toEqual([
    undefined,
    undefined,
    undefined,
    '2026-12',
  ]);
});
