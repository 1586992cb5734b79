import { expect, it } from 'vitest';
import { eligibleRole } from '../eligible-role/index.ts';
import { independentReading, type ReadAs, type Reading, readingOf } from '../testing/independent-reading.ts';
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

it.each([
  ['role', '"eligible"', '"elegible"', 'line 3, expect: role is "elegible".'],
  ['fact', '"inUk"', '"inUK"', 'line 3, facts: inUK is no field.'],
  ['option', '"A": "open"', '"L": "open"', 'line 3, expect, options: L is no field.'],
  ['id', '"id"', '"name"', 'line 3 has no id.'],
])('a line with a wrong %s is named', (_, text, wrong, message) => {
  const line =
    '{ "id": "a", "paragraph": "SW 4.2", "sentence": "A.", "facts": { "occupationCode": "2134", "assignedOn": "2026-03-02", "inUk": true, "appliedOn": "2026-03-02", "hours": 37.5 }, "expect": { "role": "eligible", "options": { "A": "open" } } }';
  expect(readingOf(line, 2).facts).toMatchObject({ inUk: true });
  expect(() => readingOf(line.replace(text, wrong), 2)).toThrow(message);
});
