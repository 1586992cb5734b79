import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../testing/people/new-email.ts';
import { person } from '../testing/people/people.ts';
import { codeTo, goodPassword, mailsTo, newcomer, TestBrowser } from '../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const hours = (count: number) => {
  now += count * 3_600_000;
};
const wrongPassword = 'not the password of it';

describe('what is refused is on record:', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now, limited: true });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const stranger = (visitor = '198.51.100.77') =>
    new TestBrowser(app, {
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'X-Forwarded-For': visitor,
    });
  /** The entries since a number, the oldest first. */
  const entriesAfter = (number: number) =>
    app.superuser
      .selectFrom('audit_entry')
      .select(['number', 'action', 'actor', 'subject', 'network', 'details'])
      .where('number', '>', number)
      .orderBy('number')
      .execute();
  const newest = async () => (await entriesAfter(0)).at(-1)?.number ?? 0;
  const someone = async () => {
    hours(1);
    const email = newEmail();
    const browser = await newcomer(app, email);
    const { id } = (await browser.get('/api/me')).body;
    return { email, browser, id };
  };

  it('a wrong password, by the account it was tried on, the browser and the shortened network', async () => {
    const { email, id } = await someone();
    const from = await newest();
    await stranger().logIn(email, wrongPassword);
    await stranger('2001:db8:aa:bb:1::9').logIn(email, wrongPassword);
    const about = { action: 'log-in-failed', actor: null, subject: id };
    const details = { code: 'wrong-login', device: 'Firefox on Linux' };
    expect(await entriesAfter(from)).toEqual([
      expect.objectContaining({ ...about, network: '198.51.100.0/24', details }),
      expect.objectContaining({ ...about, network: '2001:db8:aa::/48', details }),
    ]);
  });

  it('of an address without an account a keyed hash, and never the address', async () => {
    const email = newEmail();
    const from = await newest();
    await stranger().logIn(email, wrongPassword);
    await stranger().post('/api/auth/verify-otp', { email, otp: '000000' });
    const entries = await entriesAfter(from);
    const address = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(entries).toEqual([
      expect.objectContaining({
        action: 'log-in-failed',
        subject: null,
        details: expect.objectContaining({ address }),
      }),
      expect.objectContaining({
        action: 'code-failed',
        subject: null,
        details: expect.objectContaining({ address }),
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain(email.split('@')[0]);
  });

  it('a flood as the first, the tenth, the hundredth of each hour', async () => {
    const { email, id } = await someone();
    const from = await newest();
    for (let tried = 1; tried <= 30; tried += 1)
      await stranger(`198.51.100.${Math.ceil(tried / 5)}`).logIn(email, wrongPassword);
    const times = (await entriesAfter(from)).map(({ details }) => details);
    expect(times).toEqual([
      { code: 'wrong-login', device: 'Firefox on Linux' },
      { code: 'wrong-login', device: 'Firefox on Linux', times: '10' },
    ]);
    hours(1);
    await stranger().logIn(email, wrongPassword);
    expect((await entriesAfter(from)).filter(({ subject }) => subject === id)).toHaveLength(3);
  });

  it('a limit that a visitor meets', async () => {
    const from = await newest();
    hours(1);
    for (let attempt = 1; attempt <= 18; attempt += 1)
      await stranger('203.0.113.5').post('/api/auth/forgot', { email: newEmail() });
    expect(await entriesAfter(from)).toEqual([
      expect.objectContaining({ action: 'limit-met', subject: null, network: '203.0.113.0/24' }),
    ]);
  });

  it('an action that the caller may not take, and not that they were asked for their password', async () => {
    const candidate = await person(app, { role: 'candidate' });
    const from = await newest();
    expect((await candidate.get('/api/desk/users')).status).toBe(403);
    hours(1);
    const { browser } = await someone();
    hours(1);
    expect((await browser.post('/api/me/deletion')).body.code).toBe('confirm-identity');
    const refused = (await entriesAfter(from)).filter(({ action }) => action === 'access-refused');
    expect(refused).toEqual([
      expect.objectContaining({
        actor: candidate.id,
        subject: candidate.id,
        details: expect.objectContaining({ code: 'forbidden', path: '/api/desk/users' }),
      }),
    ]);
  });

  it('the owner reads what strangers tried among their recent activity', async () => {
    const { email, browser } = await someone();
    await stranger().logIn(email, wrongPassword);
    const { entries } = (await browser.get('/api/me/activity')).body;
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'log-in-failed', by: 'unknown', network: '198.51.100.0/24' }),
      ]),
    );
  });

  it('staff find the attempts on an address, with an account and without', async () => {
    const staff = await person(app, { role: 'staff' });
    const { email } = await someone();
    const nobody = newEmail();
    for (const address of [email, nobody]) await stranger().logIn(address, wrongPassword);
    const attempts = async (address: string) => {
      const path = `/api/desk/audit?action=log-in-failed&email=${encodeURIComponent(address)}`;
      return (await staff.get(path)).body.entries;
    };
    for (const address of [email.toUpperCase(), nobody])
      expect(await attempts(address)).toEqual([expect.objectContaining({ action: 'log-in-failed' })]);
    expect(await attempts(newEmail())).toEqual([]);
    expect((await staff.get('/api/desk/audit?email=nonsense')).status).toBe(422);
  });

  it('the request log names the account of a logged-in caller, and nothing else of them', async () => {
    const { email, browser, id } = await someone();
    await browser.get('/api/me');
    const line = app.log.lines.filter(({ path }) => path === '/api/me').at(-1);
    expect(line).toMatchObject({ account: id });
    expect(JSON.stringify(app.log.lines)).not.toContain(email);
  });
});

describe('a log-in on a new device', () => {
  it('is told to the owner by mail once, but not the first one of all', async () => {
    await using app = await startTestApp({ now: () => now });
    const email = newEmail();
    const owner = await newcomer(app, email);
    const deviceMails = async () => (await mailsTo(app, email)).filter(({ kind }) => kind === 'new-device');
    await owner.logIn(email, goodPassword);
    expect(await deviceMails()).toEqual([]);
    const phone = new TestBrowser(app, {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '203.0.113.40',
      'User-Agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604',
    });
    await phone.logIn(email, wrongPassword);
    expect(await deviceMails()).toEqual([]);
    await phone.logIn(email, goodPassword);
    await phone.logIn(email, goodPassword);
    const [mail, ...more] = await deviceMails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Safari on iPhone');
    expect(mail?.text).toContain('203.0.113.0/24');
    expect(mail?.text).not.toContain('203.0.113.40');
    expect(mail?.text).toContain('/dashboard/account/sessions');
    // Somebody who knows the password may be the first to log in: the device that signed up is the owner's.
    const [other, fresh] = [newEmail(), new TestBrowser(app)];
    await fresh.post('/api/auth/signup', {
      fullName: 'A B',
      email: other,
      password: goodPassword,
      role: 'candidate',
    });
    await fresh.post('/api/auth/verify-otp', { email: other, otp: await codeTo(app, other) });
    await new TestBrowser(app).logIn(other, goodPassword);
    expect((await mailsTo(app, other)).map(({ kind }) => kind)).toContain('new-device');
    // Two at once are still one device.
    const laptop = new TestBrowser(app);
    laptop.cookies.set('device', 'L'.repeat(43));
    await Promise.all([laptop.logIn(email, goodPassword), laptop.logIn(email, goodPassword)]);
    expect(await deviceMails()).toHaveLength(2);
  });
});
