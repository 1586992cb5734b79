import { ProblemError } from '@portway/contracts/problem';
import { expect, it } from 'vitest';
import { answerTo } from './action-response.ts';

const failing = (error: unknown) => () => Promise.reject(error);

it('passes on the server’s message', async () => {
  expect(await answerTo(async () => ({ message: 'Saved.', id: 7 }))).toEqual({
    status: 'done',
    message: 'Saved.',
    got: { message: 'Saved.', id: 7 },
  });
});

it('passes on which field was refused', async () => {
  const problem = { message: 'Look again.', code: 'invalid', fields: { fullName: 'Enter your full name.' } };
  expect(await answerTo(failing(new ProblemError(422, problem)))).toEqual({
    status: 'refused',
    message: 'Look again.',
    fields: { fullName: 'Enter your full name.' },
  });
});

it('knows when the user must reauthenticate', async () => {
  const problem = { message: 'Confirm that it is you.', code: 'confirm-identity' };
  expect(await answerTo(failing(new ProblemError(403, problem)))).toEqual({
    status: 'unproved',
    message: 'Confirm that it is you.',
  });
});

it('puts a lost connection into words', async () => {
  expect(await answerTo(failing(new TypeError('Failed to fetch')))).toEqual({
    status: 'refused',
    message: 'We could not reach the server. Check your connection, then try again.',
    fields: {},
  });
});

it('lets a redirect to the log-in through', async () => {
  const away = new Response(null, { status: 302, headers: { Location: '/login' } });
  await expect(answerTo(failing(away))).rejects.toBe(away);
});
