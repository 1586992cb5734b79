import { expect, it } from 'vitest';
import { checkedFigures } from './checked-figures.ts';

it('counts the contents of the register', () => {
  const { rules, versions, sources, occupations, recordedTo } = checkedFigures();
  expect(occupations).toBe(412);
  expect(recordedTo).toBe('5 October 2026');
  expect(rules).toBeGreaterThan(100);
  expect(versions).toBeGreaterThan(rules);
  expect(sources).toBeGreaterThan(50);
});
