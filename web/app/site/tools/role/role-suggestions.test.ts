import { describe, expect, it } from 'vitest';
import { rolesIn } from './role-suggestions.ts';

const developer = {
  occupationCode: '2134',
  jobType: 'Programmers and software development professionals',
  matchedTitle: 'React developer',
  skillLevel: 'higher',
};

describe('the options in an answer of the search', () => {
  it('fill the field with a code and its title, and say which title was found', () => {
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
  ])('say nothing more where what was found is %s', (_, jobType, matchedTitle) => {
    expect(rolesIn({ salaries: [{ occupationCode: '5434', jobType, matchedTitle }] })).toEqual([
      { label: `5434 - ${jobType}`, note: undefined },
    ]);
  });

  it('may be none', () => {
    expect(rolesIn({ salaries: [] })).toEqual([]);
  });

  it('keep the order of the answer', () => {
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
  ])('cannot be read from %j', (answer) => {
    expect(() => rolesIn(answer)).toThrow(TypeError);
  });
});
