import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => {
  now += count * 60_000;
};
const hours = (count: number) => minutes(count * 60);

describe('a session', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;
  const someone = async (role = 'candidate') => {
    count += 1;
    const email = `person-${count}@example.com`;
    return { email, browser: await newcomer(app, email, { role }) };
  };
  const statusOf = async (browser: TestBrowser) => (await browser.get('/api/me')).status;

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('is worthless without the cookie issued with it', async () => {
    const { browser } = await someone();
    expect(browser.cookies.has('session')).toBe(true);
    const thief = new TestBrowser(app);
    thief.token = browser.token;
    expect(await statusOf(thief)).toBe(401);
    thief.cookies.set('session', 'A'.repeat(43));
    expect(await statusOf(thief)).toBe(401);
    expect(await statusOf(browser)).toBe(200);
  });

  it('refuses a page that was rendered for another user', async () => {
    const [one, other] = [await someone(), await someone()];
    const { id } = (await one.browser.get('/api/me')).body;
    const forTheFirst = { 'Portway-Account': String(id) };
    const codeOf = async ({ browser }: typeof one) => {
      const { status, body } = await browser.get('/api/me', forTheFirst);
      return [status, body.code];
    };
    expect(await codeOf(one)).toEqual([200, undefined]);
    expect(await codeOf(other)).toEqual([409, 'other-account']);
  });

  it('sets a cookie that no script reads and no other site sends', async () => {
    const { email } = await someone();
    const response = await app.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email, password: goodPassword }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/),
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/),
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('ends after a day without use for a candidate, and half an hour for a recruiter', async () => {
    const [candidate, recruiter] = [await someone(), await someone('recruiter')];
    minutes(29);
    expect(await statusOf(recruiter.browser)).toBe(200);
    minutes(30);
    expect(await statusOf(recruiter.browser)).toBe(401);
    hours(23);
    expect(await statusOf(candidate.browser)).toBe(200);
    hours(24);
    expect(await statusOf(candidate.browser)).toBe(401);
  });

  it('ends after thirty days, however much it is used', async () => {
    const { browser } = await someone();
    for (let half = 1; half <= 59; half += 1) {
      hours(12);
      const response = await browser.get('/api/me');
      expect(response.status, `after ${half / 2} days`).toBe(200);
      browser.token = response.headers.get('Portway-Token') ?? browser.token;
    }
    hours(12);
    expect(await statusOf(browser)).toBe(401);
  });

  it('gets a new token after a quarter of an hour; the old one is valid until the new one is in use', async () => {
    const { browser } = await someone();
    const old = browser.token;
    expect((await browser.get('/api/me')).headers.get('Portway-Token')).toBeNull();
    minutes(15);
    const fresh = (await browser.get('/api/me')).headers.get('Portway-Token');
    expect(fresh).toMatch(/^[\w-]{43}$/);
    // The response was lost, or another tab still uses the old token.
    expect(await statusOf(browser)).toBe(200);
    browser.token = fresh ?? undefined;
    expect(await statusOf(browser)).toBe(200);
    browser.token = old;
    expect(await statusOf(browser)).toBe(200);
  });

  it('ends when a token replaced a while ago is used: it was copied', async () => {
    const { browser } = await someone();
    const old = browser.token;
    minutes(15);
    const fresh = (await browser.get('/api/me')).headers.get('Portway-Token') ?? undefined;
    browser.token = fresh;
    await browser.get('/api/me');
    minutes(2);
    browser.token = old;
    expect(await statusOf(browser)).toBe(401);
    browser.token = fresh;
    expect(await statusOf(browser)).toBe(401);
    const entries = await app.superuser.selectFrom('audit_entry').select('action').execute();
    expect(entries.map(({ action }) => action)).toContain('token-replayed');
  });

  it('is listed with device and network, and can be ended from another', async () => {
    const { browser, email } = await someone();
    const phone = new TestBrowser(app, {
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604',
    });
    minutes(1);
    await phone.logIn(email, goodPassword);
    const { body } = await browser.get('/api/me/sessions');
    expect(body.sessions).toEqual([
      expect.objectContaining({ current: false, device: 'Safari on iPhone', network: '127.0.0.0/24' }),
      expect.objectContaining({ current: true, device: expect.any(String) }),
    ]);
    const rows = await app.superuser
      .selectFrom('session')
      .selectAll()
      .where('device', '=', 'Safari on iPhone')
      .executeTakeFirstOrThrow();
    expect((await browser.delete(`/api/me/sessions/${rows.id}`)).status).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(browser)).toBe(200);
  });

  it('logs out here, or everywhere else', async () => {
    const { browser, email } = await someone();
    const other = new TestBrowser(app);
    await other.logIn(email, goodPassword);
    await browser.post('/api/me/sessions/end-others');
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401]);
    const response = await browser.post('/api/auth/logout');
    expect([response.status, browser.cookies.has('session')]).toEqual([200, false]);
    expect(await statusOf(browser)).toBe(401);
  });

  it('stores neither a token nor a cookie in plain text', async () => {
    const { browser } = await someone();
    const rows = await app.superuser.selectFrom('session').selectAll().execute();
    const rowsAsText = JSON.stringify(rows);
    expect(rowsAsText).not.toContain(browser.token);
    expect(rowsAsText).not.toContain(browser.cookies.get('session'));
  });

  it.each(['', 'Bearer', 'Bearer short', `Basic ${'A'.repeat(43)}`, `Bearer ${'A'.repeat(44)}`])(
    'is not begun by the header "%s"',
    async (header) => {
      const response = await app.ask('/api/me', { headers: { Authorization: header } });
      expect(response.status).toBe(401);
    },
  );
});

it('the cookie is bound to the host and to https wherever the site uses it', async () => {
  const { cookiesAt } = await import('../../../platform/http/credentials.ts');
  const { Hono } = await import('hono');
  const api = new Hono<import('../../../platform/http/app-env.ts').AppEnv>();
  const cookies = cookiesAt('https://portway.example');
  api.get('/', (context) => {
    cookies.set(context, 'session', 'abc', { lasts: 60 });
    return context.text(cookies.read(context, 'session') ?? 'none');
  });
  const response = await api.request('/', { headers: { Cookie: 'session=old; __Host-session=bound' } });
  expect(await response.text()).toBe('bound');
  expect(response.headers.get('Set-Cookie')).toBe(
    '__Host-session=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
  );
});
