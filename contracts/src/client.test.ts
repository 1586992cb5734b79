import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { forAnybody } from './access.ts';
import { call, requestFor } from './client.ts';
import { defineOperation } from './operation.ts';
import { ProblemError } from './problem.ts';

const origin = 'https://portway.example';

const estimate = defineOperation({
  id: 'estimate',
  method: 'POST',
  path: '/api/estimates/{id}',
  access: forAnybody,
  summary: 'An estimate',
  tag: 'Estimates',
  parameters: z.strictObject({ id: z.string() }),
  request: z.strictObject({ workers: z.int() }),
  response: z.object({ pence: z.int(), on: z.coerce.date() }),
});

const search = defineOperation({
  id: 'search',
  method: 'GET',
  path: '/api/search',
  access: forAnybody,
  summary: 'A search',
  tag: 'Estimates',
  request: z.strictObject({ text: z.string(), limit: z.coerce.number().optional() }),
  response: z.array(z.string()),
});

const answering = (body: unknown, status = 200) => ({
  origin,
  fetch: async () => Response.json(body, { status }),
});

describe('a call', () => {
  it('returns the response, parsed and typed', async () => {
    const answer = await call(
      estimate,
      { workers: 1 },
      {
        ...answering({ pence: 5, on: '2026-04-06T00:00:00Z' }),
        parameters: { id: 'a' },
      },
    );
    expectTypeOf(answer).toEqualTypeOf<{ pence: number; on: Date }>();
    expect(answer).toEqual({ pence: 5, on: new Date('2026-04-06T00:00:00Z') });
  });

  it('throws the problem that the API answers', async () => {
    const refused = answering(
      { message: 'Check it.', code: 'invalid', fields: { workers: 'Too many.' } },
      422,
    );
    const failed = call(search, { text: 'a' }, refused);
    await expect(failed).rejects.toThrow(ProblemError);
    await expect(failed).rejects.toMatchObject({
      status: 422,
      message: 'Check it.',
      code: 'invalid',
      fields: { workers: 'Too many.' },
    });
  });

  it('throws a problem in plain English when something else answers', async () => {
    const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(call(search, { text: 'a' }, { origin, fetch })).rejects.toMatchObject({
      status: 502,
      code: 'no-answer',
      message: 'The server did not answer as expected. Please try again.',
    });
  });

  it('says in words that something is too large for a proxy, which answers with a page of its own', async () => {
    const fetch = async () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 });
    await expect(call(search, { text: 'a' }, { origin, fetch })).rejects.toMatchObject({
      status: 413,
      code: 'too-large',
      message: 'This is too large to send. Choose a smaller file, or send less.',
    });
  });

  it('does not trust a response of another shape', async () => {
    await expect(call(search, { text: 'a' }, answering([1]))).rejects.toThrow();
  });
});

describe('the request of a call', () => {
  it('carries a POST as JSON and its parameters in the path', async () => {
    const request = requestFor(estimate, { workers: 3 }, { origin, parameters: { id: 'a/b c' } });
    expect(request.url).toBe('https://portway.example/api/estimates/a%2Fb%20c');
    expect(request.method).toBe('POST');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual({ workers: 3 });
  });

  it('carries a GET in the query, without what was left out', () => {
    const request = requestFor(search, { text: 'chef & co', limit: undefined }, { origin });
    expect(request.url).toBe('https://portway.example/api/search?text=chef+%26+co');
  });

  it('says which parameter is missing', () => {
    expect(() => requestFor(estimate, { workers: 1 }, { origin })).toThrow('needs the parameter id');
  });
});
