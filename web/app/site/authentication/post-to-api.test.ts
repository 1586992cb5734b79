import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { postToApi } from './post-to-api.ts';

const body = { email: 'amara@example.com' };
const ask = (response: () => Promise<Response>) => postToApi('/api/auth/forgot', body, response);

describe('calling the API from a public page', () => {
  vi.stubGlobal('location', new URL('http://localhost/forgot'));
  afterEach(() => vi.restoreAllMocks());
  // Other test files in this process must not see our stub of `location`.
  afterAll(() => vi.unstubAllGlobals());

  it('sends the body as JSON', async () => {
    let capturedRequest: Request | undefined;
    await postToApi('/api/auth/forgot', body, async (request) => {
      capturedRequest = request;
      return Response.json({ message: 'Sent.' });
    });
    expect([capturedRequest?.method, capturedRequest?.url]).toEqual([
      'POST',
      'http://localhost/api/auth/forgot',
    ]);
    expect(await capturedRequest?.json()).toEqual({ email: 'amara@example.com' });
  });

  it('reads the response', async () => {
    const response = await ask(async () => Response.json({ message: 'Sent.', next: 'login' }));
    expect(response).toMatchObject({ ok: true, message: 'Sent.', code: '', body: { next: 'login' } });
  });

  it('reads a problem with its fields', async () => {
    const problem = { message: 'Check.', code: 'invalid', fields: { email: 'No address.' } };
    const response = await ask(async () => Response.json(problem, { status: 422 }));
    expect(response).toMatchObject({ ok: false, code: 'invalid', fields: { email: 'No address.' } });
  });

  it.each(['<html>', '', 'null', '[1]'])('copes with an unreadable response: %s', async (text) => {
    const response = await ask(async () => new Response(text, { status: 502 }));
    expect(response).toMatchObject({ ok: false, message: 'Something went wrong', fields: {} });
  });

  it('says that the connection dropped, and that nothing typed is lost', async () => {
    const response = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(response).toMatchObject({ ok: false, code: 'dropped' });
    expect(response.message).toContain('nothing was sent');
  });

  it('passes a redirect through', async () => {
    const page = Response.redirect('http://localhost/login');
    await expect(ask(() => Promise.reject(page))).rejects.toBe(page);
  });
});
