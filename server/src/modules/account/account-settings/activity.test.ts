import { listActivityOperation } from '@portway/contracts/account/account-settings/activity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../../testing/people/new-email.ts';
import { person } from '../../../testing/people/people.ts';
import { goodPassword, newcomer } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the activity of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('shows what its owner did, newest first, and nobody else’s', async () => {
    const email = newEmail();
    const amara = await newcomer(app, email);
    await newcomer(app, newEmail());
    await amara.put('/api/me/password', { password: `${goodPassword} again` });
    const { entries, next } = listActivityOperation.response.parse(
      (await amara.get('/api/me/activity')).body,
    );
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['password-changed', 'you'],
      ['logged-in', 'you'],
      ['signed-up', 'you'],
    ]);
    expect(entries.every(({ network }) => network !== null)).toBe(true);
    expect(next).toBeNull();
  });

  it('shows what staff did to it, but neither who nor from where', async () => {
    const amara = await person(app, { role: 'candidate' });
    const staff = await person(app, { role: 'staff' });
    await staff.post(`/api/desk/users/${amara.id}/end-sessions`);
    const candidate = await person(app, { role: 'candidate' });
    await app.superuser
      .updateTable('session')
      .set({ account: amara.id })
      .where('account', '=', candidate.id)
      .execute();
    const { body } = await candidate.get('/api/me/activity');
    expect(body).toMatchObject({
      entries: [{ action: 'user-sessions-ended', by: 'somebody-else', network: null }],
    });
    // Staff see their own, although row-level security shows them every entry.
    const theirs = listActivityOperation.response.parse((await staff.get('/api/me/activity')).body);
    expect(theirs.entries.every(({ by }) => by === 'you')).toBe(true);
  });

  it('comes in pages', async () => {
    const amara = await person(app, { role: 'candidate' });
    for (let count = 0; count < 30; count += 1) await amara.patch('/api/me', { fullName: `Amara ${count}` });
    const first = listActivityOperation.response.parse((await amara.get('/api/me/activity')).body);
    expect(first.entries).toHaveLength(25);
    const rest = await amara.get(`/api/me/activity?after=${first.next}`);
    const second = listActivityOperation.response.parse(rest.body);
    expect([second.entries.length, second.next]).toEqual([5, null]);
    const numbers = [...first.entries, ...second.entries].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(30);
    expect((await amara.get('/api/me/activity?after=x')).status).toBe(422);
  });
});
