import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSponsorSearch, type SponsorQuery } from './search-sponsors.ts';
import { buildSponsorIndex, type SponsorEntry } from './sponsor-index.ts';

const skilled = { route: 'Skilled Worker', rating: 'Worker (A rating)' };
const charity = { route: 'Charity Worker', rating: 'Temporary Worker (A rating)' };
const rows: readonly (readonly [string, string, Partial<SponsorEntry>?])[] = [
  ['TESCO STORES LIMITED', 'Welwyn Garden City', { routes: [skilled, charity] }],
  ['Testo Limited', 'Alton'],
  ['Barts Health NHS Trust', 'London', { routes: [skilled, charity] }],
  ['Harts Limited', 'Macclesfield'],
  ['Arts & Sciences London Ltd', 'London'],
  ['O’Neill Modern Media Ltd', 'Slough'],
  ['O Reilly Haulage', 'Derry'],
  ['Marks and Spencer plc', 'London'],
  ['M & S Takeaway Ltd', 'Leeds'],
  ['Monzo Bank Limited', 'London'],
  ['Google UK Limited', 'London'],
  ['PricewaterhouseCoopers LLP', 'London'],
  ['Larkspur Catering Limited T/A The Robot House', 'York'],
  ['Tidewater Care Homes Ltd', 'Leeds'],
  ['Tidewater Care Ltd', 'Hull', { routes: [{ route: 'Skilled Worker', rating: 'Worker (B rating)' }] }],
  ['Café Müller', 'Bath'],
  ['The University of Cambridge', 'Cambridge'],
  ['Limited', 'Goole'],
  ['Royal Wexcombe National Health Service Foundation Trust', 'Wexcombe'],
  ['McDonald’s Restaurants Limited', 'London'],
  ['MacDougall Hotels Ltd', 'Oban'],
  ['R & B Foods', 'Leeds', { firstSeen: '2026-11-20' }],
];
const entries = rows.map(
  ([name, town, more], id): SponsorEntry => ({
    id,
    slug: `${id}`,
    name,
    names: [],
    town,
    county: null,
    routes: [skilled],
    firstSeen: '2021-09-30',
    ...more,
  }),
);

function toEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const sponsors = toEnd(createSponsorSearch(toEnd(buildSponsorIndex(entries))));
const names = (text: string, more: Partial<SponsorQuery> = {}, limit = 5) =>
  sponsors.search({ text, ...more }, { limit }).sponsors.map(({ name }) => name);

describe('the register of sponsors', () => {
  it.each([
    ['tesco', 'TESCO STORES LIMITED'],
    ['barts', 'Barts Health NHS Trust'],
    ['barts nhs', 'Barts Health NHS Trust'],
    ['barts national health service', 'Barts Health NHS Trust'],
    ['wexcombe nhs', 'Royal Wexcombe National Health Service Foundation Trust'],
    ['wexcombe n.h.s.', 'Royal Wexcombe National Health Service Foundation Trust'],
    ['macdonalds', 'McDonald’s Restaurants Limited'],
    ['mac donalds', 'McDonald’s Restaurants Limited'],
    ['mc donalds', 'McDonald’s Restaurants Limited'],
    ['mcdougall', 'MacDougall Hotels Ltd'],
    ["o'neill", 'O’Neill Modern Media Ltd'],
    ["o'reilly", 'O Reilly Haulage'],
    ['o neill', 'O’Neill Modern Media Ltd'],
    ['m&s', 'Marks and Spencer plc'],
    ['m & s takeaway', 'M & S Takeaway Ltd'],
    ['monzo', 'Monzo Bank Limited'],
    ['goggle', 'Google UK Limited'],
    ['price waterhouse coopers', 'PricewaterhouseCoopers LLP'],
    ['price waterhouse', 'PricewaterhouseCoopers LLP'],
    ['tidewatercare homes', 'Tidewater Care Homes Ltd'],
    ['robot house', 'Larkspur Catering Limited T/A The Robot House'],
    ['the robot house t/a larkspur', 'Larkspur Catering Limited T/A The Robot House'],
    ['cafe muller', 'Café Müller'],
    ['cambridge university', 'The University of Cambridge'],
    ['tidewater leeds', 'Tidewater Care Homes Ltd'],
    ['tesco stores lim', 'TESCO STORES LIMITED'],
    ['tesco stores ltd', 'TESCO STORES LIMITED'],
    ['the university o', 'The University of Cambridge'],
    ['limited', 'Limited'],
    ['r and b foods', 'R & B Foods'],
  ])('finds for %j first %j', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it('shows similar names only where nothing is written so, and says that it guesses', () => {
    expect(names('tesco')).toEqual(['TESCO STORES LIMITED']);
    expect(sponsors.search({ text: 'tesco' }, { limit: 5 }).isGuess).toBe(false);
    expect(sponsors.search({ text: 'tescoo' }, { limit: 5 })).toMatchObject({ isGuess: true, unknown: [] });
    expect(sponsors.search({ text: 'monzo xylographique' }, { limit: 5 })).toMatchObject({
      isGuess: true,
      unknown: ['xylographique'],
      sponsors: [{ name: 'Monzo Bank Limited' }],
    });
  });

  it('keeps to route, rating, town and size of place', () => {
    expect(names('tidewater', { rating: 'B' })).toEqual(['Tidewater Care Ltd']);
    expect(names('tidewater', { rating: 'Worker (A rating)' })).toEqual(['Tidewater Care Homes Ltd']);
    expect(names('', { route: 'charity worker' })).toEqual([
      'Barts Health NHS Trust',
      'TESCO STORES LIMITED',
    ]);
    expect(names('', { route: 'Charity Worker', rating: 'B' })).toEqual([]);
    expect(names('tidewater', { town: 'HULL' })).toEqual(['Tidewater Care Ltd']);
    expect(names('tidewater', { size: 'large' })).toEqual([]);
    expect(names('tidewater', { size: 'small' })).toHaveLength(2);
  });

  it('sorts by name, and by the day a sponsor was first seen', () => {
    const namesSorted = (text: string, sort: 'name' | 'newest') =>
      sponsors.search({ text }, { limit: 3, sort }).sponsors.map(({ name }) => name);
    expect(namesSorted('', 'newest')[0]).toBe('R & B Foods');
    expect(namesSorted('leeds', 'newest')[0]).toBe('R & B Foods');
    expect(namesSorted('tidewater', 'name')).toEqual(['Tidewater Care Homes Ltd', 'Tidewater Care Ltd']);
  });

  it.each(['', 'london'])('pages through all that “%s” finds, each once', (text) => {
    const all: string[] = [];
    let after: { score: number; place: number } | undefined;
    do {
      const page = sponsors.search({ text }, { limit: 2, after });
      all.push(...page.sponsors.map(({ name }) => name));
      after = page.next;
    } while (after !== undefined);
    expect(all).toEqual(names(text, {}, 100));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(sponsors.search({ text }, { limit: 1 }).total.count);
  });

  it('finds every sponsor by its name, and with its town as well', () => {
    for (const { name, town } of entries) {
      expect(names(name)).toContain(name);
      expect(names(`${name} ${town}`)).toContain(name);
      expect(names(`${town} ${name}`)).toContain(name);
    }
  });

  it('answers any text, and never finds what it does not have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { sponsors: hits, total } = sponsors.search({ text }, { limit: 5 });
        expect(hits.length).toBe(Math.min(5, total.count));
      }),
    );
    expect(names('zzzzzz')).toEqual([]);
    expect(names('&&&')).toEqual([]);
  });
});
