import { contactOperation } from '@portway/contracts/enquiries/contact';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { contactNames } from './contact-form.tsx';
import { sendForm, statusOf } from './send-form.server.ts';

const typed = {
  firstName: 'Amara',
  lastName: '',
  email: 'amara@example.com',
  countryCode: 'France (+33)',
  phoneNumber: '1 23 45 67 89',
  message: 'Hello',
  leaveEmpty: '',
};

/** Sends the contact form to an API that answers this; says what was asked and how the form stands then. */
async function send(fields: Record<string, string>, status: number, answer: unknown) {
  const asked: { body: unknown; key: string | null }[] = [];
  const context = new RouterContextProvider();
  context.set(apiFetch, async (request) => {
    asked.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
    return Response.json(answer, { status });
  });
  const request = new Request('https://portway.example/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const turn = await sendForm(contactOperation, { request, context }, contactNames);
  return { turn, asked };
}

const taken = { message: 'Message sent successfully! 🎉' };

describe('a form that is sent', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    return () => vi.useRealTimers();
  });

  it('sends what was typed, the country as its code, and nothing that is empty', async () => {
    const { asked, turn } = await send(typed, 200, taken);
    expect(asked[0]?.body).toEqual({
      firstName: 'Amara',
      email: 'amara@example.com',
      countryCode: '+33',
      phoneNumber: '1 23 45 67 89',
      message: 'Hello',
    });
    expect(turn).toEqual({
      typed: {},
      problems: [],
      outcome: { kind: 'success', message: 'Message sent successfully! 🎉' },
    });
  });

  it('is the same attempt when the same is sent again within ten minutes, and another one otherwise', async () => {
    const keyOf = async (fields: Record<string, string>) => (await send(fields, 200, taken)).asked[0]?.key;
    const first = await keyOf(typed);
    vi.setSystemTime(Date.parse('2026-11-20T12:09:59Z'));
    expect(await keyOf(typed)).toBe(first);
    expect(await keyOf({ ...typed, message: 'Hello!' })).not.toBe(first);
    vi.setSystemTime(Date.parse('2026-11-20T12:10:00Z'));
    expect(await keyOf(typed)).not.toBe(first);
  });

  it('shows each fault in the order of the form, and keeps what was typed', async () => {
    const fields = { message: 'Write your message.', firstName: 'Enter your first name.' };
    const problem = { message: 'Check what you entered and try again.', code: 'invalid', fields };
    const { turn } = await send(typed, 422, problem);
    expect(turn.problems).toEqual([
      { name: 'firstName', message: 'Enter your first name.' },
      { name: 'message', message: 'Write your message.' },
    ]);
    expect(turn.outcome).toEqual({ kind: 'error', message: 'Error: Check what you entered and try again.' });
    expect(turn.typed).toEqual(typed);
    expect(statusOf(turn)).toBe(200);
  });

  it('tells who sent too often when to come again, and keeps what was typed', async () => {
    const { turn } = await send(typed, 429, {
      message: 'Please try again in 56 minutes.',
      code: 'too-often',
    });
    expect(turn.outcome).toEqual({ kind: 'error', message: 'Error: Please try again in 56 minutes.' });
    expect(turn.typed).toEqual(typed);
    expect(statusOf(turn)).toBe(429);
  });

  it('says "Something went wrong" of a fault of ours, and not its words', async () => {
    const { turn } = await send(typed, 500, { message: 'Reference abc', code: 'internal' });
    expect(turn.outcome).toEqual({ kind: 'error', message: 'Error: Something went wrong' });
    expect(turn.typed).toEqual(typed);
  });
});
