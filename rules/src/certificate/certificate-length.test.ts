import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { lengthBetween, monthsBegun, wholeMonths, withMoreDays } from './index.ts';

const day = calendarDate;
const between = (startsOn: string, endsOn: string) => lengthBetween(day(startsOn), day(endsOn));

describe('the length of a certificate, counting both its first and last day', () => {
  it.each([
    ['2027-01-04', '2027-01-04', 0, 1],
    ['2027-01-04', '2027-02-02', 0, 30],
    ['2027-01-04', '2027-02-03', 1, 0],
    ['2027-01-04', '2028-01-02', 11, 30],
    ['2027-01-04', '2028-01-03', 12, 0],
    ['2027-01-04', '2028-01-04', 12, 1],
    ['2027-01-04', '2030-01-02', 35, 30],
    ['2027-01-04', '2030-01-03', 36, 0],
    ['2027-01-04', '2030-01-04', 36, 1],
    ['2027-01-04', '2030-01-17', 36, 14],
    ['2027-01-01', '2027-12-31', 12, 0],
    ['2027-03-01', '2027-08-31', 6, 0],
    ['2027-01-04', '2032-01-03', 60, 0],
  ])('%s to %s is %i months and %i days', (startsOn, endsOn, months, days) => {
    expect(between(startsOn, endsOn)).toEqual({ months, days, between: { startsOn, endsOn } });
  });

  it.each([
    ['2026-08-31', '2027-02-27', 5, 28],
    ['2026-08-31', '2027-02-28', 6, 0],
    ['2026-08-31', '2027-03-01', 6, 1],
    ['2026-08-30', '2027-02-28', 6, 0],
    ['2026-08-29', '2027-02-28', 6, 0],
    ['2026-08-28', '2027-02-27', 6, 0],
    ['2026-08-28', '2027-02-28', 6, 1],
    ['2024-02-29', '2027-02-28', 36, 0],
    ['2024-02-29', '2027-03-01', 36, 1],
    ['2024-02-29', '2028-02-28', 48, 0],
    ['2027-01-31', '2027-02-28', 1, 0],
    ['2028-01-31', '2028-02-29', 1, 0],
    ['2027-01-31', '2027-03-30', 2, 0],
    ['2027-01-31', '2030-01-30', 36, 0],
  ])('from a month’s end, %s to %s is %i months and %i days', (startsOn, endsOn, months, days) => {
    expect(between(startsOn, endsOn)).toMatchObject({ months, days });
  });

  it('is refused when it ends before it starts', () => {
    expect(() => between('2027-01-04', '2027-01-03')).toThrow(RangeError);
  });
});

it('a part of a month counts as a month begun', () => {
  expect(monthsBegun(wholeMonths(36))).toBe(36);
  expect(monthsBegun(between('2027-01-04', '2030-01-03'))).toBe(36);
  expect(monthsBegun(between('2027-01-04', '2030-01-04'))).toBe(37);
  expect(monthsBegun(between('2027-01-04', '2027-01-04'))).toBe(1);
});

it('more days at the end count from the certificate’s own days when they are known', () => {
  expect(withMoreDays(wholeMonths(36), 14)).toEqual({ months: 36, days: 14 });
  expect(withMoreDays(between('2027-01-04', '2030-01-03'), 14)).toMatchObject({ months: 36, days: 14 });
  expect(withMoreDays(between('2027-01-04', '2030-01-24'), 14)).toMatchObject({ months: 37, days: 4 });
});

it('the last day that a user can give has days after it', () => {
  expect(withMoreDays(between('2199-12-01', '2199-12-31'), 14)).toMatchObject({ months: 1, days: 14 });
});
