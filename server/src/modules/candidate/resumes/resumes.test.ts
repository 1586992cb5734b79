import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listResumesOperation } from '@portway/contracts/candidate/resumes/resumes';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validPhoto } from '../../../testing/files/valid-files.ts';
import { withoutHeaders } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const uploaded = z.object({ id: z.string(), message: z.string() });
const cv = 'Amara Okafor\nLocation: Lagos, Nigeria\nSkills: TypeScript, Kubernetes\n';

describe('CVs:', () => {
  let app: TestApp;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ limited: true });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const somebody = async () => {
    amara = await person(app, { role: 'candidate' });
    return amara;
  };
  const upload = (name: string, text = cv, headers = {}) =>
    amara.upload(`/api/me/resumes?name=${encodeURIComponent(name)}`, text, { headers });
  /** Uploads a file that is taken. */
  async function add(name: string, text = cv): Promise<string> {
    const { status, body } = await upload(name, text);
    expect(status).toBe(201);
    return uploaded.parse(body).id;
  }
  const replace = (id: string, name: string, text = 'Newer words') =>
    amara.upload(`/api/me/resumes/${id}/file?name=${name}`, text, { method: 'PUT' });
  const remove = (id: string) => amara.delete(`/api/me/resumes/${id}`);
  const restore = (id: string) => amara.post(`/api/me/resumes/${id}/restore`);
  const makeMain = (id: string) => amara.post(`/api/me/resumes/${id}/main`);
  const list = async () => {
    const { resumes } = listResumesOperation.response.parse((await amara.get('/api/me/resumes')).body);
    return resumes.map(({ name, main }) => `${name}${main ? ' *' : ''}`);
  };
  const rowsOf = () =>
    app.superuser
      .selectFrom('resume')
      .select(['id', 'removed_at'])
      .where('account', '=', amara.id)
      .orderBy('removed_at', (order) => order.desc().nullsFirst())
      .execute();
  const keys = async () => (await readdir(join(app.folder, 'files')).catch(() => [])).toSorted();

  it('keeps a file sealed, and hands it back as it was, to be saved', async () => {
    await somebody();
    const before = await keys();
    const response = await upload('Amara’s “CV”.txt');
    const { id, message } = uploaded.parse(response.body);
    expect([response.status, message]).toEqual([201, 'Amara’s “CV”.txt is saved.']);
    expect(response.headers.get('Location')).toBe(`/api/me/resumes/${id}/file`);
    const [key = ''] = (await keys()).filter((each) => !before.includes(each));
    expect(Buffer.from((await app.files.get(key)) ?? []).toString()).toBe(cv);
    const file = await app.ask(`/api/me/resumes/${id}/file`, { headers: amara.headers });
    expect(await file.text()).toBe(cv);
    expect(file.headers.get('Content-Disposition')).toBe(
      `attachment; filename="portway-file.txt"; filename*=UTF-8''Amara%E2%80%99s%20%E2%80%9CCV%E2%80%9D.txt`,
    );
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(file.headers.get('Cache-Control')).toBe('no-store');
    expect(file.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('leaves out what is attached to a CV, says so, and stores nothing of it', async () => {
    await somebody();
    const path = join(import.meta.dirname, '../../../testing/cvs/cases/europass-style-attachment.pdf');
    const bytes = await readFile(path);
    const response = await amara.upload('/api/me/resumes?name=europass.pdf', bytes);
    const { id, message } = uploaded.parse(response.body);
    expect(message).toBe(
      'europass.pdf is saved. The file attached to your CV is left out: we do not keep it or pass it on.',
    );
    const file = await app.ask(`/api/me/resumes/${id}/file`, { headers: amara.headers });
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(text).toContain('Pennine Foods');
    expect(text).not.toContain('<Candidate>');
  });

  it('has one main CV: the first, the chosen one, and without that the newest', async () => {
    await somebody();
    await add('first.txt');
    const second = await add('second.txt');
    await add('third.txt');
    expect(await list()).toEqual(['third.txt', 'second.txt', 'first.txt *']);
    await makeMain(second);
    expect(await list()).toEqual(['third.txt', 'second.txt *', 'first.txt']);
    await remove(second);
    expect(await list()).toEqual(['third.txt *', 'first.txt']);
    await restore(second);
    expect(await list()).toEqual(['third.txt', 'second.txt *', 'first.txt']);
    const { body } = await replace(second, 'newer.txt');
    expect(body.message).toBe('newer.txt has replaced second.txt.');
    expect(await list()).toEqual(['third.txt', 'newer.txt *', 'first.txt']);
  });

  it('keeps five, and says so of a sixth', async () => {
    await somebody();
    const first = await add('1.txt');
    for (const number of [2, 3, 4, 5]) await add(`${number}.txt`);
    expect(await upload('6.txt')).toMatchObject({
      status: 409,
      body: { message: 'You can keep 5 CVs. Remove or replace one first.' },
    });
    await remove(first);
    await add('6.txt');
    expect((await restore(first)).status).toBe(409);
    // Repeated uploads cannot fill the disk: of removed CVs five are stored as well.
    const files = (await keys()).length;
    expect((await upload('seventh.txt')).status).toBe(409);
    expect((await keys()).length).toBe(files);
    for (let round = 0; round < 6; round++) {
      const [newest] = await rowsOf();
      if (newest?.removed_at === null) await remove(newest.id);
      await upload(`again ${round}.txt`);
    }
    expect((await rowsOf()).length).toBe(10);
  });

  it('keeps one for a key, however often it is sent', async () => {
    await somebody();
    const key = { 'Idempotency-Key': 'one-cv' };
    const [first, second] = [await upload('cv.txt', cv, key), await upload('cv.txt', cv, key)];
    expect(withoutHeaders(second)).toEqual(withoutHeaders(first));
    expect(uploaded.parse(second.body).id).toBe(uploaded.parse(first.body).id);
    const answers = await app.superuser.selectFrom('idempotency_key').selectAll().execute();
    expect(answers).toMatchObject([{ answer: null }]);
    expect(JSON.stringify(answers)).not.toContain('cv.txt');
    expect(await list()).toEqual(['cv.txt *']);
    const otherContent = await upload('cv.txt', 'Other words', key);
    expect([otherContent.status, otherContent.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('says what is wrong with a file, at the field', async () => {
    await somebody();
    const wrong = 'Please upload a DOC, DOCX, PDF, or TXT file.';
    for (const [name, text, status, message] of [
      ['cv.png', cv, 422, wrong],
      ['cv.pdf', cv, 422, `Its name ends in .pdf, but this file is not a PDF. ${wrong}`],
      [
        'cv.txt',
        '<script>alert(1)</script>',
        422,
        `Its name ends in .txt, but this file is not plain text. ${wrong}`,
      ],
      ['cv.txt', '', 422, 'This file is empty. Choose another.'],
      ['cv.txt', 'x'.repeat(10_000_001), 413, 'This file is too large. Choose one of up to 10 MB.'],
    ] as const) {
      const refused = await upload(name, text);
      expect([refused.status, refused.body.message]).toEqual([status, message]);
      expect(refused.body.fields).toEqual({ file: message });
    }
    expect(await list()).toEqual([]);
  });

  it('takes 20 files in a minute, then says when to come again', async () => {
    await somebody();
    const statuses = [];
    for (let number = 0; number < 21; number += 1) statuses.push((await upload('cv.exe')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  });

  it('reads a CV, and suggests what the profile does not say yet', async () => {
    await somebody();
    const id = await add('cv.txt');
    await amara.patch('/api/me/profile', { field: 'location', value: 'lagos, nigeria' });
    expect((await amara.get(`/api/me/resumes/${id}/reading`)).body).toMatchObject({
      text: cv.trim(),
      message: null,
      suggestions: [
        { field: 'skills', value: ['TypeScript', 'Kubernetes'], found: 'TypeScript, Kubernetes' },
      ],
    });
  });

  it('leaves no file behind: of what was replaced, removed an hour ago, cut off half-way or erased', async () => {
    await somebody();
    const { superuser: queries } = app;
    const dueNow = async () => {
      await sql`update file_to_delete set due_at = now()`.execute(queries);
      await app.services.resumes.sweep();
    };
    await dueNow();
    const before = await keys();
    const id = await add('cv.txt');
    await replace(id, 'cv.txt');
    // A client about to fetch the previous one still can.
    await app.services.resumes.sweep();
    expect((await keys()).length).toBe(before.length + 2);
    await dueNow();
    expect((await keys()).length).toBe(before.length + 1);

    await remove(id);
    await dueNow();
    expect((await keys()).length).toBe(before.length + 1);
    await queries
      .updateTable('resume')
      .set({ removed_at: sql`now() - interval '61 minutes'` })
      .where('id', '=', id)
      .execute();
    expect((await restore(id)).status).toBe(404);
    await app.services.resumes.sweep();
    await dueNow();
    expect(await keys()).toEqual(before);

    // The client disconnects during the upload: the file was written, no row references it, and it is
    // deleted.
    const halfway = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from(cv));
        await setTimeout(500);
        await queries.deleteFrom('session').where('account', '=', amara.id).execute();
        controller.close();
      },
    });
    const cutOff = await app.ask('/api/me/resumes?name=cv.txt', {
      method: 'POST',
      headers: amara.headers,
      body: halfway,
      ...{ duplex: 'half' },
    });
    expect(cutOff.status).toBe(401);
    expect(await keys()).toEqual(before);

    // The server is killed after the file was written, before any row referenced it.
    const file_key = randomUUID();
    const due_at = new Date(Date.now() + 3_600_000);
    await queries.insertInto('file_to_delete').values({ file_key, due_at }).execute();
    await app.files.put(file_key, Buffer.from(cv));
    await app.services.resumes.sweep();
    expect((await keys()).length).toBe(before.length + 1);
    await dueNow();
    expect(await keys()).toEqual(before);

    await somebody();
    await upload('cv.txt');
    await sql`update account set deletion_due = now() - interval '1 minute' where id = ${amara.id}`.execute(
      queries,
    );
    expect(await app.services.personalData.eraseDue()).toBe(1);
    await dueNow();
    expect(await keys()).toEqual(before);
  });

  it('keeps one that was sent as it was: another takes a row of its own, and the old one stays for who received it', async () => {
    await somebody();
    const { superuser: queries } = app;
    const first = await add('first.txt');
    const sentResume = await add('sent.txt', 'As it was sent');
    await makeMain(sentResume);
    await queries.updateTable('resume').set({ sent: true }).where('id', '=', sentResume).execute();
    const { status, body } = await replace(sentResume, 'newer.txt');
    const { id: newer } = uploaded.parse(body);
    expect([status, newer === sentResume]).toEqual([200, false]);
    expect(await list()).toEqual(['newer.txt *', 'first.txt']);
    for (const id of [newer, first]) await remove(id);
    for (let round = 0; round < 6; round += 1) await remove(await add(`${round}.txt`));
    await sql`update resume set removed_at = now() - interval '2 hours' where account = ${amara.id}`.execute(
      queries,
    );
    await app.services.resumes.sweep();
    const rows = await queries
      .selectFrom('resume')
      .select(['id', 'file_key'])
      .where('account', '=', amara.id)
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([sentResume]);
    const bytes = await app.files.get(rows[0]?.file_key ?? '');
    expect(Buffer.from(bytes ?? []).toString()).toBe('As it was sent');
  });

  it('hands over the files and the photo with all else that is held', async () => {
    await somebody();
    await upload('cv.txt');
    const photo = await amara.upload('/api/me/profile/photo', validPhoto, { method: 'PUT' });
    expect(photo.status).toBe(200);
    const zip = await app.ask('/api/me/export', { method: 'POST', headers: amara.headers });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Buffer.from(files['cvs/1 cv.txt'] ?? []).toString()).toBe(cv);
    expect(Buffer.from(files['photo.jpg'] ?? []).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(Buffer.from(files['resumes.json'] ?? []).toString()).toContain('"name": "cv.txt"');
  });
});
