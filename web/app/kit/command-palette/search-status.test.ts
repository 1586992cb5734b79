import { expect, it } from 'vitest';
import { type QuickState, searchStatus } from './search-status.ts';

const state: QuickState = {
  query: 'salary',
  count: 0,
  own: 'found',
  records: 'found',
  occupations: 'found',
  sponsors: 'found',
};

it.each<[Partial<QuickState>, string]>([
  [{ count: 1 }, '1 result.'],
  [{ count: 7, occupations: 'asking' }, '7 results.'],
  [{ count: 7, occupations: 'failed' }, '7 results. The occupation search isn’t answering.'],
  [{ count: 7, sponsors: 'failed' }, '7 results. The sponsor search isn’t answering.'],
  [{ own: 'asking' }, 'Loading…'],
  [{ sponsors: 'asking' }, 'Searching…'],
  [{ records: 'asking' }, 'Searching…'],
  [{ count: 2, records: 'failed' }, '2 results. The search of your people and jobs isn’t answering.'],
  [{ occupations: 'asking' }, 'Searching…'],
  [{}, 'Nothing found for “salary”. Try fewer letters, another word, or an occupation code.'],
  [{ occupations: 'failed' }, 'Nothing found for “salary”. The occupation search isn’t answering.'],
  [
    { query: ' ', own: 'failed', occupations: 'idle' },
    'Your pages did not load. Check your connection, then close the search and open it again.',
  ],
])('describes the state of the search: %j', (more, words) => {
  expect(searchStatus({ ...state, ...more })).toBe(words);
});
