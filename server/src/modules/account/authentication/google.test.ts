import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { goodPassword, mailsTo, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

/** A real OpenID Connect provider on this machine in place of Google; each test chooses the user. */
const provider = new OAuth2Server();
let claims: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  provider.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims);
  });
});
afterAll(() => provider.stop());

describe('Google sign-in', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    const issuer = provider.issuer.url ?? '';
    app = await startTestApp({
      google: () => ({ clientId: 'portway', clientSecret: 'secret', issuer }),
    });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const vouchFor = (email: string, more: Readonly<Record<string, unknown>> = {}) => {
    claims = { sub: `sub-${email}`, email, email_verified: true, name: 'Amara Okafor', ...more };
  };
  /** Goes to Google and back, following redirects like a browser; returns the final page. */
  async function thereAndBack(browser: TestBrowser, query = ''): Promise<string> {
    const away = await browser.ask(`/api/auth/google/start${query}`);
    expect(away.status).toBe(302);
    const atGoogle = await fetch(away.headers.get('Location') ?? '', { redirect: 'manual' });
    return await back(browser, atGoogle.headers.get('Location') ?? '');
  }
  async function back(browser: TestBrowser, address: string): Promise<string> {
    const { pathname, search } = new URL(address);
    const landed = await browser.ask(pathname + search);
    expect(landed.status).toBe(302);
    return landed.headers.get('Location') ?? '';
  }
  const finish = async (browser: TestBrowser, code?: string) => {
    const response = await browser.post('/api/auth/google/finish', code === undefined ? {} : { code });
    if (typeof response.body.token === 'string') browser.token = response.body.token;
    return response;
  };

  it('creates an account for Google’s user, and logs in without a token in any URL', async () => {
    vouchFor('new@gmail.com');
    const browser = new TestBrowser(app);
    const page = await thereAndBack(browser, '?next=%2Fdashboard%2Faccount&role=recruiter');
    expect(page).toBe('/login?google=done&next=%2Fdashboard%2Faccount');
    expect((await finish(browser)).status).toBe(200);
    expect((await browser.get('/api/me')).body).toMatchObject({
      email: 'new@gmail.com',
      fullName: 'Amara Okafor',
      role: 'recruiter',
      organisation: { role: 'owner' },
    });
    expect((await browser.get('/api/me/security')).body).toMatchObject({
      google: true,
      hasPassword: false,
    });
    // No password was ever chosen, so none matches.
    expect((await new TestBrowser(app).logIn('new@gmail.com', goodPassword)).status).toBe(401);
  });

  it('leads to the same account again, also under another address', async () => {
    vouchFor('again@gmail.com');
    const [first, second] = [new TestBrowser(app), new TestBrowser(app)];
    await thereAndBack(first);
    await finish(first);
    claims = { ...claims, email: 'renamed@gmail.com' };
    await thereAndBack(second);
    await finish(second);
    const ids = [(await first.get('/api/me')).body.id, (await second.get('/api/me')).body.id];
    expect(ids[0]).toBe(ids[1]);
  });

  it('leads to the account that has the address, where Google runs the mailbox, and tells its owner', async () => {
    const email = 'known@gmail.com';
    const owner = await newcomer(app, email);
    vouchFor(email);
    const browser = new TestBrowser(app);
    await thereAndBack(browser);
    await finish(browser);
    expect((await browser.get('/api/me')).body.id).toBe((await owner.get('/api/me')).body.id);
    expect((await mailsTo(app, email)).map(({ kind }) => kind)).toContain('security-changed');
  });

  it('does not lead to an account whose mailbox Google does not run, unless it is a company’s own', async () => {
    const email = 'somebody@company.example';
    await newcomer(app, email);
    vouchFor(email);
    expect(await thereAndBack(new TestBrowser(app))).toBe('/login?google=exists');
    vouchFor(email, { hd: 'company.example' });
    expect(await thereAndBack(new TestBrowser(app))).toBe('/login?google=done');
  });

  it('does not take an address that Google has not verified', async () => {
    vouchFor('unsure@gmail.com', { email_verified: false });
    expect(await thereAndBack(new TestBrowser(app))).toBe('/login?google=refused');
  });

  it('accepts a response only in the browser that started it, and only its own', async () => {
    vouchFor('careful@gmail.com');
    const [browser, other] = [new TestBrowser(app), new TestBrowser(app)];
    const away = await browser.ask('/api/auth/google/start');
    const atGoogle = await fetch(away.headers.get('Location') ?? '', { redirect: 'manual' });
    const address = atGoogle.headers.get('Location') ?? '';
    expect(await back(other, address)).toBe('/login?google=refused');
    await other.ask('/api/auth/google/start');
    expect(await back(other, address)).toBe('/login?google=refused');
    expect((await finish(other)).body.code).toBe('google-too-late');
    const altered = new URL(address);
    altered.searchParams.set('state', 'another');
    expect(await back(browser, altered.href)).toBe('/login?google=refused');
  });

  it('is refused when the visitor says no at Google', async () => {
    const browser = new TestBrowser(app);
    const away = await browser.ask('/api/auth/google/start?next=%2Ftools');
    const state = new URL(away.headers.get('Location') ?? '').searchParams.get('state') ?? '';
    const page = await back(
      browser,
      `${app.origin}/api/auth/google/callback?error=access_denied&state=${state}`,
    );
    expect(page).toBe('/login?google=refused&next=%2Ftools');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (next) => {
      vouchFor('next@gmail.com');
      expect(await thereAndBack(new TestBrowser(app), `?next=${encodeURIComponent(next)}`)).toBe(
        '/login?google=done',
      );
    },
  );
});

it('does not exist where it is not enabled', async () => {
  await using app = await startTestApp();
  expect((await httpClient(app.ask).get('/api/auth/ways')).body).toEqual({ google: false });
  expect((await app.ask('/api/auth/google/start')).status).toBe(404);
  expect((await app.ask('/api/auth/google/callback')).headers.get('Location')).toBe('/login?google=refused');
});

it('reports a failure while Google is unreachable, and logs it', async () => {
  const nobody = { clientId: 'portway', clientSecret: 'secret', issuer: 'http://localhost:9' };
  await using app = await startTestApp({ google: () => nobody });
  const away = await app.ask('/api/auth/google/start');
  expect([away.status, away.headers.get('Location')]).toEqual([302, '/login?google=refused']);
  expect(app.log.lines.filter(({ level }) => level === 40)).toHaveLength(1);
});
