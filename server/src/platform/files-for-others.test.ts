import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { madeDoc, madeDocx, madePdf } from '@portway/files/testing/made-files';
import { readPdf } from '@portway/files/testing/read-pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../testing/access/access-cast.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { person, type TestPerson } from '../testing/people/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { renderingKey } from './files/file-store.ts';

const lines = ['Amara Okafor', 'Skills: TypeScript, PostgreSQL'];
/** As if it had passed the check. */
const hostile = madePdf(lines, {
  catalog: '/OpenAction 6 0 R',
  objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
});

describe('files that another person opens:', { timeout: 120_000 }, () => {
  let app: TestApp;
  let cast: AccessCast;
  let amara: TestPerson;
  let owner: Asking;
  /** Of an application with a CV. */
  let id: string;
  let conversation: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    amara = await person(app, { role: 'candidate' });
    const organisation = owner.organisation ?? '';
    id = await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
    conversation = await cast.jobs.conversationAbout(id);
  });

  const ask = (caller: Pick<Asking, 'headers'>, path: string) => app.ask(path, { headers: caller.headers });
  const resume = () => `/api/organisation/applications/${id}/resume`;
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  const countFiles = async () => (await readdir(join(app.folder, 'files'))).length;
  const originals = () =>
    app.superuser
      .selectFrom('audit_entry')
      .select(['actor', 'subject', 'details'])
      .where('action', '=', 'original-downloaded')
      .orderBy('number')
      .execute();

  /** Replaces the CV of the application by these bytes, past every check. */
  async function replaceResume(name: string, kind: 'pdf' | 'doc' | 'docx' | 'txt', bytes: Uint8Array) {
    const { file_key } = await app.superuser
      .updateTable('resume')
      .set({ name, kind })
      .where('account', '=', amara.id)
      .returning('file_key')
      .executeTakeFirstOrThrow();
    await app.files.put(file_key, bytes);
    return file_key;
  }

  async function attach(caller: HttpClient, name: string, bytes: Uint8Array): Promise<string> {
    const { body } = await caller.upload(
      `/api/conversations/${conversation}/attachments?name=${name}`,
      new Uint8Array(bytes),
    );
    const { id: attachment } = z.object({ id: z.string() }).parse(body);
    const message = { id: randomUUID(), text: '', attachments: [attachment] };
    expect((await caller.post(`/api/conversations/${conversation}/messages`, message)).status).toBe(201);
    return `/api/attachments/${attachment}`;
  }

  it('a recruiter gets a copy of a CV that has its text and nothing that acts', async () => {
    await replaceResume('Amara’s CV.pdf', 'pdf', hostile);
    const response = await ask(owner, resume());
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="portway-file.pdf"; filename*=UTF-8''Amara%E2%80%99s%20CV.pdf`,
    );
    const { text, action, scripts, raw } = await readPdf(await bytesOf(response));
    expect({ text, action, scripts }).toEqual({ text: lines.join('\n'), action: null, scripts: null });
    expect(raw).not.toMatch(/JavaScript|OpenAction|alert/);
    expect(await originals()).toEqual([]);
  });

  it('the original is given where its warning is written, and that it was given is on record', async () => {
    await replaceResume('cv.pdf', 'pdf', hostile);
    const before = (await originals()).length;
    const response = await ask(owner, `${resume()}/original`);
    expect(Buffer.from(await bytesOf(response)).equals(hostile)).toBe(true);
    const theirs = await attach(amara, 'letter.txt', Buffer.from('My letter'));
    expect(await (await ask(owner, `${theirs}/original`)).text()).toBe('My letter');
    // Of one's own file neither warning nor record.
    expect(await (await ask(amara, `${theirs}/original`)).text()).toBe('My letter');
    const actor = owner.person?.id;
    expect((await originals()).slice(before)).toEqual([
      { actor, subject: id, details: { file: 'cv' } },
      { actor, subject: theirs.split('/').at(-1), details: { file: 'attachment' } },
    ]);
    const { paths } = z
      .object({ paths: z.record(z.string(), z.object({ get: z.unknown() }).partial()) })
      .parse(await (await app.ask('/api/openapi.json')).json());
    for (const path of ['organisation/applications/{id}/resume', 'attachments/{id}']) {
      expect(paths[`/api/${path}/original`]?.get).toMatchObject({
        description: expect.stringMatching(/^Warning: .* Open it only if you trust the sender/),
      });
    }
  });

  it('both sides of a conversation get copies of each other’s files, and their own as they were', async () => {
    const docx = madeDocx(lines);
    const [fromCandidate, fromEmployer] = [
      await attach(amara, 'letter.docx', docx),
      await attach(owner, 'offer.txt', Buffer.from('Our offer')),
    ];
    expect(Buffer.from(await bytesOf(await ask(amara, `${fromCandidate}/file`))).equals(docx)).toBe(true);
    expect(await (await ask(owner, `${fromEmployer}/file`)).text()).toBe('Our offer');
    const toOwner = await readPdf(await bytesOf(await ask(owner, `${fromCandidate}/file`)));
    expect(toOwner.text.split('\n')).toEqual(lines);
    const toAmara = await ask(amara, `${fromEmployer}/file`);
    expect(toAmara.headers.get('Content-Disposition')).toMatch(/offer\.pdf$/);
    expect((await readPdf(await bytesOf(toAmara))).text).toBe('Our offer');
    // A colleague of the sender is another person too.
    const organisation = owner.organisation ?? '';
    const colleague = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    expect((await ask(colleague, `${fromEmployer}/file`)).headers.get('Content-Type')).toBe(
      'application/pdf',
    );
  });

  it.each([
    ['doc', madeDoc(), 'We cannot make a copy of a DOC file.'],
    ['pdf', Buffer.from('%PDF-1.7 and nothing'), 'We could not make a copy of this file.'],
  ] as const)('a %s that cannot be copied is said to be, with a way on', async (kind, bytes, why) => {
    await replaceResume(`cv.${kind}`, kind, bytes);
    const response = await ask(owner, resume());
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      code: 'no-copy',
      message: `${why} You can download the original, if you trust the person who sent it.`,
    });
    expect((await ask(owner, `${resume()}/original`)).status).toBe(200);
  });

  it('a copy goes when its original goes: with its message, or with its sender’s account', async () => {
    const { superuser: queries } = app;
    const drained = async () => {
      await sql`update file_to_delete set due_at = now()`.execute(queries);
      await app.services.resumes.sweep();
    };
    await drained();
    const before = await countFiles();
    const letter = await attach(amara, 'letter.txt', Buffer.from('My letter'));
    for (const path of [resume(), `${letter}/file`]) expect((await ask(owner, path)).status).toBe(200);
    expect(await countFiles()).toBe(before + 3);
    // Nothing waits to be deleted: a sweep leaves both copies where they are.
    await drained();
    expect(await countFiles()).toBe(before + 3);
    await sql`delete from message where conversation = ${conversation}`.execute(queries);
    await drained();
    expect(await countFiles()).toBe(before + 1);
    await sql`update account set deletion_due = now() - interval '1 minute' where id = ${amara.id}`.execute(
      queries,
    );
    expect(await app.services.personalData.eraseDue()).toBe(1);
    await drained();
    // The CV was there before.
    expect(await countFiles()).toBe(before - 1);
  });

  it('nobody waits for a copy whose reader has hung up, and nothing is logged as a fault', async () => {
    const key = await replaceResume('cv.pdf', 'pdf', madePdf(lines));
    const hangUp = new AbortController();
    const asking = app.ask(resume(), { headers: owner.headers, signal: hangUp.signal });
    await expect.poll(() => app.files.get(key)).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 150));
    hangUp.abort();
    await expect(asking).rejects.toThrow('aborted');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await app.files.get(renderingKey(key))).toBeUndefined();
    expect(app.log.lines.filter(({ level }) => level !== 30)).toEqual([]);
  });
});
