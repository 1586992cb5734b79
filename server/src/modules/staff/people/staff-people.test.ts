import { randomUUID } from 'node:crypto';
import { staffOrganisationsOperation, staffUsersOperation } from '@portway/contracts/staff/staff-records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('people at the desk', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  beforeAll(async () => {
    app = await startTestApp();
    desk = await staffDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const users = async (query = '') =>
    staffUsersOperation.response.parse((await desk.staff.get(`/api/desk/users${query}`)).body).users;
  const organisations = async (query = '') =>
    staffOrganisationsOperation.response.parse((await desk.staff.get(`/api/desk/organisations${query}`)).body)
      .organisations;
  async function organisation(name: string) {
    const id = randomUUID();
    await desk.queries
      .insertInto('organisation')
      .values({ id, name, website: null, industry: 'Software' })
      .execute();
    return id;
  }
  async function guarded(fullName: string) {
    const candidate = await person(app, { role: 'candidate', fullName, secondFactor: true });
    await desk.queries
      .insertInto('authenticator')
      .values({ account: candidate.id, sealed_secret: 'sealed', confirmed_at: new Date() })
      .execute();
    await desk.queries
      .insertInto('recovery_code')
      .values({ account: candidate.id, code_hash: 'x' })
      .execute();
    return candidate;
  }

  it('lists accounts with organisation, second factor and sessions, and finds them by name or address', async () => {
    const northgate = await organisation('Northgate Systems');
    const owner = await person(app, {
      role: 'recruiter',
      fullName: 'Olu Owner',
      email: 'olu@northgate.example',
      member: { organisation: northgate, role: 'owner' },
    });
    await loggedIn(desk.queries, owner.id);
    const expectedUser = {
      id: owner.id,
      fullName: 'Olu Owner',
      email: 'olu@northgate.example',
      role: 'recruiter',
      organisations: [{ id: northgate, name: 'Northgate Systems', role: 'owner' }],
      secondFactor: false,
      sessions: 2,
    };
    expect(await users('?text=OLU OWN')).toMatchObject([expectedUser]);
    expect(await users('?text=northgate.example')).toMatchObject([expectedUser]);
    expect(await users('?text=olu&role=candidate')).toEqual([]);
    expect(await organisations('?text=NORTHGATE')).toMatchObject([{ id: northgate, members: 1 }]);
    expect(await organisations('?text=software')).toHaveLength(1);
    expect(await organisations('?text=nobody')).toEqual([]);
  });

  it('finds an account by its new name once it has changed, and not when it is gone', async () => {
    const { id } = await person(app, { role: 'candidate', fullName: 'Before Marriage' });
    await desk.queries.updateTable('account').set({ full_name: 'After' }).where('id', '=', id).execute();
    expect(await users('?text=before')).toEqual([]);
    expect(await users('?text=after')).toHaveLength(1);
    await desk.queries.deleteFrom('account').where('id', '=', id).execute();
    const searchRows = await sql`select * from search_text where row_id = ${id}`.execute(desk.queries);
    expect(searchRows.rows).toEqual([]);
  });

  it('logs somebody out everywhere, and says so in the audit log', async () => {
    const cara = await person(app, { role: 'candidate', fullName: 'Cara' });
    expect((await cara.get('/api/me')).status).toBe(200);
    const { body } = await desk.staff.post(`/api/desk/users/${cara.id}/end-sessions`);
    expect(body).toEqual({ message: 'Cara has been logged out everywhere.' });
    expect((await cara.get('/api/me')).status).toBe(401);
    expect((await desk.deeds()).at(-1)).toEqual({
      action: 'user-sessions-ended',
      actor: desk.staff.id,
      subject: cara.id,
    });
  });

  it('removes a second factor, ends the sessions and tells the owner', async () => {
    const gil = await guarded('Gil Guarded');
    expect(await users('?text=gil')).toMatchObject([{ secondFactor: true }]);
    const path = `/api/desk/users/${gil.id}/reset-second-factor`;
    expect((await desk.staff.post(path)).status).toBe(200);
    expect(await users('?text=gil')).toMatchObject([{ secondFactor: false, sessions: 0 }]);
    expect(await desk.queries.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
    const [mail] = (await desk.mails()).filter(({ recipient }) => recipient === gil.email);
    expect(mail?.subject).toBe('Your second factor was removed');
    expect((await desk.deeds()).at(-1)).toMatchObject({
      action: 'user-second-factor-reset',
      subject: gil.id,
    });
    expect((await desk.staff.post(path)).body).toEqual({ message: 'Gil Guarded has no second factor.' });
  });

  it('requires staff whose log-in is not recent to prove who they are before they remove a second factor', async () => {
    const gil = await guarded('Gil Kept');
    await desk.queries
      .updateTable('session')
      .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
      .where('account', '=', desk.staff.id)
      .execute();
    const { status, body } = await desk.staff.post(`/api/desk/users/${gil.id}/reset-second-factor`);
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'confirm-identity' } });
    expect(await users('?text=kept')).toMatchObject([{ secondFactor: true }]);
  });

  it('is closed to everybody else, and answers 404 to what is not there', async () => {
    const recruiter = await person(app, { role: 'recruiter' });
    const victim = await person(app, { role: 'candidate' });
    for (const end of ['end-sessions', 'reset-second-factor']) {
      expect((await recruiter.post(`/api/desk/users/${victim.id}/${end}`)).status).toBe(403);
      expect((await desk.staff.post(`/api/desk/users/${randomUUID()}/${end}`)).status).toBe(404);
    }
    expect((await recruiter.get('/api/desk/users')).status).toBe(403);
    expect((await recruiter.get('/api/desk/organisations')).status).toBe(403);
    expect((await victim.get('/api/me')).status).toBe(200);
  });
});
