import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { person } from '../../../testing/people/people.ts';
import { eicar, standInScanner } from '../../../testing/servers/clam-av.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { clamAv } from '../../files/virus-scanner.ts';

const resumes = '/api/me/resumes?name=cv.txt';
const infected = `A CV.\n${eicar}\n`;
const candidate = { role: 'candidate' } as const;

it('a file in which the scanner finds something is refused in plain words, recorded, and not kept', async () => {
  await using standIn = await standInScanner('scan');
  await using app = await startTestApp({ scanner: clamAv({ path: standIn.path }) });
  const sender = await person(app, candidate);
  const refused = await sender.upload(resumes, infected);
  expect(refused.status).toBe(422);
  const message =
    'A virus scanner found something harmful in this file, so we did not accept it. Make a new copy from your word processor, or scan your device.';
  expect(refused.body).toEqual({ message, code: 'virus-found', fields: { file: message } });
  const photo = await sender.upload('/api/me/profile/photo', infected, { method: 'PUT' });
  expect(photo.body).toMatchObject({ code: 'virus-found' });
  expect(keptFiles(app)).toEqual([]);
  const entries = await app.superuser
    .selectFrom('audit_entry')
    .select(['actor', 'details'])
    .where('action', '=', 'virus-found')
    .execute();
  const entry = { actor: sender.id, details: { signature: 'Eicar-Test-Signature' } };
  expect(entries).toEqual([entry, entry]);
  expect(app.log.lines.map(({ msg }) => msg)).toContain(
    `A virus scanner found Eicar-Test-Signature in an upload of account ${sender.id}`,
  );
  expect((await sender.upload(resumes, 'A CV without anything.')).status).toBe(201);
});

it('while the scanner cannot be asked no file is taken, the sender is told when to try again, and readiness says so', async () => {
  await using app = await startTestApp({ scanner: clamAv({ path: '/nowhere/clamd.sock' }) });
  const sender = await person(app, candidate);
  const refused = await sender.upload(resumes, 'A CV without anything.');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '120']);
  expect(refused.body).toMatchObject({
    message: 'We cannot check files for viruses at the moment. Please try again in a few minutes.',
  });
  expect(keptFiles(app)).toEqual([]);
  expect(app.log.lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('ENOENT'));
  const ready = await app.ask('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ virusScanner: 'unreachable' }),
  ]);
});

function keptFiles(app: TestApp): string[] {
  return readdirSync(app.folder).includes('files') ? readdirSync(join(app.folder, 'files')) : [];
}
