import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { timeCode } from '../../../../platform/auth/totp.ts';
import { tidyUp } from '../../../../platform/queue/tidy-up.ts';
import { newEmail } from '../../../../testing/people/new-email.ts';
import { codeTo, goodPassword, mailsTo, newcomer, TestBrowser } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => {
  now += count * 60_000;
};
const authenticatorSetUp = z.object({ secret: z.string() });
const wrongPassword = 'not the password of it';
const limitedApp = () => startTestApp({ now: () => now, limited: true });

/** Browsers that nothing is known of, each at an address of its own. */
function strangersOf(app: TestApp) {
  let count = 0;
  return () => {
    count += 1;
    const visitor = `198.51.${Math.floor(count / 200)}.${(count % 200) + 1}`;
    return new TestBrowser(app, { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': visitor });
  };
}

describe('guessing stays bounded, however many browsers guess:', () => {
  it('100 wrong passwords a day, then unknown browsers prove the address by mail before they log in', async () => {
    await using app = await limitedApp();
    const stranger = strangersOf(app);
    const email = newEmail();
    const owner = await newcomer(app, email);
    const guesses: number[] = [];
    // Twenty at once: none slips through between counting and comparing.
    for (let round = 1; round <= 6; round += 1) {
      const tried = await Promise.all(
        Array.from({ length: 20 }, () => stranger().logIn(email, wrongPassword)),
      );
      guesses.push(...tried.map(({ status }) => status));
    }
    expect(guesses.filter((status) => status === 401)).toHaveLength(100);
    const browser = stranger();
    const refused = await browser.logIn(email, goodPassword);
    expect([refused.status, refused.body.code]).toEqual([403, 'prove-address']);
    expect(refused.body.message).toContain('Ask us to email you a code');
    // The device that the owner uses is counted apart.
    expect((await owner.logIn(email, goodPassword)).status).toBe(200);
    // With a code, so is a new one.
    await browser.post('/api/auth/resend-otp', { email, purpose: 'log-in' });
    const proof = { email, otp: await codeTo(app, email), purpose: 'log-in' };
    expect((await browser.post('/api/auth/check-otp', proof)).status).toBe(200);
    expect((await browser.post('/api/auth/check-otp', proof)).status).toBe(422);
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
    minutes(24 * 60);
    expect((await stranger().logIn(email, goodPassword)).status).toBe(200);
  });

  it('99 wrong passwords and any number of right ones ask nobody for a proof', async () => {
    await using app = await limitedApp();
    const stranger = strangersOf(app);
    const email = newEmail();
    await newcomer(app, email);
    for (let tried = 1; tried <= 99; tried += 1) await stranger().logIn(email, wrongPassword);
    for (let round = 1; round <= 3; round += 1)
      expect((await stranger().logIn(email, goodPassword)).status).toBe(200);
  });

  it('a known device enters 100 wrong passwords a day and then counts as unknown', async () => {
    await using app = await limitedApp();
    const stranger = strangersOf(app);
    const email = newEmail();
    const owner = await newcomer(app, email);
    for (let tried = 1; tried <= 100; tried += 1) {
      await owner.logIn(email, wrongPassword);
      minutes(2);
    }
    for (let tried = 1; tried <= 100; tried += 1) await stranger().logIn(email, wrongPassword);
    expect((await owner.logIn(email, goodPassword)).body.code).toBe('prove-address');
  });

  it('50 wrong codes a day for an address, then only known devices use one', async () => {
    await using app = await limitedApp();
    const stranger = strangersOf(app);
    const [email, nobody] = [newEmail(), newEmail()];
    const owner = await newcomer(app, email);
    for (const address of [email, nobody]) {
      const codes: unknown[] = [];
      for (let round = 1; round <= 3; round += 1) {
        const tried = await Promise.all(
          Array.from({ length: 20 }, () =>
            stranger().post('/api/auth/check-otp', { email: address, otp: '000000' }),
          ),
        );
        codes.push(...tried.map(({ body }) => body.code));
      }
      expect(codes.filter((code) => code === 'wrong-otp')).toHaveLength(50);
      expect(codes.filter((code) => code === 'codes-closed')).toHaveLength(10);
    }
    const browser = stranger();
    await browser.post('/api/auth/forgot', { email });
    const late = await browser.post('/api/auth/check-otp', { email, otp: await codeTo(app, email) });
    expect([late.status, late.headers.get('Retry-After')]).toEqual([429, '86400']);
    expect(late.body.message).toContain('log in with a passkey');
    await owner.post('/api/auth/forgot', { email });
    const response = await owner.post('/api/auth/check-otp', { email, otp: await codeTo(app, email) });
    expect(response.status).toBe(200);
  });

  it('50 wrong codes of an authenticator app a day by those who have the password', async () => {
    await using app = await limitedApp();
    const stranger = strangersOf(app);
    const email = newEmail();
    const owner = await newcomer(app, email);
    const { secret } = authenticatorSetUp.parse((await owner.post('/api/me/authenticator/begin')).body);
    const codeNow = () => timeCode(secret, Math.floor(now / 30_000));
    await owner.post('/api/me/authenticator', { code: codeNow() });
    const wrong = codeNow() === '000000' ? '000001' : '000000';
    const codes: unknown[] = [];
    for (let tried = 1; tried <= 52; tried += 1)
      codes.push((await stranger().logIn(email, goodPassword, wrong)).body.code);
    expect(codes.slice(49)).toEqual(['wrong-code', 'codes-closed', 'codes-closed']);
    minutes(1);
    expect((await owner.logIn(email, goodPassword, codeNow())).status).toBe(200);
  });

  it('a device that a stranger made up is an unknown one', async () => {
    await using app = await limitedApp();
    const email = newEmail();
    await newcomer(app, email);
    const codes: unknown[] = [];
    for (let tried = 1; tried <= 11; tried += 1) {
      const stranger = new TestBrowser(app, { 'X-Forwarded-For': '198.51.100.9' });
      stranger.cookies.set('device', `${tried}`.padStart(43, 'x'));
      codes.push((await stranger.logIn(email, wrongPassword)).body.code);
    }
    expect(codes.at(-1)).toBe('too-often');
  });
});

describe('a known device', () => {
  it('whose session was ended from elsewhere stays known, and its next log-in is told to the owner', async () => {
    await using app = await startTestApp({ now: () => now });
    const email = newEmail();
    const owner = await newcomer(app, email);
    const phone = new TestBrowser(app);
    const newDeviceMails = async () =>
      (await mailsTo(app, email)).filter(({ kind }) => kind === 'new-device').length;
    const phoneLogsIn = async (password = goodPassword) => {
      now += 1000;
      await phone.logIn(email, password);
      return await newDeviceMails();
    };
    expect(await phoneLogsIn()).toBe(1);
    await phone.post('/api/auth/logout');
    expect(await phoneLogsIn()).toBe(1);
    await owner.post('/api/me/sessions/end-others');
    expect(await phoneLogsIn()).toBe(2);
    const { id } = await app.superuser
      .selectFrom('session')
      .select('id')
      .orderBy('began_at', 'desc')
      .executeTakeFirstOrThrow();
    await owner.delete(`/api/me/sessions/${id}`);
    expect(await phoneLogsIn()).toBe(3);
    const password = 'seven grey herons at noon';
    await owner.put('/api/me/password', { password });
    expect(await phoneLogsIn(password)).toBe(4);
    // The device that ended the others is told of no more than before.
    await owner.logIn(email, password);
    expect(await newDeviceMails()).toBe(4);
    await owner.post('/api/auth/forgot', { email });
    const newPassword = 'nine blue kettles at dawn';
    await owner.post('/api/auth/reset', { email, otp: await codeTo(app, email), password: newPassword });
    await owner.logIn(email, newPassword);
    expect(await newDeviceMails()).toBe(4);
    expect(await phoneLogsIn(newPassword)).toBe(5);
    expect(await app.superuser.selectFrom('known_device').select('id_hash').execute()).toHaveLength(2);
  });

  it('is deleted 400 days after its last use', async () => {
    await using app = await startTestApp();
    await newcomer(app, newEmail());
    await newcomer(app, newEmail());
    const [first] = await app.superuser.selectFrom('known_device').select('id_hash').execute();
    await app.superuser
      .updateTable('known_device')
      .set({ last_used_at: new Date(Date.now() - 401 * 86_400_000) })
      .where('id_hash', '=', first?.id_hash ?? '')
      .execute();
    await tidyUp(app.database.owner, app.tables);
    expect(await app.superuser.selectFrom('known_device').select('id_hash').execute()).toHaveLength(1);
  });

  it('is stored without its cookie or its network', async () => {
    await using app = await startTestApp();
    const browser = await newcomer(app, newEmail());
    const program = new TestBrowser(app, {});
    const email = newEmail();
    await newcomer(app, email);
    await program.logIn(email, goodPassword);
    expect(program.cookies.size).toBe(0);
    const rowsAsText = JSON.stringify(await app.superuser.selectFrom('known_device').selectAll().execute());
    expect(rowsAsText).not.toContain(browser.cookies.get('device'));
    expect(rowsAsText).not.toContain('127.0.0');
  });
});
