import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { checkedFigures } from './checked-figures.ts';

it('counts the contents of the register, and the days since the law was last read', () => {
  const { rules, sources, occupations, recordedTo, daysSinceRead } = checkedFigures(
    calendarDate('2026-11-22'),
  );
  expect(occupations).toBe(412);
  expect(recordedTo).toBe('10 October 2026');
  expect(daysSinceRead).toBe(43);
  expect(rules).toBeGreaterThan(100);
  expect(sources).toBeGreaterThan(50);
});
