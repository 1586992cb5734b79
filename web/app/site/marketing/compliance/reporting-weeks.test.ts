import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { reportingWeeks } from './reporting-weeks.ts';

const weeksFrom = (day: string) => reportingWeeks(calendarDate(day));

it.each([
  ['2026-11-20', '2026-12-04'],
  ['2026-11-21', '2026-12-04'],
  ['2026-11-22', '2026-12-04'],
  ['2026-11-23', '2026-12-07'],
  // Christmas Day, Boxing Day's substitute and New Year's Day do not count.
  ['2026-12-21', '2027-01-07'],
])('an event on %s must be reported by %s', (event, deadline) => {
  expect(weeksFrom(event)?.deadline).toBe(deadline);
});

it('whole weeks from Monday, counting working days only', () => {
  const weeks = weeksFrom('2026-12-21')?.weeks ?? [];
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.map(({ day, count }) => [day, count])).toEqual([
    ['2026-12-21', 0],
    ['2026-12-22', 1],
    ['2026-12-23', 2],
    ['2026-12-24', 3],
    ['2026-12-25', undefined],
    ['2026-12-26', undefined],
    ['2026-12-27', undefined],
  ]);
});

it('counts nothing before the duty is recorded', () => {
  expect(weeksFrom('2026-03-05')).toBeUndefined();
});
