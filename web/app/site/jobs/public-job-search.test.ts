import { expect, it } from 'vitest';
import { countInWords, isNarrowed, jobsAddress, readPublicSearch } from './public-job-search.ts';

it('reads the filters of its own form', () => {
  const query = new URLSearchParams('title=+Engineer+&pay=45k&sort=newest&size=midSize&currency=EUR&after=x');
  expect(readPublicSearch(query)).toEqual({ title: 'Engineer', pay: '45000', sort: 'newest' });
});

it('the address of a search holds its filters and the cursor only', () => {
  expect(jobsAddress({})).toBe('/jobs');
  expect(jobsAddress({ title: 'C++ & C', nation: 'wales' })).toBe('/jobs?title=C%2B%2B+%26+C&nation=wales');
  expect(jobsAddress({ level: 'mid' }, 'abc')).toBe('/jobs?level=mid&after=abc');
  expect([isNarrowed({}), isNarrowed({ sort: 'pay' })]).toEqual([false, true]);
});

it.each([
  [{ count: 1, more: false }, '1 job'],
  [{ count: 2, more: false }, '2 jobs'],
  [{ count: 300, more: true }, 'More than 300 jobs'],
])('%j: %s', (total, words) => {
  expect(countInWords(total)).toBe(words);
});
