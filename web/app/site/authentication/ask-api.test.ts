import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { askApi } from './ask-api.ts';

const asked = { email: 'amara@example.com' };
const ask = (answer: () => Promise<Response>) => askApi('/api/auth/forgot', asked, answer);

describe('asking the API from a public page', () => {
  vi.stubGlobal('location', new URL('http://localhost/forgot'));
  afterEach(() => vi.restoreAllMocks());
  // The files that follow in this process have no address.
  afterAll(() => vi.unstubAllGlobals());

  it('sends what was asked as JSON', async () => {
    let sent: Request | undefined;
    await askApi('/api/auth/forgot', asked, async (request) => {
      sent = request;
      return Response.json({ message: 'Sent.' });
    });
    expect([sent?.method, sent?.url]).toEqual(['POST', 'http://localhost/api/auth/forgot']);
    expect(await sent?.json()).toEqual({ email: 'amara@example.com' });
  });

  it('reads what was answered', async () => {
    const answer = await ask(async () => Response.json({ message: 'Sent.', next: 'login' }));
    expect(answer).toMatchObject({ ok: true, message: 'Sent.', code: '', body: { next: 'login' } });
  });

  it('reads a refusal with its fields', async () => {
    const problem = { message: 'Check.', code: 'invalid', fields: { email: 'No address.' } };
    const answer = await ask(async () => Response.json(problem, { status: 422 }));
    expect(answer).toMatchObject({ ok: false, code: 'invalid', fields: { email: 'No address.' } });
  });

  it.each(['<html>', '', 'null', '[1]'])('makes the best of an answer that is none: %s', async (text) => {
    const answer = await ask(async () => new Response(text, { status: 502 }));
    expect(answer).toMatchObject({ ok: false, message: 'Something went wrong', fields: {} });
  });

  it('says that a connection dropped, and that nothing typed is lost', async () => {
    const answer = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(answer).toMatchObject({ ok: false, code: 'dropped' });
    expect(answer.message).toContain('nothing was sent');
  });

  it('lets a page to go to through', async () => {
    const page = Response.redirect('http://localhost/login');
    await expect(ask(() => Promise.reject(page))).rejects.toBe(page);
  });
});
