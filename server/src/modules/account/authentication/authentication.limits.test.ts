import { describe, expect, it } from 'vitest';
import { goodPassword, mailsTo, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => {
  now += count * 60_000;
};

describe('limits of logging in', () => {
  it('ten attempts on one account in fifteen minutes, whatever the password, and then a pause', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const email = 'limited@example.com';
    const browser = await newcomer(app, email);
    for (let tried = 1; tried <= 10; tried += 1)
      expect((await browser.logIn(email, 'not the password of it')).status).toBe(401);
    const over = await browser.logIn(email, goodPassword);
    expect([over.status, over.body.code, over.headers.get('Retry-After')]).toEqual([429, 'too-often', '900']);
    minutes(16);
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
  });

  it('a caller over their own limit locks out nobody else', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const email = 'victim@example.com';
    const victim = await newcomer(app, email);
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const attack = (target: string) =>
      new TestBrowser(app).post(
        '/api/auth/login',
        { email: target, password: 'not the password of it' },
        from,
      );
    for (let tried = 1; tried <= 50; tried += 1) await attack(`nobody-${tried}@example.com`);
    for (let tried = 1; tried <= 12; tried += 1) expect((await attack(email)).status).toBe(429);
    expect((await victim.logIn(email, goodPassword)).status).toBe(200);
  });

  it('thirty tries at codes an hour from one place', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const statuses: number[] = [];
    for (let tried = 1; tried <= 31; tried += 1) {
      const body = { email: `n${tried}@example.com`, otp: '000000' };
      statuses.push((await new TestBrowser(app).post('/api/auth/verify-otp', body)).status);
    }
    expect([statuses.slice(0, 30).every((status) => status === 422), statuses[30]]).toEqual([true, 429]);
  });

  it('five sign-ups an hour from one place', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const { status } = await new TestBrowser(app).post('/api/auth/signup', {
        fullName: 'Amara',
        email: `n${count}@example.com`,
        password: goodPassword,
        role: 'candidate',
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('fifteen codes an hour asked for from one place, to whatever addresses', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const statuses: number[] = [];
    for (let count = 1; count <= 16; count += 1) {
      const email = `stranger-${count}@example.com`;
      statuses.push((await new TestBrowser(app).post('/api/auth/forgot', { email })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 200), 429]);
  });

  it('ten codes a day to one address from unknown browsers, and then it says so', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const email = 'codes@example.com';
    const request = async () => await new TestBrowser(app).post('/api/auth/forgot', { email });
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await request()).status).toBe(200);
    const over = await request();
    expect([over.status, over.body.code, over.headers.get('Retry-After')]).toEqual([
      429,
      'codes-used-up',
      '86400',
    ]);
    expect(over.body.message).toContain('in a browser that you have logged in with before');
    expect(await mailsTo(app, email)).toHaveLength(10);
    minutes(24 * 60);
    expect((await request()).status).toBe(200);
  });

  it('ten codes a day for a known device, apart from those of strangers', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const email = 'own-codes@example.com';
    const browser = await newcomer(app, email);
    // One code was mailed for the sign-up, from a browser that was not known yet.
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await new TestBrowser(app).post('/api/auth/forgot', { email });
    }
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await browser.post('/api/auth/forgot', { email })).status).toBe(200);
      minutes(21);
    }
    expect((await browser.post('/api/auth/forgot', { email })).body.code).toBe('codes-used-up');
  });

  it('three codes an hour for one browser and address, whatever for', async () => {
    await using app = await startTestApp({ now: () => now, limited: true });
    const browser = new TestBrowser(app);
    const email = 'three@example.com';
    const statuses: number[] = [];
    for (const purpose of ['verify', 'reset', 'log-in', 'reset'])
      statuses.push((await browser.post('/api/auth/resend-otp', { email, purpose })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    minutes(60);
    expect((await browser.post('/api/auth/forgot', { email })).status).toBe(200);
  });
});
