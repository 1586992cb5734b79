import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutHeaders } from '../../../testing/http-client.ts';
import { codeTo, goodPassword, mailsTo, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => {
  now += count * 60_000;
};

describe('signing up and logging in', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;
  const address = () => {
    count += 1;
    return `person-${count}@example.com`;
  };
  const signUp = (browser: TestBrowser, email: string, more: Record<string, unknown> = {}) =>
    browser.post('/api/auth/signup', {
      fullName: ' Amara Okafor ',
      email,
      password: goodPassword,
      role: 'candidate',
      ...more,
    });

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('makes an account by the mailed code, and logs it in', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    const signed = await signUp(browser, email);
    expect([signed.status, signed.body]).toEqual([200, { message: 'Signup successful! 🎉' }]);
    const otp = await codeTo(app, email);
    const verified = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(verified.body).toMatchObject({ message: 'OTP Verified Successfully ✅', next: 'login' });
    const { body } = await browser.logIn(email, goodPassword);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    const me = await browser.get('/api/me');
    expect(me.body).toMatchObject({ fullName: 'Amara Okafor', email, role: 'candidate', organisation: null });
  });

  it('makes a recruiter the owner of their organisation', async () => {
    const email = address();
    const browser = await newcomer(app, email, {
      role: 'recruiter',
      organizationName: 'Northgate Systems',
      website: 'northgate.example',
      industry: 'Software',
    });
    const { body } = await browser.get('/api/organisation');
    expect(body).toMatchObject({
      name: 'Northgate Systems',
      website: 'https://northgate.example',
      industry: 'Software',
      yourRole: 'owner',
    });
  });

  it('takes a code typed with spaces, and in whatever case the address is written', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email.toUpperCase());
    const otp = (await codeTo(app, email)).replace(/^(...)/, ' $1 ');
    const verified = await browser.post('/api/auth/verify-otp', { email: email.toUpperCase(), otp });
    expect(verified.status).toBe(200);
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
  });

  it('never trims a password', async () => {
    const email = address();
    const browser = new TestBrowser(app);
    const password = `  ${goodPassword} `;
    await signUp(browser, email, { password });
    await browser.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    expect((await browser.logIn(email, goodPassword)).status).toBe(401);
    expect((await browser.logIn(email, password)).status).toBe(200);
  });

  it.each([
    ['eleven char', 'Use 12 to 128 characters.'],
    [`${'a long one '.repeat(12)}`, 'Use 12 to 128 characters.'],
    ['password1234', 'easy to guess'],
    ['aaaaaaaaaaaaaa', 'easy to guess'],
    ['amaraokafor12', 'easy to guess'],
    ['portwayportway', 'easy to guess'],
  ])('refuses the password %j and says why', async (password, why) => {
    const { status, body } = await signUp(new TestBrowser(app), address(), { password });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({ password: expect.stringContaining(why) });
  });

  it('takes any Unicode as a password, counted in characters', async () => {
    const email = address();
    const browser = new TestBrowser(app);
    const password = '🦊🐢 пароль моря';
    expect((await signUp(browser, email, { password })).status).toBe(200);
    await browser.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    expect((await browser.logIn(email, password)).status).toBe(200);
  });

  it('refuses a wrong code, then the right one after five tries, and takes a new one', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    const otp = await codeTo(app, email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const first = await browser.post('/api/auth/verify-otp', { email, otp: wrong });
    expect([first.status, first.body.code, first.body.fields]).toEqual([
      422,
      'wrong-otp',
      { otp: 'Invalid OTP ❌' },
    ]);
    for (let attempt = 2; attempt <= 5; attempt += 1)
      await browser.post('/api/auth/verify-otp', { email, otp: wrong });
    const locked = await browser.post('/api/auth/verify-otp', { email, otp });
    expect([locked.status, locked.body.code]).toEqual([422, 'otp-locked']);
    await browser.post('/api/auth/resend-otp', { email });
    const fresh = await codeTo(app, email);
    expect((await browser.post('/api/auth/verify-otp', { email, otp: fresh })).status).toBe(200);
  });

  it('takes a code for ten minutes, once, and none after a newer one', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    const old = await codeTo(app, email);
    minutes(10);
    const late = await browser.post('/api/auth/verify-otp', { email, otp: old });
    expect(late.body.message).toBe('This code has expired. Ask for a new one.');
    await browser.post('/api/auth/resend-otp', { email });
    const otp = await codeTo(app, email);
    if (old !== otp)
      expect((await browser.post('/api/auth/verify-otp', { email, otp: old })).status).toBe(422);
    minutes(9);
    expect((await browser.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
    expect((await browser.post('/api/auth/verify-otp', { email, otp })).status).toBe(422);
  });

  it('does not log in a user who has not verified, and mails a new code instead', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    const firstCode = await codeTo(app, email);
    const refused = await browser.logIn(email, goodPassword);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-verified']);
    const codes = (await mailsTo(app, email)).filter((mail) => mail.kind === 'code-verify');
    expect(codes).toHaveLength(2);
    if ((await codeTo(app, email)) !== firstCode)
      expect((await browser.post('/api/auth/verify-otp', { email, otp: firstCode })).status).toBe(422);
    expect((await browser.logIn(email, 'a wrong password of some length')).body.code).toBe('wrong-login');
  });

  it('does not give a stranger the password of an account that its owner confirms', async () => {
    const email = address();
    const owner = new TestBrowser(app);
    await signUp(owner, email);
    const otp = await codeTo(app, email);
    const stranger = new TestBrowser(app);
    await signUp(stranger, email, { password: 'the stranger waits behind doors' });
    const verified = await owner.post('/api/auth/verify-otp', { email, otp });
    expect(verified.body.next).toBe('login');
    expect((await stranger.logIn(email, 'the stranger waits behind doors')).status).toBe(401);
    expect((await owner.logIn(email, goodPassword)).status).toBe(200);
  });

  it('does not adopt a password chosen by a program, when a browser confirms', async () => {
    const email = address();
    const program = new TestBrowser(app, {});
    await signUp(program, email);
    const owner = new TestBrowser(app);
    await owner.post('/api/auth/resend-otp', { email });
    const verified = await owner.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    expect(verified.body.next).toBe('choose-password');
    expect((await program.logIn(email, goodPassword)).status).toBe(401);
  });

  it('does not adopt a password chosen by a browser, when a program confirms', async () => {
    const email = address();
    const stranger = new TestBrowser(app);
    await signUp(stranger, email);
    const owner = new TestBrowser(app, {});
    await owner.post('/api/auth/resend-otp', { email });
    const verified = await owner.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    expect(verified.body.next).toBe('choose-password');
    expect((await stranger.logIn(email, goodPassword)).status).toBe(401);
  });

  it('lets a program sign up, verify and log in, for an hour and without a cookie', async () => {
    const email = address();
    const program = new TestBrowser(app, {});
    await signUp(program, email);
    await program.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    await program.logIn(email, goodPassword);
    expect(program.cookies.size).toBe(0);
    expect((await program.get('/api/me')).status).toBe(200);
    minutes(59);
    expect((await program.get('/api/me')).status).toBe(200);
    minutes(1);
    expect((await program.get('/api/me')).status).toBe(401);
  });

  it('responds the same for an address with and without an account, and informs its owner by mail', async () => {
    const registered = address();
    await newcomer(app, registered);
    const unknown = address();
    const stranger = new TestBrowser(app);
    const expectSameResponse = async (path: string, requestFor: (email: string) => unknown) => {
      const responses = [];
      for (const email of [registered, unknown])
        responses.push(withoutHeaders(await stranger.post(path, requestFor(email))));
      expect(responses[0]).toEqual(responses[1]);
    };
    const person = { fullName: 'A Stranger', password: 'somebody else entirely here', role: 'candidate' };
    await expectSameResponse('/api/auth/signup', (email) => ({ ...person, email }));
    await expectSameResponse('/api/auth/forgot', (email) => ({ email }));
    await expectSameResponse('/api/auth/resend-otp', (email) => ({ email }));
    await expectSameResponse('/api/auth/verify-otp', (email) => ({ email, otp: '000000' }));
    await expectSameResponse('/api/auth/login', (email) => ({ email, password: 'not the password of it' }));
    await expectSameResponse('/api/auth/reset', (email) => ({
      email,
      otp: '000000',
      password: 'somebody else entirely here',
    }));
    const kinds = (await mailsTo(app, registered)).map((mail) => mail.kind);
    expect(kinds).toEqual(expect.arrayContaining(['account-exists', 'code-reset']));
    // Although the stranger signed up again, the account is unchanged.
    expect((await new TestBrowser(app).logIn(registered, goodPassword)).status).toBe(200);
  });

  it('tells a person who signs up with an address and then logs in the same, whether or not it had an account', async () => {
    const [registered, unknown] = [address(), address()];
    await newcomer(app, registered);
    const stranger = new TestBrowser(app);
    const password = 'somebody else entirely here';
    for (const email of [registered, unknown]) {
      await signUp(stranger, email, { password });
      const { status, body } = await stranger.logIn(email, password);
      expect([status, body.code]).toEqual([403, 'not-verified']);
    }
    expect((await mailsTo(app, registered))[0]?.kind).toBe('account-exists');
  });

  it('reveals to nobody whether a code was requested: attempts without one count and expire alike', async () => {
    const [requested, never] = [address(), address()];
    await newcomer(app, requested);
    const stranger = new TestBrowser(app);
    await stranger.post('/api/auth/forgot', { email: requested });
    const otp = (await codeTo(app, requested)) === '000000' ? '000001' : '000000';
    for (const email of [requested, never]) {
      const codes: unknown[] = [];
      for (let count = 1; count <= 6; count += 1)
        codes.push((await stranger.post('/api/auth/check-otp', { email, otp })).body.code);
      expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong-otp'), 'otp-locked']);
    }
  });

  it('does not use up a code when the password is refused', async () => {
    const email = address();
    await newcomer(app, email);
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/forgot', { email });
    const otp = await codeTo(app, email);
    const reset = async (password: string) =>
      (await browser.post('/api/auth/reset', { email, otp, password })).status;
    for (let count = 1; count <= 7; count += 1) expect(await reset('password1234')).toBe(422);
    expect(await reset('seven grey herons at noon')).toBe(200);
  });

  it('of twenty sign-ups with one address at once makes one account', async () => {
    const email = address();
    const browsers = Array.from({ length: 20 }, () => new TestBrowser(app));
    const responses = await Promise.all(browsers.map((browser) => signUp(browser, email)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const codes = (await mailsTo(app, email)).map(({ subject }) => subject.slice(0, 6));
    const tries = await Promise.all(
      codes.slice(0, 4).map((otp, index) => browsers[index]?.post('/api/auth/verify-otp', { email, otp })),
    );
    expect(tries.filter((tried) => tried?.status === 200).length).toBeLessThanOrEqual(1);
    await browsers[0]?.post('/api/auth/resend-otp', { email });
    await browsers[0]?.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    const rows = await app.superuser.selectFrom('account').selectAll().where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });

  it('sets a new password by a code, ends every session, and tells the owner', async () => {
    const email = address();
    const [first, second] = [await newcomer(app, email), new TestBrowser(app)];
    await second.logIn(email, goodPassword);
    const stranger = new TestBrowser(app);
    await stranger.post('/api/auth/forgot', { email });
    const otp = await codeTo(app, email);
    const response = await stranger.post('/api/auth/check-otp', { email, otp });
    expect(response.body.message).toBe('OTP Verified Successfully ✅');
    const weak = await stranger.post('/api/auth/reset', { email, otp, password: 'password1234' });
    expect(weak.body.fields).toMatchObject({ password: expect.stringContaining('easy to guess') });
    const password = 'seven grey herons at noon';
    expect((await stranger.post('/api/auth/reset', { email, otp, password })).status).toBe(200);
    expect((await stranger.post('/api/auth/reset', { email, otp, password })).status).toBe(422);
    for (const browser of [first, second]) expect((await browser.get('/api/me')).status).toBe(401);
    expect((await first.logIn(email, goodPassword)).status).toBe(401);
    expect((await first.logIn(email, password)).status).toBe(200);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('a code to verify an address does not reset a password, and the other way round', async () => {
    const email = address();
    const browser = new TestBrowser(app);
    await signUp(browser, email);
    const otp = await codeTo(app, email);
    const reset = await browser.post('/api/auth/reset', {
      email,
      otp,
      password: 'seven grey herons at noon',
    });
    expect(reset.status).toBe(422);
  });
});
