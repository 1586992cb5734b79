import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeTo, goodPassword, mailsTo, newcomer, TestBrowser } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2026-11-20T10:00:00Z');
const organisationSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  yourRole: z.string(),
  members: z.array(z.object({ id: z.string(), email: z.string(), role: z.string(), you: z.boolean() })),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role: z.string(), hiring: z.string() })),
});

describe('an organisation', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let count = 0;
  const address = () => {
    count += 1;
    return `person-${count}@example.com`;
  };
  const recruiter = (email: string, name?: string) =>
    newcomer(app, email, { role: 'recruiter', ...(name === undefined ? {} : { organizationName: name }) });
  const organisation = async (browser: TestBrowser) =>
    organisationSchema.parse((await browser.get('/api/organisation')).body);
  const linkTo = async (email: string) => {
    const token = /invitation\?token=([\w.-]+)/.exec((await mailsTo(app, email))[0]?.text ?? '')?.[1];
    if (token === undefined) throw new Error('No invitation was mailed.');
    return token;
  };
  /** An owner and a colleague of this role, who joined by invitation. */
  async function pair(role: string, hiring = 'write') {
    const [ownerEmail, email] = [address(), address()];
    const owner = await recruiter(ownerEmail, 'Northgate Systems');
    await owner.post('/api/organisation/invitations', { email, role, hiring });
    const colleague = await newcomer(app, email, { role: 'candidate', invitation: await linkTo(email) });
    const { members } = await organisation(owner);
    const idOf = (mail: string) => members.find((member) => member.email === mail)?.id ?? '';
    return { owner, colleague, ownerId: idOf(ownerEmail), colleagueId: idOf(email), email };
  }

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('invites by mail; a user who signs up by the link belongs to it with that role', async () => {
    const { owner, colleague, email } = await pair('member', 'read');
    const joinedOrganisation = await organisation(colleague);
    expect([joinedOrganisation.name, joinedOrganisation.yourRole]).toEqual(['Northgate Systems', 'member']);
    const { members, invitations } = await organisation(owner);
    expect(members.map(({ role }) => role)).toEqual(['owner', 'member']);
    expect(members.find((member) => member.email === email)?.you).toBe(false);
    expect(invitations).toEqual([]);
  });

  it('shows an invitation to the link’s holder, and admits only the address it was sent to', async () => {
    const owner = await recruiter(address(), 'Tidewater Health');
    const invited = address();
    await owner.post('/api/organisation/invitations', { email: invited, role: 'admin', hiring: 'write' });
    const token = await linkTo(invited);
    const stranger = await recruiter(address());
    expect((await stranger.post('/api/invitations/show', { token })).body).toEqual({
      organisation: 'Tidewater Health',
      email: invited,
      role: 'admin',
      hiring: 'write',
      complianceRole: 'none',
    });
    expect((await stranger.post('/api/invitations/accept', { token })).status).toBe(409);
    const friend = await recruiter(invited);
    expect((await friend.post('/api/invitations/accept', { token })).status).toBe(200);
    expect((await organisation(friend)).yourRole).toBe('admin');
    expect((await friend.post('/api/invitations/accept', { token })).status).toBe(409);
  });

  it('a member of a named organisation can join another as well', async () => {
    const owner = await recruiter(address(), 'Northgate Systems');
    const invited = address();
    const other = await recruiter(invited, 'Larkspur Robotics');
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
    const token = await linkTo(invited);
    const { id } = await organisation(owner);
    const response = await other.post('/api/invitations/accept', { token });
    expect([response.status, response.body.organisation]).toEqual([200, id]);
    expect((await organisation(other)).name).toBe('Larkspur Robotics');
    const { body } = await other.get('/api/organisation', { 'Portway-Organisation': id });
    expect([body.name, body.yourRole]).toEqual(['Northgate Systems', 'member']);
  });

  it('an invitation ends after seven days, when revoked, and when a newer one is sent', async () => {
    const owner = await recruiter(address(), 'Northgate Systems');
    const invited = address();
    const stands = async (token: string) => (await owner.post('/api/invitations/show', { token })).status;
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
    const first = await linkTo(invited);
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'read' });
    const second = await linkTo(invited);
    expect([await stands(first), await stands(second)]).toEqual([409, 200]);
    const [open] = (await organisation(owner)).invitations;
    expect(open?.hiring).toBe('read');
    expect((await owner.post(`/api/organisation/invitations/${open?.id}/revoke`)).status).toBe(200);
    expect(await stands(second)).toBe(409);
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
    const third = await linkTo(invited);
    now += 7 * 86_400_000;
    expect(await stands(third)).toBe(409);
  });

  it('lets owners change every role, and admins those of non-owners', async () => {
    const { owner, colleague, ownerId, colleagueId } = await pair('admin');
    const change = async (caller: TestBrowser, id: string, role: string) =>
      (await caller.post(`/api/organisation/members/${id}`, { role })).status;
    expect(await change(colleague, ownerId, 'member')).toBe(403);
    expect(await change(colleague, colleagueId, 'owner')).toBe(403);
    expect(
      (
        await colleague.post('/api/organisation/invitations', {
          email: address(),
          role: 'owner',
          hiring: 'write',
        })
      ).status,
    ).toBe(403);
    expect((await colleague.post(`/api/organisation/members/${ownerId}/remove`)).status).toBe(403);
    expect(await change(owner, colleagueId, 'owner')).toBe(200);
    expect(await change(colleague, ownerId, 'member')).toBe(200);
  });

  it('always has an owner', async () => {
    const { owner, colleague, ownerId, colleagueId } = await pair('admin');
    const refused = await owner.post(`/api/organisation/members/${ownerId}`, { role: 'member' });
    expect([refused.status, refused.body.code]).toEqual([409, 'last-owner']);
    expect((await owner.post(`/api/organisation/members/${ownerId}/remove`)).status).toBe(409);
    expect((await owner.post('/api/organisation/leave')).status).toBe(409);
    expect((await owner.post('/api/me/deletion')).body.code).toBe('last-owner');
    await owner.post(`/api/organisation/members/${colleagueId}`, { role: 'owner' });
    expect((await owner.post('/api/organisation/leave')).status).toBe(200);
    expect((await organisation(colleague)).members).toHaveLength(1);
  });

  it('a removed colleague loses access at once, and keeps their account', async () => {
    const { owner, colleague, colleagueId } = await pair('member');
    expect((await owner.post(`/api/organisation/members/${colleagueId}/remove`)).status).toBe(200);
    expect((await colleague.get('/api/organisation')).status).toBe(403);
    expect((await colleague.get('/api/me')).body).toMatchObject({
      role: 'recruiter',
      organisation: null,
    });
  });

  it('revokes the invitations of members who are removed or demoted', async () => {
    const { owner, colleague, colleagueId } = await pair('admin');
    const [first, second] = [address(), address()];
    await colleague.post('/api/organisation/invitations', { email: first, role: 'admin', hiring: 'write' });
    const token = await linkTo(first);
    await owner.post(`/api/organisation/members/${colleagueId}`, { role: 'member' });
    expect((await owner.post('/api/invitations/show', { token })).status).toBe(409);
    await owner.post(`/api/organisation/members/${colleagueId}`, { role: 'admin' });
    await colleague.post('/api/organisation/invitations', { email: second, role: 'member', hiring: 'read' });
    const link = await linkTo(second);
    await owner.post(`/api/organisation/members/${colleagueId}/remove`);
    expect((await owner.post('/api/invitations/show', { token: link })).status).toBe(409);
  });

  it('an admin neither revokes nor replaces the invitation of an owner', async () => {
    const { owner, colleague } = await pair('admin');
    const invited = address();
    await owner.post('/api/organisation/invitations', { email: invited, role: 'owner', hiring: 'write' });
    const [open] = (await organisation(owner)).invitations;
    expect((await colleague.post(`/api/organisation/invitations/${open?.id}/revoke`)).status).toBe(403);
    const invitation = { email: invited, role: 'member', hiring: 'read' };
    expect((await colleague.post('/api/organisation/invitations', invitation)).status).toBe(403);
  });

  it('names who invites, to which organisation, and to do what', async () => {
    const owner = await newcomer(app, address(), {
      role: 'recruiter',
      fullName: 'Helen Marsh',
      organizationName: 'Northgate Systems',
    });
    const invited = address();
    await owner.post('/api/organisation/invitations', {
      email: invited,
      ...{ role: 'admin', hiring: 'offers', complianceRole: 'officer' },
    });
    const [mail] = await mailsTo(app, invited);
    expect(mail?.subject).toBe('Helen Marsh invites you to Northgate Systems on Portway');
    expect(mail?.text).toContain('has invited you to Northgate Systems as an admin.');
    expect(mail?.text).toContain('Hiring: You can work with its jobs and applicants');
    expect(mail?.text).toContain('Sponsorship: You can see all its sponsored workers');
  });

  it('carries nobody’s words to strangers: the subject is ours, and a suspicious name is left out', async () => {
    const words = 'Your account is locked, see evil.example/login or call 020 7946 0321';
    const email = address();
    const more = { role: 'recruiter', fullName: words, organizationName: words };
    const owner = await newcomer(app, email, more);
    const invited = address();
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
    const [mail] = await mailsTo(app, invited);
    expect(mail?.subject).toBe('You are invited to an organisation on Portway');
    expect(mail?.text).toContain(`${email} has invited you`);
    expect(mail?.text).not.toContain('locked');
  });

  it('invites nobody twice for one key, and no colleague', async () => {
    const { owner, email } = await pair('member');
    const secondResponse = await owner.post('/api/organisation/invitations', {
      email,
      role: 'member',
      hiring: 'write',
    });
    expect(secondResponse.body.fields).toEqual({
      email: 'This person already belongs to your organisation.',
    });
    const invited = address();
    const key = { 'Idempotency-Key': 'invite-once' };
    const first = await owner.post(
      '/api/organisation/invitations',
      { email: invited, role: 'member', hiring: 'write' },
      key,
    );
    const second = await owner.post(
      '/api/organisation/invitations',
      { email: invited, role: 'member', hiring: 'write' },
      key,
    );
    expect([first.body, await mailsTo(app, invited)]).toEqual([second.body, [expect.anything()]]);
    const response = await owner.post(
      '/api/organisation/invitations',
      { email: address(), role: 'member', hiring: 'write' },
      key,
    );
    expect([response.status, response.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('a candidate accepts, and still looks for work', async () => {
    const owner = await recruiter(address(), 'Northgate Systems');
    const invited = address();
    const candidate = await newcomer(app, invited);
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
    const token = await linkTo(invited);
    expect((await candidate.post('/api/invitations/accept', { token })).status).toBe(200);
    expect((await organisation(candidate)).yourRole).toBe('member');
    expect((await candidate.get('/api/me/profile')).status).toBe(200);
  });

  it('an expired invitation still lets the user sign up, on their own', async () => {
    const owner = await recruiter(address(), 'Northgate Systems');
    const invited = address();
    await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
    const token = await linkTo(invited);
    const browser = new TestBrowser(app);
    const person = {
      fullName: 'Kofi',
      email: invited,
      password: goodPassword,
      role: 'recruiter',
      invitation: token,
    };
    await browser.post('/api/auth/signup', person);
    const [open] = (await organisation(owner)).invitations;
    await owner.post(`/api/organisation/invitations/${open?.id}/revoke`);
    await browser.post('/api/auth/verify-otp', { email: invited, otp: await codeTo(app, invited) });
    await browser.logIn(invited, goodPassword);
    expect(await organisation(browser)).toMatchObject({ name: null, yourRole: 'owner' });
  });
});
