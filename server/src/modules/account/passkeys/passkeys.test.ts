import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SoftwarePasskey } from '../../../testing/people/software-passkey.ts';
import { goodPassword, mailsTo, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const ceremony = z.object({ challenge: z.string(), options: z.object({ challenge: z.string() }) });

describe('passkeys', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;

  const begin = async (browser: TestBrowser, path: string) => {
    const { challenge, options } = ceremony.parse((await browser.post(path)).body);
    return { name: challenge, text: options.challenge };
  };
  const forLogIn = (browser: TestBrowser) => begin(browser, '/api/auth/passkey/begin');
  const logIn = async (browser: TestBrowser, challenge: string, credential: unknown) => {
    const response = await browser.post('/api/auth/passkey/login', { challenge, credential });
    if (typeof response.body.token === 'string') browser.token = response.body.token;
    return response;
  };
  async function withPasskey() {
    count += 1;
    const browser = await newcomer(app, `person-${count}@example.com`);
    const passkey = new SoftwarePasskey(app.origin);
    const { name, text } = await begin(browser, '/api/me/passkeys/begin');
    const response = await browser.post('/api/me/passkeys', {
      challenge: name,
      credential: passkey.create(text),
      name: 'My laptop',
    });
    expect(response.status).toBe(200);
    return { browser, passkey };
  }

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('logs in without a password, as with two factors', async () => {
    const { browser: first, passkey } = await withPasskey();
    const browser = new TestBrowser(app);
    const { name, text } = await forLogIn(browser);
    expect((await logIn(browser, name, passkey.get(text))).status).toBe(200);
    const me = (await browser.get('/api/me')).body;
    expect(me).toMatchObject({ id: (await first.get('/api/me')).body.id, secondFactor: true });
    expect((await browser.get('/api/me/security')).body.passkeys).toEqual([
      expect.objectContaining({ name: 'My laptop', lastUsedAt: expect.any(String) }),
    ]);
  });

  it('accepts a response to each challenge once, within five minutes, for its own purpose', async () => {
    const { passkey } = await withPasskey();
    const browser = new TestBrowser(app);
    const { name, text } = await forLogIn(browser);
    const assertion = passkey.get(text);
    expect((await logIn(browser, name, assertion)).status).toBe(200);
    expect((await logIn(browser, name, assertion)).status).toBe(401);
    const late = await forLogIn(browser);
    now += 5 * 60_000;
    expect((await logIn(browser, late.name, passkey.get(late.text))).status).toBe(401);
    const [one, other] = [await forLogIn(browser), await forLogIn(browser)];
    expect((await logIn(browser, one.name, passkey.get(other.text))).status).toBe(401);
  });

  it.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['of somebody who did not prove themselves to it', { verified: false }],
  ])('accepts no response %s', async (_, how) => {
    const { passkey } = await withPasskey();
    const browser = new TestBrowser(app);
    const { name, text } = await forLogIn(browser);
    expect((await logIn(browser, name, passkey.get(text, how))).status).toBe(401);
  });

  it('accepts no response of an unknown passkey, or with another one’s signature', async () => {
    const { passkey } = await withPasskey();
    const browser = new TestBrowser(app);
    const stranger = new SoftwarePasskey(app.origin);
    const first = await forLogIn(browser);
    expect((await logIn(browser, first.name, stranger.get(first.text))).body.code).toBe('wrong-passkey');
    const second = await forLogIn(browser);
    const { id, rawId } = passkey.get(second.text);
    expect((await logIn(browser, second.name, { ...stranger.get(second.text), id, rawId })).status).toBe(401);
  });

  it('accepts no response whose counter goes back: the passkey was copied', async () => {
    const { passkey } = await withPasskey();
    const browser = new TestBrowser(app);
    passkey.counter = 9;
    const first = await forLogIn(browser);
    expect((await logIn(browser, first.name, passkey.get(first.text))).status).toBe(200);
    passkey.counter = 4;
    const second = await forLogIn(browser);
    expect((await logIn(browser, second.name, passkey.get(second.text))).status).toBe(401);
  });

  it('adds none for the challenge of another account, of a log-in, or of another site', async () => {
    const { browser } = await withPasskey();
    const other = (await withPasskey()).browser;
    const passkey = new SoftwarePasskey(app.origin);
    const add = async (challenge: string, credential: unknown) =>
      (await browser.post('/api/me/passkeys', { challenge, credential, name: 'A key' })).status;
    const theirs = await begin(other, '/api/me/passkeys/begin');
    expect(await add(theirs.name, passkey.create(theirs.text))).toBe(409);
    const logInChallenge = await forLogIn(browser);
    expect(await add(logInChallenge.name, passkey.create(logInChallenge.text))).toBe(409);
    const ceremonyOfAccount = await begin(browser, '/api/me/passkeys/begin');
    expect(
      await add(
        ceremonyOfAccount.name,
        passkey.create(ceremonyOfAccount.text, { origin: 'https://evil.example' }),
      ),
    ).toBe(409);
  });

  it('ignores the attestation, which could name URLs for us to fetch', async () => {
    const browser = await newcomer(app, 'attested@example.com');
    const { name, text } = await begin(browser, '/api/me/passkeys/begin');
    const credential = new SoftwarePasskey(app.origin).create(text, { attested: true });
    const response = await browser.post('/api/me/passkeys', { challenge: name, credential, name: 'A key' });
    expect(response.status).toBe(200);
  });

  it('protects an account: a log-in by password alone cannot change log-in methods', async () => {
    const { browser } = await withPasskey();
    const thief = new TestBrowser(app);
    const { email } = z.object({ email: z.string() }).parse((await browser.get('/api/me')).body);
    expect((await thief.logIn(email, goodPassword)).status).toBe(200);
    for (const path of ['authenticator/begin', 'passkeys/begin', 'deletion']) {
      const { status, body } = await thief.post(`/api/me/${path}`);
      expect([path, status, body.code]).toEqual([path, 403, 'second-factor-needed']);
    }
    expect((await browser.post('/api/me/authenticator/begin')).status).toBe(200);
    expect((await mailsTo(app, email)).map(({ kind }) => kind)).toContain('security-changed');
  });

  it('counts as the second factor until the last one is removed', async () => {
    const { browser } = await withPasskey();
    const list = z.object({ passkeys: z.array(z.object({ id: z.string() })) });
    const [row] = list.parse((await browser.get('/api/me/security')).body).passkeys;
    expect((await browser.get('/api/me')).body.secondFactor).toBe(true);
    await browser.delete(`/api/me/passkeys/${row?.id}`);
    expect((await browser.get('/api/me')).body.secondFactor).toBe(false);
  });

  it('is removed by its owner, and no longer logs in', async () => {
    const { browser, passkey } = await withPasskey();
    const list = z.object({ passkeys: z.array(z.object({ id: z.string() })) });
    const [row] = list.parse((await browser.get('/api/me/security')).body).passkeys;
    expect((await browser.delete(`/api/me/passkeys/${row?.id}`)).status).toBe(200);
    const { name, text } = await forLogIn(browser);
    expect((await logIn(new TestBrowser(app), name, passkey.get(text))).status).toBe(401);
  });
});
