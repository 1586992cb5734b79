import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTo, goodPassword, mailsTo, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const token = expect.stringMatching(/^[\w-]{43}$/);

describe('the session that a sign-up begins', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;
  const address = () => {
    count += 1;
    return `arrival-${count}@example.com`;
  };
  const signUp = (browser: TestBrowser, email: string, more: Record<string, unknown> = {}) =>
    browser.post('/api/auth/signup', {
      fullName: 'Amara Okafor',
      email,
      password: goodPassword,
      role: 'candidate',
      ...more,
    });
  const verify = async (browser: TestBrowser, email: string, more: Record<string, unknown> = {}) =>
    browser.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email), ...more });
  const sessionsOf = async (email: string) =>
    await app.superuser
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account')
      .where('account.email', '=', email)
      .select(['session.second_factor', 'session.bound_hash', 'session.idle_seconds'])
      .execute();

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('begins in the browser that signed up, bound to it, and once', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    const otp = await codeTo(app, email);
    const verified = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(verified.body).toEqual({ message: 'OTP Verified Successfully ✅', next: 'login', token });
    browser.token = String(verified.body.token);
    expect((await browser.get('/api/me')).body).toMatchObject({ email, secondFactor: false });
    // The token alone, copied out of the browser, is worth nothing.
    const thief = new TestBrowser(app);
    thief.token = browser.token;
    expect((await thief.get('/api/me')).status).toBe(401);
    const replayed = await browser.post('/api/auth/verify-otp', { email, otp });
    expect([replayed.status, replayed.body.token]).toEqual([422, undefined]);
    expect(await sessionsOf(email)).toHaveLength(1);
    expect((await mailsTo(app, email)).map(({ kind }) => kind)).toEqual(['code-verify']);
  });

  it('takes a new token and cookie, whatever the browser had before', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    browser.cookies.set('session', 'planted-by-a-stranger');
    browser.token = 'A'.repeat(43);
    await signUp(browser, email);
    const verified = await verify(browser, email);
    expect(verified.body.token).toEqual(token);
    expect(verified.body.token).not.toBe('A'.repeat(43));
    expect(browser.cookies.get('session')).not.toBe('planted-by-a-stranger');
  });

  it('does not begin in another browser, where the password is not kept either', async () => {
    const [own, other] = [new TestBrowser(app), new TestBrowser(app)];
    const email = address();
    await signUp(own, email);
    const stolen = await other.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
    expect([stolen.status, stolen.body.token]).toEqual([422, undefined]);
    await other.post('/api/auth/resend-otp', { email });
    const verified = await verify(other, email);
    expect(verified.body).toEqual({ message: 'OTP Verified Successfully ✅', next: 'choose-password' });
    expect(other.cookies.has('session')).toBe(false);
    expect(await sessionsOf(email)).toEqual([]);
  });

  it('does not begin for a stranger who signed up with the address first', async () => {
    const [stranger, owner] = [new TestBrowser(app), new TestBrowser(app)];
    const email = address();
    await signUp(stranger, email, { password: 'a stranger knows this one' });
    await signUp(owner, email);
    expect((await verify(owner, email)).body.token).toEqual(token);
    expect((await stranger.logIn(email, 'a stranger knows this one')).status).toBe(401);
    expect((await sessionsOf(email)).length).toBe(1);
  });

  it('does not begin by a code of another address, a late one, or a program’s', async () => {
    const browser = new TestBrowser(app);
    const [mine, theirs] = [address(), address()];
    await signUp(browser, mine);
    const otp = await codeTo(app, mine);
    await signUp(new TestBrowser(app), theirs);
    if (otp !== (await codeTo(app, theirs)))
      expect((await browser.post('/api/auth/verify-otp', { email: theirs, otp })).status).toBe(422);
    now += 10 * 60_000;
    const late = await browser.post('/api/auth/verify-otp', { email: mine, otp });
    expect([late.status, late.body.token]).toEqual([422, undefined]);
    const program = new TestBrowser(app, {});
    const email = address();
    await signUp(program, email);
    expect((await verify(program, email)).body).toEqual({
      message: 'OTP Verified Successfully ✅',
      next: 'login',
    });
    expect([await sessionsOf(mine), await sessionsOf(theirs), await sessionsOf(email)]).toEqual([[], [], []]);
  });

  it('does not begin where the address has become an account meanwhile, which may ask for a second factor', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    const otp = await codeTo(app, email);
    const role = 'candidate' as const;
    await app.superuser
      .insertInto('account')
      .values({ id: crypto.randomUUID(), email, full_name: 'Owner', role })
      .execute();
    const verified = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(verified.body).toEqual({ message: 'OTP Verified Successfully ✅', next: 'login' });
    expect(await sessionsOf(email)).toEqual([]);
  });

  it('begins for each of two sign-ups in two tabs of one browser', async () => {
    const browser = new TestBrowser(app);
    const [first, second] = [address(), address()];
    await signUp(browser, first);
    await signUp(browser, second);
    expect((await verify(browser, first)).body).toMatchObject({ next: 'login', token });
    const later = await verify(browser, second);
    expect(later.body).toMatchObject({ next: 'login', token });
    browser.token = String(later.body.token);
    expect((await browser.get('/api/me')).body.email).toBe(second);
  });

  it('ends sooner for a recruiter, who sees other people', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email, { role: 'recruiter', organizationName: 'Northgate Systems' });
    await verify(browser, email);
    expect((await sessionsOf(email)).map(({ idle_seconds }) => idle_seconds)).toEqual([30 * 60]);
  });

  it('begins a candidate’s profile with the time zone of the device, and asks for the CV first', async () => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    browser.token = String((await verify(browser, email, { timeZone: 'Africa/Lagos' })).body.token);
    const { body } = await browser.get('/api/me/profile');
    expect(body).toMatchObject({
      answers: { timeZone: 'Africa/Lagos' },
      completeness: { steps: expect.arrayContaining(['resume']), begun: [] },
    });
    expect(body.completeness).toHaveProperty('steps.0', 'resume');
  });

  it.each(['Mars/Olympus', '+05:30', '<script>', ''])('begins it without one for %j', async (timeZone) => {
    const browser = new TestBrowser(app);
    const email = address();
    await signUp(browser, email);
    browser.token = String((await verify(browser, email, { timeZone })).body.token);
    expect((await browser.get('/api/me/profile')).body.answers).toEqual({ fullName: 'Amara Okafor' });
  });
});
