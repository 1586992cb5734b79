import { expect, it } from 'vitest';
import { annualPay } from './index.ts';

it.each([
  [{ pence: 55_000_00, basis: 'year' }, 55_000_00],
  [{ pence: 4_583_33, basis: 'month' }, 54_999_96],
  [{ pence: 1_000_00, basis: 'four-weeks' }, 13_000_00],
  [{ pence: 1_000_00, basis: 'fortnight' }, 26_000_00],
  [{ pence: 1_000_00, basis: 'week' }, 52_000_00],
  [{ pence: 28_05, basis: 'hour', hoursPerWeek: 37.5 }, 54_697_50],
  [{ pence: 28_05, basis: 'hour' }, null],
  [{ pence: 200_00, basis: 'day', daysPerWeek: 5 }, 52_000_00],
  [{ pence: 200_00, basis: 'day', daysPerWeek: null }, null],
] as const)('of %j is %s pence a year', (paid, annualPence) => {
  expect(annualPay(paid)).toBe(annualPence);
});
