import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../testing/access-cast.ts';
import { person, type TestPerson } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const said = z.record(z.string(), z.unknown());
const messages = z.array(z.object({ number: z.int(), text: z.string() }));
type Who = Pick<TestPerson, 'headers'> | Asking;

describe('conversations:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let viewer: TestPerson;
  let id: string;
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
    viewer = await person(app, { role: 'recruiter', member: { organisation, role: 'viewer' } });
    id = await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
  }
  async function ask(who: Who, path: string, body?: unknown) {
    const answer = await app.ask(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...who.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body) ?? null,
    });
    return { ...said.parse(await answer.json()), http: answer.status };
  }
  const show = (who: Who, query = '') => ask(who, `/api/conversations/${id}${query}`);
  const send = (who: Who, text: string, message: string = randomUUID()) =>
    ask(who, `/api/conversations/${id}/messages`, { id: message, text });
  const read = (who: Who, upTo: number) => ask(who, `/api/conversations/${id}/read`, { upTo });
  const texts = async (who: Who, query = '') =>
    messages
      .parse(said.parse(await show(who, query)).messages)
      .map(({ number, text }) => `${number} ${text}`);

  it('exists from the start, and both sides write in it under their names', async () => {
    await conversation();
    expect(await ask(amara, '/api/conversations')).toMatchObject({
      conversations: [{ id, with: 'Northgate Systems', position: 'Backend engineer', last: null, unread: 0 }],
      next: null,
      unread: 0,
    });
    expect(await send(owner, ' Are you free\n on Tuesday? ')).toMatchObject({
      http: 200,
      number: 1,
      side: 'employer',
      mine: true,
      author: 'A recruiter',
      text: 'Are you free\n on Tuesday?',
      attachments: [],
    });
    await send(amara, 'I am.');
    expect(await ask(viewer, '/api/conversations')).toMatchObject({
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
    });
    expect(await show(amara)).toMatchObject({
      messages: [
        { number: 1, mine: false, author: 'A recruiter' },
        { number: 2, mine: true, author: 'Amara Okafor' },
      ],
      earlier: false,
      later: false,
      readUpTo: 0,
      theyReadUpTo: 0,
      keptUntil: 'A message, with the files in it, is deleted 2 years after it was sent.',
    });
    expect(await send(viewer, 'Hello')).toMatchObject({ http: 403, code: 'forbidden' });
  });

  it('saves a message once per id, and says what is wrong with an id that is taken', async () => {
    await conversation();
    const message = randomUUID();
    const first = await send(amara, 'Hello', message);
    expect(await send(amara, 'Hello', message)).toEqual(first);
    const taken = {
      http: 409,
      code: 'message-exists',
      fields: { id: expect.stringMatching(/another message/) },
    };
    expect(await send(amara, 'Hello again', message)).toMatchObject(taken);
    expect(await send(owner, 'Hello', message)).toMatchObject(taken);
    const [before] = [id];
    await conversation();
    expect(await send(amara, 'Hello', message)).toMatchObject(taken);
    expect(await texts(amara)).toEqual([]);
    id = before;
    expect(await send(amara, 'Hello', randomUUID())).toMatchObject({ http: 404 });
  });

  it('numbers concurrent messages without a gap, and shows them page by page', async () => {
    await conversation();
    const statuses = [];
    // No more at once than there are connections: on a busy machine requests time out waiting for one.
    for (let index = 0; index < 52; index += 8) {
      const some = Array.from({ length: Math.min(8, 52 - index) }, (_, each) =>
        each % 2 === 0 ? amara : owner,
      );
      statuses.push(...(await Promise.all(some.map((who) => send(who, `${index}`)))).map(({ http }) => http));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const newest = await show(amara);
    expect(newest).toMatchObject({ earlier: true, later: false });
    const numbers = (shown: unknown) =>
      messages.parse(said.parse(shown).messages).map(({ number }) => number);
    expect(numbers(newest)).toEqual(Array.from({ length: 50 }, (_, index) => index + 3));
    const oldest = await show(amara, '?before=3');
    expect([numbers(oldest), oldest]).toMatchObject([[1, 2], { earlier: false, later: true }]);
    const later = await show(owner, '?after=1');
    expect([numbers(later).at(-1), later]).toMatchObject([51, { earlier: true, later: true }]);
    expect(await show(owner, '?after=52')).toMatchObject({ messages: [], earlier: true, later: false });
  });

  it('counts unread messages per user, and never un-reads one', async () => {
    await conversation();
    const colleague = await person(app, {
      role: 'recruiter',
      member: { organisation: owner.organisation ?? '', role: 'member' },
    });
    for (const text of ['one', 'two', 'three']) await send(amara, text);
    await send(owner, 'four');
    expect(await read(owner, 2)).toEqual({ http: 200, readUpTo: 2, unread: 1 });
    await Promise.all([read(owner, 3), read(owner, 1), read(owner, 3)]);
    expect(await read(owner, 1)).toMatchObject({ readUpTo: 3, unread: 0 });
    expect(await read(colleague, 999)).toMatchObject({ readUpTo: 4 });
    expect(await show(amara)).toMatchObject({ readUpTo: 0, theyReadUpTo: 4 });
    expect(await ask(amara, '/api/conversations?unread=yes')).toMatchObject({
      conversations: [{ id }],
      unread: 1,
    });
    expect(await ask(owner, '/api/conversations?unread=yes')).toMatchObject({ conversations: [], unread: 0 });
    // For a new member, earlier messages do not count as unread.
    const newcomer = await person(app, {
      role: 'recruiter',
      member: { organisation: owner.organisation ?? '', role: 'member' },
    });
    expect(await ask(newcomer, '/api/conversations')).toMatchObject({
      conversations: [{ unread: 0 }],
      unread: 0,
    });
  });

  it('accepts no messages while blocked, and only the side that blocked it unblocks it', async () => {
    await conversation();
    await send(amara, 'Hello');
    const [blocked] = await Promise.all([
      ask(amara, `/api/conversations/${id}/block`, {}),
      ...Array.from({ length: 5 }, (_, index) => send(owner, `${index}`)),
    ]);
    expect(blocked).toMatchObject({ http: 200 });
    const written = await texts(amara);
    expect(await send(owner, 'And now?')).toMatchObject({
      http: 409,
      code: 'conversation-closed',
      message: 'This conversation has ended: the other side has blocked it.',
    });
    expect(await send(amara, 'Wait')).toMatchObject({
      message: 'You have blocked this conversation. Unblock it to write again.',
    });
    expect(await show(owner)).toMatchObject({ conversation: { blocked: 'by-them' } });
    await ask(owner, `/api/conversations/${id}/unblock`, {});
    expect(await show(amara)).toMatchObject({ conversation: { blocked: 'by-you' } });
    await ask(amara, `/api/conversations/${id}/unblock`, {});
    expect(await send(owner, 'Good.')).toMatchObject({ http: 200, number: written.length + 1 });
    await sql`update application set state = 'withdrawn' where id = ${id}`.execute(app.superuser);
    expect(await send(owner, 'A pity.')).toMatchObject({
      message: 'This conversation has ended: the application was withdrawn.',
    });
    expect(await show(owner)).toMatchObject({ conversation: { with: 'Amara Okafor', status: 'withdrawn' } });
  });

  it('accepts 60 messages a minute, and lists conversations page by page', async () => {
    await conversation();
    const answers = [];
    for (let index = 0; index < 61; index += 1) answers.push((await send(amara, `${index}`)).http);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    const organisation = owner.organisation ?? '';
    const job = await cast.jobs.addJob(organisation);
    for (let index = 0; index < 26; index += 1) {
      const { id: account } = await person(app, { role: 'candidate' });
      await cast.jobs.addApplication(account, organisation, job);
    }
    const page = z.object({
      conversations: z.array(z.object({ id: z.string() })),
      next: z.string().nullable(),
    });
    const first = page.parse(await ask(owner, '/api/conversations'));
    const second = page.parse(await ask(owner, `/api/conversations?after=${first.next}`));
    const ids = [...first.conversations, ...second.conversations].map((each) => each.id);
    expect([first.conversations.length, new Set(ids).size, second.next]).toEqual([25, 27, null]);
    expect(ids.at(-1)).toBe(id);
    expect(await ask(owner, '/api/conversations?after=x')).toMatchObject({ http: 422 });
  });
});
