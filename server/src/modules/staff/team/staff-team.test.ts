import { randomUUID } from 'node:crypto';
import { inviteStaffOperation, staffTeamOperation } from '@portway/contracts/staff/staff-team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const password = 'seven grey herons at noon';
const path = '/api/desk/team/invitations';
const hour = 60 * 60_000;

describe('someone invited to the team', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  let now = Date.now();
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    desk = await staffDesk(app);
  });
  beforeEach(async () => {
    now = Date.now();
    await desk.queries.deleteFrom('staff_invitation').execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function invite(email: string) {
    const { body } = await desk.staff.post(path, { fullName: 'Noor New', email });
    const invitation = inviteStaffOperation.response.parse(body);
    return { ...invitation, signed: new URL(invitation.link).hash.replace('#first=', '') };
  }
  const accept = (link: string) => new TestBrowser(app).post('/api/auth/first-password', { link, password });
  const team = async () => staffTeamOperation.response.parse((await desk.staff.get('/api/desk/team')).body);
  const account = (email: string) =>
    desk.queries.selectFrom('account').where('email', '=', email).selectAll().executeTakeFirst();
  const refused = (how: string) => ({
    status: 422,
    body: { fields: { link: expect.stringContaining(`This link ${how}`) } },
  });

  it('has no account until they choose a password by the link, which works once', async () => {
    const { signed, link, id } = await invite('Noor@portway.example');
    expect(link).toContain('/reset#first=');
    expect(await account('noor@portway.example')).toBeUndefined();
    expect((await team()).invitations).toMatchObject([
      { email: 'noor@portway.example', invitedBy: 'Sam Staff', isOpen: true },
    ]);
    expect((await accept(signed)).status).toBe(200);
    expect(await account('noor@portway.example')).toMatchObject({ id, role: 'staff', full_name: 'Noor New' });
    expect((await new TestBrowser(app).logIn('noor@portway.example', password)).status).toBe(200);
    expect(await accept(signed)).toMatchObject(refused('has been used'));
    const { members, invitations } = await team();
    expect(invitations).toEqual([]);
    expect(members).toContainEqual(expect.objectContaining({ fullName: 'Noor New', secondFactor: false }));
    expect((await desk.deeds()).filter(({ subject }) => subject === id).slice(0, 3)).toEqual([
      { action: 'staff-invited', actor: desk.staff.id, subject: id },
      { action: 'staff-created', actor: id, subject: id },
      { action: 'first-password-set', actor: id, subject: id },
    ]);
  });

  it('two who open the link at once make one account', async () => {
    const { signed } = await invite('twice@portway.example');
    const statuses = (await Promise.all([accept(signed), accept(signed)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  it('cannot join after the hour, after it was taken back, or by an older link', async () => {
    const first = await invite('late@portway.example');
    const second = await invite('late@portway.example');
    expect(await accept(first.signed)).toMatchObject(refused('no longer works'));
    expect((await desk.staff.delete(`${path}/${second.id}`)).status).toBe(200);
    expect(await accept(second.signed)).toMatchObject(refused('no longer works'));
    const third = await invite('late@portway.example');
    await desk.queries
      .updateTable('staff_invitation')
      .set({ expires_at: new Date(now) })
      .execute();
    expect((await team()).invitations).toMatchObject([{ isOpen: false }]);
    expect(await accept(third.signed)).toMatchObject(refused('no longer works'));
    now += hour;
    expect(await accept(third.signed)).toMatchObject(refused('is too old'));
    expect(await account('late@portway.example')).toBeUndefined();
  });

  it('is refused where the address has an account, before or since', async () => {
    await person(app, { role: 'candidate', email: 'cara@example.com' });
    const twice = await desk.staff.post(path, { fullName: 'Cara', email: 'CARA@example.com' });
    expect(twice).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } });
    const { signed } = await invite('since@example.com');
    await person(app, { role: 'candidate', email: 'since@example.com' });
    expect(await accept(signed)).toMatchObject(refused('no longer works, because'));
    expect(await account('since@example.com')).toMatchObject({ role: 'candidate' });
  });

  it('is invited by staff who proved who they are within the last minutes, and by nobody else', async () => {
    const body = { fullName: 'Noor', email: 'other@portway.example' };
    for (const role of ['candidate', 'recruiter'] as const)
      expect((await (await person(app, { role })).post(path, body)).status).toBe(403);
    const once = await person(app, { role: 'staff', secondFactor: false });
    expect((await once.post(path, body)).status).toBe(403);
    now += 16 * 60_000;
    expect(await desk.staff.post(path, body)).toMatchObject({
      status: 403,
      body: { code: 'confirm-identity' },
    });
    expect((await team()).invitations).toEqual([]);
  });
});

describe('somebody who leaves the team', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  let now = Date.now();
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    desk = await staffDesk(app);
  });
  beforeEach(() => {
    now = Date.now();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const team = '/api/desk/team';
  const leaving = () => person(app, { role: 'staff', fullName: 'Lea Leaving' });

  it('is logged out at once, and gone with their account; what they wrote for the team stays', async () => {
    const lea = await leaving();
    const organisation = randomUUID();
    const values = { name: 'Kestrel', website: null, industry: null };
    await desk.queries
      .insertInto('organisation')
      .values({ id: organisation, ...values })
      .execute();
    const page = `/api/desk/organisations/${organisation}`;
    expect((await lea.post(`${page}/notes`, { text: 'They called twice.' })).status).toBe(200);
    expect(await desk.staff.delete(`${team}/${lea.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Lea Leaving is no longer on the team.' },
    });
    expect((await lea.get(team)).status).toBe(401);
    const account = desk.queries.selectFrom('account').where('id', '=', lea.id).select('id');
    expect(await account.execute()).toEqual([]);
    expect((await desk.staff.get(page)).body).toMatchObject({
      notes: [{ text: 'They called twice.', by: null }],
    });
    expect((await desk.deeds()).filter(({ subject }) => subject === lea.id).slice(0, 2)).toEqual([
      { action: 'staff-removed', actor: desk.staff.id, subject: lea.id },
      { action: 'account-erased', actor: null, subject: lea.id },
    ]);
    expect((await desk.staff.delete(`${team}/${lea.id}`)).status).toBe(404);
  });

  it.each([
    ['at once', 0],
    ['at once after some minutes, when each log-in is noted as used', 10],
  ])('and another, who remove each other %s: one goes, and the other is told', async (_when, minutes) => {
    const [lea, max] = [await leaving(), await person(app, { role: 'staff', fullName: 'Max Moving' })];
    now += minutes * 60_000;
    const responses = await Promise.all([lea.delete(`${team}/${max.id}`), max.delete(`${team}/${lea.id}`)]);
    const [first, second] = responses.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(200);
    expect([401, 409]).toContain(second?.status);
    const staying = desk.queries.selectFrom('account').where('id', 'in', [lea.id, max.id]).select('id');
    expect(await staying.execute()).toHaveLength(1);
  });

  it('does not remove themselves, and nobody who is not on the team is removed', async () => {
    expect(await desk.staff.delete(`${team}/${desk.staff.id}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('You cannot remove yourself.') },
    });
    const cara = await person(app, { role: 'candidate' });
    expect((await desk.staff.delete(`${team}/${cara.id}`)).status).toBe(404);
    expect((await cara.get('/api/me')).status).toBe(200);
  });

  it('is removed by staff who proved who they are within the last minutes, and by nobody else', async () => {
    const lea = await leaving();
    for (const role of ['candidate', 'recruiter'] as const)
      expect((await (await person(app, { role })).delete(`${team}/${lea.id}`)).status).toBe(403);
    const once = await person(app, { role: 'staff', secondFactor: false });
    expect((await once.delete(`${team}/${lea.id}`)).status).toBe(403);
    now += 16 * 60_000;
    expect(await desk.staff.delete(`${team}/${lea.id}`)).toMatchObject({
      status: 403,
      body: { code: 'confirm-identity' },
    });
    expect((await lea.get('/api/me')).status).toBe(200);
  });
});
