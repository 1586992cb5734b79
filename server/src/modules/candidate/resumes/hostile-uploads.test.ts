import { problem } from '@portway/contracts/problem';
import { hostileFiles } from '@portway/files/testing/hostile-files';
import { madePdf } from '@portway/files/testing/made-files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const lines = ['Amara Okafor', 'Skills: HTML/JavaScript (ES6), TypeScript'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

it('says the specified words at the door, keeps nothing, and is well afterwards', async () => {
  const amara = await person(app, { role: 'candidate' });
  for (const { name, bytes, kind } of hostileFiles(300).filter((_, place) => place % 7 === 0)) {
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
