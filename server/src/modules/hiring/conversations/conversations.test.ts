import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { type HttpClient, type TestResponse, withoutHeaders } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const messages = z.array(z.object({ number: z.int(), text: z.string() }));

describe('conversations:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let viewer: TestPerson;
  let id: string;
  let application: string;
  beforeAll(async () => {
    app = await startTestApp({ limited: true });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** A new application, with both of its sides. */
  async function conversation() {
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    application = await cast.jobs.addApplication(
      amara.id,
      organisation,
      await cast.jobs.addJob(organisation),
    );
    id = await cast.jobs.conversationAbout(application);
  }
  const show = (caller: HttpClient, query = '') => caller.get(`/api/conversations/${id}${query}`);
  const send = (caller: HttpClient, text: string, message: string = randomUUID()) =>
    caller.post(`/api/conversations/${id}/messages`, { id: message, text });
  const markRead = (caller: HttpClient, upTo: number) =>
    caller.post(`/api/conversations/${id}/read`, { upTo });
  const texts = async (caller: HttpClient) =>
    messages.parse((await show(caller)).body.messages).map(({ number, text }) => `${number} ${text}`);

  it('exists from the start, and both sides write in it under their names', async () => {
    await conversation();
    expect(await amara.get('/api/conversations')).toMatchObject({ body: { conversations: [] } });
    expect(await amara.get('/api/conversations?text=northgate')).toMatchObject({
      body: {
        conversations: [
          { id, with: 'Northgate Systems', position: 'Backend engineer', last: null, unread: 0 },
        ],
        next: null,
        unread: 0,
      },
    });
    expect(await send(owner, ' Are you free\n on Tuesday? ')).toMatchObject({
      status: 201,
      body: {
        number: 1,
        side: 'employer',
        mine: true,
        author: 'A recruiter',
        text: 'Are you free\n on Tuesday?',
        attachments: [],
      },
    });
    await send(amara, 'I am.');
    expect(await viewer.get('/api/conversations')).toMatchObject({
      body: {
        conversations: [
          {
            with: 'Amara Okafor',
            job: { title: 'Backend engineer' },
            status: 'pending',
            last: { excerpt: 'I am.', mine: false },
            unread: 1,
            blocked: null,
          },
        ],
        unread: 1,
      },
    });
    expect(await show(amara)).toMatchObject({
      body: {
        messages: [
          { number: 1, mine: false, author: 'A recruiter' },
          { number: 2, mine: true, author: 'Amara Okafor' },
        ],
        earlier: false,
        later: false,
        readUpTo: 0,
        theyReadUpTo: 0,
        keptUntil: 'A message, with the files in it, is deleted 2 years after it was sent.',
      },
    });
    expect(await send(viewer, 'Hello')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('saves a message once per id, and says what is wrong with an id that is taken', async () => {
    await conversation();
    const message = randomUUID();
    const first = await send(amara, 'Hello', message);
    expect(withoutHeaders(await send(amara, 'Hello', message))).toEqual(withoutHeaders(first));
    const idTaken = {
      status: 409,
      body: { code: 'message-exists', fields: { id: expect.stringMatching(/another message/) } },
    };
    expect(await send(amara, 'Hello again', message)).toMatchObject(idTaken);
    expect(await send(owner, 'Hello', message)).toMatchObject(idTaken);
    const [firstConversation] = [id];
    await conversation();
    expect(await send(amara, 'Hello', message)).toMatchObject(idTaken);
    expect(await texts(amara)).toEqual([]);
    id = firstConversation;
    expect(await send(amara, 'Hello', randomUUID())).toMatchObject({ status: 404 });
  });

  it('numbers concurrent messages without a gap, and shows them page by page', async () => {
    await conversation();
    const statuses = [];
    // No more at once than there are connections: on a busy machine requests time out waiting for one.
    for (let index = 0; index < 52; index += 8) {
      const some = Array.from({ length: Math.min(8, 52 - index) }, (_, each) =>
        each % 2 === 0 ? amara : owner,
      );
      const responses = await Promise.all(some.map((caller) => send(caller, `${index}`)));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const { body: newest } = await show(amara);
    expect(newest).toMatchObject({ earlier: true, later: false });
    const numbers = (conversationBody: TestResponse['body']) =>
      messages.parse(conversationBody.messages).map(({ number }) => number);
    expect(numbers(newest)).toEqual(Array.from({ length: 50 }, (_, index) => index + 3));
    const { body: oldest } = await show(amara, '?before=3');
    expect([numbers(oldest), oldest]).toMatchObject([[1, 2], { earlier: false, later: true }]);
    const { body: later } = await show(owner, '?after=1');
    expect([numbers(later).at(-1), later]).toMatchObject([51, { earlier: true, later: true }]);
    expect(await show(owner, '?after=52')).toMatchObject({
      body: { messages: [], earlier: true, later: false },
    });
  });

  it('counts unread messages per user, and never un-reads one', async () => {
    await conversation();
    const colleague = await person(app, {
      role: 'recruiter',
      member: { organisation: owner.organisation ?? '', role: 'member' },
    });
    for (const text of ['one', 'two', 'three']) await send(amara, text);
    await send(owner, 'four');
    expect(withoutHeaders(await markRead(owner, 2))).toEqual({
      status: 200,
      body: { readUpTo: 2, unread: 1 },
    });
    await Promise.all([markRead(owner, 3), markRead(owner, 1), markRead(owner, 3)]);
    expect(await markRead(owner, 1)).toMatchObject({ body: { readUpTo: 3, unread: 0 } });
    expect(await markRead(colleague, 999)).toMatchObject({ body: { readUpTo: 4 } });
    expect(await show(amara)).toMatchObject({ body: { readUpTo: 0, theyReadUpTo: 4 } });
    expect(await amara.get('/api/conversations?unread=yes')).toMatchObject({
      body: { conversations: [{ id }], unread: 1 },
    });
    expect(await owner.get('/api/conversations?unread=yes')).toMatchObject({
      body: { conversations: [], unread: 0 },
    });
    // For a new member, earlier messages do not count as unread.
    const newcomer = await person(app, {
      role: 'recruiter',
      member: { organisation: owner.organisation ?? '', role: 'member' },
    });
    expect(await newcomer.get('/api/conversations')).toMatchObject({
      body: { conversations: [{ unread: 0 }], unread: 0 },
    });
  });

  it('accepts no messages while blocked, and only the side that blocked it unblocks it', async () => {
    await conversation();
    await send(amara, 'Hello');
    const [blocked] = await Promise.all([
      amara.put(`/api/conversations/${id}/block`),
      ...Array.from({ length: 5 }, (_, index) => send(owner, `${index}`)),
    ]);
    expect(blocked).toMatchObject({ status: 200 });
    const messagesBefore = await texts(amara);
    expect(await send(owner, 'And now?')).toMatchObject({
      status: 409,
      body: {
        code: 'conversation-closed',
        message: 'The other side has blocked this conversation, so you can no longer write in it.',
      },
    });
    expect(await send(amara, 'Wait')).toMatchObject({
      body: { message: 'You have blocked this conversation. Unblock it to write again.' },
    });
    expect(await show(owner)).toMatchObject({ body: { conversation: { blocked: 'by-them' } } });
    await owner.delete(`/api/conversations/${id}/block`);
    expect(await show(amara)).toMatchObject({ body: { conversation: { blocked: 'by-you' } } });
    await amara.delete(`/api/conversations/${id}/block`);
    expect(await send(owner, 'Good.')).toMatchObject({
      status: 201,
      body: { number: messagesBefore.length + 1 },
    });
    await sql`update application set state = 'withdrawn' where id = ${application}`.execute(app.superuser);
    expect(await send(owner, 'A pity.')).toMatchObject({
      body: { message: 'This conversation has ended, because the application was withdrawn.' },
    });
    expect(await show(owner)).toMatchObject({
      body: { conversation: { with: 'Amara Okafor', status: 'withdrawn' } },
    });
  });

  it('accepts 60 messages a minute, and lists conversations page by page', async () => {
    await conversation();
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await send(amara, `${index}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
    const organisation = owner.organisation ?? '';
    const job = await cast.jobs.addJob(organisation);
    for (let index = 0; index < 26; index += 1) {
      const { id: account } = await person(app, { role: 'candidate' });
      await cast.jobs.addApplication(account, organisation, job);
    }
    await app.superuser
      .updateTable('conversation')
      .set({ last_number: 1 })
      .where('last_number', '=', 0)
      .execute();
    const page = z.object({
      conversations: z.array(z.object({ id: z.string() })),
      next: z.string().nullable(),
    });
    const first = page.parse((await owner.get('/api/conversations')).body);
    const second = page.parse((await owner.get(`/api/conversations?after=${first.next}`)).body);
    const ids = [...first.conversations, ...second.conversations].map((each) => each.id);
    expect([first.conversations.length, new Set(ids).size, second.next]).toEqual([25, 27, null]);
    expect(ids.at(-1)).toBe(id);
    expect(await owner.get('/api/conversations?after=x')).toMatchObject({ status: 422 });
  });
});
