import { describe, expect, it } from 'vitest';
import { openly, refusedTurn } from './account-turn.ts';
import type { Answer } from './ask-api.ts';

const refused: Answer = {
  ok: false,
  message: 'Check what you entered.',
  code: 'invalid',
  fields: {},
  body: {},
};

describe('a form that was refused', () => {
  it('names what to mend in the order of the form', () => {
    const fields = { password: 'Too short.', email: 'No address.' };
    expect(refusedTurn({ ...refused, fields }, ['email', 'password']).problems).toEqual([
      { name: 'email', message: 'No address.' },
      { name: 'password', message: 'Too short.' },
    ]);
  });

  it('tells the fault of a field that the form does not have below it', () => {
    const turn = refusedTurn({ ...refused, fields: { otp: 'Invalid OTP ❌' } }, ['password']);
    expect(turn).toEqual({
      typed: {},
      problems: [],
      outcome: { kind: 'error', message: 'Error: Invalid OTP ❌' },
    });
  });

  it('tells what the API says of the whole', () => {
    expect(refusedTurn(refused, ['email']).outcome?.message).toBe('Error: Check what you entered.');
  });
});

it('no page repeats a password or a code', () => {
  const typed = { email: 'amara@example.com', password: 'a', confirm: 'b', otp: 'c', code: 'd' };
  expect(openly(typed)).toEqual({ email: 'amara@example.com' });
});
