import { expect, it } from 'vitest';
import { checkedFigures } from './checked-figures.ts';

it('counts the contents of the register, and names the day to which the law was read', () => {
  const { rules, sources, occupations, recordedTo } = checkedFigures();
  expect(occupations).toBe(412);
  expect(recordedTo).toBe('10 October 2026');
  expect(rules).toBeGreaterThan(100);
  expect(sources).toBeGreaterThan(50);
});
