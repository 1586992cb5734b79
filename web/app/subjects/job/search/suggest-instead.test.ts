import { expect, it } from 'vitest';
import { occupationsIn } from './suggest-instead.ts';

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
  });
});

it('a title that could be several occupations shows none, and no badge of the first', () => {
  expect(occupationsIn({ salaries, namesSeveral: true })).toEqual([]);
});
