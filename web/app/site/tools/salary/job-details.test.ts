import { expect, it } from 'vitest';
import { jobDetails } from './job-details.ts';

const details = {
  occupationCode: '2134',
  jobType: 'Programmers and software development professionals',
  standardAnnualSalary: 54_700,
  lowerAnnualSalary: 40_000,
  notes: 'Skill level: RQF 6 or above.',
  inForceFrom: '2025-07-22',
  recordedTo: '2026-10-05',
};
const api = (overrides: Partial<typeof details> | { standardAnnualSalary: null }) => ({
  details: async () => ({ ...details, ...overrides }),
});

it('has both rates, their first day, and the notes', async () => {
  expect(await jobDetails('2134', api({}))).toEqual({
    standard: '£54,700',
    lower: '£40,000',
    notes: 'Skill level: RQF 6 or above.',
    since: '22 July 2025',
    trouble: undefined,
  });
});

it('a rate that is not published is N/A', async () => {
  expect((await jobDetails('2231', api({ standardAnnualSalary: null }))).standard).toBe('N/A');
});

it('a job without notes says so', async () => {
  expect((await jobDetails('2134', api({ notes: '' }))).notes).toBe('No official job description available.');
});

it('a failure has the specified message', async () => {
  const broken = { details: () => Promise.reject(new Error('away')) };
  expect((await jobDetails('2134', broken)).trouble).toBe(
    'Something went wrong while fetching job details. Try again!',
  );
});
