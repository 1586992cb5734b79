import { describe, expect, it } from 'vitest';
import { askedOf } from './sign-up.ts';

const typed = {
  role: 'recruiter',
  organizationName: ' Okafor Ltd ',
  website: '',
  industry: ' Software',
  fullName: ' Amara Okafor ',
  email: ' amara@example.com ',
  password: ' violet kettle ',
};

describe('what a sign-up asks of the API', () => {
  it('is trimmed, but for the password, and leaves out what is empty', () => {
    expect(askedOf(typed)).toEqual({
      role: 'recruiter',
      organizationName: 'Okafor Ltd',
      industry: 'Software',
      fullName: 'Amara Okafor',
      email: 'amara@example.com',
      password: ' violet kettle ',
    });
  });

  it.each([
    ['a candidate', { role: 'candidate' }],
    ['somebody who has not chosen a role', { role: '' }],
    ['somebody who is invited to another organisation', { invitation: 'abc.def' }],
  ])('tells nothing of an organisation for %s', (_who, change) => {
    const asked = Object.keys(askedOf({ ...typed, ...change }));
    expect(asked.filter((name) => ['organizationName', 'website', 'industry'].includes(name))).toEqual([]);
  });

  it('carries the invitation', () => {
    expect(askedOf({ ...typed, invitation: 'abc.def' }).invitation).toBe('abc.def');
  });

  it('is a password of spaces as it was typed', () => {
    expect(askedOf({ ...typed, password: '   ' }).password).toBe('   ');
  });
});
