import { expect, it } from 'vitest';
import { monthInWords, nextFacts } from './facts-of.ts';

const nothing = {
  salary: null,
  jobType: null,
  otherJobTypes: [],
  locations: [],
  workRemotely: false,
  remotePreference: null,
  companySizes: { ideal: [], yes: [] },
};

it('puts what the candidate wants into words, and leaves out what is missing', () => {
  expect(nextFacts({ next: nothing })).toEqual([]);
  expect(
    nextFacts({
      next: {
        salary: { amount: 72_000, currency: 'USD' },
        jobType: 'senior',
        otherJobTypes: ['fullTime', 'contractor', 'cofounder'],
        locations: ['London', 'Bristol'],
        workRemotely: true,
        remotePreference: null,
        companySizes: { ideal: ['midSize'], yes: [] },
      },
    }),
  ).toEqual([
    { about: 'Desired salary', said: 'US$72,000 a year' },
    { about: 'Level', said: 'Senior Level' },
    { about: 'Also open to', said: 'Full time · Contractor · Co-founder' },
    { about: 'Remote work', said: 'Open to it' },
    { about: 'Location', said: 'London and Bristol' },
    { about: 'Ideal company size', said: 'Mid-size (51-200)' },
  ]);
});

it('names a month', () => {
  expect(monthInWords('09/2018')).toBe('Sept 2018');
});
