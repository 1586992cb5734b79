import { expect, it } from 'vitest';
import { openRow, stepsLeftIn } from './set-up-row.tsx';

const ids = ['licence', 'authorising-officer', 'level-1', 'work-place', 'cut-over'] as const;
const steps = (...done: readonly (typeof ids)[number][]) =>
  ids.map((id) => ({ id, title: id, done: done.includes(id) }));

it('the first row in which something is left stands open, or the one that the address names', () => {
  expect(openRow(steps(), '')).toBe('licence');
  expect(openRow(steps('licence'), '')).toBe('licence');
  expect(openRow(steps('licence', 'cut-over', 'level-1'), '')).toBe('key-people');
  expect(openRow(steps(...ids), '')).toBeUndefined();
  expect(openRow(steps(), '#tasks-done')).toBe('tasks-done');
  expect(openRow(steps(), '#unknown')).toBe('licence');
});

it('each step is counted in one row', () => {
  expect(stepsLeftIn(steps(), 'licence').map(({ id }) => id)).toEqual(['licence', 'cut-over']);
  expect(stepsLeftIn(steps('level-1'), 'key-people').map(({ id }) => id)).toEqual(['authorising-officer']);
  expect(stepsLeftIn(steps(), 'tasks-done')).toEqual([]);
});
