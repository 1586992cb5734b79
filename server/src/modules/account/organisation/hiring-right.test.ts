import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { actingFor, joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { validOffer } from '../../../testing/requests/valid-sponsoring-requests.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the right over hiring', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let organisation: string;
  let tom: TestPerson;
  let rohan: TestPerson;
  let job: string;
  let application: string;
  let conversation: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    tom = await person(app, {
      role: 'recruiter',
      fullName: 'Tom Ashdown',
      member: { organisation, role: 'member' },
    });
    rohan = await person(app, { role: 'candidate' });
    job = await cast.jobs.addJob(organisation);
    application = await cast.jobs.addApplication(rohan.id, organisation, job);
    conversation = await cast.jobs.conversationAbout(application);
  });

  const give = (hiring: string) => owner.post(`/api/organisation/members/${tom.id}`, { hiring });
  const write = () =>
    rohan.post(`/api/conversations/${conversation}/messages`, { id: randomUUID(), text: 'Hello' });
  const assign = (account: string) => owner.put(`/api/conversations/${conversation}/assignment`, { account });
  const assigned = async () => (await owner.get(`/api/conversations/${conversation}`)).body.conversation;
  const notifications = () =>
    app.superuser.selectFrom('notification').select('kind').where('account', '=', tom.id).execute();

  it('is changed by owners and admins, and stands in the audit log', async () => {
    expect(await give('read')).toMatchObject({
      status: 200,
      body: {
        message: 'Tom Ashdown can now see hiring, but not change anything there. We have told them by email.',
      },
    });
    expect((await tom.post(`/api/organisation/members/${tom.id}`, { hiring: 'offers' })).status).toBe(403);
    expect((await owner.post(`/api/organisation/members/${tom.id}`, {})).body.fields).toEqual({
      role: 'Choose what this person can do.',
    });
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where subject = ${tom.id} and action = 'member-changed'`.execute(
      app.superuser,
    );
    expect(rows).toEqual([{ details: { hiring: 'read' } }]);
  });

  it('is told to the person when it changes, and only then', async () => {
    const lettersToTom = async () =>
      (await mailsTo(app, tom.email)).filter(({ kind }) => kind === 'hiring-right').map(({ text }) => text);
    await give('none');
    expect(await lettersToTom()).toEqual([
      expect.stringContaining('You can no longer see its jobs, applicants and messages'),
    ]);
    expect((await give('none')).body).toEqual({ message: 'Tom Ashdown no longer sees hiring.' });
    expect(await lettersToTom()).toHaveLength(1);
  });

  it('once taken away, ends what somebody had of it at once', async () => {
    await app.superuser
      .updateTable('job')
      .set({ hiring_contact: tom.id, contact_name: 'Tom Ashdown' })
      .where('id', '=', job)
      .execute();
    await assign(tom.id);
    await write();
    expect(await notifications()).toEqual([{ kind: 'message' }]);
    expect((await tom.get('/api/me/unread-counts')).body).toMatchObject({ unread: 1, notifications: 1 });
    const stream = await new EventReader().open(app, tom.headers);
    await stream.untilBegun();
    await give('none');
    // Their open pages read again what there is.
    expect((await stream.untilThereAre(1)).map(({ kind }) => kind)).toEqual(['notification']);
    expect(await assigned()).toMatchObject({ assigned: null });
    expect(await notifications()).toEqual([]);
    expect((await owner.get(`/api/organisation/jobs/${job}`)).body).toMatchObject({
      hiringContact: null,
    });
    expect((await tom.get('/api/me/unread-counts')).body).toMatchObject({
      unread: 0,
      notifications: 0,
      applicants: 0,
      hires: 0,
    });
    expect((await tom.get(`/api/organisation/jobs/${job}/board`)).status).toBe(403);
    await write();
    expect(await notifications()).toEqual([]);
    expect(stream.events).toHaveLength(1);
    expect((await assign(tom.id)).body.fields).toEqual({
      account: 'Choose a colleague who can write to candidates.',
    });
  });

  it('once taken away, tells nobody what they missed of it, here or from another organisation', async () => {
    const otherOrganisation = (await cast.make('owner')).organisation ?? '';
    await joins(app.superuser, tom.id, { organisation: otherOrganisation, role: 'member', hiring: 'write' });
    await write();
    const missed = async (headers: Readonly<Record<string, string>> = {}) => {
      const reader = await new EventReader().open(app, { ...tom.headers, ...headers }, '0');
      const events = await reader.untilThereAre(1);
      reader.cut();
      return events.map(({ kind, subject }) => [kind, subject]);
    };
    const message = ['message', conversation];
    expect(await missed()).toContainEqual(message);
    await give('none');
    expect(await missed()).toEqual([['reset', null]]);
    expect(await missed(actingFor(otherOrganisation))).toEqual([['reset', null]]);
    await give('read');
    expect(await missed()).toContainEqual(message);
  });

  it('to read alone keeps the news, and answers nobody', async () => {
    await assign(tom.id);
    await write();
    await give('read');
    expect(await assigned()).toMatchObject({ assigned: null });
    expect(await notifications()).toEqual([{ kind: 'message' }]);
    expect((await tom.get(`/api/organisation/jobs/${job}/board`)).status).toBe(200);
  });

  it('to make offers is needed to offer, and to say on the board that there is an offer', async () => {
    const offer = `/api/organisation/applications/${application}/offer`;
    const moveToOffer = { from: 'pending', status: 'offer' };
    await cast.sponsoring.invited(application);
    expect((await tom.post(`${offer}/send`, { terms: validOffer, seen: 0 })).status).toBe(403);
    expect(await tom.patch(`/api/organisation/applications/${application}`, moveToOffer)).toMatchObject({
      status: 403,
      body: { message: 'You cannot make offers. Ask an admin of your organisation.' },
    });
    const applicants = [{ id: application, from: 'interview' }];
    expect(
      (await tom.post('/api/organisation/applicants/move', { applicants, status: 'offer' })).status,
    ).toBe(403);
    await give('offers');
    expect((await tom.post(`${offer}/send`, { terms: validOffer, seen: 0 })).status).toBe(200);
  });

  it('is chosen in the invitation, with the sponsor right where an owner invites', async () => {
    const admin = await cast.make('admin');
    const email = `nina-${randomUUID()}@example.com`;
    const rights = { role: 'member', hiring: 'none', complianceRole: 'officer' };
    const path = '/api/organisation/invitations';
    expect((await admin.post(path, { email, ...rights })).status).toBe(403);
    expect((await owner.post(path, { email, role: 'member' })).body.fields).toEqual({
      hiring: 'Choose what this person can do in hiring.',
    });
    const adviser = { email, role: 'member', hiring: 'none', complianceRole: 'adviser' };
    expect((await owner.post(path, adviser)).body.fields).toMatchObject({
      regulator: expect.any(String),
      number: expect.any(String),
    });
    const regulated = { ...adviser, regulator: 'Immigration Advice Authority', number: 'F202600001' };
    expect((await owner.post(path, regulated)).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    const token = /invitation\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    const nina = await person(app, { role: 'recruiter', email });
    expect((await nina.post('/api/invitations/show', { token })).body).toMatchObject({
      hiring: 'none',
      complianceRole: 'adviser',
    });
    expect((await nina.post('/api/invitations/accept', { token })).status).toBe(200);
    const { body } = await owner.get('/api/organisation');
    expect(body.members).toContainEqual(
      expect.objectContaining({
        email,
        hiring: 'none',
        complianceRole: 'adviser',
        adviser: { regulator: 'Immigration Advice Authority', number: 'F202600001' },
      }),
    );
  });

  it('is completed for the release before it, which has viewers and names no right', async () => {
    const somebody = await person(app, { role: 'recruiter' });
    const { rows } = await sql`
      insert into membership (account, organisation, role) select ${somebody.id}, ${organisation}, 'viewer'
      returning role, hiring`.execute(app.superuser);
    expect(rows).toEqual([{ role: 'member', hiring: 'read' }]);
    const demoted = await sql`
      update membership set role = 'viewer' where account = ${tom.id} returning role, hiring`.execute(
      app.superuser,
    );
    expect(demoted.rows).toEqual([{ role: 'member', hiring: 'read' }]);
  });
});
