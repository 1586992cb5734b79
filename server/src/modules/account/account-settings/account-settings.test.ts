import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTo, goodPassword, mailsTo, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

/** The database's time too, which decides when accounts are deleted. */
const now = Date.now();

describe('an account', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;
  const address = () => {
    count += 1;
    return `person-${count}@example.com`;
  };

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('changes its name', async () => {
    const browser = await newcomer(app, address());
    await browser.patch('/api/me', { fullName: '  Amara Adeyemi ' });
    expect((await browser.get('/api/me')).body.fullName).toBe('Amara Adeyemi');
  });

  it('changes its address once the code emailed to the new one is entered, and informs the old one', async () => {
    const [old, fresh] = [address(), address()];
    const browser = await newcomer(app, old);
    expect((await browser.post('/api/me/email', { email: fresh.toUpperCase() })).status).toBe(200);
    expect((await browser.get('/api/me')).body.email).toBe(old);
    const otp = await codeTo(app, fresh);
    const wrong = otp === '000000' ? '000001' : '000000';
    expect((await browser.post('/api/me/email/confirm', { email: fresh, otp: wrong })).body.fields).toEqual({
      otp: 'Invalid OTP ❌',
    });
    expect((await browser.post('/api/me/email/confirm', { email: fresh, otp })).status).toBe(200);
    expect((await mailsTo(app, old))[0]?.kind).toBe('email-changed');
    expect((await new TestBrowser(app).logIn(old, goodPassword)).status).toBe(401);
    expect((await new TestBrowser(app).logIn(fresh, goodPassword)).status).toBe(200);
  });

  it('does not take an address that has an account, nor the code of another account', async () => {
    const takenAddress = address();
    await newcomer(app, takenAddress);
    const browser = await newcomer(app, address());
    await browser.post('/api/me/email', { email: takenAddress });
    const otp = await codeTo(app, takenAddress);
    const other = await newcomer(app, address());
    expect((await other.post('/api/me/email/confirm', { email: takenAddress, otp })).body.code).toBe(
      'wrong-otp',
    );
    const refused = await browser.post('/api/me/email/confirm', { email: takenAddress, otp });
    expect([refused.status, refused.body.code]).toEqual([422, 'address-taken']);
  });

  it('changes its password, ends the other sessions, and says so by mail', async () => {
    const email = address();
    const browser = await newcomer(app, email);
    const other = new TestBrowser(app);
    await other.logIn(email, goodPassword);
    const password = 'seven grey herons at noon';
    expect((await browser.put('/api/me/password', { password: 'password1234' })).status).toBe(422);
    expect((await browser.put('/api/me/password', { password })).status).toBe(200);
    expect((await browser.get('/api/me')).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await mailsTo(app, email))[0]?.kind).toBe('password-changed');
    expect((await other.logIn(email, password)).status).toBe(200);
  });

  it('saves its email preferences', async () => {
    const browser = await newcomer(app, address());
    const mails = { messages: 'at-once', applications: 'at-once', applicants: 'at-once', jobs: 'at-once' };
    const first = { ...mails, jobAlerts: true, productNews: false };
    expect((await browser.get('/api/me/notifications')).body).toEqual(first);
    const frequencies = { messages: 'never', applications: 'daily', applicants: 'daily', jobs: 'never' };
    const preferences = { ...frequencies, jobAlerts: false, productNews: true };
    await browser.put('/api/me/notifications', preferences);
    expect((await browser.get('/api/me/notifications')).body).toEqual(preferences);
  });

  it('exports everything as a ZIP with a page to read, and no secret', async () => {
    const email = address();
    const browser = await newcomer(app, email, { role: 'recruiter', organizationName: 'Northgate & <Sons>' });
    await browser.post('/api/contact', { firstName: 'Amara', email, message: 'Is <b>this</b> kept?' });
    const response = await browser.ask('/api/me/export', { method: 'POST' });
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="portway-my-data.zip"');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('account.json'))).toMatchObject([{ email, full_name: 'Amara Okafor' }]);
    expect(JSON.parse(text('enquiries.json'))).toMatchObject([{ message: 'Is <b>this</b> kept?' }]);
    expect(JSON.parse(text('organisation.json'))).toMatchObject([
      { name: 'Northgate & <Sons>', role: 'owner' },
    ]);
    expect(JSON.parse(text('log.json'))).toMatchObject([{ action: 'signed-up' }, { action: 'logged-in' }]);
    const page = text('index.html');
    for (const markup of [email, 'Northgate &amp; &lt;Sons&gt;', 'Is &lt;b&gt;this&lt;/b&gt; kept?'])
      expect(page).toContain(markup);
    expect(page).not.toContain('<b>');
    const whole = Object.values(files)
      .map((file) => strFromU8(file))
      .join('');
    expect(whole).not.toMatch(/argon2|token_hash|public_key|sealed/);
  });

  it('is deleted everywhere seven days after the request, unless that was undone', async () => {
    const [leaves, stays] = [address(), address()];
    const leaver = await newcomer(app, leaves, { role: 'recruiter', organizationName: 'Short Lived' });
    const stayer = await newcomer(app, stays);
    await leaver.post('/api/contact', { firstName: 'Amara', email: leaves, message: 'Goodbye' });
    await stayer.post('/api/contact', { firstName: 'Kofi', email: stays, message: 'Still here' });
    const response = await leaver.post('/api/me/deletion');
    expect(response.body.deletionDue).toBe(new Date(now + 7 * 86_400_000).toISOString());
    await stayer.post('/api/me/deletion');
    await stayer.delete('/api/me/deletion');
    expect((await stayer.get('/api/me')).body.deletionDue).toBeNull();
    expect(await app.services.personalData.eraseDue()).toBe(0);
    const { superuser: queries } = app;
    const yesterday = new Date(Date.now() - 86_400_000);
    await queries
      .updateTable('account')
      .set({ deletion_due: yesterday })
      .where('email', '=', leaves)
      .execute();
    expect(await app.services.personalData.eraseDue()).toBe(1);
    expect(await everythingOf(leaves)).toEqual([]);
    expect((await everythingOf(stays)).length).toBeGreaterThan(0);
    const organisations = await queries.selectFrom('organisation').select('name').execute();
    expect(organisations.map(({ name }) => name)).not.toContain('Short Lived');
    expect((await leaver.get('/api/me')).status).toBe(401);
    expect((await new TestBrowser(app).logIn(leaves, goodPassword)).status).toBe(401);
    // The address may sign up again.
    await newcomer(app, leaves);
  });

  /** Every row of every table that contains a text. */
  async function everythingOf(text: string): Promise<string[]> {
    const { rows } = await app.database.inSession(async (session) => ({
      rows: await session.rows(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
      ),
    }));
    const tables: string[] = [];
    for (const { name } of rows) {
      const [row] = await app.database.inSession((session) =>
        session.rows(`select count(*) as hits from ${String(name)} t where to_jsonb(t)::text ilike $1`, [
          `%${text}%`,
        ]),
      );
      if (Number(row?.hits) > 0) tables.push(String(name));
    }
    return tables;
  }
});
