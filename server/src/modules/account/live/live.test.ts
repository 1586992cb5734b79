import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import type { HttpClient, TestResponse } from '../../../testing/http-client.ts';
import { loggedIn, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('live events:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let now = Date.now;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now() });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  interface Parties {
    readonly amara: TestPerson;
    readonly owner: Asking;
    readonly application: string;
    /** Of the conversation. */
    readonly id: string;
  }
  async function parties(): Promise<Parties> {
    const amara = await person(app, { role: 'candidate' });
    const owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    const job = await cast.jobs.addJob(organisation);
    const application = await cast.jobs.addApplication(amara.id, organisation, job);
    return { amara, owner, application, id: await cast.jobs.conversationAbout(application) };
  }
  /** Awaits a call that has to succeed. */
  const expectOk = async (call: Promise<TestResponse>) => expect((await call).status).toBe(200);
  async function send(caller: HttpClient, id: string, text = 'Hello') {
    const { status } = await caller.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text });
    expect(status).toBe(201);
  }
  const listen = ({ headers }: Pick<Asking, 'headers'>, after?: string) =>
    new EventReader().open(app, headers, after);

  it('notifies both sides, in every tab, of all that concerns them, and strangers of nothing', async () => {
    const { amara, owner, application, id } = await parties();
    const stranger = await parties();
    const mine = [await listen(amara), await listen(amara)];
    const theirs = await listen(owner);
    const strangerStream = await listen(stranger.owner);
    await Promise.all([...mine, theirs, strangerStream].map((reader) => reader.untilBegun()));
    await send(owner, id);
    for (const _ of ['once', 'and again'])
      await expectOk(amara.post(`/api/conversations/${id}/read`, { upTo: 1 }));
    await expectOk(owner.put(`/api/conversations/${id}/block`));
    await expectOk(
      owner.patch(`/api/organisation/applications/${application}`, { from: 'pending', status: 'interview' }),
    );
    await send(stranger.owner, stranger.id);
    const kinds = [
      ...['message', 'read', 'conversation'].map((kind) => ({ kind, subject: id })),
      { kind: 'application', subject: application },
    ];
    for (const reader of [...mine, theirs]) {
      await reader.untilThereAre(4);
      expect(reader.events).toMatchObject(kinds);
    }
    await strangerStream.untilThereAre(1);
    expect(strangerStream.events).toMatchObject([{ kind: 'message', subject: stranger.id }]);
    for (const reader of [...mine, theirs, strangerStream]) reader.cut();
  });

  it('resumes from the last event, and tells the client to reload when it cannot', async () => {
    const { amara, owner, id } = await parties();
    const first = await (await listen(amara)).untilBegun();
    const { last } = first;
    first.cut();
    for (let index = 0; index < 3; index += 1) await send(owner, id);
    const second = await listen(amara, last);
    const numbers = (await second.untilThereAre(3)).map((event) => Number(event.id) - Number(last));
    expect(numbers).toEqual([1, 2, 3]);
    second.cut();
    const reset = [{ kind: 'reset', subject: null, id: second.last }];
    for (const strange of ['0', '999999999']) {
      if (strange === '0')
        await sql`delete from live_event where account = ${amara.id} and number = 1`.execute(app.superuser);
      const reader = await listen(amara, strange);
      expect(await reader.untilThereAre(1)).toEqual(reset);
      reader.cut();
    }
    for (const unknown of ['', 'x', '-1', '9'.repeat(400)]) {
      const reader = await (await listen(amara, unknown)).untilBegun();
      await send(owner, id);
      expect(await reader.untilThereAre(1)).toMatchObject([{ kind: 'message' }]);
      reader.cut();
    }
  });

  it('neither misses nor repeats one, wherever the connection is cut while messages are written', async () => {
    const { amara, owner, id } = await parties();
    const ids: string[] = [];
    let { last } = await (await listen(amara)).untilBegun();
    const start = Number(last);
    const total = 60;
    const writing = (async () => {
      for (let index = 0; index < total / 4; index += 1) {
        await Promise.all([0, 1, 2, 3].map((side) => send(side % 2 === 0 ? amara : owner, id, `${index}`)));
      }
    })();
    while (ids.length < total) {
      const reader = await listen(amara, last);
      await Promise.race([setTimeout(Math.random() * 40), reader.untilThereAre(total - ids.length)]);
      reader.cut();
      await reader.ended;
      ids.push(...reader.events.map((event) => event.id));
      last = reader.last;
    }
    await writing;
    expect(ids.map(Number)).toEqual(Array.from({ length: total }, (_, index) => start + index + 1));
  });

  it('catches up after the connection to the database is restored', async () => {
    const { amara, owner, id } = await parties();
    const reader = await (await listen(amara)).untilBegun();
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portway-live' and datname = current_database()`.execute(app.superuser);
    expect(rows.length).toBe(1);
    await send(owner, id);
    await send(owner, id);
    expect(await reader.untilThereAre(2)).toMatchObject([{ kind: 'message' }, { kind: 'message' }]);
    await send(owner, id);
    const numbers = (await reader.untilThereAre(3)).map((event) => Number(event.id));
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
    reader.cut();
  });

  it('does not count as use of a session, ends after a while, and refuses ended sessions', async () => {
    const { amara } = await parties();
    await sql`update session set last_used_at = now() - interval '10 minutes', renewed_at = now() - interval '1 hour'
      where account = ${amara.id}`.execute(app.superuser);
    const reader = await (await listen(amara)).untilBegun();
    const { rows } = await sql<{
      idle: number;
    }>`select extract(epoch from now() - last_used_at)::float8 as idle
      from session where account = ${amara.id}`.execute(app.superuser);
    expect(rows[0]?.idle).toBeGreaterThan(590);
    now = () => Date.now() + 301_000;
    await reader.ended;
    now = Date.now;
    await sql`update session set last_used_at = now() - interval '31 minutes' where account = ${amara.id}`.execute(
      app.superuser,
    );
    expect((await listen(amara)).status).toBe(401);
  });

  it('ends with its session, and frees its slot when a client leaves before the response', async () => {
    const { amara } = await parties();
    const elsewhere = { Authorization: `Bearer ${await loggedIn(app.superuser, amara.id)}` };
    const [ownStream, otherStream] = [await listen(amara), await new EventReader().open(app, elsewhere)];
    await Promise.all([ownStream.untilBegun(), otherStream.untilBegun()]);
    await expectOk(amara.post('/api/me/sessions/end-others'));
    await otherStream.ended;
    await expectOk(amara.post('/api/auth/logout'));
    await ownStream.ended;

    const bea = await person(app, { role: 'candidate' });
    for (let count = 0; count < 25; count += 1) {
      const reader = new EventReader();
      const opening = reader.open(app, bea.headers).catch(() => undefined);
      await setTimeout(1);
      reader.cut();
      await opening;
    }
    await expect.poll(async () => (await listen(bea)).status).toBe(200);
  });

  it('allows twenty streams per account, and frees a slot when one ends', async () => {
    const { amara } = await parties();
    const readers = [];
    for (let index = 0; index < 20; index += 1) readers.push(await listen(amara));
    expect((await listen(amara)).status).toBe(429);
    for (const reader of readers) reader.cut();
    await expect.poll(async () => (await listen(amara)).status).toBe(200);
    const head = await app.ask('/api/events', { method: 'HEAD', headers: amara.headers });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'text/event-stream']);
  });
});

it('streams end at once when the server stops', async () => {
  const app = await startTestApp();
  const reader = await new EventReader().open(app, (await person(app, { role: 'candidate' })).headers);
  await reader.untilBegun();
  const started = performance.now();
  await app[Symbol.asyncDispose]();
  await reader.ended;
  expect(performance.now() - started).toBeLessThan(5_000);
});
