import { expect, it } from 'vitest';
import { eligibleRole } from '../eligible-role/index.ts';
import { independentReading, type ReadAs, type Reading } from '../testing/independent-reading.ts';
import { salaryFacts } from '../testing/salary.ts';
import { minimumSalary } from './minimum-salary.ts';

const whether = { true: 'open', false: 'closed', unknown: 'unknown' } as const;

/** Our outcome, reduced to what the independent reading covers. A refusal has no options left to close. */
function asWeAnswer({ facts: readingFacts }: Reading, { role, options = {} }: ReadAs): ReadAs {
  const facts = salaryFacts(readingFacts);
  const outcome = minimumSalary(facts);
  const availability =
    'options' in outcome
      ? outcome.options
          .filter(({ option }) => option in options)
          .map(({ option, available }) => [option, whether[`${available}`]])
      : Object.entries(options).map(([option]) => [option, 'closed']);
  const answeredOptions = { options: Object.fromEntries(availability) };
  return role === undefined ? answeredOptions : { ...answeredOptions, role: roleOf(outcome.status, facts) };
}

type Facts = ReturnType<typeof salaryFacts>;

function roleOf(
  status: ReturnType<typeof minimumSalary>['status'],
  facts: Facts,
): NonNullable<ReadAs['role']> {
  if (status === 'no-law') return 'no-law';
  if (status === 'not-applicable') return 'refused';
  const role = eligibleRole(facts);
  return role.status === 'eligible' && role.missing.length > 0 ? 'open' : 'eligible';
}

it.each(independentReading)('$id ($paragraph): $sentence', (reading) => {
  const expected = reading.differs?.expect ?? reading.expect;
  expect(asWeAnswer(reading, expected)).toEqual({ options: {}, ...expected });
});

it('covers every option, and gives the reason where our outcome differs', () => {
  expect(independentReading.length).toBeGreaterThanOrEqual(120);
  const letters = new Set(independentReading.flatMap(({ expect: { options = {} } }) => Object.keys(options)));
  expect([...letters].toSorted().join('')).toBe('ABCDEFGHIJK');
  const differing = independentReading.flatMap(({ differs }) => differs ?? []);
  expect(differing).toHaveLength(15);
  expect(differing.filter(({ why }) => why === '')).toEqual([]);
});
