import { expect, it } from 'vitest';
import { occupationsIn, suggestInstead } from './suggest-instead.ts';

const salaries = [
  {
    occupationCode: '3556',
    jobType: 'Sales accounts and business development managers',
    matchedTitle: 'Sales account manager',
    skillLevel: 'higher' as const,
  },
  {
    occupationCode: '2139',
    jobType: 'Information technology professionals n.e.c.',
    matchedTitle: 'Account manager (computing)',
    skillLevel: 'higher' as const,
  },
];

it('a search for one occupation has its name and whether it can be sponsored', () => {
  expect(occupationsIn({ salaries, namesSeveral: false })[0]).toEqual({
    code: '3556',
    title: 'Sales accounts and business development managers',
    canBeSponsored: true,
    isOneOfSeveral: false,
  });
});

it('a title that could be several occupations says of each that it is one of them, and suggests none', async () => {
  const matches = occupationsIn({ salaries, namesSeveral: true });
  expect(matches.map(({ isOneOfSeveral }) => isOneOfSeveral)).toEqual([true, true]);
  const instead = await suggestInstead(
    { title: 'account manager' },
    {
      find: () => Promise.resolve({ jobs: [], total: { count: 0, more: false } }),
      occupationsOf: () => Promise.resolve(matches),
    },
  );
  expect(instead.occupation).toBeUndefined();
  expect(instead.mayMean.map(({ code }) => code)).toEqual(['3556', '2139']);
});
