import { expect, it } from 'vitest';
import { circumstances } from './machine.ts';

it('below each table stand its commit, day and command, and the load of the machine before and after it', () => {
  expect(circumstances('rules', 0.53, false)).toEqual([
    expect.stringMatching(
      /^Commit .+, \d{4}-\d\d-\d\d, by `npm run bench -- --only rules`\. Load of the last minute:\n0\.5 before, \d+\.\d after, on \d+ cores \(.+\), Node v24/,
    ),
  ]);
});

it('the figures of a quick run say that they are no evidence', () => {
  expect(circumstances('rules', 0.53, true)[1]).toContain('No evidence');
});
