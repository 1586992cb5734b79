import { ProblemError } from '@portway/contracts/problem';
import { expect, it } from 'vitest';
import { formStateOf } from './form-state-of.ts';

const failing = (error: unknown) => () => Promise.reject(error);
const nothing = { values: {}, fieldErrors: {} };

it('passes on the server’s message', async () => {
  expect(await formStateOf(async () => ({ message: 'Saved.', id: 7 }))).toEqual({
    status: 'success',
    message: 'Saved.',
    result: { message: 'Saved.', id: 7 },
    ...nothing,
  });
});

it('passes on which field was refused', async () => {
  const problem = { message: 'Look again.', code: 'invalid', fields: { fullName: 'Enter your full name.' } };
  expect(await formStateOf(failing(new ProblemError(422, problem)))).toEqual({
    status: 'error',
    message: 'Look again.',
    values: {},
    fieldErrors: { fullName: 'Enter your full name.' },
  });
});

it('says the days of a message and of a refusal in words, as people do', async () => {
  const problem = {
    message: 'You recorded this on 2026-11-20.',
    code: 'invalid',
    fields: { on: 'This certificate could be assigned until 2026-08-18. Record that it lapsed.' },
  };
  expect(await formStateOf(failing(new ProblemError(422, problem)))).toMatchObject({
    message: 'You recorded this on 20 November 2026.',
    fieldErrors: { on: 'This certificate could be assigned until 18 August 2026. Record that it lapsed.' },
  });
  expect(await formStateOf(async () => ({ message: 'Kept until 2026-12-01.' }))).toMatchObject({
    message: 'Kept until 1 December 2026.',
  });
});

it('leaves a day that shows how something is typed', async () => {
  const fields = { text: 'Line 1: write a figure as {{rule on 2026-11-22}}, not as {{fee}}.' };
  const problem = { message: 'Look again.', code: 'invalid', fields };
  expect(await formStateOf(failing(new ProblemError(422, problem)))).toMatchObject({ fieldErrors: fields });
});

it('knows when the user must reauthenticate', async () => {
  const problem = { message: 'Confirm that it is you.', code: 'confirm-identity' };
  expect(await formStateOf(failing(new ProblemError(403, problem)))).toEqual({
    status: 'reauth',
    message: 'Confirm that it is you.',
    ...nothing,
  });
});

it('puts a lost connection into words', async () => {
  expect(await formStateOf(failing(new TypeError('Failed to fetch')))).toEqual({
    status: 'error',
    message: 'We could not reach the server. Check your connection, then try again.',
    ...nothing,
  });
});

it('lets a redirect to the log-in through', async () => {
  const away = new Response(null, { status: 302, headers: { Location: '/login' } });
  await expect(formStateOf(failing(away))).rejects.toBe(away);
});
