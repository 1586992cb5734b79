import { expect, it } from 'vitest';
import { readChosen } from './chosen.ts';

const names = ['rules', 'pages'];

it('without arguments all measures run at their full length', () => {
  expect(readChosen([], names)).toEqual({
    only: undefined,
    write: false,
    quick: false,
    pace: { rounds: 11, roundMs: 1000 },
  });
});

it('one measure can be run alone, and quickly', () => {
  expect(readChosen(['--only', 'pages', '--quick'], names)).toMatchObject({
    only: ['pages'],
    quick: true,
    pace: { rounds: 3 },
  });
});

it('a measure that does not exist is named with those that do', () => {
  expect(() => readChosen(['--only', 'rules,page'], names)).toThrow(
    'no measure called page. There are: rules, pages.',
  );
});

it('figures of a shortened run are never written to the report, those of some measures are', () => {
  expect(() => readChosen(['--write', '--quick'], names)).toThrow('evidence');
  expect(readChosen(['--write', '--only', 'rules,pages'], names)).toMatchObject({ only: names, write: true });
});
