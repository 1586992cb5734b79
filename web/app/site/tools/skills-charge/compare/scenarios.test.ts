import { calendarDate } from '@portway/rules/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonQuery, queryMovedTo, readComparison } from './scenarios.ts';

const today = calendarDate('2026-11-20');
const comparisonOf = (query: string) => readComparison(new URLSearchParams(query), today);
const movedQuery = (query: string) => queryMovedTo(new URLSearchParams(query), today);
const lengths = (query: string) => comparisonOf(query)?.scenarios.map(({ years }) => years);
const varied = (query: string) => comparisonOf(query)?.varied.map(({ id }) => id);

describe('the query of a comparison', () => {
  it('is no comparison without any of its parameters', () => {
    expect(comparisonOf('')).toBeUndefined();
    expect(comparisonOf('utm_source=letter')).toBeUndefined();
  });

  it('applies a plain name to every scenario and a lettered one to its own', () => {
    const { scenarios = [] } = comparisonOf('location=outside&a.years=1&b.years=3&c.years=5') ?? {};
    expect(scenarios.map(({ location, years }) => `${location} ${years}`)).toEqual([
      'outside 1',
      'outside 3',
      'outside 5',
    ]);
    expect(varied('location=outside&a.years=1&b.years=3&c.years=5')).toEqual(['length']);
  });

  it('falls back to the shared answer, then to the calculator’s default', () => {
    const { scenarios = [] } = comparisonOf('sponsorSize=large&b.sponsorSize=small&d.years=2') ?? {};
    expect(scenarios.map(({ sponsorSize }) => sponsorSize)).toEqual(['large', 'small', 'large', 'large']);
    expect(scenarios.map(({ visaType }) => visaType)).toEqual(['student', 'student', 'student', 'student']);
  });

  it('reads a calculator’s query as scenario A, with B as a copy of another length', () => {
    const carried = comparisonOf('role=2134&sponsorSize=large&years=3&partner=yes');
    expect(carried?.scenarios.map(({ years, partner, role }) => [years, partner, role.slice(0, 4)])).toEqual([
      ['3', 'yes', '2134'],
      ['5', 'yes', '2134'],
    ]);
    expect(carried?.varied.map(({ id }) => id)).toEqual(['length']);
  });

  it('lets the form say how many scenarios there are and what differs', () => {
    expect(lengths('scenarios=3&vary=length&a.years=1&b.years=2&c.years=4')).toEqual(['1', '2', '4']);
    expect(lengths('scenarios=2&a.years=1&b.years=2')).toEqual(['1', '1']);
    expect(varied('scenarios=2&vary=family&vary=length&a.years=1&b.years=2')).toEqual(['length', 'family']);
  });

  it.each(['0', '1', '-3', '2.5', 'many', ''])('reads %j scenarios as two', (count) => {
    expect(lengths(`scenarios=${count}&vary=length&a.years=1&b.years=2&c.years=4`)).toEqual(['1', '2']);
  });

  it('reports a scenario too many and an unknown question', () => {
    expect(comparisonOf('a.years=1&e.years=5&b.yaers=3')?.strange).toEqual([
      { who: 'Scenario E', message: 'You can compare up to four scenarios, A to D.' },
      { who: 'Scenario B', message: '“yaers” is not a question on this page.' },
    ]);
  });
});

describe('adding and removing', () => {
  it('adds a copy of the last one with a length that no other has', () => {
    expect(movedQuery('sponsorSize=large&a.years=3&b.years=5&add=yes')).toBe(
      'a.years=3&b.years=5&c.years=1&sponsorSize=large&assignedOn=2026-11-20&appliedOn=2026-11-20',
    );
  });

  it('shows the length for each scenario once an added one differs in it', () => {
    expect(movedQuery('years=3&a.sponsorSize=small&b.sponsorSize=large&add=yes')).toBe(
      'a.years=3&b.years=3&c.years=5&a.sponsorSize=small&b.sponsorSize=large&c.sponsorSize=large&assignedOn=2026-11-20&appliedOn=2026-11-20',
    );
  });

  it('does not add a fifth', () => {
    const four = 'a.years=1&b.years=2&c.years=3&d.years=4';
    expect(movedQuery(`${four}&add=yes`)).toBe(`${four}&assignedOn=2026-11-20&appliedOn=2026-11-20`);
  });

  it('removes one, and those after it move up', () => {
    expect(movedQuery('a.years=1&b.years=3&c.years=5&remove=b')).toMatch(/^a\.years=1&b\.years=5&assignedOn/);
  });

  it('keeps at least two, and all where no scenario has the letter', () => {
    expect(movedQuery('a.years=1&b.years=3&remove=b')).toMatch(/^a\.years=1&b\.years=3&assignedOn/);
    expect(movedQuery('a.years=1&b.years=3&c.years=5&remove=d')).toMatch(
      /^a\.years=1&b\.years=3&c\.years=5&/,
    );
  });

  it('keeps what was typed, even if it is invalid', () => {
    expect(movedQuery('a.years=1&b.years=3&a.role=welder&b.role=2134&add=yes')).toContain(
      'a.role=welder&b.role=2134&c.role=2134',
    );
  });

  it('does nothing unless requested', () => {
    expect(movedQuery('a.years=1&b.years=3')).toBeUndefined();
  });
});

it('keeps identical scenarios, and adds none', () => {
  const alike = readComparison(new URLSearchParams('scenarios=3&role=2134'), today);
  if (alike === undefined) throw new Error('Nothing was read');
  const again = comparisonOf(comparisonQuery(alike, today));
  expect(again?.scenarios).toEqual(alike.scenarios);
  expect(again?.varied).toEqual([]);
});

it('is unchanged after writing and reading', () => {
  const answer = fc.constantFrom('', '1', '3', 'yes', 'no', 'outside', 'welder', '2026-11-20', 'a & b = c');
  const name = fc.constantFrom(
    'years',
    'role',
    'partner',
    'childrenCount',
    'location',
    'appliedOn',
    'priority',
  );
  const letter = fc.constantFrom('', 'a.', 'b.', 'c.', 'd.');
  fc.assert(
    fc.property(fc.array(fc.tuple(letter, name, answer), { minLength: 1 }), (triples) => {
      const query = new URLSearchParams(triples.map(([start, end, value]) => [`${start}${end}`, value]));
      const comparison = readComparison(query, today);
      if (comparison === undefined) throw new Error('Nothing was read');
      const { scenarios, varied: variedQuestions } = comparison;
      const again = readComparison(new URLSearchParams(comparisonQuery(comparison, today)), today);
      expect(again?.scenarios).toEqual(scenarios);
      expect(again?.varied).toEqual(variedQuestions);
    }),
  );
});
