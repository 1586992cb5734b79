import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFileStore } from '../../platform/files/stores.ts';
import { makeDatabase } from '../../testing/databases.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { admin } from '../../testing/run-admin.ts';

const key = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

// Each command is a process of its own, which takes a while to open a database on a busy machine.
it('an operator encrypts again what the secret before had sealed', { timeout: 120_000 }, async () => {
  const testDatabase = await makeDatabase('migrated');
  const dataDir = await mkdtemp(join(tmpdir(), 'portway-admin-'));
  const [old, fresh] = [
    'the-old-secret-of-at-least-32-characters',
    'the-new-secret-of-at-least-32-characters',
  ];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: testDatabase.place.url, APP_SECRET: fresh };
  const place = { dataDir, s3Url: undefined };
  await (await openFileStore({ ...place, secret: [old] })).put(key, Buffer.from('Amara Okafor'));

  const alone = await admin(settings, ['encrypt-again']);
  expect(alone.code).toBe(1);
  expect(alone.fault).toContain('APP_SECRET_BEFORE is not set, so there is nothing to encrypt again.');
  const wrong = await admin({ ...settings, APP_SECRET_BEFORE: 'x'.repeat(40) }, ['encrypt-again']);
  expect(wrong.fault).toContain('1 open with none of the secrets, and stay as they are.');
  const outcome = await admin({ ...settings, APP_SECRET_BEFORE: old }, ['encrypt-again']);
  expect(outcome, outcome.fault).toMatchObject({ code: 0 });
  expect(outcome.out).toContain('0 values and 1 files were encrypted with the new secret.');

  const decrypted = await (await openFileStore({ ...place, secret: [fresh] })).get(key);
  expect(Buffer.from(decrypted ?? []).toString()).toBe('Amara Okafor');
  await Promise.all([testDatabase.remove(), removeFolder(dataDir)]);
});
