import { expect, it } from 'vitest';
import { circumstances } from './machine.ts';

it('below each table stands the load of the machine before and after it', () => {
  expect(circumstances(0.53, false)).toEqual([
    expect.stringMatching(/^Load of the last minute: 0\.5 before, \d+\.\d after, on \d+ cores\.$/),
  ]);
});

it('the figures of a quick run say that they are no evidence', () => {
  expect(circumstances(0.53, true)[1]).toContain('No evidence');
});
