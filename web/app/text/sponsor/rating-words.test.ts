import { describe, expect, it } from 'vitest';
import { overallRating, ratingInWords, routesInShort } from './rating-words.ts';

it.each([
  ['Worker (A rating)', 'A rating'],
  ['Temporary Worker (B rating)', 'B rating'],
  ['Worker (A (Premium))', 'A rating (Premium)'],
  ['Temporary Worker (A (SME+))', 'A rating (SME+)'],
  ['Worker (UK Expansion Worker: Provisional )', 'Provisional'],
  ['', 'No rating'],
  ['Worker (C rating)', 'C rating'],
])('%j is %j in short', (rating, words) => {
  expect(ratingInWords(rating)).toBe(words);
});

describe('the rating of an entry', () => {
  const routes = (...ratings: string[]) => ratings.map((rating) => ({ route: 'Skilled Worker', rating }));

  it.each([
    [['Worker (A rating)', 'Temporary Worker (A (Premium))'], 'A', 'A rating'],
    [['Worker (B rating)'], 'B', 'B rating'],
    [['Worker (A rating)', 'Temporary Worker (B rating)'], 'B', 'A rating, B rating'],
    [['Worker (UK Expansion Worker: Provisional)'], 'provisional', 'Provisional'],
    [['Worker (C rating)'], 'other', 'Other rating'],
    [[], 'other', 'No longer listed'],
  ] as const)('of %j is %s: %s', (ratings, grade, words) => {
    expect(overallRating(routes(...ratings))).toEqual({ grade, words });
  });
});

it('names two routes once each, without the name of their family, and counts the others', () => {
  const ratedRoutes = (...names: string[]) => names.map((route) => ({ route, rating: 'Worker (A rating)' }));
  const mobility = 'Global Business Mobility: Senior or Specialist Worker';
  expect(routesInShort(ratedRoutes('Skilled Worker', mobility, 'Skilled Worker'))).toBe(
    'Skilled Worker · Senior or Specialist Worker',
  );
  expect(routesInShort(ratedRoutes('Skilled Worker', mobility, 'Charity Worker'))).toBe(
    'Skilled Worker · Senior or Specialist Worker · 1 more',
  );
});
