import { describe, expect, it } from 'vitest';
import { signUpBody, withoutRoleError } from './sign-up.ts';

const values = {
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
    expect(signUpBody(values)).toEqual({
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
    const bodyKeys = Object.keys(signUpBody({ ...values, ...change }));
    expect(bodyKeys.filter((name) => ['organizationName', 'website', 'industry'].includes(name))).toEqual([]);
  });

  it('carries the invitation', () => {
    expect(signUpBody({ ...values, invitation: 'abc.def' }).invitation).toBe('abc.def');
  });

  it('keeps a password of spaces as typed', () => {
    expect(signUpBody({ ...values, password: '   ' }).password).toBe('   ');
  });
});

describe('choosing a role after it was asked for', () => {
  const refused = { status: 'error' as const, message: 'Error: Correct the fields.', values: {} };

  it('takes the error and the notice away', () => {
    expect(withoutRoleError({ ...refused, fieldErrors: { role: 'Choose one.' } })).toMatchObject({
      message: '',
      fieldErrors: {},
    });
  });

  it('leaves the notice while other fields have errors', () => {
    const both = { ...refused, fieldErrors: { role: 'Choose one.', email: 'Enter it.' } };
    expect(withoutRoleError(both)).toMatchObject({
      message: refused.message,
      fieldErrors: { email: 'Enter it.' },
    });
  });
});
