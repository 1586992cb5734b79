import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedLinks } from '../../../platform/crypto/signed-link.ts';
import { linksCast } from '../../../testing/access/access-cast-links.ts';
import { testPassword, testSecret } from '../../../testing/access/access-cast-proofs.ts';
import { person } from '../../../testing/people/people.ts';
import { mailsTo, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const hour = 60 * 60_000;

describe('the link of the operator for a first password', () => {
  let app: TestApp;
  let now = Date.now();
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  const set = (body: object) => new TestBrowser(app).post('/api/auth/first-password', body);

  it('works once: the password is set, its owner is told, and logs in with it', async () => {
    const { link, password } = await linksCast(app).firstPassword();
    expect((await set({ link, password })).status).toBe(200);
    const { email, id } = await app.superuser
      .selectFrom('account')
      .where('role', '=', 'staff')
      .select(['email', 'id'])
      .executeTakeFirstOrThrow();
    expect((await mailsTo(app, email)).map(({ kind }) => kind)).toEqual(['password-changed']);
    expect((await new TestBrowser(app).logIn(email, password)).status).toBe(200);
    const secondResponse = await set({ link, password: 'seven grey herons at noon' });
    expect(secondResponse).toMatchObject({
      status: 422,
      body: { fields: { link: 'This link has been used. Ask the operator of this site for a new one.' } },
    });
    expect((await new TestBrowser(app).logIn(email, password)).status).toBe(200);
    const entries = await app.superuser
      .selectFrom('audit_entry')
      .where('subject', '=', id)
      .select('action')
      .execute();
    expect(entries).toContainEqual({ action: 'first-password-set' });
  });

  it('refuses a weak password by its field, and can be used after that', async () => {
    const { link, password } = await linksCast(app).firstPassword();
    const weak = await set({ link, password: 'password1234' });
    expect(weak).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
    expect((await set({ link, password })).status).toBe(200);
  });

  it('is of no use after its hour', async () => {
    const { id } = await person(app, { role: 'staff' });
    const links = signedLinks(testSecret, () => now);
    const link = links.sign('first-password', id, now + hour);
    now += hour;
    expect(await set({ link, password: testPassword })).toMatchObject({
      status: 422,
      body: { fields: { link: 'This link is too old. Ask the operator of this site for a new one.' } },
    });
  });

  it('is for staff only: nobody else’s account gets a password by it', async () => {
    const { id } = await person(app, { role: 'candidate' });
    const link = signedLinks(testSecret, () => now).sign('first-password', id, now + hour);
    expect((await set({ link, password: testPassword })).status).toBe(422);
  });
});
