import { connect } from 'node:net';
import { forAnybody } from '@portway/contracts/access';
import { defineOperation } from '@portway/contracts/operation';
import { problem } from '@portway/contracts/problem';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { httpClient } from '../../testing/http-client.ts';
import { startTestApi, type TestSite } from '../../testing/test-app.ts';
import { Refusal } from '../refusal.ts';
import { serve } from './serve.ts';

const hire = defineOperation({
  id: 'hire',
  method: 'POST',
  path: '/api/workers/{id}',
  access: forAnybody,
  summary: 'Takes all that can be got wrong',
  tag: 'Test',
  parameters: z.strictObject({ id: z.string().max(8) }),
  request: z.strictObject({
    name: z.string({ error: ({ input }) => (input === undefined ? 'Enter a name' : undefined) }).min(2),
    years: z.int().min(1).max(5).default(3),
    route: z.enum(['skilled', 'student']).optional(),
    pay: z.strictObject({ pence: z.int() }).optional(),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
  response: z.object({ id: z.string(), name: z.string(), years: z.int() }),
});

const find = defineOperation({
  id: 'find',
  method: 'GET',
  path: '/api/workers',
  access: forAnybody,
  summary: 'Takes a query',
  tag: 'Test',
  request: z.strictObject({ text: z.string(), limit: z.coerce.number().int().optional() }),
  response: z.object({ text: z.string(), limit: z.number().optional() }),
});

const fail = defineOperation({
  id: 'fail',
  method: 'POST',
  path: '/api/fail',
  access: forAnybody,
  summary: 'Fails',
  tag: 'Test',
  request: z.strictObject({ how: z.enum(['refuse', 'break']) }),
  response: z.object({}),
});

const ofTeams = {
  access: forAnybody,
  summary: 'Does something with a team',
  tag: 'Test',
  parameters: z.strictObject({ id: z.string().max(8) }),
} as const;
const team = z.object({ id: z.string(), name: z.string() });
const newTeam = z.strictObject({ name: z.string() });

const addTeam = defineOperation({
  ...ofTeams,
  id: 'addTeam',
  method: 'POST',
  path: '/api/offices/{id}/teams',
  request: newTeam,
  response: team,
  location: (response, { id }) => `/api/offices/${id}/teams/${response.id}`,
});
const ofTeam = { ...ofTeams, path: '/api/teams/{id}', response: team } as const;
/** One without a body. */
const teamBy = (method: 'GET' | 'DELETE') => defineOperation({ ...ofTeam, id: `${method}Team`, method });
const changeTeamBy = (method: 'PUT' | 'PATCH') =>
  defineOperation({ ...ofTeam, id: `${method}Team`, method, request: newTeam });

let site: TestSite;
beforeAll(async () => {
  site = await startTestApi((api) => {
    const operations = { hire, find, addTeam, fail };
    serve(api, operations, {
      hire: ({ name, years }, { parameters }) => ({ id: parameters.id, name, years }),
      find: (request) => request,
      addTeam: ({ name }) => ({ id: '12', name }),
      fail: ({ how }) => {
        if (how === 'refuse') throw new Refusal('taken', 'Choose another.', { status: 409 });
        throw new Error('the secret reason');
      },
    });
    for (const operation of [teamBy('GET'), teamBy('DELETE')])
      serve(
        api,
        { operation },
        { operation: (_, { parameters: { id } }) => ({ id, name: operation.method }) },
      );
    for (const operation of [changeTeamBy('PUT'), changeTeamBy('PATCH')])
      serve(api, { operation }, { operation: ({ name }, { parameters: { id } }) => ({ id, name }) });
  });
});
afterAll(() => site[Symbol.asyncDispose]());

const caller = httpClient((path, init) => site.ask(path, init));
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  caller.upload(path, body, { headers: { 'Content-Type': type } });
const postJson = (value: unknown) => caller.post('/api/workers/7', value);

describe('an operation', () => {
  it('responds with what its handler returns, with defaults filled in', async () => {
    expect(await postJson({ name: 'Ada' })).toMatchObject({
      status: 200,
      body: { id: '7', name: 'Ada', years: 3 },
    });
  });

  it('takes JSON with a charset, and with a byte order mark', async () => {
    expect(await post('/api/workers/7', '{"name":"Zoë"}', 'application/json; charset=utf-8')).toMatchObject({
      status: 200,
    });
    expect(await post('/api/workers/7', '\ufeff{"name":"Zoë"}')).toMatchObject({ body: { name: 'Zoë' } });
  });

  it('reads a GET from its query', async () => {
    const response = await site.ask('/api/workers?text=caf%C3%A9&limit=5');
    expect(await response.json()).toEqual({ text: 'café', limit: 5 });
  });

  it('responds to a HEAD as to its GET', async () => {
    expect((await site.ask('/api/workers?text=a', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('an operation that creates', () => {
  it('responds 201 with the address of what it created as Location', async () => {
    const { status, body, headers } = await caller.post('/api/offices/3/teams', { name: 'Looms' });
    expect([status, body]).toEqual([201, { id: '12', name: 'Looms' }]);
    expect(headers.get('Location')).toBe('/api/offices/3/teams/12');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('responds 200 without one where it names no address', async () => {
    const { status, headers } = await postJson({ name: 'Ada' });
    expect([status, headers.get('Location')]).toEqual([200, null]);
  });

  it('names no address when the request is refused', async () => {
    const { status, headers } = await caller.post('/api/offices/3/teams', {});
    expect([status, headers.get('Location')]).toEqual([422, null]);
  });
});

describe('an operation by another method', () => {
  it.each(['PUT', 'PATCH'] as const)('reads its JSON body: %s', async (method) => {
    const path = '/api/teams/7';
    const send = (body: string, type = 'application/json') =>
      site.ask(path, { method, body, headers: { 'Content-Type': type } });
    const response = await send('{"name":"Looms"}');
    expect([response.status, await response.json()]).toEqual([200, { id: '7', name: 'Looms' }]);
    expect((await send('{"name":1}')).status).toBe(422);
    expect((await send('{"name":')).status).toBe(400);
    expect((await send('{"name":"Looms"}', 'text/plain')).status).toBe(415);
    expect((await send(`{"name":"${'a'.repeat(65_536)}"}`)).status).toBe(413);
    expect((await site.ask(path, { method })).status).toBe(415);
  });

  it('is served without a body: DELETE', async () => {
    const { status, body } = await caller.delete('/api/teams/7');
    expect([status, body]).toEqual([200, { id: '7', name: 'DELETE' }]);
    expect((await caller.delete('/api/teams/123456789')).status).toBe(422);
  });

  it('does not read a body it has no use for: DELETE', async () => {
    expect((await site.ask('/api/teams/7', { method: 'DELETE', body: '{"name":' })).status).toBe(200);
    expect((await site.ask('/api/teams/7', { method: 'DELETE', body: 'a'.repeat(65_537) })).status).toBe(413);
  });
});

describe('a request that does not validate', () => {
  it.each([
    ['a missing field in the schema’s own words', {}, { name: 'Enter a name' }],
    ['a text that is too short', { name: 'A' }, { name: 'This must have at least 2 characters.' }],
    ['a number that is too large', { name: 'Ada', years: 6 }, { years: 'This must be at most 5.' }],
    ['a fraction', { name: 'Ada', years: 1.5 }, { years: 'This must be a whole number.' }],
    ['another type', { name: 'Ada', years: '3' }, { years: 'This must be a number.' }],
    [
      'a value that is not offered',
      { name: 'Ada', route: 'x' },
      { route: 'Choose one of: skilled, student.' },
    ],
    [
      'an unknown field',
      { name: 'Ada', nickname: 'A' },
      { nickname: 'We do not recognise this field. Remove it.' },
    ],
    [
      'a field inside a field',
      { name: 'Ada', pay: { pence: 'x', a: 1 } },
      { 'pay.pence': 'This must be a number.', 'pay.a': 'We do not recognise this field. Remove it.' },
    ],
    ['a missing field inside a field', { name: 'Ada', pay: {} }, { 'pay.pence': 'This is missing.' }],
  ])('is answered 422 with the field: %s', async (_, body, fields) => {
    expect(await postJson(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid', message: 'Check what you entered and try again.', fields },
    });
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"name"'],
    ['a number', '1'],
  ])('is answered 422 when the body is %s', async (_, body) => {
    expect(await post('/api/workers/7', body)).toMatchObject({
      status: 422,
      body: { fields: { request: 'This must be an object.' } },
    });
  });

  it.each([
    ['NUL', '{"name":"a\\u0000b"}', 'name'],
    ['a lone surrogate', '{"name":"a\\ud800b"}', 'name'],
    ['a lone surrogate deep down', '{"name":"Ada","extra":{"a":["\\udfff"]}}', 'extra.a.0'],
    ['a NUL in a name', '{"name":"Ada","extra":{"\\u0000":1}}', 'extra'],
    ['__proto__', '{"name":"Ada","extra":{"__proto__":{"admin":true}}}', 'extra'],
    ['infinity', '{"name":"Ada","years":1e999}', 'years'],
    ['a number beyond the whole numbers', '{"name":"Ada","pay":{"pence":9007199254740993}}', 'pay.pence'],
    ['a huge number', `{"name":"Ada","pay":{"pence":${'9'.repeat(400)}}}`, 'pay.pence'],
  ])('is answered 422 with the field: %s', async (_, body, field) => {
    const response = await post('/api/workers/7', body);
    expect(response.status).toBe(422);
    expect(Object.keys(problem.parse(response.body).fields ?? {})).toEqual([field]);
  });

  it('is answered 422 when it is nested without limit', async () => {
    const deep = `{"name":"Ada","extra":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`;
    expect(await post('/api/workers/7', deep)).toMatchObject({ status: 422 });
    expect(await post('/api/workers/7', `${'['.repeat(30_000)}${']'.repeat(30_000)}`)).toMatchObject({
      status: 422,
    });
  });

  it('names no more fields than a user would read', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field${index}`, 1]));
    const { body } = await postJson(many);
    expect(Object.keys(problem.parse(body).fields ?? {})).toHaveLength(50);
  });

  it('is answered 422 for its path and for its query', async () => {
    expect(await post('/api/workers/123456789', '{"name":"Ada"}')).toMatchObject({
      status: 422,
      body: { fields: { id: 'This must have at most 8 characters.' } },
    });
    expect(await post('/api/workers/%00', '{"name":"Ada"}')).toMatchObject({ status: 422 });
    for (const query of ['', '?text=a&text=b', '?text=%00', '?text=a&limit=x', '?text=a&more=1']) {
      expect((await site.ask(`/api/workers${query}`)).status).toBe(422);
    }
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['an empty body', ''],
    ['half a body', '{"name":'],
    ['two bodies', '{} {}'],
    ['text that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('is answered 400: %s', async (_, body) => {
    expect(await post('/api/workers/7', body)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'is answered 415 as %s',
    async (type) => {
      expect(await post('/api/workers/7', new TextEncoder().encode('{}'), type)).toMatchObject({
        status: 415,
        body: { code: 'not-json' },
      });
    },
  );

  it('is answered 413 over 64 KB, not at 64 KB', async () => {
    const bodyOfSize = (size: number) => `{"name":"${'a'.repeat(size - '{"name":""}'.length)}"}`;
    expect(await post('/api/workers/7', bodyOfSize(65_536))).toMatchObject({ status: 200 });
    expect(await post('/api/workers/7', bodyOfSize(65_537))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });

  it('is answered 413 when it is too large without Content-Length', async () => {
    const chunk = `400\r\n${' '.repeat(1024)}\r\n`;
    const head =
      'POST /api/workers/7 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await raw(head, chunk.repeat(80))).toMatch(/^HTTP\/1.1 413 /);
  });

  it.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'is not logged as our fault when the caller disconnects before its end: %s',
    async (length) => {
      const before = site.log.lines.length;
      const head = `POST /api/workers/cut-off HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
      socket.end(`${head}5\r\n{"nam`, () => setTimeout(() => socket.destroy(), 100));
      await expect.poll(() => site.log.lines.length).toBeGreaterThan(before);
      expect(site.log.lines.slice(before).map(({ level }) => level)).toEqual([30]);
    },
  );

  it('is answered 413 at 10 MB, though the body is not read that far', async () => {
    const response = await raw(
      'POST /api/workers/7 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10485760\r\n\r\n',
      'a'.repeat(200_000),
    );
    expect(response).toMatch(/^HTTP\/1.1 413 /);
  });

  it.each([
    ['TRACE', 'TRACE /api/workers HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['TRACE of a page', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n'],
    ['a strange method', 'PROPFIND /api/workers HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a strange host', 'GET /api/workers?text=a HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a path that cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['another server’s address', 'GET http://evil.example/api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
  ])('is answered 4xx: %s', async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});

describe('an address of the API', () => {
  it('is 404 when it does not exist, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await site.ask('/api/nothing', { method });
      expect(response.status).toBe(404);
      expect(problem.parse(await response.json()).code).toBe('not-found');
    }
  });

  it('is 405 with the allowed methods when the method is another', async () => {
    const wrong = await site.ask('/api/workers/7', { method: 'DELETE' });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('Allow')).toBe('POST');
    expect(await wrong.json()).toEqual({ code: 'wrong-method', message: 'Use POST here.' });
    expect((await site.ask('/api/workers', { method: 'PUT' })).headers.get('Allow')).toBe('GET, HEAD');
    const all = await site.ask('/api/teams/7', { method: 'POST' });
    expect([all.status, all.headers.get('Allow')]).toEqual([405, 'GET, HEAD, DELETE, PUT, PATCH']);
  });
});

describe('a handler', () => {
  it('may refuse: the caller gets the refusal and nothing is logged as a fault', async () => {
    const before = site.log.lines.length;
    expect(await post('/api/fail', '{"how":"refuse"}')).toMatchObject({
      status: 409,
      body: { code: 'taken', message: 'Choose another.' },
    });
    expect(site.log.lines.slice(before).filter(({ level }) => level === 50)).toEqual([]);
  });

  it('may throw: the caller gets a reference, and the log has the error under it', async () => {
    const { status, body, headers } = await post('/api/fail', '{"how":"break"}');
    const requestId = headers.get('X-Request-Id');
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal',
      message: expect.stringContaining(`the reference ${requestId}`),
    });
    expect(JSON.stringify(body)).not.toContain('secret reason');
    expect(site.log.lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        requestId,
        err: expect.objectContaining({ message: 'the secret reason' }),
      }),
    );
  });
});

it('no JSON at all makes an operation fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), async (value) => {
      const { status } = await postJson({ name: 'Ada', extra: value });
      expect([200, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
});

/** Sends raw bytes and returns the start of the response. */
function raw(head: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => socket.write(head + body));
    socket.setEncoding('utf8').once('data', (text: string) => {
      resolve(text);
      socket.destroy();
    });
    socket.once('error', reject).once('end', () => reject(new Error('closed without a response')));
  });
}
