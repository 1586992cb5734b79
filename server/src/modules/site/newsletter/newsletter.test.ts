import { problem } from '@portway/contracts/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient, withoutHeaders } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
let now = start;

describe('the newsletter', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;

  beforeAll(async () => {
    app = await startTestApp({ limited: true, now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = start;
    await sql`truncate subscriber, mail, rate_limit, idempotency_key cascade`.execute(app.superuser);
  });

  const visitor = httpClient((path, init) => app.ask(path, init));
  const subscribe = (email: string, headers?: Record<string, string>) =>
    visitor.post('/api/newsletter', { email }, headers);
  const mails = () => app.superuser.selectFrom('mail').selectAll().orderBy('created_at').execute();
  const subscribers = () => app.superuser.selectFrom('subscriber').selectAll().execute();
  /** The token of the link in the newest mail that has one of this kind. */
  const tokenIn = async (path: string) => {
    const links = (await mails()).flatMap(({ text }) => [
      ...text.matchAll(new RegExp(`${path}\\?token=(\\S+)`, 'g')),
    ]);
    return links.at(-1)?.[1] ?? '';
  };
  const confirm = async () =>
    await visitor.post('/api/newsletter/confirm', { token: await tokenIn('/newsletter/confirm') });

  it('is asked for twice: nobody is on the list who has not followed the link', async () => {
    expect(await subscribe('Amara@Example.com')).toMatchObject({
      status: 200,
      body: { message: 'Almost done. Open the email we sent you and confirm.' },
    });
    expect(await subscribers()).toMatchObject([{ email: 'amara@example.com', confirmed_at: null }]);
    expect((await confirm()).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed_at: new Date(now), unsubscribed_at: null }]);
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['newsletter-confirm', 'amara@example.com'],
      ['newsletter-welcome', 'amara@example.com'],
    ]);
  });

  it('answers the same for an address that is on the list, and sends it no second confirmation', async () => {
    const first = withoutHeaders(await subscribe('amara@example.com'));
    await confirm();
    expect(withoutHeaders(await subscribe('amara@example.com'))).toEqual(first);
    expect((await mails()).at(-1)?.kind).toBe('newsletter-already');
    expect(await subscribers()).toHaveLength(1);
  });

  it('is about the topics that were chosen, once the owner of the address has confirmed them', async () => {
    const choose = (topics: readonly string[]) =>
      visitor.post('/api/newsletter', { email: 'amara@example.com', topics });
    await choose(['visas', 'fees', 'fees']);
    expect((await mails()).at(-1)?.text).toContain(
      'You chose these changes of the law: Fees and charges · Visas and settlement.',
    );
    expect(await subscribers()).toMatchObject([{ topics: [] }]);
    await confirm();
    expect(await subscribers()).toMatchObject([{ topics: ['fees', 'visas'] }]);

    await choose(['salaries']);
    expect(await subscribers(), 'typing somebody’s address changes nothing').toMatchObject([
      { topics: ['fees', 'visas'] },
    ]);
    expect((await mails()).at(-1)?.text).toContain('This time it was for: Salaries and going rates.');
    expect((await confirm()).body).toEqual({ message: 'You are on the list, with the topics you chose.' });
    expect(await subscribers()).toMatchObject([{ topics: ['salaries'] }]);
    expect((await mails()).filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);

    const { status, body } = await choose(['weather']);
    expect([status, problem.parse(body).fields]).toEqual([
      422,
      { 'topics.0': 'Choose a topic from the list.' },
    ]);
  });

  it('is confirmed by a link of seven days, as often as it is followed', async () => {
    await subscribe('amara@example.com');
    now = start + 7 * day - 1000;
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect(await mails(), 'one welcome').toHaveLength(2);
    now = start + 7 * day;
    const late = await confirm();
    expect(late.status).toBe(409);
    expect(problem.parse(late.body)).toMatchObject({ code: 'link-expired' });
  });

  it('is ended with one click, and can be asked for again', async () => {
    await subscribe('amara@example.com');
    await confirm();
    const welcome = (await mails()).at(-1);
    const end = await tokenIn('/newsletter/unsubscribe');
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<${app.origin}/newsletter/unsubscribe?token=${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    now = start + 3 * 365 * day;
    for (const _ of ['first', 'again'])
      expect((await visitor.post('/api/newsletter/unsubscribe', { token: end })).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: new Date(now) }]);
    await subscribe('amara@example.com');
    expect((await mails()).at(-1)?.kind).toBe('newsletter-confirm');
    await confirm();
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: null }]);
  });

  it('takes no link for another purpose, none that is altered and none that is cut off', async () => {
    await subscribe('amara@example.com');
    const token = await tokenIn('/newsletter/confirm');
    for (const bad of [
      `${token}x`,
      token.slice(0, -4),
      '',
      'a.b.c',
      `${token.startsWith('0') ? '1' : '0'}${token.slice(1)}`,
    ]) {
      const { status, body } = await visitor.post('/api/newsletter/confirm', { token: bad });
      expect(status).toBe(422);
      expect(problem.parse(body).fields).toEqual({
        token: 'This link is incomplete. Copy all of it from the email.',
      });
    }
    expect((await visitor.post('/api/newsletter/unsubscribe', { token })).status).toBe(422);
    expect(await subscribers()).toMatchObject([{ confirmed_at: null, unsubscribed_at: null }]);
  });

  it('sends no stranger more than three mails a day, from wherever they are asked for', async () => {
    const from = (index: number) => ({ 'X-Forwarded-For': `203.0.113.${index}` });
    const responses = [];
    for (let index = 0; index < 5; index += 1)
      responses.push(await subscribe('amara@example.com', from(index)));
    expect(
      responses.map(({ status }) => status),
      'and tells nobody so',
    ).toEqual([200, 200, 200, 200, 200]);
    expect(await mails()).toHaveLength(3);
  });

  it('is not begun again by a link from before it was ended', async () => {
    await subscribe('amara@example.com');
    const first = await tokenIn('/newsletter/confirm');
    await confirm();
    now += 60_000;
    await visitor.post('/api/newsletter/unsubscribe', { token: await tokenIn('/newsletter/unsubscribe') });
    expect((await visitor.post('/api/newsletter/confirm', { token: first })).status).toBe(409);
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: new Date(now) }]);
  });

  it('neither keeps nor mails what a program filled in', async () => {
    expect((await visitor.post('/api/newsletter', { email: 'a@example.com', leaveEmpty: 'x' })).status).toBe(
      200,
    );
    expect(await subscribers()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
