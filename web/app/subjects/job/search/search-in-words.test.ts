import { describe, expect, it } from 'vitest';
import { readJobSearch } from '../job-search.ts';
import { filtersIn, inWords } from './search-in-words.ts';

const readSearch = (address: string) => readJobSearch(new URLSearchParams(address));

describe('a search', () => {
  it('reads as its filters, one after the other', () => {
    const search = readSearch(
      'posted=7&size=midSize&level=senior&pay=50000&currency=USD&workplace=hybrid&sponsored=for-me&occupation=2134&nation=wales',
    );
    expect(filtersIn(search).map(({ words }) => words)).toEqual([
      'Can sponsor me',
      'Hybrid',
      'Wales',
      'From US$50,000',
      'Senior Level',
      'Mid-size, 51-200 people',
      'Occupation 2134',
      'Posted in the last 7 days',
    ]);
  });

  it.each([
    ['', 'All jobs'],
    ['title=Backend+engineer&place=London&workplace=hybrid', 'Backend engineer in London · Hybrid'],
    ['place=Leeds', 'Jobs in Leeds'],
    ['level=senior', 'Senior Level'],
    ['level=toString', 'toString'],
  ])('%j in words is %j', (address, words) => {
    expect(inWords(readSearch(address))).toBe(words);
  });
});
