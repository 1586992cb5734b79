import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { withoutHeaders } from '../../../testing/http-client.ts';
import { actingFor, joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { goodPassword, newcomer } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('somebody in two organisations', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let cast: AccessCast;
  let amara: TestPerson;
  let first: Asking;
  let second: Asking;
  let north: string;
  let tide: string;

  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    first = await cast.make('owner');
    second = await cast.make('owner');
    north = first.organisation ?? '';
    tide = second.organisation ?? '';
    amara = await person(app, { role: 'recruiter', member: { organisation: north, role: 'owner' } });
    await joins(app.superuser, amara.id, { organisation: tide, role: 'member', hiring: 'write' });
  });

  /** An applicant of an organisation, who has written to it: their application, and its conversation. */
  async function applicant(organisation: string, who?: TestPerson) {
    const candidate = who ?? (await person(app, { role: 'candidate' }));
    const job = await cast.jobs.addJob(organisation);
    const application = await cast.jobs.addApplication(candidate.id, organisation, job);
    const id = await cast.jobs.conversationAbout(application);
    const message = { id: randomUUID(), text: 'Hello' };
    expect((await candidate.post(`/api/conversations/${id}/messages`, message)).status).toBe(201);
    return { id, application };
  }
  const conversations = async (headers?: Readonly<Record<string, string>>) => {
    const { status, body } = await amara.get('/api/conversations', headers);
    expect(status).toBe(200);
    const list = Array.isArray(body.conversations) ? body.conversations : [];
    return [list.map(({ id }) => id), body.unread];
  };

  it('sees in each request the one that it names, and without a name the one joined first', async () => {
    const organisationAndRole = async (headers?: Readonly<Record<string, string>>) => {
      const { body } = await amara.get('/api/organisation', headers);
      return [body.id, body.yourRole];
    };
    expect(await organisationAndRole(actingFor(tide))).toEqual([tide, 'member']);
    expect(await organisationAndRole(actingFor(north.toUpperCase()))).toEqual([north, 'owner']);
    expect(await organisationAndRole()).toEqual([north, 'owner']);
    const [atNorth, atTide] = [await applicant(north), await applicant(tide)];
    expect(await conversations(actingFor(north))).toEqual([[atNorth.id], 1]);
    expect(await conversations(actingFor(tide))).toEqual([[atTide.id], 1]);
    for (const [organisation, { application }] of [
      [north, atTide],
      [tide, atNorth],
    ] as const) {
      const path = `/api/organisation/applications/${application}`;
      expect((await amara.get(path, actingFor(organisation))).status).toBe(404);
    }
  });

  it('is told of all of them, and of the one that the request is for', async () => {
    const me = (await amara.get('/api/me', actingFor(tide))).body;
    expect(me).toMatchObject({
      organisation: { id: tide, role: 'member', hiring: 'write' },
      candidate: false,
    });
    expect(me.organisations).toMatchObject([
      { id: north, role: 'owner' },
      { id: tide, role: 'member', hiring: 'write' },
    ]);
    expect((await amara.get('/api/me')).body.organisation).toMatchObject({ id: north });
    expect((await amara.get('/api/me', actingFor('none'))).body.organisation).toBeNull();
  });

  it('may do in each what her role there allows', async () => {
    const name = { name: 'Northgate Systems' };
    expect((await amara.post('/api/organisation', name, actingFor(north))).status).toBe(200);
    expect((await amara.post('/api/organisation', name, actingFor(tide))).status).toBe(403);
    expect((await amara.get('/api/organisation', actingFor('none'))).status).toBe(403);
  });

  it('gets the same answer for an organisation that is not hers and for one that does not exist', async () => {
    const otherOrganisation = (await cast.make('owner')).organisation ?? '';
    const missing = withoutHeaders(await amara.get('/api/me', actingFor(randomUUID())));
    expect([missing.status, missing.body.code]).toEqual([404, 'no-such-organisation']);
    for (const header of [otherOrganisation, 'x', '', "' or true --"])
      expect(withoutHeaders(await amara.get('/api/me', actingFor(header)))).toEqual(missing);
  });

  it('keeps one membership, its session and its events when another ends', async () => {
    const reader = await new EventReader().open(app, amara.headers);
    await reader.untilBegun();
    await app.superuser
      .updateTable('membership')
      .set({ role: 'owner' })
      .where('account', '=', amara.id)
      .execute();
    expect((await first.post(`/api/organisation/members/${amara.id}/remove`)).status).toBe(200);
    expect((await amara.get('/api/organisation', actingFor(north))).status).toBe(404);
    expect((await amara.get('/api/organisation', actingFor(tide))).body.yourRole).toBe('owner');
    expect((await amara.get('/api/organisation')).body.id).toBe(tide);
    await applicant(north);
    const { id, application } = await applicant(tide);
    await reader.untilThereAre(2);
    expect(reader.events.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['application', application],
      ['message', id],
    ]);
    reader.cut();
    expect((await amara.post('/api/organisation/leave', undefined, actingFor(tide))).status).toBe(200);
    expect((await amara.get('/api/organisation')).status).toBe(403);
    expect((await amara.get('/api/me')).status).toBe(200);
  });

  it('creates in each with the same idempotency key', async () => {
    await app.superuser
      .updateTable('membership')
      .set({ role: 'owner' })
      .where('account', '=', amara.id)
      .execute();
    const key = { 'Idempotency-Key': 'one-key' };
    for (const organisation of [north, tide, tide]) {
      const invited = { email: 'guest@example.com', role: 'member', hiring: 'write' };
      const headers = { ...key, ...actingFor(organisation) };
      expect((await amara.post('/api/organisation/invitations', invited, headers)).status).toBe(200);
    }
    const rows = await app.superuser
      .selectFrom('invitation')
      .select('organisation')
      .where('email', '=', 'guest@example.com')
      .execute();
    expect(rows.map(({ organisation }) => organisation).toSorted()).toEqual([north, tide].toSorted());
  });

  it('takes along what was written for each, and leaves each when the account is erased', async () => {
    await app.superuser
      .updateTable('membership')
      .set({ role: 'member' })
      .where('account', '=', amara.id)
      .execute();
    for (const organisation of [north, tide]) {
      const { id } = await applicant(organisation);
      const message = { id: randomUUID(), text: `From ${organisation}` };
      const path = `/api/conversations/${id}/messages`;
      expect((await amara.post(path, message, actingFor(organisation))).status).toBe(201);
    }
    const zip = await app.ask('/api/me/export', { method: 'POST', headers: amara.headers });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    const names = Object.keys(files);
    const messages = text(names.find((name) => /messages\.json$/.test(name)) ?? '');
    expect([messages.includes(`From ${north}`), messages.includes(`From ${tide}`)]).toEqual([true, true]);
    expect(await app.services.personalData.eraseOf(amara.email)).toBe(true);
    for (const organisation of [north, tide]) {
      const memberships = await app.superuser
        .selectFrom('membership')
        .select('account')
        .where('organisation', '=', organisation)
        .execute();
      expect(memberships).toHaveLength(2);
    }
  });

  it('cannot delete the account while one of them would lose its only owner', async () => {
    await app.superuser
      .updateTable('membership')
      .set({ role: 'member' })
      .where('organisation', '=', north)
      .where('account', '!=', amara.id)
      .execute();
    for (const headers of [actingFor(tide), actingFor('none')])
      expect((await amara.post('/api/me/deletion', undefined, headers)).body.code).toBe('last-owner');
  });

  describe('who also looks for work', () => {
    it('has each side’s messages under that side alone', async () => {
      const bea = await person(app, { role: 'candidate' });
      await joins(app.superuser, bea.id, { organisation: north, role: 'member' });
      const { id: application } = await applicant(tide, bea);
      const { id: received } = await applicant(north);
      const listOf = async (headers?: Readonly<Record<string, string>>) => {
        const { body } = await bea.get('/api/conversations', headers);
        return Array.isArray(body.conversations) ? body.conversations.map(({ id }) => id) : [];
      };
      expect(await listOf()).toEqual([application]);
      expect(await listOf(actingFor('none'))).toEqual([application]);
      expect(await listOf(actingFor(north))).toEqual([received]);
      expect((await bea.get(`/api/conversations/${application}`, actingFor(north))).status).toBe(404);
      expect((await bea.get(`/api/conversations/${received}`)).status).toBe(404);
      const counts = async (headers: Readonly<Record<string, string>>) =>
        (await bea.get('/api/me/unread-counts', headers)).body;
      expect(await counts(actingFor('none'))).toMatchObject({ ongoing: 1, unread: 0 });
      expect(await counts(actingFor(north))).toMatchObject({ ongoing: 0, unread: 1 });
    });

    it('never sees their own application, or its messages, from the employer’s side', async () => {
      const bea = await person(app, { role: 'candidate' });
      const { id, application } = await applicant(north, bea);
      await joins(app.superuser, bea.id, { organisation: north, role: 'owner' });
      const headers = actingFor(north);
      const path = `/api/organisation/applications/${application}`;
      expect((await bea.get('/api/organisation/applications', headers)).body.applications).toEqual([]);
      expect((await bea.get(path, headers)).status).toBe(404);
      expect((await bea.patch(path, { from: 'pending', status: 'offer' }, headers)).status).toBe(404);
      expect((await bea.get('/api/conversations', headers)).body.conversations).toEqual([]);
      expect((await bea.get(`/api/conversations/${id}`, headers)).status).toBe(404);
      expect((await bea.get('/api/me/unread-counts', headers)).body.unread).toBe(0);
      expect((await bea.get(`/api/conversations/${id}`)).status).toBe(200);
      expect((await bea.get(`/api/me/applications/${application}`)).status).toBe(200);
      expect((await first.get(path)).status).toBe(200);
    });

    it('does what candidates do, whatever the request names', async () => {
      expect((await amara.get('/api/me/profile')).status).toBe(403);
      expect((await amara.post('/api/me/profile/start')).status).toBe(200);
      for (const headers of [actingFor(tide), actingFor('none'), actingFor(randomUUID())])
        expect((await amara.get('/api/me/profile', headers)).status).toBe(200);
      const { body } = await amara.get('/api/me');
      expect(body).toMatchObject({ role: 'recruiter', candidate: true, organisation: { id: north } });
    });

    it('ends an idle session as soon as a recruiter’s, from the day of joining', async () => {
      const bea = await person(app, { role: 'candidate' });
      await app.superuser
        .updateTable('session')
        .set({ idle_seconds: 86_400 })
        .where('account', '=', bea.id)
        .execute();
      const link = cast.links.invitation((await cast.invitationOf('own', first, bea.email)) ?? '');
      expect((await bea.post('/api/invitations/accept', link)).status).toBe(200);
      const sessions = await app.superuser
        .selectFrom('session')
        .select('idle_seconds')
        .where('account', '=', bea.id)
        .execute();
      expect(sessions).toEqual([{ idle_seconds: 1800 }]);
    });

    it('is logged in for no longer than a recruiter when idle', async () => {
      const email = `bea-${randomUUID()}@example.com`;
      const bea = await newcomer(app, email);
      const { id } = (await bea.get('/api/me')).body;
      const account = String(id);
      await joins(app.superuser, account, { organisation: north, role: 'member' });
      await bea.logIn(email, goodPassword);
      const sessions = await app.superuser
        .selectFrom('session')
        .select('idle_seconds')
        .where('account', '=', account)
        .execute();
      expect(sessions).toEqual([{ idle_seconds: 1800 }, { idle_seconds: 1800 }]);
    });

    it('is never one of our own staff', async () => {
      const staff = await person(app, { role: 'staff', member: { organisation: north, role: 'owner' } });
      const profile = { account: staff.id, answers: '{}', pronouns: null, active_on: null };
      await app.superuser.insertInto('profile').values(profile).execute();
      expect((await staff.get('/api/organisation', actingFor(north))).status).toBe(404);
      expect((await staff.get('/api/me')).body.organisation).toBeNull();
      const link = cast.links.invitation((await cast.invitationOf('own', second, staff.email)) ?? '');
      expect((await staff.post('/api/invitations/accept', link)).status).toBe(403);
      expect((await staff.post('/api/me/profile/start')).status).toBe(403);
      expect((await staff.get('/api/me/profile')).status).toBe(403);
    });
  });
});
