import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const nothing = { answers: {}, entries: [] };
const careerIn = (cv: string) =>
  suggest(cv, nothing, '11/2026').suggestions.flatMap(({ field, value }) =>
    field === 'primaryRole' || field === 'yearsOfExperience' ? [value] : [],
  );

it.each([
  // December 2021 to November 2026 are five years to the month, and a month less is four.
  ['Buyer, Fern Retail\nDec 2021 – Present', ['Buyer', '5']],
  ['Buyer, Fern Retail\nJan 2022 – Present', ['Buyer', '4']],
  ['Buyer, Fern Retail\nJan 2026 – Present', ['Buyer', 'under-1']],
  ['Buyer, Fern Retail\nJan 2010 – Present', ['Buyer', '10+']],
  // A month of two jobs counts once.
  ['Buyer, Fern Retail\nJan 2023 – Dec 2024\n\nClerk, Quartz & Co\nJan 2023 – Dec 2023', ['Buyer', '2']],
  // Two jobs that go on are two readings, and the person chooses; a year without a month does not say how long.
  [
    'Buyer, Fern Retail\nJan 2023 – Present\n\nClerk, Quartz & Co\nJan 2023 – Present',
    ['Buyer', 'Clerk', '3'],
  ],
  ['Buyer, Fern Retail\nJan 2023 – Dec 2024\n\nClerk, Quartz & Co\nJan 2023 – Dec 2024', ['2']],
  ['Buyer, Fern Retail\n2019 – Present', ['Buyer']],
])('role and years follow from the months of the jobs: %s', (jobs, values) => {
  expect(careerIn(`Ada\n\nExperience\n\n${jobs}`)).toEqual(values);
});

it('no years are counted where a job could not be read', () => {
  const cv = 'Ada\n\nExperience\n\nBuyer, Fern Retail\nJan 2023 – Present\n\nTidewater, 2019 – 2021';
  expect(careerIn(cv)).toEqual(['Buyer']);
});
