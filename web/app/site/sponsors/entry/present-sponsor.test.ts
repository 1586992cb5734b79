import { register } from '@portway/rules/register';
import { describe, expect, it } from 'vitest';
import { historyPoints, initialsOfCompany, otherNames, routeRows, verdictOf } from './present-sponsor.ts';
import { ratingRule } from './sponsor-entry.tsx';

const skilled = { route: 'Skilled Worker', rating: 'Worker (A rating)' };
const charity = { route: 'Charity Worker', rating: 'Temporary Worker (A rating)' };
const sponsor = {
  slug: 'larkspur-robotics-ltd-bristol-1',
  name: 'Larkspur Robotics Ltd',
  names: [],
  town: 'Bristol',
  county: null,
  routes: [skilled, charity],
  firstSeen: '2024-03-04',
  recordedOn: '2026-11-20',
  lastSeen: '2026-11-20',
  listed: true,
  sinceAtLeast: true,
  history: [{ on: '2025-08-18', kind: 'routes' as const, before: [skilled], after: [skilled, charity] }],
  elsewhere: [],
  jobs: [],
};

describe('an entry of the register', () => {
  it('says first whether it is on the register, and with which rating', () => {
    expect(verdictOf(sponsor)).toBe('is on the register of sponsors, with an A rating');
    const rated = (...ratings: string[]) =>
      verdictOf({ listed: true, routes: ratings.map((rating) => ({ route: 'Skilled Worker', rating })) });
    expect(rated('Worker (B rating)')).toBe('is on the register of sponsors, with a B rating');
    expect(rated('Worker (A rating)', 'Worker (B rating)')).toBe(
      'is on the register of sponsors, with A rating and B rating',
    );
    expect(rated('Worker (UK Expansion Worker: Provisional )')).toBe(
      'is on the register of sponsors, with a provisional rating',
    );
    expect(verdictOf({ listed: false, routes: [] })).toBe('is no longer on the register of sponsors');
  });

  it('gives each route its own day, “at least” where our first edition had it', () => {
    expect(routeRows(sponsor)).toEqual([
      { route: 'Skilled Worker', rating: 'A rating', since: 'at least 4 March 2024' },
      { route: 'Charity Worker', rating: 'A rating', since: '18 August 2025' },
    ]);
    expect(routeRows({ ...sponsor, sinceAtLeast: false })[0]?.since).toBe('4 March 2024');
  });

  it('tells its history from the first edition to the newest', () => {
    expect(historyPoints(sponsor)).toEqual([
      { on: '2024-03-04', says: 'there in our first edition', details: [] },
      { on: '2025-08-18', says: 'other routes', details: ['Charity Worker added'] },
      { on: '2026-11-20', says: 'still there', details: [] },
    ]);
  });

  it('tells a new entry once, and one that has left without “still there”', () => {
    const addition = { on: '2026-11-20', kind: 'added' as const, before: [], after: [skilled] };
    const fresh = { ...sponsor, firstSeen: '2026-11-20', sinceAtLeast: false, history: [addition] };
    expect(historyPoints(fresh)).toEqual([{ on: '2026-11-20', says: 'first seen', details: [] }]);
    const removal = { on: '2026-11-20', kind: 'gone' as const, before: [skilled], after: [] };
    const delisted = { ...sponsor, listed: false, routes: [], history: [removal] };
    expect(historyPoints(delisted).map(({ says }) => says)).toEqual([
      'there in our first edition',
      'no longer listed',
    ]);
  });

  it('says which rating became which', () => {
    const rated = {
      on: '2026-01-05',
      kind: 'rated' as const,
      before: [skilled],
      after: [{ ...skilled, rating: 'Worker (B rating)' }],
    };
    expect(historyPoints({ ...sponsor, history: [rated] })[1]?.details).toEqual([
      'Skilled Worker: A rating to B rating',
    ]);
  });
});

it.each([
  ['The Barts Health NHS Trust', 'BH'],
  ['O’Neill & Sons', 'ON'],
  ['3M', '3'],
  ['…', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOfCompany(name)).toBe(initials);
});

it('says a trading name once', () => {
  const name = 'Larkspur Robotics Ltd T/A The Robot House';
  expect(otherNames({ name, names: ['The ROBOT House', 'Larkspur Labs'] })).toEqual(['Larkspur Labs']);
});

it('names a rule that there is', () => {
  expect(register.parameters.some(({ id }) => id === ratingRule)).toBe(true);
});
