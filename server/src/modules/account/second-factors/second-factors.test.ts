import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { timeCode } from '../../../platform/auth/totp.ts';
import { goodPassword, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const seconds = (count: number) => {
  now += count * 1000;
};
const authenticatorSetUp = z.object({ secret: z.string(), address: z.string() });
const recovery = z.object({ recoveryCodes: z.array(z.string()) });

describe('second factors', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;
  const codeOf = (secret: string) => timeCode(secret, Math.floor(now / 30_000));

  /** A user with an authenticator app; every code so far is used. */
  async function withApp() {
    count += 1;
    const email = `person-${count}@example.com`;
    const browser = await newcomer(app, email);
    const { secret, address } = authenticatorSetUp.parse(
      (await browser.post('/api/me/authenticator/begin')).body,
    );
    const on = await browser.post('/api/me/authenticator', { code: codeOf(secret) });
    const { recoveryCodes } = recovery.parse(on.body);
    seconds(30);
    return { email, browser, secret, address, recoveryCodes };
  }

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('asks for a code besides the password once an app is on, and logs in with it', async () => {
    const { email, secret, address, recoveryCodes } = await withApp();
    expect(address).toMatch(
      /^otpauth:\/\/totp\/Portway:person-\d+%40example\.com\?secret=[A-Z2-7]{32}&issuer=Portway$/,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    const browser = new TestBrowser(app);
    const needed = await browser.logIn(email, goodPassword);
    expect([needed.status, needed.body.code]).toEqual([401, 'code-needed']);
    const wrong = await browser.logIn(email, goodPassword, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-code']);
    expect((await browser.logIn(email, goodPassword, codeOf(secret))).status).toBe(200);
    expect((await browser.get('/api/me')).body.secondFactor).toBe(true);
    // A wrong password does not reveal that there is an app.
    expect((await browser.logIn(email, 'not the password of it')).body.code).toBe('wrong-login');
  });

  it('accepts no code twice, and none older or newer than half a minute', async () => {
    const { email, secret } = await withApp();
    const browser = new TestBrowser(app);
    const code = codeOf(secret);
    expect((await browser.logIn(email, goodPassword, code)).status).toBe(200);
    expect((await browser.logIn(email, goodPassword, code)).status).toBe(401);
    const step = Math.floor(now / 30_000);
    expect((await browser.logIn(email, goodPassword, timeCode(secret, step + 2))).status).toBe(401);
    expect((await browser.logIn(email, goodPassword, timeCode(secret, step - 1))).status).toBe(401);
    expect((await browser.logIn(email, goodPassword, timeCode(secret, step + 1))).status).toBe(200);
  });

  it('accepts no code of an app whose secret was copied from another account, and still the recovery codes', async () => {
    const [amara, thief] = [await withApp(), await withApp()];
    await app.superuser
      .updateTable('authenticator')
      .set(({ selectFrom }) => ({
        sealed_secret: selectFrom('authenticator as theirs')
          .innerJoin('account', 'account.id', 'theirs.account')
          .select('theirs.sealed_secret')
          .where('account.email', '=', thief.email),
      }))
      .where(({ eb, selectFrom }) =>
        eb('account', 'in', selectFrom('account').select('id').where('email', '=', amara.email)),
      )
      .execute();
    const browser = new TestBrowser(app);
    const { status, body } = await browser.logIn(amara.email, goodPassword, codeOf(thief.secret));
    expect([status, body.code]).toEqual([401, 'wrong-code']);
    const [spare = ''] = amara.recoveryCodes;
    expect((await browser.logIn(amara.email, goodPassword, spare)).status).toBe(200);
    expect(app.log.lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual(
      Array(2).fill('The secret of an authenticator app cannot be decrypted'),
    );
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { email, browser, recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    const other = new TestBrowser(app);
    expect((await other.logIn(email, goodPassword, first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await other.logIn(email, goodPassword, first)).status).toBe(401);
    expect((await browser.get('/api/me/security')).body).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = recovery.parse((await browser.post('/api/me/recovery-codes')).body);
    expect((await other.logIn(email, goodPassword, second)).status).toBe(401);
    expect((await other.logIn(email, goodPassword, renewed.recoveryCodes[0])).status).toBe(200);
  });

  it('turns off, and its recovery codes with it', async () => {
    const { email, browser } = await withApp();
    await browser.delete('/api/me/authenticator');
    expect((await new TestBrowser(app).logIn(email, goodPassword)).status).toBe(200);
    expect((await browser.get('/api/me/security')).body).toMatchObject({
      authenticator: false,
      recoveryCodesLeft: 0,
    });
  });

  it('is required, in a session from before it was on, before log-in methods change', async () => {
    const email = 'early@example.com';
    const early = await newcomer(app, email);
    const browser = new TestBrowser(app);
    await browser.logIn(email, goodPassword);
    const { secret } = authenticatorSetUp.parse((await browser.post('/api/me/authenticator/begin')).body);
    await browser.post('/api/me/authenticator', { code: codeOf(secret) });
    seconds(30);
    const refused = await early.delete('/api/me/authenticator');
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm-identity']);
    await early.post('/api/auth/confirm', { password: goodPassword, code: codeOf(secret) });
    expect((await early.delete('/api/me/authenticator')).status).toBe(200);
  });

  it('is not on until a code of the app was entered', async () => {
    const browser = await newcomer(app, `half@example.com`);
    await browser.post('/api/me/authenticator/begin');
    const wrong = await browser.post('/api/me/authenticator', { code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['code']]);
    expect((await new TestBrowser(app).logIn(`half@example.com`, goodPassword)).status).toBe(200);
  });

  it('requires a fresh proof before log-in methods change, when the log-in is not recent', async () => {
    const { browser, secret } = await withApp();
    seconds(15 * 60 + 1);
    const changes = [
      ['put', '/api/me/password', { password: 'seven grey herons at noon' }],
      ['post', '/api/me/email', { email: 'new@example.com' }],
      ['post', '/api/me/email/confirm', { email: 'new@example.com', otp: '000000' }],
      ['post', '/api/me/passkeys/begin', undefined],
      ['post', '/api/me/passkeys', { challenge: crypto.randomUUID(), credential: {}, name: 'A key' }],
      ['post', '/api/me/authenticator/begin', undefined],
      ['post', '/api/me/authenticator', { code: '000000' }],
      ['delete', '/api/me/authenticator', undefined],
      ['post', '/api/me/recovery-codes', undefined],
      ['post', '/api/me/export', undefined],
      ['post', '/api/me/deletion', undefined],
      ['delete', `/api/me/passkeys/${crypto.randomUUID()}`, undefined],
    ] as const;
    for (const [method, path, requestBody] of changes) {
      const { status, body } =
        method === 'delete' ? await browser.delete(path) : await browser[method](path, requestBody);
      expect([method, path, status, body.code]).toEqual([method, path, 403, 'confirm-identity']);
    }
    const wrong = await browser.post('/api/auth/confirm', {
      password: 'not the password of it',
      code: codeOf(secret),
    });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['password']]);
    const without = await browser.post('/api/auth/confirm', { password: goodPassword });
    expect([without.status, without.body.code]).toEqual([422, 'code-needed']);
    const right = await browser.post('/api/auth/confirm', { password: goodPassword, code: codeOf(secret) });
    expect(right.status).toBe(200);
    expect((await browser.post('/api/me/recovery-codes')).status).toBe(200);
  });

  it('stores the secret of an app encrypted, and recovery codes only hashed', async () => {
    const { secret, recoveryCodes } = await withApp();
    const { superuser: queries } = app;
    const rowsAsText = JSON.stringify([
      await queries.selectFrom('authenticator').selectAll().execute(),
      await queries.selectFrom('recovery_code').selectAll().execute(),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(rowsAsText).not.toContain(text);
  });
});

describe('attempts at a second factor', () => {
  it('are ten in a quarter of an hour', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const email = 'limited@example.com';
    const browser = await newcomer(app, email);
    const { secret } = authenticatorSetUp.parse((await browser.post('/api/me/authenticator/begin')).body);
    await browser.post('/api/me/authenticator', { code: codeOfNow(secret) });
    const statuses: number[] = [];
    for (let tried = 1; tried <= 10; tried += 1)
      statuses.push(
        (await browser.post('/api/auth/confirm', { password: goodPassword, code: '000000' })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429]);
  });
});

function codeOfNow(secret: string): string {
  return timeCode(secret, Math.floor(now / 30_000));
}
