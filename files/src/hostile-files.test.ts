import { problem } from '@portway/contracts/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { hostileFiles } from '../../testing/files/hostile-files.ts';
import { madeDoc, madeDocx, madePdf } from '../../testing/files/made-files.ts';
import { person } from '../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fileKind } from './file-kind.ts';

const files = hostileFiles(300);
const lines = ['Amara Okafor', 'Skills: HTML/JavaScript (ES6), TypeScript'];
const sound = {
  'cv.pdf': madePdf(lines),
  'CV final.DOCX': madeDocx(lines),
  'cv.doc': madeDoc(),
  'cv.txt': Buffer.from(lines.join('\n')),
  'marked.txt': Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le'),
} as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

it.each(Object.entries(sound))('takes %s, which is what it says', async (name, bytes) => {
  expect(await fileKind(name, bytes)).toMatchObject({ status: 'sound' });
});

it('takes none of 300 hostile files, and stays within bounds while it looks', async () => {
  expect(files).toHaveLength(300);
  const before = process.memoryUsage().arrayBuffers;
  const accepted: string[] = [];
  let most = 0;
  for (const { name, bytes, kind } of files) {
    const verdict = await fileKind(name, bytes);
    if (verdict.status === 'sound') accepted.push(`${name}: ${kind}`);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(accepted).toEqual([]);
  expect(most).toBeLessThan(400_000_000);
});

const testVirus = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-`, 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

it.each([
  ['cv.txt', Buffer.from(testVirus)],
  ['cv.txt', Buffer.from(`Amara\n${testVirus}`)],
  ['cv.txt', Buffer.from(`\ufeffAmara\n${testVirus}`, 'utf16le')],
  ['cv.pdf', madePdf([testVirus], { objects: [`<< >>\nstream\n${testVirus}\nendstream`] })],
  ['cv.docx', madeDocx(lines, { 'customXml/item1.xml': `<a>${testVirus}</a>` })],
])('finds the test file of virus scanners in %s', async (name, bytes) => {
  expect(await fileKind(name, bytes)).toEqual({ status: 'refused', because: 'program' });
});

/** Hours, should a pattern go back and forth; a second or two as it is. */
const withinMs = 60_000;

it.each([
  ['pdf', '/S%'],
  ['pdf', '/S %x\n'],
  ['pdf', '/JavaScript '],
  ['pdf', '/EF 1'],
  ['pdf', '#41'],
  ['pdf', '/ObjStm stream\n'],
  ['pdf', '/Type/ObjStm>>stream\nx\nendstream '],
  ['txt', '<a'],
  ['txt', ' \n'],
  ['pdf', '#41#41 stream\n'],
])(
  'a %s of ten megabytes of %j does not keep it long',
  async (ending, piece) => {
    const filler = piece.repeat(9_900_000 / piece.length);
    const file = madePdf([], { objects: [filler] });
    const bytes = ending === 'pdf' ? file : Buffer.from(`${filler}\u0007`);
    const verdict = await fileKind(`cv.${ending}`, bytes);
    if (ending === 'txt') expect(verdict.status).toBe('refused');
  },
  withinMs,
);

it.each(['import', 'function'])(
  'a text of %s and ten megabytes of blanks is words',
  async (word) => {
    const bytes = Buffer.from(`${word}${' '.repeat(9_900_000)}x`);
    expect(await fileKind('cv.txt', bytes)).toMatchObject({ status: 'sound' });
  },
  withinMs,
);

it('says the specified words at the door, keeps nothing, and is well afterwards', async () => {
  const amara = await person(app, { role: 'candidate' });
  for (const { name, bytes, kind } of files.filter((_, place) => place % 7 === 0)) {
    const path = `/api/me/resumes?name=${encodeURIComponent(name)}`;
    const { status, body } = await amara.upload(path, new Uint8Array(bytes));
    expect([kind, status]).toEqual([kind, 422]);
    const { message, fields } = problem.parse(body);
    expect(fields).toEqual({ file: message });
    if (/ as /.test(kind)) expect(message).toContain('Please upload a DOC, DOCX, PDF, or TXT file.');
  }
  expect((await amara.get('/api/me/resumes')).body).toMatchObject({ resumes: [] });
  expect(await app.superuser.selectFrom('file_to_delete').selectAll().execute()).toEqual([]);
  expect((await app.ask('/readyz')).status).toBe(200);
});

it('says what to remove from a file that opens something by itself', async () => {
  const amara = await person(app, { role: 'candidate' });
  const bytes = madePdf(lines, { catalog: '/URI << /Base (file://evil.example/) >>' });
  const { status, body } = await amara.upload('/api/me/resumes?name=cv.pdf', new Uint8Array(bytes));
  const { code, message } = problem.parse(body);
  expect([status, code]).toEqual([422, 'file-refused']);
  expect(message).toMatch(/^This file fetches something by itself, or has a link .* Remove it/);
});

it('sends what it took as nothing but a file to save, whatever it was called', async () => {
  const amara = await person(app, { role: 'candidate' });
  for (const name of ['../a\r\nX: y"\u202Efdp.txt', '<script>.txt', "a'*();.txt"]) {
    const path = `/api/me/resumes?name=${encodeURIComponent(name)}`;
    const { body } = await amara.upload(path, lines.join('\n'));
    const { id } = z.object({ id: z.string() }).parse(body);
    const file = await app.ask(`/api/me/resumes/${id}/file`, { headers: amara.headers });
    expect(file.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="portway-file\.txt"; filename\*=UTF-8''[\w%.!~-]+\.txt$/,
    );
    expect(file.headers.get('Content-Security-Policy')).toMatch(/sandbox/);
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});
