import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { hiringByStatus } from './hiring-by-status.ts';

it('immigration status decides what the employer and the worker pay', () => {
  const rows = hiringByStatus(calendarDate('2026-11-21')).map(({ holds, bill }) => [
    holds,
    bill?.employer,
    bill?.candidate,
  ]);
  expect(rows).toEqual([
    ['abroad', '£1,965', '£3,924'],
    ['student', '£525', '£4,048'],
    ['graduate', '£1,965', '£4,048'],
    ['skilled', '£1,965', '£4,048'],
  ]);
});

it('says how long a Graduate visa lasts by the day of its application, and what it leaves', () => {
  const text = hiringByStatus(calendarDate('2026-11-28')).find(({ holds }) => holds === 'graduate')?.text;
  expect(text).toContain('until 31 December 2026 lasts 24 months');
  expect(text).toContain('from 1 January 2027 lasts 18 months (36 after a PhD)');
});
