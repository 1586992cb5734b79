import { ProblemError } from '@portway/contracts/problem';
import { expect, it } from 'vitest';
import { answerTo } from './action-response.ts';

const failing = (error: unknown) => () => Promise.reject(error);

it('says what the server said', async () => {
  expect(await answerTo(async () => ({ message: 'Saved.', id: 7 }))).toEqual({
    status: 'done',
    message: 'Saved.',
    got: { message: 'Saved.', id: 7 },
  });
});

it('hands on which field is refused', async () => {
  const problem = { message: 'Look again.', code: 'invalid', fields: { fullName: 'Enter your full name.' } };
  expect(await answerTo(failing(new ProblemError(422, problem)))).toEqual({
    status: 'refused',
    message: 'Look again.',
    fields: { fullName: 'Enter your full name.' },
  });
});

it('knows when it must be proved who is there', async () => {
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

it('lets a redirect to the log-in pass', async () => {
  const away = new Response(null, { status: 302, headers: { Location: '/login' } });
  await expect(answerTo(failing(away))).rejects.toBe(away);
});
