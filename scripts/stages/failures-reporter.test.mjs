import { expect, it } from 'vitest';
import { failures } from './failures-reporter.mjs';

function module(moduleId, { errors = [], suites = [], failed = [] } = {}) {
  return { moduleId, errors: () => errors, children: { allSuites: () => suites, allTests: () => failed } };
}

it('names each failure with place and cause: of tests, files, groups, and of none of them', () => {
  const modules = [
    module('a.test.ts', {
      failed: [
        {
          fullName: 'a sum > adds',
          result: () => ({ errors: [{ message: 'expected 3 to be 4', stack: 'at a.test.ts:1' }] }),
        },
      ],
    }),
    module('b.test.ts', { errors: [{ message: 'no such module' }] }),
    module('c.test.ts', { suites: [{ fullName: 'a sum', errors: () => [{ message: 'the hook broke' }] }] }),
    module('d.test.ts'),
  ];
  expect(failures(modules, [{ message: 'lost', stack: 'Error: lost\nat e.ts:1' }])).toEqual([
    'a.test.ts: a sum > adds\n    expected 3 to be 4\n    at a.test.ts:1',
    'b.test.ts\n    no such module',
    'c.test.ts: a sum\n    the hook broke',
    'outside of any test\n    Error: lost\n    at e.ts:1',
  ]);
});
