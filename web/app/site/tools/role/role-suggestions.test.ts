import { describe, expect, it } from 'vitest';
import { rolesIn } from './role-suggestions.ts';

const developer = {
  occupationCode: '2134',
  jobType: 'Programmers and software development professionals',
  matchedTitle: 'React developer',
  skillLevel: 'higher',
};

describe('options in a response of the search', () => {
  it('hold a code with its title, and the title that matched', () => {
    expect(rolesIn({ salaries: [developer] })).toEqual([
      {
        label: '2134 - Programmers and software development professionals',
        note: 'matched from “React developer”',
      },
    ]);
  });

  it.each([
    ['the title itself', 'Chefs', 'Chefs'],
    ['one of it', 'Data analysts', 'Data analyst'],
    ['the same in other letters', 'Programmers and software development professionals', 'programmer'],
    ['nothing', 'Chefs', undefined],
  ])('have no note where the match is %s', (_, jobType, matchedTitle) => {
    expect(rolesIn({ salaries: [{ occupationCode: '5434', jobType, matchedTitle }] })).toEqual([
      { label: `5434 - ${jobType}`, note: undefined },
    ]);
  });

  it('may be none', () => {
    expect(rolesIn({ salaries: [] })).toEqual([]);
  });

  it('keep the order of the response', () => {
    const roles = [developer, { ...developer, occupationCode: '2133' }];
    expect(rolesIn({ salaries: roles }).map(({ label }) => label.slice(0, 4))).toEqual(['2134', '2133']);
  });

  it.each([
    [null],
    ['<!doctype html>'],
    [[]],
    [{}],
    [{ salaries: null }],
    [{ salaries: { 0: developer } }],
    [{ salaries: [null] }],
    [{ salaries: [{ jobType: 'Chefs' }] }],
    [{ salaries: [{ occupationCode: 5434, jobType: 'Chefs' }] }],
    [{ message: 'Too many requests.' }],
  ])('are not read from %j', (answer) => {
    expect(() => rolesIn(answer)).toThrow(TypeError);
  });
});
