import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../testing/access-cast.ts';
import { person, type TestPerson } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const answer = z.object({ id: z.string().optional(), code: z.string().optional() }).loose();
const words = 'Our offer\n';

describe('files in conversations:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let id: string;
  const statements: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ onStatement: (each) => void statements.push(each) });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function conversation() {
    amara = await person(app, { role: 'candidate' });
    owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    id = await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
  }
  const keys = async () => (await readdir(join(app.folder, 'files')).catch(() => [])).toSorted();
  async function post(who: TestPerson | Asking, path: string, body: string, headers = {}) {
    const told = await app.ask(path, { method: 'POST', headers: { ...who.headers, ...headers }, body });
    return { http: told.status, ...answer.parse(await told.json()) };
  }
  const attach = (who: TestPerson | Asking, name = 'offer.txt', body = words, headers = {}) =>
    post(who, `/api/conversations/${id}/attachments?name=${name}`, body, headers);
  const send = (who: TestPerson | Asking, attachments: unknown[], text = '') =>
    post(who, `/api/conversations/${id}/messages`, JSON.stringify({ id: randomUUID(), text, attachments }), {
      'Content-Type': 'application/json',
    });
  const download = (who: TestPerson | Asking, file: string | undefined) =>
    app.ask(`/api/attachments/${file}/file`, { headers: who.headers });
  const drained = async () => {
    await sql`update file_to_delete set due_at = now()`.execute(app.superuser);
    await app.services.resumes.sweep();
  };

  it('are sent with a message, in its order, and can be saved by both sides and nobody else', async () => {
    await conversation();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await attach(owner, 'offer.txt', words, key);
    expect(await attach(owner, 'offer.txt', words, key)).toEqual(first);
    const second = await attach(owner, 'terms.txt');
    // Until it is sent, only its owner sees it.
    expect((await download(owner, first.id)).status).toBe(200);
    expect((await download(amara, first.id)).status).toBe(404);
    const sent = await send(owner, [second.id, first.id]);
    expect(sent).toMatchObject({
      http: 200,
      text: '',
      attachments: [
        { id: second.id, name: 'terms.txt', kind: 'txt', bytes: 10 },
        { id: first.id, name: 'offer.txt' },
      ],
    });
    const file = await download(amara, first.id);
    expect(await file.text()).toBe(words);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; .*offer\.txt$/);
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const stranger = await cast.make('owner');
    expect((await download(stranger, first.id)).status).toBe(404);
    const list = await app.ask('/api/conversations', { headers: amara.headers });
    expect(await list.json()).toMatchObject({
      conversations: [{ last: { excerpt: 'terms.txt, offer.txt' } }],
    });
  });

  it('must be the sender’s own, of this conversation, checked, and not sent before', async () => {
    await conversation();
    const mine = await attach(amara);
    expect(await send(owner, [mine.id])).toMatchObject({ http: 409, code: 'attachment-missing' });
    expect(await send(amara, [mine.id, mine.id])).toMatchObject({
      http: 200,
      attachments: [{ id: mine.id }],
    });
    expect(await send(amara, [mine.id])).toMatchObject({ http: 409, code: 'attachment-missing' });
    expect(await attach(amara, 'page.txt', '<script>alert(1)</script>')).toMatchObject({
      http: 422,
      message: 'Please upload a DOC, DOCX, PDF, or TXT file.',
    });
    // Unsent ones beyond ten are deleted, the oldest first.
    const chosen = [];
    for (let count = 0; count < 11; count += 1) chosen.push((await attach(amara, `${count}.txt`)).id);
    expect((await download(amara, chosen[0])).status).toBe(404);
    expect(await send(amara, chosen.slice(1, 6))).toMatchObject({ http: 200 });
    const elsewhere = await attach(owner);
    await conversation();
    expect(await send(owner, [elsewhere.id])).toMatchObject({ http: 409 });
    await app.ask(`/api/conversations/${id}/block`, { method: 'POST', headers: amara.headers });
    expect(await attach(owner)).toMatchObject({ http: 409, code: 'conversation-closed' });
    // A file that will be refused is not checked.
    expect(await attach(owner, 'page.txt', '<script>alert(1)</script>')).toMatchObject({
      http: 409,
      code: 'conversation-closed',
    });
  });

  const meanwhile = {
    'the conversation was blocked': () =>
      app.ask(`/api/conversations/${id}/block`, { method: 'POST', headers: amara.headers }),
    'their sender came to look on only': () =>
      app.superuser
        .updateTable('membership')
        .set({ role: 'viewer' })
        .where('account', '=', owner.person?.id ?? '')
        .execute(),
  };
  it.each([
    ['the conversation was blocked', 409],
    ['their sender came to look on only', 403],
  ] as const)('are not saved where %s during the upload', async (what, status) => {
    await conversation();
    const before = await keys();
    const asked = statements.length;
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const line = body.writable.getWriter();
    const said = app.ask(`/api/conversations/${id}/attachments?name=offer.txt`, {
      method: 'POST',
      headers: owner.headers,
      body: body.readable,
      duplex: 'half',
    });
    await line.write(new TextEncoder().encode('Our '));
    const isLookedUp = () => statements.slice(asked).some((each) => /from "conversation"/.test(each));
    await vi.waitFor(() => expect(isLookedUp()).toBe(true), { timeout: 20_000 });
    await meanwhile[what]();
    await line.write(new TextEncoder().encode('offer'));
    await line.close();
    expect((await said).status).toBe(status);
    expect(await keys()).toEqual(before);
  });

  it('stay behind when their sender moves to another organisation', async () => {
    await conversation();
    const { id: file } = await attach(owner);
    const elsewhere = await cast.make('owner');
    await app.superuser
      .updateTable('membership')
      .set({ organisation: elsewhere.organisation ?? '' })
      .where('account', '=', owner.person?.id ?? '')
      .execute();
    expect((await download(owner, file)).status).toBe(404);
  });

  it('are deleted: unsent after a day, with their message, and with their sender', async () => {
    const { superuser: queries } = app;
    await drained();
    const before = await keys();
    await conversation();
    await attach(amara, 'unsent.txt');
    const sent = await attach(amara, 'sent.txt');
    const theirs = await attach(owner, 'theirs.txt');
    await send(amara, [sent.id]);
    await send(owner, [theirs.id]);
    await drained();
    expect((await keys()).length).toBe(before.length + 4);
    await sql`update message_attachment set uploaded_at = now() - interval '25 hours'
      where application = ${id}`.execute(queries);
    await drained();
    await drained();
    expect((await keys()).length).toBe(before.length + 3);
    await queries
      .deleteFrom('message_attachment')
      .where('id', '=', theirs.id ?? '')
      .execute();
    await sql`update account set deletion_due = now() - interval '1 minute' where id = ${amara.id}`.execute(
      queries,
    );
    expect(await app.services.personalData.eraseDue()).toBe(1);
    await drained();
    expect(await keys()).toEqual(before);
  });
});
