import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluateComparison } from './evaluate-comparison.ts';
import { changeOfFees, readyMade } from './ready-made.ts';

const change = (today: string) => changeOfFees(calendarDate(today));

// A small sponsor, three years from abroad. On 16 December 2025 the skills charge went from £1,092 (£364, and four
// half-years of £182) to £1,440; on 8 April 2026 the visa fee went from £769 to £819.
it.each([
  ['the last change there was, long after it', '2026-11-20', '2026-04-08', 50_00],
  ['the change of the day itself', '2026-04-08', '2026-04-08', 50_00],
  ['the announced one on the day before', '2026-04-07', '2026-04-08', 50_00],
  ['the next announced one on the day of another', '2025-12-16', '2026-04-08', 50_00],
  ['the next one, not the last', '2025-12-15', '2025-12-16', 348_00],
])('before and after is about %s', (_which, today, day, by) => {
  expect(change(today)).toEqual({ day, by });
});

it('compares that day and the day before, by name', () => {
  const offer = readyMade(calendarDate('2026-11-20')).find(({ title }) => title.startsWith('Before'));
  expect(offer?.title).toBe('Before and after the rise of 8 April 2026');
  const comparison = evaluateComparison(new URLSearchParams(offer?.query), calendarDate('2026-11-20'));
  expect(comparison?.scenarios.map(({ assignedOn, appliedOn }) => [assignedOn, appliedOn])).toEqual([
    ['2026-04-07', '2026-04-07'],
    ['2026-04-08', '2026-04-08'],
  ]);
  expect(comparison?.shown.headline).toEqual({
    label: 'The worker pays least',
    figure: 'A: £3,874.00',
  });
});

it.each(readyMade(calendarDate('2026-11-20')).map(({ title, query }) => [title, query]))(
  '“%s” asks nothing wrong',
  (_title, query) => {
    const comparison = evaluateComparison(new URLSearchParams(query), calendarDate('2026-11-20'));
    expect(comparison?.problems).toEqual([]);
    expect(comparison?.scenarios.length).toBeGreaterThan(1);
  },
);
