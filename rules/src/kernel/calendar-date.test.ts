import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate, daysBetween, isCalendarDate } from './calendar-date.ts';

const day = calendarDate;

describe('a day', () => {
  it.each(['1900-01-01', '2199-12-31', '2024-02-29', '2000-02-29', '2026-04-30', '2026-12-31'])(
    '%s is a real day',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
      expect(calendarDate(text)).toBe(text);
    },
  );

  it.each([
    '1899-12-31',
    '2200-01-01',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-06-31',
    '2026-04-31',
    '2026-09-31',
    '2026-11-31',
    '2026-01-32',
    '2026-01-00',
    '2026-00-10',
    '2026-13-01',
    '2026-1-01',
    '26-01-01',
    '01-01-2026',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('%j is not', (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => calendarDate(text)).toThrow(RangeError);
  });

  it('sorts before a later one as text does', () => {
    expect(day('2025-12-15') < day('2025-12-16')).toBe(true);
    expect(day('2199-12-31') > day('2026-01-01')).toBe(true);
  });
});

describe('days later', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 365, '2027-11-20'],
    ['1900-01-01', 109_573, '2200-01-01'],
  ] as const)('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
    expect(daysBetween(day(from), addDays(day(from), days))).toBe(days);
  });

  it('are refused where a year does not have four digits', () => {
    expect(() => addDays(day('2199-12-31'), 3_000_000)).toThrow(RangeError);
    expect(() => addDays(day('1900-01-01'), -400_000)).toThrow(RangeError);
  });
});

describe('months later', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 60, '2031-11-20'],
    ['2199-12-31', 3, '2200-03-31'],
  ] as const)('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });
});

it('a leap year has 366 days and another 365', () => {
  expect(daysBetween(day('2024-01-01'), day('2025-01-01'))).toBe(366);
  expect(daysBetween(day('2026-01-01'), day('2027-01-01'))).toBe(365);
  expect(daysBetween(day('2027-01-01'), day('2026-01-01'))).toBe(-365);
});
