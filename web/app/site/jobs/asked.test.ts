import { expect, it } from 'vitest';
import { askedIn, countInWords, isNarrowed, jobsAddress } from './asked.ts';

it.each([
  [
    'title=+Engineer+&place=&pay=%C2%A345%2C000&sort=newest&page=2',
    { title: 'Engineer', pay: '45000', sort: 'newest' },
  ],
  ['pay=45k&after=x', { pay: '45000' }],
  ['pay=lots', { pay: 'lots' }],
  ['', {}],
])('the address ?%s asks for %j', (query, asked) => {
  expect(askedIn(new URLSearchParams(query))).toEqual(asked);
});

it('an address has what is asked and nothing else, and a later page where there is one', () => {
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
