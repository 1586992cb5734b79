import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedLinks } from '../../../platform/crypto/signed-link.ts';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import { httpClient, type TestResponse } from '../../../testing/http-client.ts';
import { loggedIn, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const links = signedLinks(['a secret for tests of 32 characters'], Date.now);
const rounds = 6;

describe('at the same moment', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let cast: AccessCast;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** The statuses of calls that run at the same moment. */
  const statusesOf = async (calls: readonly Promise<TestResponse>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const members = (organisation: string) =>
    app.superuser.selectFrom('membership').selectAll().where('organisation', '=', organisation).execute();
  async function twoOwners() {
    const { organisation = '' } = await cast.make('owner');
    await app.superuser.deleteFrom('membership').where('organisation', '=', organisation).execute();
    const owner = () => person(app, { role: 'recruiter', member: { organisation, role: 'owner' as const } });
    return { organisation, one: await owner(), other: await owner() };
  }

  it('two acceptances of one invitation make one member', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { organisation = '' } = await cast.make('owner');
      const guest = await person(app, { role: 'recruiter' });
      const twin = await loggedIn(app.superuser, guest.id);
      const id = randomUUID();
      const expires_at = new Date(Date.now() + 60_000);
      const invitation = { id, organisation, email: guest.email, expires_at };
      const rights = { role: 'member', hiring: 'write' } as const;
      await app.superuser
        .insertInto('invitation')
        .values({ ...invitation, ...rights, invited_by: null })
        .execute();
      const token = links.sign('invitation', id, expires_at.getTime());
      const elsewhere = httpClient(app.ask, { Authorization: `Bearer ${twin}` });
      const statuses = await statusesOf([
        guest.post('/api/invitations/accept', { token }),
        elsewhere.post('/api/invitations/accept', { token }),
      ]);
      expect(statuses.toSorted()).toEqual([200, 409]);
      const memberships = (await members(organisation)).filter(({ account }) => account === guest.id);
      expect(memberships.map(({ role }) => role)).toEqual(['member']);
    }
  });

  it('two invitations accepted at once lead to both organisations', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const guest = await person(app, { role: 'recruiter' });
      const owners = [await cast.make('owner'), await cast.make('owner')];
      const ids = await Promise.all(owners.map((owner) => cast.invitationOf('own', owner, guest.email)));
      const statuses = await statusesOf(
        ids.map((id) =>
          guest.post('/api/invitations/accept', {
            token: links.sign('invitation', id ?? '', Date.now() + 60_000),
          }),
        ),
      );
      expect(statuses).toEqual([200, 200]);
      const { body } = await guest.get('/api/me');
      expect(body.organisations).toHaveLength(2);
    }
  });

  it('an invitation revoked while it is accepted admits its user or nobody, whichever was first', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await cast.make('owner');
      const { organisation = '' } = owner;
      const guest = await person(app, { role: 'recruiter' });
      const id = (await cast.invitationOf('own', owner, guest.email)) ?? '';
      const token = links.sign('invitation', id, Date.now() + 60_000);
      const [accepted, revoked] = await statusesOf([
        guest.post('/api/invitations/accept', { token }),
        owner.post(`/api/organisation/invitations/${id}/revoke`),
      ]);
      const isIn = (await members(organisation)).some(({ account }) => account === guest.id);
      expect([accepted, revoked, isIn]).toEqual(accepted === 200 ? [200, 404, true] : [409, 200, false]);
    }
  });

  it('when the last member leaves as another joins, the join fails or an owner remains', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { organisation, one: owner, other } = await twoOwners();
      await app.superuser.deleteFrom('account').where('id', '=', other.id).execute();
      const guest = await person(app, { role: 'recruiter' });
      const asking = { ...owner, testCaller: 'owner' as const, person: owner, organisation };
      const id = (await cast.invitationOf('own', asking, guest.email)) ?? '';
      const token = links.sign('invitation', id, Date.now() + 60_000);
      const statuses = await statusesOf([
        owner.post('/api/organisation/leave'),
        guest.post('/api/invitations/accept', { token }),
      ]);
      const roles = (await members(organisation)).map(({ role }) => role).toSorted();
      expect([statuses, roles]).toEqual(
        statuses[0] === 200
          ? [[200, 409], []]
          : [
              [409, 200],
              ['member', 'owner'],
            ],
      );
    }
  });

  it.each([
    ['demote each other', (id: string) => [`/members/${id}`, { role: 'member' }] as const],
    ['remove each other', (id: string) => [`/members/${id}/remove`, undefined] as const],
    ['leave', () => ['/leave', undefined] as const],
  ])('two owners who %s leave one owner', async (_, call) => {
    for (let round = 0; round < rounds; round += 1) {
      const { organisation, one, other } = await twoOwners();
      await person(app, { role: 'recruiter', member: { organisation, role: 'member' } });
      const callOf = (caller: TestPerson, whom: TestPerson) => {
        const [path, request] = call(whom.id);
        return caller.post(`/api/organisation${path}`, request);
      };
      const statuses = await statusesOf([callOf(one, other), callOf(other, one)]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(Math.max(...statuses)).toBeLessThan(500);
      expect((await members(organisation)).filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });

  it('two owners who delete their accounts leave one owner to the others', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { organisation, one, other } = await twoOwners();
      await person(app, { role: 'recruiter', member: { organisation, role: 'member' } });
      const statuses = await statusesOf([one, other].map((owner) => owner.post('/api/me/deletion')));
      expect(statuses.toSorted()).toEqual([200, 409]);
    }
  });
});
