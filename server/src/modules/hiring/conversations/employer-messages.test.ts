import { randomUUID } from 'node:crypto';
import { listConversationsOperation } from '@portway/contracts/hiring/conversations/conversations';
import { listMessageTemplatesOperation } from '@portway/contracts/hiring/conversations/message-templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { actingFor, joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('an employer’s conversations:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let ben: TestPerson;
  let organisation: string;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    ben = await person(app, {
      role: 'recruiter',
      fullName: 'Ben Hart',
      member: { organisation, role: 'member' },
    });
    id = await conversationWith(amara);
  });

  async function conversationWith({ id: account }: TestPerson): Promise<string> {
    const job = await cast.jobs.addJob(organisation);
    return await cast.jobs.conversationAbout(await cast.jobs.addApplication(account, organisation, job));
  }
  const list = async (who: HttpClient, query = '') =>
    listConversationsOperation.response.parse((await who.get(`/api/conversations${query}`)).body)
      .conversations;
  const assign = async (who: HttpClient, account: string | null) =>
    (await who.put(`/api/conversations/${id}/assignment`, { account })).status;

  it('are answered by a colleague who is named, which colleagues see and the candidate does not', async () => {
    await conversationWith(await person(app, { role: 'candidate', fullName: 'Lin Zhao' }));
    expect(await assign(owner, ben.id)).toBe(200);
    expect(await list(ben, '?mine=yes')).toMatchObject([
      { id, assigned: { account: ben.id, name: 'Ben Hart' } },
    ]);
    expect((await list(ben, '?text=engineer')).length).toBe(2);
    expect(await list(ben)).toEqual([]);
    expect(await list(owner, '?mine=yes')).toEqual([]);
    expect(await list(amara, '?text=engineer')).toMatchObject([{ assigned: null }]);
    expect(JSON.stringify((await amara.get(`/api/conversations/${id}`)).body)).not.toContain('Ben');
    expect(await assign(owner, null)).toBe(200);
    expect(await list(ben, '?mine=yes')).toEqual([]);
  });

  it('cannot be given to a viewer, a stranger, or by a viewer', async () => {
    const viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    const stranger = await cast.make('owner');
    for (const account of [viewer.id, stranger.person?.id ?? '', randomUUID(), amara.id])
      expect(await assign(owner, account)).toBe(422);
    expect([
      await assign(viewer, ben.id),
      await assign(stranger, ben.id),
      await assign(amara, ben.id),
    ]).toEqual([403, 404, 403]);
  });

  it('are nobody’s again when the colleague leaves the organisation', async () => {
    await assign(owner, ben.id);
    await app.superuser.deleteFrom('membership').where('account', '=', ben.id).execute();
    expect(await list(owner, '?text=engineer')).toMatchObject([{ assigned: null }]);
  });

  it('are hidden from an applicant who is a colleague, and never theirs to answer', async () => {
    await joins(app.superuser, amara.id, { organisation, role: 'member' });
    const asColleague = actingFor(organisation);
    expect((await amara.get(`/api/conversations/${id}`, asColleague)).status).toBe(404);
    expect(await assign(owner, amara.id)).toBe(422);
  });

  it('are found by a name or a job, with any sign in it', async () => {
    await conversationWith(await person(app, { role: 'candidate', fullName: 'Lin 100% Zhao' }));
    const names = async (text: string) =>
      (await list(owner, `?text=${encodeURIComponent(text)}`)).map((each) => each.with);
    expect(await names('amara')).toEqual(['Amara Okafor']);
    expect((await names('backend')).length).toBe(2);
    expect(await names('100%')).toEqual(['Lin 100% Zhao']);
    expect(await names('%')).toEqual(['Lin 100% Zhao']);
    expect(await names('nobody')).toEqual([]);
    expect((await list(amara, '?text=northgate')).length).toBe(1);
  });

  describe('templates', () => {
    const path = '/api/organisation/message-templates';
    const names = async (who: HttpClient) =>
      listMessageTemplatesOperation.response
        .parse((await who.get(path)).body)
        .templates.map(({ name }) => name);

    it('are the organisation’s: colleagues write, change and remove them, others see none', async () => {
      const template = { id: randomUUID(), name: 'Invite', text: 'Dear {name}, about {job}' };
      for (const _ of ['once', 'and again']) expect((await owner.post(path, template)).status).toBe(201);
      expect(await names(ben)).toEqual(['Invite']);
      await ben.post(path, { id: randomUUID(), name: 'absence', text: 'We are away.' });
      expect(await names(ben)).toEqual(['absence', 'Invite']);
      const change = { name: 'Invitation', text: 'Hello {name}' };
      expect((await ben.put(`${path}/${template.id}`, change)).status).toBe(200);
      const stranger = await cast.make('owner');
      expect(await names(stranger)).toEqual([]);
      expect((await stranger.put(`${path}/${template.id}`, change)).status).toBe(404);
      expect((await stranger.post(path, { ...template, name: 'Other' })).status).toBe(409);
      expect((await amara.get(path)).status).toBe(403);
      expect((await owner.delete(`${path}/${template.id}`)).status).toBe(200);
      expect(await names(ben)).toEqual(['absence']);
    });

    it('have names of their own, whatever the case', async () => {
      const statusOfAdding = async (name: string) =>
        (await owner.post(path, { id: randomUUID(), name, text: 'Hello' })).status;
      expect([
        await statusOfAdding('Invite'),
        await statusOfAdding('INVITE'),
        await statusOfAdding('Decline'),
      ]).toEqual([201, 409, 201]);
      const { body } = await owner.get(path);
      const [first] = listMessageTemplatesOperation.response.parse(body).templates;
      const refused = await owner.put(`${path}/${first?.id}`, { name: 'invite', text: 'Hello' });
      expect([refused.status, refused.body.fields]).toEqual([
        409,
        { name: 'You have a template with this name. Choose another name.' },
      ]);
      expect((await owner.put(`${path}/${first?.id}`, { name: 'DECLINE', text: 'Hello' })).status).toBe(200);
      expect((await owner.post(path, { id: randomUUID(), name: 'Empty', text: '' })).status).toBe(422);
    });
  });
});
