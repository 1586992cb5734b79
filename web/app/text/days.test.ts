import { expect, it } from 'vitest';
import { weekdayCounted, weekdayFrom } from './days.ts';

it('says the year of a day that is so many working days away that one would take it for another year', () => {
  expect(weekdayCounted('2026-12-24', 10)).toBe('Thursday 24 December');
  expect(weekdayCounted('2027-12-24', 250)).toBe('Friday 24 December 2027');
  expect(weekdayCounted('2025-11-24', 250)).toBe('Monday 24 November 2025');
});

it('says the year of a day that is not in this one', () => {
  expect(weekdayFrom('2026-12-24', '2026-11-30')).toBe('Thursday 24 December');
  expect(weekdayFrom('2027-01-04', '2026-11-30')).toBe('Monday 4 January 2027');
});
