import { contactOperation } from '@portway/contracts/site/enquiries/contact';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorList } from '../../../kit/forms/form-state.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { contactNames } from './contact-form.tsx';
import { sendForm, statusOf } from './send-form.server.ts';

const contact = {
  firstName: 'Amara',
  lastName: '',
  email: 'amara@example.com',
  countryCode: 'France (+33)',
  phoneNumber: '1 23 45 67 89',
  message: 'Hello',
  leaveEmpty: '',
};

/** Sends the contact form to an API with this response; returns the requests and the form's state. */
async function send(fields: Record<string, string>, status: number, answer: unknown) {
  const requests: { body: unknown; key: string | null }[] = [];
  const context = new RouterContextProvider();
  context.set(apiFetch, async (request) => {
    requests.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
    return Response.json(answer, { status });
  });
  const request = new Request('https://portway.example/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const formState = await sendForm(contactOperation, { request, context }, contactNames);
  return { formState, requests };
}

const receipt = { message: 'Message sent successfully! 🎉' };

describe('sending a form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    return () => vi.useRealTimers();
  });

  it('sends what was typed, the country as its code, and no empty field', async () => {
    const { requests, formState } = await send(contact, 200, receipt);
    expect(requests[0]?.body).toEqual({
      firstName: 'Amara',
      email: 'amara@example.com',
      countryCode: '+33',
      phoneNumber: '1 23 45 67 89',
      message: 'Hello',
    });
    expect(formState).toEqual({
      status: 'success',
      message: 'Message sent successfully! 🎉',
      result: undefined,
      values: {},
      fieldErrors: {},
    });
  });

  it('has one idempotency key for the same content within ten minutes, another otherwise', async () => {
    const keyOf = async (fields: Record<string, string>) =>
      (await send(fields, 200, receipt)).requests[0]?.key;
    const first = await keyOf(contact);
    vi.setSystemTime(Date.parse('2026-11-20T12:09:59Z'));
    expect(await keyOf(contact)).toBe(first);
    expect(await keyOf({ ...contact, message: 'Hello!' })).not.toBe(first);
    vi.setSystemTime(Date.parse('2026-11-20T12:10:00Z'));
    expect(await keyOf(contact)).not.toBe(first);
  });

  it('shows errors in the order of the form, and keeps what was typed', async () => {
    const fields = { message: 'Write your message.', firstName: 'Enter your first name.' };
    const problem = { message: 'Check what you entered and try again.', code: 'invalid', fields };
    const { formState } = await send(contact, 422, problem);
    expect(errorList(formState.fieldErrors)).toEqual([
      { name: 'firstName', message: 'Enter your first name.' },
      { name: 'message', message: 'Write your message.' },
    ]);
    expect(formState).toMatchObject({
      status: 'error',
      message: 'Error: Check what you entered and try again.',
    });
    expect(formState.values).toEqual(contact);
    expect(statusOf(formState)).toBe(200);
  });

  it('says when to try again after a rate limit, and keeps what was typed', async () => {
    const { formState } = await send(contact, 429, {
      message: 'Please try again in 56 minutes.',
      code: 'too-often',
    });
    expect(formState).toMatchObject({ status: 'error', message: 'Error: Please try again in 56 minutes.' });
    expect(formState.values).toEqual(contact);
    expect(statusOf(formState)).toBe(429);
  });

  it('says "Something went wrong" for a server error, and not its message', async () => {
    const { formState } = await send(contact, 500, { message: 'Reference abc', code: 'internal' });
    expect(formState).toMatchObject({ status: 'error', message: 'Error: Something went wrong' });
    expect(formState.values).toEqual(contact);
  });
});
