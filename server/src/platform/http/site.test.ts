import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles, makeWebFixture } from '../../testing/servers/web-fixture.ts';
import { startTestApi, type TestSite } from '../../testing/test-app.ts';
import { securityHeaders } from './guarded-response.ts';
import { loadWebBuild } from './pages/web-build.ts';

const fixture = makeWebFixture();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let site: TestSite;
let now = Date.parse('2026-07-15T12:00:00Z');

beforeAll(async () => {
  const web = await loadWebBuild(fixture.folder);
  if (web === undefined) throw new Error('The fixture has no server/index.js.');
  const addRoutes: Parameters<typeof startTestApi>[0] = (api) => {
    api.get('/api/key', (context) => context.text(context.req.header('Idempotency-Key') ?? 'none'));
    api.get('/api/whoami', (context) =>
      context.text(`cookie ${context.req.header('Cookie')} under ${context.env.requestId}`),
    );
    api.get('/api/down', () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    api.get('/api/suggested', (context) => {
      context.env.keepReady?.('{}', undefined);
      return context.json({});
    });
  };
  site = await startTestApi(addRoutes, { web, now: () => now });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  fixture.remove();
});

const title = async (path: string, init?: RequestInit) =>
  /<title>(.*)<\/title>/.exec(await (await site.ask(path, init)).text())?.[1];

describe('every response', () => {
  it.each([
    ['the API', '/api/whoami', 200],
    ['an address the API does not have', '/api/nothing', 404],
    ['a prerendered page', '/prerendered', 200],
    ['a page rendered on demand', '/prerendered?years=2', 200],
    ['a page that is kept', '/fees', 200],
    ['a page that is not there', '/nothing', 404],
    ['a rendered file', '/file', 200],
    ['an asset', '/assets/app-1a2b3c.js', 200],
    ['an asset that is not there', '/assets/app-0.js', 404],
    ['a redirect', '/fees/', 301],
  ])('has every security header: %s', async (_, path, status) => {
    await site.ask(path);
    // The second time, a cacheable page comes from the cache.
    const response = await site.ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Security-Policy'), 'one policy').not.toContain(',');
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (name !== 'Content-Security-Policy') expect(response.headers.get(name), name).toBe(value);
    }
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'[^;]*; require-trusted-types-for 'script'; style-src 'self';/,
    );
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });

  it('has them when it is a 304', async () => {
    const etag = (await site.ask('/prerendered')).headers.get('ETag') ?? '';
    const response = await site.ask('/prerendered', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('ETag')).toBe(etag);
  });

  it('is not stored by anyone when it is the API’s', async () => {
    for (const path of ['/api/whoami', '/api/nothing', '/api']) {
      expect((await site.ask(path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('carries the caller’s request id if it is well-formed, and the log has it', async () => {
    for (const path of ['/prerendered', '/api/whoami']) {
      const response = await site.ask(path, { headers: { 'X-Request-Id': 'caller-1.a_b' } });
      expect(response.headers.get('X-Request-Id')).toBe('caller-1.a_b');
    }
    for (const bad of ['short', 'with space in it', 'x'.repeat(65), 'a"b-cdefgh']) {
      const response = await site.ask('/prerendered', { headers: { 'X-Request-Id': bad } });
      expect(response.headers.get('X-Request-Id')).not.toBe(bad);
    }
  });
});

describe('a published file', () => {
  it('is cached for a year when its name carries its hash, and revalidated otherwise', async () => {
    const cached = async (path: string) => (await site.ask(path)).headers.get('Cache-Control');
    expect(await cached('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('/favicon.svg')).toBe('no-cache');
    expect(await cached('/prerendered')).toBe('no-cache');
  });

  it('has its type and is the same whatever the query is', async () => {
    const response = await site.ask('/favicon.svg?v=2');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(await response.text()).toContain('<svg');
  });

  it.each([
    '/prerendered/index.html',
    '/__spa-fallback.html',
    '/../server/index.js',
    '/%2e%2e/server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/prerendered/index.html.br',
  ])('is only what is listed: %s is not', async (path) => expect((await site.ask(path)).status).toBe(404));
});

describe('a prerendered page', () => {
  it('is sent with the hash of its inline script', async () => {
    const response = await site.ask('/prerendered');
    expect(response.headers.get('Content-Security-Policy')).toContain(`script-src 'self' ${hash('boot()')};`);
    expect(await response.text()).toContain('<p>Prerendered');
  });

  it('is sent in the smallest encoding the caller accepts, each under its own ETag', async () => {
    const tags = new Set<string | null>();
    const files = { br: '.br', gzip: '.gz', identity: '' } as const;
    for (const [encoding, suffix] of Object.entries(files)) {
      const response = await site.ask('/prerendered', {
        method: 'HEAD',
        headers: { 'Accept-Encoding': encoding },
      });
      expect(response.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(Number(response.headers.get('Content-Length'))).toBe(
        fixtureFiles[`client/prerendered/index.html${suffix}`].length,
      );
      tags.add(response.headers.get('ETag'));
    }
    expect(tags.size).toBe(3);
  });

  it('is rendered instead when the URL has a query, which it would ignore', async () => {
    expect(await title('/prerendered?years=2')).toBe('rendered for ?years=2');
    expect((await site.ask('/prerendered.data')).status).toBe(200);
  });

  it('responds to a HEAD without a body, and to no POST', async () => {
    const head = await site.ask('/prerendered', { method: 'HEAD' });
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
    const post = await site.ask('/prerendered', { method: 'POST' });
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a rendered page', () => {
  it('is compressed and sent with the hash of its inline script', async () => {
    const response = await site.ask('/prerendered?a=1', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Content-Security-Policy')).toContain(hash('go("rendered for ?a=1")'));
  });

  it('is the text that the build hands over beside a response without a body', async () => {
    const response = await site.ask('/slow', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
    expect(await response.text()).toMatch(/^<!doctype html><title>drawn \d+<\/title>.*assigned\. $/);
  });

  it('reaches the API in this process with its visitor’s cookie and request id', async () => {
    const headers = { Cookie: 'session=abc', 'X-Request-Id': 'request-1' };
    expect(await title('/session', { headers })).toBe('cookie session=abc under request-1');
  });
});

describe('a page that may be cached until midnight', () => {
  it('is rendered once a day in London, for every encoding', async () => {
    const first = await title('/fees');
    expect(await title('/fees')).toBe(first);
    now = Date.parse('2026-07-15T22:59:59Z');
    expect(await title('/fees', { headers: { 'Accept-Encoding': 'identity' } })).toBe(first);
    now = Date.parse('2026-07-15T23:00:00Z');
    const next = await title('/fees');
    expect(next).not.toBe(first);
    now = Date.parse('2026-07-16T22:00:00Z');
    expect(await title('/fees')).toBe(next);
  });

  it('is cached on our server only, and has an ETag to revalidate with', async () => {
    const response = await site.ask('/fees');
    expect(response.headers.get('Portway-Keep')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const second = await site.ask('/fees', {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(second.status).toBe(304);
  });

  it('is the same bytes in every encoding, the first time and later', async () => {
    now = Date.parse('2026-07-20T12:00:00Z');
    for (const _ of ['first', 'later']) {
      const bodies = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => (await raw('/fees', encoding)).body),
      );
      const [br, gzip, identity] = bodies;
      if (br === undefined || gzip === undefined || identity === undefined) throw new Error('no bodies');
      const texts = [brotliDecompressSync(br), gunzipSync(gzip), identity].map((bytes) =>
        bytes.toString().replace(/fees \d+/g, 'fees'),
      );
      expect(new Set(texts).size).toBe(1);
    }
  });

  it('is cached under its canonical path alone: other spellings of it could fill the cache', async () => {
    for (const spelling of ['/Fees', '/fees//.']) {
      expect((await raw(spelling)).headers.etag, spelling).toBeUndefined();
    }
  });

  it('is cached under the name of an operation too, which has capitals', async () => {
    expect(await title('/api/docs/addJob')).toBe(await title('/api/docs/addJob'));
    expect((await raw('/API/docs/addJob')).headers.etag).toBeUndefined();
  });

  it('is rendered for each query, and for each visitor it sets a cookie for', async () => {
    expect(await title('/fees?a=1')).not.toBe(await title('/fees?a=1'));
    expect(await title('/fees-for-you')).not.toBe(await title('/fees-for-you'));
  });
});

describe('the URL a page sees', () => {
  it('is on the configured origin, whatever the Host header says', async () => {
    const { body } = await raw('/where', 'identity', 'evil.example');
    expect(body.toString()).not.toContain('evil.example');
    expect(body.toString()).toMatch(/<title>http:\/\/localhost:\d+\/where<\/title>/);
  });
});

describe('pages that may be framed', () => {
  it.each(['first', 'kept'])('is a tool under /embed/, on any site (%s)', async () => {
    const { headers } = await site.ask('/embed/fees');
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *;');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each(['/fees', '/embed', '/embedded/fees', '/x/embed/fees'])('is not %s', async (path) => {
    const { headers } = await site.ask(path);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none';");
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});

describe('an API response', () => {
  it.each(['/api/whoami', '/%61pi/whoami', '/x/../api/whoami', 'http://other.example/api/whoami'])(
    'must not be stored, also when it is requested as %s',
    async (path) => {
      const { statusCode, headers } = await raw(path);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    },
  );
});

describe('a page that fails', () => {
  it('is unavailable for a while where the database is gone, and says when to try again', async () => {
    const response = await site.ask('/down');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const problem = await site.ask('/api/down');
    expect([problem.status, problem.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(await problem.json()).toMatchObject({ code: 'unavailable' });
  });

  it('writes what the framework throws to the log as one line, with the id of the request', async () => {
    const before = site.log.lines.length;
    expect((await site.ask('/broken', { headers: { 'X-Request-Id': 'broken-1' } })).status).toBe(500);
    await expect.poll(() => site.log.lines.length).toBe(before + 2);
    expect(site.log.lines[before]).toMatchObject({
      ...{ level: 50, requestId: 'broken-1', msg: 'A page could not be rendered' },
      err: { message: 'a loader that fails' },
    });
  });
});

describe('the log', () => {
  it('has health checks that found something wrong', async () => {
    const before = site.log.lines.length;
    expect((await site.ask('/metrics')).status).toBe(404);
    await expect.poll(() => site.log.lines.length).toBe(before + 1);
    expect(site.log.lines[before]).toMatchObject({ path: '/metrics', status: 404 });
  });

  it('has one line per request, without query, address, browser, cookie or body', async () => {
    const before = site.log.lines.length;
    const headers = { Cookie: 'session=secret', 'User-Agent': 'Browser/1.0', 'X-Request-Id': 'logged-1' };
    await (await site.ask('/prerendered?salary=41700', { headers })).text();
    await (await site.ask('/prerendered', { headers })).text();
    await expect.poll(() => site.log.lines.length).toBe(before + 2);
    for (const line of site.log.lines.slice(before)) {
      expect(line).toEqual({
        level: 30,
        time: expect.any(Number),
        requestId: 'logged-1',
        method: 'GET',
        path: '/prerendered',
        status: 200,
        ms: expect.any(Number),
        msg: 'A request was answered',
      });
    }
  });

  it('leaves out the files of the build, of which a page brings dozens, but not one that is missing', async () => {
    const before = site.log.lines.length;
    await (await site.ask('/assets/app-1a2b3c.js')).text();
    await (await site.ask('/assets/gone.js')).text();
    await expect.poll(() => site.log.lines.length).toBeGreaterThan(before);
    expect(site.log.lines.slice(before)).toMatchObject([{ path: '/assets/gone.js', status: 404 }]);
  });

  it('leaves out a suggestion that was ready in memory, not the one that made it', async () => {
    const before = site.log.lines.length;
    for (let round = 0; round < 3; round++) await (await site.ask('/api/suggested?query=nurse')).text();
    await (await site.ask('/api/whoami')).text();
    await expect.poll(() => site.log.lines.length).toBeGreaterThan(before + 1);
    expect(site.log.lines.slice(before)).toMatchObject([{ path: '/api/suggested' }, { path: '/api/whoami' }]);
  });
});

/**
 * Requests a path verbatim and returns the body undecoded: `fetch` would normalise the one and decode the
 * other.
 */
async function raw(path: string, encoding = 'identity', host = new URL(site.origin).host) {
  const { hostname, port } = new URL(site.origin);
  const headers = { Host: host, 'Accept-Encoding': encoding };
  const request = get({ hostname, port, path, headers });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('no response');
  return { statusCode: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('the key under which a page calls the API', () => {
  const keyOf = (visitor: string) => title('/keyed', { headers: { 'X-Forwarded-For': visitor } });

  it('is the visitor’s own: it cannot be worked out from what a page is sent', async () => {
    const key = await keyOf('203.0.113.1');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keyOf('203.0.113.1')).toBe(key);
    expect(await keyOf('203.0.113.2')).not.toBe(key);
  });
});
