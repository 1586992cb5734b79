import { describe, expect, it } from 'vitest';
import { errorList } from '../../kit/forms/form-state.ts';
import { openly, refusedForm } from './account-form-state.ts';
import type { ApiResponse } from './post-to-api.ts';

const refused: ApiResponse = {
  ok: false,
  message: 'Check what you entered.',
  code: 'invalid',
  fields: {},
  body: {},
};

describe('a form that was rejected', () => {
  it('lists errors in the order of the form', () => {
    const fields = { password: 'Too short.', email: 'No address.' };
    const { fieldErrors } = refusedForm({ ...refused, fields }, ['email', 'password']);
    expect(errorList(fieldErrors)).toEqual([
      { name: 'email', message: 'No address.' },
      { name: 'password', message: 'Too short.' },
    ]);
  });

  it('shows the error of a field that is not in the form below it', () => {
    const formState = refusedForm({ ...refused, fields: { otp: 'Invalid OTP ❌' } }, ['password']);
    expect(formState).toEqual({
      status: 'error',
      message: 'Error: Invalid OTP ❌',
      values: {},
      fieldErrors: {},
    });
  });

  it('shows the API’s general message', () => {
    expect(refusedForm(refused, ['email']).message).toBe('Error: Check what you entered.');
  });
});

it('no page repeats a password or a code', () => {
  const values = { email: 'amara@example.com', password: 'a', confirm: 'b', otp: 'c', code: 'd' };
  expect(openly(values)).toEqual({ email: 'amara@example.com' });
});
