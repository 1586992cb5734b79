import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { type HttpClient, withoutHeaders } from '../../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const attachment = z.object({ id: z.string() });
const words = 'Our offer\n';

describe('files in conversations:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  let id: string;
  let application: string;
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
    application = await cast.jobs.addApplication(
      amara.id,
      organisation,
      await cast.jobs.addJob(organisation),
    );
    id = await cast.jobs.conversationAbout(application);
  }
  const keys = async () => (await readdir(join(app.folder, 'files')).catch(() => [])).toSorted();
  const upload = (caller: HttpClient, name: string, text = words, headers = {}) =>
    caller.upload(`/api/conversations/${id}/attachments?name=${name}`, text, { headers });
  /** Uploads a file that is taken. */
  async function attach(caller: HttpClient, name = 'offer.txt'): Promise<string> {
    const { status, body } = await upload(caller, name);
    expect(status).toBe(201);
    return attachment.parse(body).id;
  }
  const send = (caller: HttpClient, attachments: unknown[]) =>
    caller.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text: '', attachments });
  const download = ({ headers }: Pick<Asking, 'headers'>, file: string) =>
    app.ask(`/api/attachments/${file}/file`, { headers });
  const drained = async () => {
    await sql`update file_to_delete set due_at = now()`.execute(app.superuser);
    await app.services.resumes.sweep();
  };

  it('are sent with a message, in its order, and can be saved by both sides and nobody else', async () => {
    await conversation();
    const key = { 'Idempotency-Key': randomUUID() };
    const uploaded = await upload(owner, 'offer.txt', words, key);
    expect(uploaded.status).toBe(201);
    const secondUpload = await upload(owner, 'offer.txt', words, key);
    expect(withoutHeaders(secondUpload)).toEqual(withoutHeaders(uploaded));
    const { id: first } = attachment.parse(uploaded.body);
    expect(secondUpload.headers.get('Location')).toBe(`/api/attachments/${first}/file`);
    const second = await attach(owner, 'terms.txt');
    // Until it is sent, only its owner sees it.
    expect((await download(owner, first)).status).toBe(200);
    expect((await download(amara, first)).status).toBe(404);
    expect(await send(owner, [second, first])).toMatchObject({
      status: 201,
      body: {
        text: '',
        attachments: [
          { id: second, name: 'terms.txt', kind: 'txt', bytes: 10 },
          { id: first, name: 'offer.txt' },
        ],
      },
    });
    const file = await app.ask(`/api/attachments/${first}/original`, { headers: amara.headers });
    expect(await file.text()).toBe(words);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; .*offer\.txt$/);
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const stranger = await cast.make('owner');
    expect((await download(stranger, first)).status).toBe(404);
    expect((await amara.get('/api/conversations')).body).toMatchObject({
      conversations: [{ last: { excerpt: 'terms.txt, offer.txt' } }],
    });
  });

  it('must be the sender’s own, of this conversation, checked, and not sent before', async () => {
    await conversation();
    const mine = await attach(amara);
    const missing = { status: 409, body: { code: 'attachment-missing' } };
    expect(await send(owner, [mine])).toMatchObject(missing);
    expect(await send(amara, [mine, mine])).toMatchObject({
      status: 201,
      body: { attachments: [{ id: mine }] },
    });
    expect(await send(amara, [mine])).toMatchObject(missing);
    expect(await upload(amara, 'page.txt', '<script>alert(1)</script>')).toMatchObject({
      status: 422,
      body: {
        message:
          'Its name ends in .txt, but this file is not plain text. Please upload a DOC, DOCX, PDF, or TXT file.',
      },
    });
    // Unsent ones beyond ten are deleted, the oldest first.
    const attachments: string[] = [];
    for (let count = 0; count < 11; count += 1) attachments.push(await attach(amara, `${count}.txt`));
    expect((await download(amara, attachments[0] ?? '')).status).toBe(404);
    expect((await send(amara, attachments.slice(1, 6))).status).toBe(201);
    const elsewhere = await attach(owner);
    await conversation();
    expect((await send(owner, [elsewhere])).status).toBe(409);
    await amara.put(`/api/conversations/${id}/block`);
    const conversationClosed = { status: 409, body: { code: 'conversation-closed' } };
    expect(await upload(owner, 'offer.txt')).toMatchObject(conversationClosed);
    // A file that will be refused is not checked.
    expect(await upload(owner, 'page.txt', '<script>alert(1)</script>')).toMatchObject(conversationClosed);
  });

  const meanwhile = {
    'the conversation was blocked': () => amara.put(`/api/conversations/${id}/block`),
    'their sender came to look on only': () =>
      app.superuser
        .updateTable('membership')
        .set({ hiring: 'read' })
        .where('account', '=', owner.person?.id ?? '')
        .execute(),
  };
  it.each([
    ['the conversation was blocked', 409],
    ['their sender came to look on only', 403],
  ] as const)('are not saved where %s during the upload', async (what, status) => {
    await conversation();
    const before = await keys();
    const statementCount = statements.length;
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const line = body.writable.getWriter();
    const response = app.ask(`/api/conversations/${id}/attachments?name=offer.txt`, {
      method: 'POST',
      headers: owner.headers,
      body: body.readable,
      duplex: 'half',
    });
    await line.write(new TextEncoder().encode('Our '));
    const isLookedUp = () =>
      statements.slice(statementCount).some((each) => /from "conversation"/.test(each));
    await vi.waitFor(() => expect(isLookedUp()).toBe(true), { timeout: 20_000 });
    await meanwhile[what]();
    await line.write(new TextEncoder().encode('offer'));
    await line.close();
    expect((await response).status).toBe(status);
    expect(await keys()).toEqual(before);
  });

  it('stay behind when their sender moves to another organisation', async () => {
    await conversation();
    const file = await attach(owner);
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
    const sentFile = await attach(amara, 'sent.txt');
    const theirs = await attach(owner, 'theirs.txt');
    await send(amara, [sentFile]);
    await send(owner, [theirs]);
    await drained();
    expect((await keys()).length).toBe(before.length + 4);
    await sql`update message_attachment set uploaded_at = now() - interval '25 hours'
      where conversation = ${id}`.execute(queries);
    await drained();
    await drained();
    expect((await keys()).length).toBe(before.length + 3);
    await queries.deleteFrom('message_attachment').where('id', '=', theirs).execute();
    await sql`update account set deletion_due = now() - interval '1 minute' where id = ${amara.id}`.execute(
      queries,
    );
    expect(await app.services.personalData.eraseDue()).toBe(1);
    await drained();
    expect(await keys()).toEqual(before);
  });
});
