import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { timeCode } from '../../../platform/auth/totp.ts';
import { goodPassword, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const halfMinute = 30_000;
const recovery = z.object({ recoveryCodes: z.array(z.string()) });

describe('a second-factor code sent several times at once', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const codeNow = (secret: string) => timeCode(secret, Math.floor(now / halfMinute));

  async function guarded(email: string) {
    const browser = await newcomer(app, email);
    const { body } = await browser.post('/api/me/authenticator/begin');
    const secret = z.string().parse(body.secret);
    const confirmed = await browser.post('/api/me/authenticator', { code: codeNow(secret) });
    now += halfMinute;
    return { email, secret, codes: recovery.parse(confirmed.body).recoveryCodes };
  }
  async function letIn(email: string, code: string): Promise<number[]> {
    const browsers = Array.from({ length: 4 }, () => new TestBrowser(app));
    const responses = await Promise.all(browsers.map((each) => each.logIn(email, goodPassword, code)));
    return responses.map(({ status }) => status).toSorted();
  }

  it('logs in once with a recovery code', async () => {
    const { email, codes } = await guarded('recovery@example.com');
    for (const code of codes.slice(0, 3)) expect(await letIn(email, code)).toEqual([200, 401, 401, 401]);
  });

  it('logs in once with a code of the app', async () => {
    const { email, secret } = await guarded('app@example.com');
    for (let round = 0; round < 3; round += 1) {
      expect(await letIn(email, codeNow(secret))).toEqual([200, 401, 401, 401]);
      now += halfMinute;
    }
  });

  it('turns the app on once, and issues one set of recovery codes', async () => {
    const browser = await newcomer(app, 'twice@example.com');
    const { body } = await browser.post('/api/me/authenticator/begin');
    const code = codeNow(z.string().parse(body.secret));
    const responses = await Promise.all([1, 2].map(() => browser.post('/api/me/authenticator', { code })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const recoveryCodes = responses.flatMap(({ body }) => recovery.safeParse(body).data?.recoveryCodes ?? []);
    expect(await letIn('twice@example.com', recoveryCodes[0] ?? '')).toEqual([200, 401, 401, 401]);
  });
});
