import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import { newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sessionsRepository } from './sessions.repository.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => {
  now += count * 60_000;
};

describe('a token that is replaced', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('by several concurrent requests: every tab continues with its response', async () => {
    const first = await newcomer(app, 'tabs@example.com');
    const tabs = [first, ...Array.from({ length: 5 }, () => another(app, first))];
    // Opens the database connections in advance, so that no request waits for one.
    await Promise.all(tabs.map((tab) => tab.get('/api/me')));
    minutes(16);
    const responses = await Promise.all(tabs.map((tab) => tab.get('/api/me')));
    expect(responses.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    for (const [index, { headers }] of responses.entries()) {
      const tab = tabs[index];
      const renewed = headers.get('Portway-Token');
      if (tab !== undefined && renewed !== null) tab.token = renewed;
    }
    const renewing = responses.filter(({ headers }) => headers.has('Portway-Token'));
    expect(renewing).toHaveLength(1);
    const later = await Promise.all(tabs.map((tab) => tab.get('/api/me')));
    expect(later.map(({ status }) => status)).toEqual(tabs.map(() => 200));
  });

  it('while another tab logs out: the log-out prevails', async () => {
    const stays = await newcomer(app, 'leaves@example.com');
    const leaves = another(app, stays);
    minutes(16);
    const [used] = await Promise.all([stays.get('/api/me'), leaves.post('/api/auth/logout')]);
    stays.token = used.headers.get('Portway-Token') ?? stays.token;
    expect((await stays.get('/api/me')).status).toBe(401);
  });
});

describe('a second factor added while a caller is authenticated', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('is one that their session has', async () => {
    const { token = '' } = await newcomer(app, 'guarded-meanwhile@example.com');
    const sessions = sessionsRepository(app.superuser, () => now);
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const caller = await sessions.withToken(tokenHash, async ({ session, transaction }) => {
      if (session === undefined) throw new Error('There is no such session.');
      const { id, account } = session;
      await setRlsContext(transaction, { account });
      const authenticator = { account, sealed_secret: 'sealed', confirmed_at: new Date(now), last_step: 0 };
      await transaction.insertInto('authenticator').values(authenticator).execute();
      await transaction.updateTable('session').set({ second_factor: true }).where('id', '=', id).execute();
      return await sessions.callerOf(session, transaction, 'home');
    });
    expect(caller).toMatchObject({ guardedBy: 'app', secondFactor: true });
  });
});

/** Another tab of the same browser. */
function another(app: ConstructorParameters<typeof TestBrowser>[0], tab: TestBrowser): TestBrowser {
  const other = new TestBrowser(app);
  for (const [name, value] of tab.cookies) other.cookies.set(name, value);
  other.token = tab.token;
  return other;
}
