import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { timeCode } from '../../../../platform/auth/totp.ts';
import { newEmail } from '../../../../testing/people/new-email.ts';
import { codeTo, goodPassword, mailsTo, newcomer, TestBrowser } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => {
  now += count * 60_000;
};
const authenticatorSetUp = z.object({ secret: z.string() });
const wrongPassword = 'not the password of it';

/** A browser at an address of its own. */
const browserAt = (app: TestApp, visitor: string) =>
  new TestBrowser(app, { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': visitor });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a stranger elsewhere locks an owner out', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now, limited: true });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  /** Each test begins in another hour, so that its sign-up is not one too many. */
  const owner = async () => {
    minutes(61);
    const email = newEmail();
    return { email, browser: await newcomer(app, email) };
  };

  it('of log-in neither on the device they use nor on a new one, by wrong passwords', async () => {
    const { email, browser } = await owner();
    const stranger = browserAt(app, '198.51.100.1');
    for (let tried = 1; tried <= 12; tried += 1) await stranger.logIn(email, wrongPassword);
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
    expect((await browserAt(app, '203.0.113.9').logIn(email, goodPassword)).status).toBe(200);
  });

  it('of a new password, by requesting codes', async () => {
    const { email, browser } = await owner();
    for (const visitor of ['198.51.100.2', '198.51.101.2', '198.51.102.2', '198.51.103.2']) {
      const stranger = browserAt(app, visitor);
      for (let attempt = 1; attempt <= 3; attempt += 1) await stranger.post('/api/auth/forgot', { email });
    }
    const before = (await mailsTo(app, email)).length;
    expect((await browser.post('/api/auth/forgot', { email })).status).toBe(200);
    expect((await mailsTo(app, email)).length).toBe(before + 1);
    const reset = { email, otp: await codeTo(app, email), password: 'seven grey herons at noon' };
    expect((await browser.post('/api/auth/reset', reset)).status).toBe(200);
  });

  it('of the account they are signing up for, by signing up with their address, too', async () => {
    minutes(61);
    const email = newEmail();
    const browser = browserAt(app, '203.0.113.12');
    const person = { email, fullName: 'Amara Okafor', password: goodPassword, role: 'candidate' };
    await browser.post('/api/auth/signup', person);
    const otp = await codeTo(app, email);
    const firm = { role: 'recruiter', organizationName: 'Not Hers Ltd', website: 'https://not-hers.example' };
    const strangers = { email, fullName: 'A Stranger', password: 'seven grey herons at noon', ...firm };
    await browserAt(app, '198.51.100.5').post('/api/auth/signup', { ...strangers, industry: 'Other' });
    expect((await browser.post('/api/auth/verify-otp', { email, otp })).body).toMatchObject({
      next: 'login',
    });
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
    expect((await browser.get('/api/me')).body).toMatchObject({
      fullName: 'Amara Okafor',
      role: 'candidate',
    });
  });

  it('of a code that was mailed to them, by entering wrong ones or requesting another', async () => {
    const { email } = await owner();
    // A new device, which nothing is known of.
    const browser = browserAt(app, '203.0.113.10');
    await browser.post('/api/auth/forgot', { email });
    const otp = await codeTo(app, email);
    const stranger = browserAt(app, '198.51.100.3');
    for (let tried = 1; tried <= 6; tried += 1)
      await stranger.post('/api/auth/check-otp', { email, otp: otherThan(otp) });
    await stranger.post('/api/auth/forgot', { email });
    // Not even the right one is of use to another browser.
    expect((await stranger.post('/api/auth/check-otp', { email, otp })).status).toBe(422);
    const reset = { email, otp, password: 'seven grey herons at noon' };
    expect((await browser.post('/api/auth/reset', reset)).status).toBe(200);
  });

  it('of the second step, by wrong codes after a password that leaked', async () => {
    const { email, browser } = await owner();
    const { secret } = authenticatorSetUp.parse((await browser.post('/api/me/authenticator/begin')).body);
    const codeNow = () => timeCode(secret, Math.floor(now / 30_000));
    await browser.post('/api/me/authenticator', { code: codeNow() });
    const stranger = browserAt(app, '198.51.100.4');
    for (let tried = 1; tried <= 11; tried += 1)
      await stranger.logIn(email, goodPassword, otherThan(codeNow()));
    minutes(1);
    expect((await browser.logIn(email, goodPassword, codeNow())).status).toBe(200);
    minutes(1);
    expect((await browserAt(app, '203.0.113.11').logIn(email, goodPassword, codeNow())).status).toBe(200);
  });

  it('of anything from behind the same address, on the device they use', async () => {
    const { email, browser } = await owner();
    const neighbour = new TestBrowser(app);
    for (let tried = 1; tried <= 12; tried += 1) await neighbour.logIn(email, wrongPassword);
    for (let tried = 1; tried <= 50; tried += 1) await neighbour.logIn(newEmail(), wrongPassword);
    for (let attempt = 1; attempt <= 16; attempt += 1)
      await new TestBrowser(app).post('/api/auth/forgot', { email: newEmail() });
    for (let tried = 1; tried <= 31; tried += 1)
      await neighbour.post('/api/auth/check-otp', { email: newEmail(), otp: '000000' });
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
    expect((await browser.post('/api/auth/forgot', { email })).status).toBe(200);
    const reset = { email, otp: await codeTo(app, email), password: 'seven grey herons at noon' };
    expect((await browser.post('/api/auth/reset', reset)).status).toBe(200);
  });
});
