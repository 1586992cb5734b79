import { describe, expect, it } from 'vitest';
import { signUpBody } from './sign-up.ts';

const typed = {
  role: 'recruiter',
  organizationName: ' Okafor Ltd ',
  website: '',
  industry: ' Software',
  fullName: ' Amara Okafor ',
  email: ' amara@example.com ',
  password: ' violet kettle ',
};

describe('the body of a sign-up request', () => {
  it('is trimmed, except for the password, and leaves out empty fields', () => {
    expect(signUpBody(typed)).toEqual({
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
  ])('has no organisation for %s', (_who, change) => {
    const asked = Object.keys(signUpBody({ ...typed, ...change }));
    expect(asked.filter((name) => ['organizationName', 'website', 'industry'].includes(name))).toEqual([]);
  });

  it('carries the invitation', () => {
    expect(signUpBody({ ...typed, invitation: 'abc.def' }).invitation).toBe('abc.def');
  });

  it('keeps a password of spaces as typed', () => {
    expect(signUpBody({ ...typed, password: '   ' }).password).toBe('   ');
  });
});
