import { problem } from '@portway/contracts/problem';
import { showWorkerRecordsOperation } from '@portway/contracts/sponsor/records/records';
import { madePdf } from '@portway/files/testing/made-files';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { eicar } from '../../../../testing/servers/clam-av.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** So many pages, each empty. */
function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** White above, black below. */
const picture = async (format: 'jpeg' | 'png') =>
  await sharp({ create: { width: 60, height: 90, channels: 3, background: '#000' } })
    .composite([
      {
        input: await sharp({ create: { width: 60, height: 45, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
        top: 0,
        left: 0,
      },
    ])
    .toFormat(format)
    .toBuffer();

describe('a file of a record', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  let worker = '';
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
    worker = (await cast.workers.workerOf('own', officer)) ?? '';
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const send = (record: string, name: string, bytes: Buffer | string) =>
    officer.upload(
      `/api/sponsor/workers/${worker}/records?record=${record}&seen=0&name=${encodeURIComponent(name)}`,
      typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    );
  const keptOf = async (record: string) => {
    const { body } = await officer.get(`/api/sponsor/workers/${worker}/records`);
    const { lines } = showWorkerRecordsOperation.response.parse(body);
    return lines.find((line) => line.record === record)?.kept;
  };
  const encrypted = madePdf(['Contract'], {
    catalog: '/Encrypt 6 0 R',
    objects: ['<< /Filter /Standard >>'],
  });

  it.each<[string, string, Buffer | string, RegExp]>([
    ['of another type', 'contract.exe', 'MZ', /^Choose a PDF, a JPG or PNG picture/],
    ['that its name belies', 'contract.pdf', 'Not a PDF.', /ends in \.pdf, but this file is no PDF/],
    ['that is no picture', 'page.jpg', 'Not a picture.', /ends in \.jpg, but this file is no JPG/],
    ['of 1,000 pages', 'all.pdf', manyPages(1000), /has 1,000 pages\. A file has at most 300/],
    ['with a password', 'locked.pdf', encrypted, /protected with a password/],
    ['with a virus', 'note.txt', `A note.\n${eicar}`, /program or macro/],
    ['of nothing', 'empty.pdf', '', /empty/],
  ])('%s is refused in clear words, and nothing of it stays', async (_, name, bytes, words) => {
    const { status, body } = await send('contract', name, bytes);
    expect(status).toBe(422);
    const { message, fields } = problem.parse(body);
    expect(message).toMatch(words);
    expect(fields).toEqual({ file: message });
    expect(await keptOf('contract')).toBeNull();
    expect(await app.superuser.selectFrom('file_to_delete').selectAll().execute()).toEqual([]);
  });

  it('of 26 MB is refused before it is read', async () => {
    const { status, body } = await send('contract', 'large.pdf', Buffer.alloc(26_000_000));
    expect([status, problem.parse(body).message]).toEqual([413, expect.stringMatching(/25 MB/)]);
  });

  it('keeps only the last part of a name with path characters', async () => {
    expect((await send('job-description', '../../etc/pass\u202Ewd.txt', 'Duties.')).status).toBe(201);
    expect(await keptOf('job-description')).toMatchObject({
      versions: [{ files: [{ name: 'passwd.txt' }] }],
    });
  });

  it.each(['jpeg', 'png'] as const)('is seen turned by hand: a %s upside down', async (format) => {
    const record = format === 'jpeg' ? 'passport-permission' : 'proof-of-entry';
    expect((await send(record, `page.${format}`, await picture(format))).status).toBe(201);
    const [file] = (await keptOf(record))?.versions[0]?.files ?? [];
    expect(file).toMatchObject({ kind: format, pages: 1, turns: [] });
    const path = `/api/sponsor/record-files/${file?.id}/page`;
    const brightness = async () => {
      const page = await app.ask(path, { headers: officer.headers });
      expect(page.headers.get('Content-Type')).toBe('image/jpeg');
      const upper = sharp(Buffer.from(await page.arrayBuffer()));
      const part = upper.extract({ left: 5, top: 5, width: 40, height: 20 });
      return (await sharp(await part.png().toBuffer()).stats()).channels[0]?.mean ?? 0;
    };
    expect(await brightness()).toBeGreaterThan(200);
    expect((await officer.put(path, { number: 1, quarters: 2 })).status).toBe(200);
    expect(await brightness()).toBeLessThan(50);
  });

  it('of a PDF is seen page by page, and who looked is recorded once', async () => {
    expect((await send('pay-evidence', 'payslips.pdf', manyPages(3))).status).toBe(201);
    const [file] = (await keptOf('pay-evidence'))?.versions[0]?.files ?? [];
    const path = `/api/sponsor/record-files/${file?.id}/page`;
    expect((await app.ask(`${path}?number=3`, { headers: officer.headers })).status).toBe(200);
    expect((await officer.get(`${path}?number=4`)).status).toBe(409);
    expect((await app.ask(path, { headers: officer.headers })).status).toBe(200);
    const { rows } = await sql`select from audit_entry where action = 'record-file-opened'
      and details ->> 'record' = 'pay-evidence'`.execute(app.superuser);
    expect(rows).toHaveLength(1);
    expect((await keptOf('pay-evidence'))?.versions[0]?.files[0]?.lastLook).toMatchObject({
      by: officer.person?.fullName,
    });
  });

  it('is opened as it was added, and says so where the store lost it', async () => {
    await send('contract', 'contract.txt', 'The contract.');
    const [file] = (await keptOf('contract'))?.versions[0]?.files ?? [];
    const path = `/api/sponsor/record-files/${file?.id}/file`;
    expect(await (await app.ask(path, { headers: officer.headers })).text()).toBe('The contract.');
    const { file_key } = await app.superuser
      .selectFrom('kept_record_file')
      .select('file_key')
      .where('id', '=', file?.id ?? '')
      .executeTakeFirstOrThrow();
    await app.files.delete(file_key);
    expect(await officer.get(path)).toMatchObject({ status: 409, body: { code: 'unreadable' } });
    expect(await keptOf('contract')).toMatchObject({ versions: [{ files: [{ name: 'contract.txt' }] }] });
  });

  it('is taken back within the hour by the person who added it, not after it', async () => {
    await send('qualifications', 'of-another.txt', 'Of another person.');
    const [file] = (await keptOf('qualifications'))?.versions[0]?.files ?? [];
    const path = `/api/sponsor/record-files/${file?.id}`;
    await sql`update kept_record_file set at = now() - interval '61 minutes' where id = ${file?.id}`.execute(
      app.superuser,
    );
    expect(await officer.delete(path)).toMatchObject({ status: 409, body: { code: 'kept' } });
    await sql`update kept_record_file set at = now() where id = ${file?.id}`.execute(app.superuser);
    expect((await officer.delete(path)).status).toBe(200);
    expect(await keptOf('qualifications')).toBeNull();
    expect((await send('qualifications', 'degree.txt', 'The right one.')).status).toBe(201);
  });
});
