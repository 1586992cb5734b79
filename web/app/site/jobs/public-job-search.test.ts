import { expect, it } from 'vitest';
import { isNarrowed, jobsAddress } from './public-job-search.ts';

it('the address of a search holds its filters and the cursor only', () => {
  expect(jobsAddress({})).toBe('/jobs');
  expect(jobsAddress({ title: 'C++ & C', nation: 'wales' })).toBe('/jobs?title=C%2B%2B+%26+C&nation=wales');
  expect(jobsAddress({ level: 'mid' }, 'abc')).toBe('/jobs?level=mid&after=abc');
  expect([isNarrowed({}), isNarrowed({ sort: 'pay' })]).toEqual([false, true]);
});
