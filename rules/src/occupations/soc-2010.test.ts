import { expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { isOfSoc2010, successorsOf } from './index.ts';

// The column `soc2010` of GOV.UK’s table of going rates, read from the code of 2010 to those of 2020.

it.each([
  ['6146', ['6136']],
  ['6145', ['6135']],
  ['2136', ['2134', '2141', '3543']],
  ['2231', ['2232', '2233', '2234', '2235', '2236', '2237']],
  ['5434', ['5434']],
  ['9999', []],
])('the jobs of %s of SOC 2010 have the codes %j today', (earlierCode, codes) => {
  expect(successorsOf(earlierCode)).toEqual(codes);
});

it('certificates carry codes of SOC 2010 until 3 April 2024, and of SOC 2020 from the day after', () => {
  expect(isOfSoc2010(calendarDate('2024-04-03'))).toBe(true);
  expect(isOfSoc2010(calendarDate('2024-04-04'))).toBe(false);
});
