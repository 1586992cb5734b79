import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../testing/access/access-cast.ts';
import { isNight } from '../../testing/at-night.ts';
import { EventReader } from '../../testing/event-reader.ts';
import {
  hasProxy,
  proxyKinds,
  type ReverseProxy,
  startReverseProxy,
} from '../../testing/servers/reverse-proxy.ts';
import { freePort, startTestApi, startTestApp, type TestApp, type TestSite } from '../../testing/test-app.ts';

const portOf = ({ origin }: { readonly origin: string }) => Number(new URL(origin).port);

// With Debian's own packages, which the nightly run installs where it may.
describe.each(proxyKinds)('behind %s, set up as in deploy/', (kind) => {
  describe.runIf(isNight && hasProxy(kind))('the site', () => {
    let api: TestSite;
    let app: TestApp;
    let toApi: ReverseProxy;
    let toApp: ReverseProxy;
    beforeAll(async () => {
      api = await startTestApi((routes) =>
        routes
          .get('/api/whoami', (context) => context.json(context.env.visitor))
          .post('/api/me/resumes', async (context) =>
            context.json((await context.req.arrayBuffer()).byteLength),
          ),
      );
      app = await startTestApp();
      toApi = await startReverseProxy(kind, portOf(api));
      toApp = await startReverseProxy(kind, portOf(app));
    });
    afterAll(async () => {
      for (const each of [toApi, toApp, api, app]) await each[Symbol.asyncDispose]();
    });

    it('knows a visitor by the address that the proxy saw, whatever the visitor claims', async () => {
      const response = await fetch(`${toApi.origin}/api/whoami`, {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
      // All that the test comes from: one that came from elsewhere would be no trusted proxy.
      expect(await response.json()).toBe('127.0.0.1');
    });

    it('gets files of 10 MB whole, and refuses larger ones in words', async () => {
      const send = (bytes: number) =>
        fetch(`${toApi.origin}/api/me/resumes`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: new Uint8Array(bytes),
        });
      expect(await (await send(10_000_000)).json()).toBe(10_000_000);
      const candidate = await accessCast({
        ...app,
        ask: (path, init) => fetch(toApp.origin + path, init),
      }).make('candidate');
      const refused = await candidate.upload('/api/me/resumes?name=cv.txt', 'a'.repeat(10_500_000), {
        headers: { 'Content-Type': 'application/octet-stream' },
      });
      expect([refused.status, refused.body]).toMatchObject([
        413,
        { fields: { file: expect.stringContaining('10 MB') } },
      ]);
      // Only nginx has a limit of its own; Caddy passes the body on, and the site refuses it.
      const response = await fetch(`${toApp.origin}/api/me/resumes?name=cv.txt`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array(12_000_000),
      }).catch(() => undefined);
      if (kind === 'nginx') {
        expect(response?.status).toBe(413);
        expect(await response?.json()).toMatchObject({ code: 'too-large' });
      }
    });

    it('sends live events at once', async () => {
      const candidate = await accessCast(app).make('candidate');
      const reader = new EventReader();
      const start = performance.now();
      await reader.open({ ask: (path, init) => fetch(toApp.origin + path, init) }, candidate.headers);
      await reader.untilBegun();
      // A proxy that holds the stream back sends it when the site ends it, after minutes.
      expect({ status: reader.status, soon: performance.now() - start < 10_000 }).toEqual({
        status: 200,
        soon: true,
      });
      reader.cut();
    });

    it('leaves nothing in the log of the proxy that someone typed, when it fails either', async () => {
      const words = 'amara-okafor-typed-this';
      const headers = { Referer: `https://portway.example/jobs?text=${words}`, Cookie: `session=${words}` };
      await fetch(`${toApi.origin}/api/whoami?text=${words}`, { headers });
      await using idleProxy = await startReverseProxy(kind, await freePort());
      const response = await fetch(`${idleProxy.origin}/api/whoami?text=${words}`, { headers });
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
      expect(await response.text()).toContain('Portway is not here right now. Try again in a minute.');
      await expect.poll(() => toApi.logs()).toContain('/api/whoami');
      for (const proxy of [toApi, idleProxy]) expect(proxy.logs()).not.toContain(words);
    });
  });
});
