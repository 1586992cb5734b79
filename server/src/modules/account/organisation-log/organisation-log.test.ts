import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const path = '/api/organisation/log';
const listShape = z.object({
  entries: z.array(
    z.object({
      number: z.number(),
      action: z.string(),
      actor: z.object({ name: z.string().nullable() }).nullable(),
      subject: z.object({ name: z.string().nullable() }).nullable(),
    }),
  ),
  actions: z.array(z.string()),
  next: z.string().nullable(),
});

describe('the log of an organisation', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let other: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
    other = await cast.make('owner');
    for (const one of [owner, other])
      for (const name of ['London', 'Leeds']) await take(one, { search: name });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** The table, as text. */
  async function take({ headers }: Asking, filters: object = {}): Promise<string> {
    const json = { ...headers, 'Content-Type': 'application/json' };
    const response = await app.ask(`${path}/export`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(filters),
    });
    return await response.text();
  }
  const list = async (asking: Asking, query = '') =>
    listShape.parse((await asking.get(`${path}${query}`)).body);

  it('holds what was done in it, and nothing of another organisation', async () => {
    const { entries, actions } = await list(owner);
    expect(actions).toContain('organisation-log-exported');
    expect(entries.filter(({ action }) => action === 'organisation-log-exported')).toHaveLength(2);
    expect(new Set(entries.map(({ actor }) => actor?.name))).toEqual(new Set([owner.person?.fullName]));
    const numbers = new Set(entries.map(({ number }) => number));
    expect((await list(other)).entries.some(({ number }) => numbers.has(number))).toBe(false);
  });

  it('is searched by what was done, by name and by day, and read a page at a time', async () => {
    const name = encodeURIComponent(owner.person?.fullName ?? '');
    expect((await list(owner, `?search=${name}`)).entries.length).toBeGreaterThan(1);
    expect((await list(owner, '?search=this+log+exported')).entries).toHaveLength(2);
    expect((await list(owner, '?search=Nobody+here')).entries).toEqual([]);
    expect((await list(owner, '?action=organisation-log-exported')).entries).toHaveLength(2);
    expect((await list(owner, '?to=2020-01-01')).entries).toEqual([]);
    for (let count = 0; count < 26; count += 1) await take(owner);
    const first = await list(owner);
    const second = await list(owner, `?after=${first.next}`);
    expect(first.entries).toHaveLength(25);
    expect(second.entries[0]?.number).toBeLessThan(first.entries.at(-1)?.number ?? 0);
  });

  it('names the job, the invitation and the applicant, where the owner may see them', async () => {
    const boss = await cast.make('owner');
    const organisation = boss.organisation ?? '';
    const subjects = async () =>
      (await list(boss)).entries.map(({ action, subject }) => [action, subject?.name]);
    const job = await cast.jobs.addJob(organisation);
    const rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    const application = await cast.jobs.addApplication(rohan.id, organisation, job);
    const conversation = await cast.jobs.conversationAbout(application);
    const email = `nina-${randomUUID()}@example.com`;
    await boss.post(`/api/organisation/jobs/${job}/pause`);
    await boss.post('/api/organisation/invitations', { email, role: 'member', hiring: 'none' });
    await boss.put(`/api/conversations/${conversation}/block`);
    await boss.post('/api/organisation', { name: 'Northgate Systems' });
    expect(await subjects()).toEqual([
      ['organisation-changed', undefined],
      ['conversation-blocked', 'Rohan Mehta'],
      ['member-invited', email],
      ['job-paused', 'Backend engineer'],
    ]);
    expect((await list(boss, '?search=mehta')).entries).toHaveLength(1);
    expect((await list(boss, '?search=backend')).entries).toHaveLength(1);
    // An accepted invitation is gone: the log names the person who joined.
    const [mail] = await mailsTo(app, email);
    const token = /invitation\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    const nina = await person(app, { role: 'recruiter', fullName: 'Nina Castell', email });
    await nina.post('/api/invitations/accept', { token });
    const [accepted] = (await list(boss)).entries;
    expect(accepted).toMatchObject({ action: 'invitation-accepted', actor: { name: 'Nina Castell' } });
    await app.superuser
      .updateTable('membership')
      .set({ hiring: 'none' })
      .where('account', '=', boss.person?.id ?? '')
      .execute();
    expect(await subjects()).toContainEqual(['conversation-blocked', null]);
    expect(await subjects()).toContainEqual(['member-invited', null]);
  });

  it('is taken as a table, and verified', async () => {
    expect(await take(owner)).toContain('This log exported');
    expect((await owner.post(`${path}/verification`)).body).toMatchObject({ isWhole: true });
    await sql`alter table audit_entry disable trigger user`.execute(app.superuser);
    // Whose it was is sealed too.
    await sql`update audit_entry set organisation = ${other.organisation} where number = (
      select max(number) from audit_entry where organisation = ${owner.organisation})`.execute(app.superuser);
    expect((await owner.post(`${path}/verification`)).body).toMatchObject({
      isWhole: false,
      message: expect.stringMatching(/^The log was changed/),
    });
  });
});
