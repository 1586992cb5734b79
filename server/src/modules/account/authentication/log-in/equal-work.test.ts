import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newcomer, TestBrowser } from '../../../../testing/servers/browser.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

/** The work since it was last emptied: each statement sent, and each password hash computed. */
const work: string[] = [];

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const noted =
    <Parameters extends unknown[], Answer>(name: string, compute: (...parameters: Parameters) => Answer) =>
    (...parameters: Parameters) => {
      work.push(`argon2 ${name}`);
      return compute(...parameters);
    };
  return { ...real, hash: noted('hash', real.hash), verify: noted('verify', real.verify) };
});

const otp = '000000';
const password = 'somebody else entirely here';

type Step = readonly [path: string, more: Readonly<Record<string, string>>];
const forgot: Step = ['/api/auth/forgot', {}];
const resendToVerify: Step = ['/api/auth/resend-otp', { purpose: 'verify' }];

/** The calls a stranger can make with an address; of several steps, all are compared. */
const tried: Readonly<Record<string, readonly Step[]>> = {
  'signing up': [['/api/auth/signup', { fullName: 'A Stranger', password, role: 'candidate' }]],
  'signing up to hire': [
    [
      '/api/auth/signup',
      { fullName: 'A Stranger', password, role: 'recruiter', organizationName: 'A', website: 'a.example' },
    ],
  ],
  'a wrong password': [['/api/auth/login', { password }]],
  'the password one signed up with': [
    ['/api/auth/signup', { fullName: 'A Stranger', password, role: 'candidate' }],
    ['/api/auth/login', { password }],
  ],
  'a wrong password and a code': [['/api/auth/login', { password, code: otp }]],
  'a forgotten password': [forgot],
  'a code asked for again': [resendToVerify],
  'a code to reset asked for again': [['/api/auth/resend-otp', { purpose: 'reset' }]],
  'a wrong code': [['/api/auth/verify-otp', { otp }]],
  'a wrong code after one was asked for': [resendToVerify, ['/api/auth/verify-otp', { otp }]],
  'a wrong code to reset, looked at': [forgot, ['/api/auth/check-otp', { otp }]],
  'a reset with a wrong code': [forgot, ['/api/auth/reset', { otp, password }]],
  'a reset without a code asked for': [['/api/auth/reset', { otp, password }]],
  'six wrong codes': [forgot, ...Array.from({ length: 6 }, (): Step => ['/api/auth/check-otp', { otp }])],
};

describe('the same work is done for an address with and without an account:', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let visitors = 0;
  beforeAll(async () => {
    app = await startTestApp({ limited: true, onStatement: (statement) => work.push(statement) });
    // The first log-in of a process makes the hash that stands in for missing ones.
    await workOf([['/api/auth/login', { password }]], 'first@example.com');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** Each comes from another IP address, because limits count visitors too. */
  function visitor() {
    visitors += 1;
    const from = `198.51.100.${visitors}`;
    const ask: typeof app.ask = (path, init) => {
      const headers = new Headers(init?.headers);
      if (path.startsWith('/api/')) headers.set('X-Forwarded-For', from);
      return app.ask(path, { ...init, headers });
    };
    return { ask };
  }
  async function workOf(steps: readonly Step[], email: string): Promise<readonly string[]> {
    const stranger = new TestBrowser(visitor(), {});
    work.length = 0;
    for (const [path, more] of steps) await stranger.post(path, { email, ...more });
    return [...work];
  }

  it.each(Object.entries(tried))('%s', async (name, steps) => {
    const address = `${name.replaceAll(/\W/g, '-')}@example.com`;
    await newcomer(visitor(), `known-${address}`);
    const workWithAccount = await workOf(steps, `known-${address}`);
    const unknown = await workOf(steps, `unknown-${address}`);
    expect(workWithAccount.length).toBeGreaterThan(steps.length);
    expect(unknown).toEqual(workWithAccount);
  });

  // Other tests hash with less work: this one has the library to itself.
  it('a password is hashed as OWASP advises: with argon2id, 19 MiB and two rounds', async () => {
    await newcomer(visitor(), 'hashed@example.com');
    const passwords = await app.superuser.selectFrom('account_password').select('hash').execute();
    const unlike = passwords.filter(({ hash }) => !/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/.test(hash));
    expect([passwords.length > 0, unlike]).toEqual([true, []]);
  });

  it('a password is compared with an account’s and a sign-up’s, whether or not there is either', async () => {
    await newcomer(visitor(), 'once@example.com');
    for (const email of ['once@example.com', 'nobody@example.com']) {
      const steps = await workOf([['/api/auth/login', { password }]], email);
      expect(steps.filter((each) => each.startsWith('argon2'))).toEqual(['argon2 verify', 'argon2 verify']);
    }
  });
});
