import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTo, goodPassword, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('at the same moment', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const accountsOf = (email: string) =>
    app.superuser.selectFrom('account').selectAll().where('email', '=', email).execute();
  async function signedUp(email: string) {
    const browser = new TestBrowser(app);
    const person = { fullName: 'Amara', email, password: goodPassword, role: 'recruiter' };
    await browser.post('/api/auth/signup', person);
    return { browser, otp: await codeTo(app, email) };
  }

  it('several verifications with one code create one account with one organisation', async () => {
    const email = 'verified@example.com';
    const { browser, otp } = await signedUp(email);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => browser.post('/api/auth/verify-otp', { email, otp })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    const [account, ...more] = await accountsOf(email);
    expect(more).toEqual([]);
    const memberships = await app.superuser
      .selectFrom('membership')
      .selectAll()
      .where('account', '=', account?.id ?? '')
      .execute();
    expect(memberships).toHaveLength(1);
  });

  it('of twenty guesses of a code, five count and no more', async () => {
    const email = 'guessed@example.com';
    const { browser, otp } = await signedUp(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/auth/verify-otp', { email, otp: wrong })),
    );
    expect(responses.filter(({ body }) => body.code === 'wrong-otp')).toHaveLength(5);
    expect(responses.filter(({ body }) => body.code === 'otp-locked')).toHaveLength(15);
  });

  it('an address that is verified and moved to belongs to one account', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `wanted-${round}@example.com`;
      const mover = await newcomer(app, `mover-${round}@example.com`);
      await mover.post('/api/me/email', { email });
      const codeToMove = await codeTo(app, email);
      const { browser, otp } = await signedUp(email);
      const responses = await Promise.all([
        mover.post('/api/me/email/confirm', { email, otp: codeToMove }),
        browser.post('/api/auth/verify-otp', { email, otp }),
      ]);
      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(await accountsOf(email)).toHaveLength(1);
    }
  });

  it('a reset and log-ins with the password before leave no session of it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `reset-${round}@example.com`;
      await newcomer(app, email);
      const owner = new TestBrowser(app);
      await owner.post('/api/auth/forgot', { email });
      const otp = await codeTo(app, email);
      const browsers = Array.from({ length: 6 }, () => new TestBrowser(app));
      const fresh = { email, otp, password: 'seven grey herons at noon' };
      const [reset] = await Promise.all([
        owner.post('/api/auth/reset', fresh),
        ...browsers.map((browser) => browser.logIn(email, goodPassword)),
      ]);
      expect(reset.status).toBe(200);
      const responses = await Promise.all(
        browsers.filter(({ token }) => token !== undefined).map((browser) => browser.get('/api/me')),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401));
    }
  });

  it('two resets with one code set one password', async () => {
    const email = 'reset-twice@example.com';
    await newcomer(app, email);
    const owner = new TestBrowser(app);
    await owner.post('/api/auth/forgot', { email });
    const otp = await codeTo(app, email);
    const passwords = ['seven grey herons at noon', 'nine blue kettles at dawn'];
    const responses = await Promise.all(
      passwords.map((password) => owner.post('/api/auth/reset', { email, otp, password })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await new TestBrowser(app).logIn(email, winner)).status).toBe(200);
  });
});
