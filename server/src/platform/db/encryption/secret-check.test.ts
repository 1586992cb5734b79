import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { secretKeyId } from '../../config/app-secret.ts';
import type { Secret } from '../../crypto/cipher.ts';
import { asApp } from '../as-app.ts';
import { auditLog } from '../audit.ts';
import { type Database, openDatabase } from '../database.ts';
import { recordSecret, requireSecret, secretState } from './secret-check.ts';

const [old, fresh, other] = ['old', 'new', 'other'].map(
  (name) => `the ${name} secret of a site, of 32 characters`,
);
if (old === undefined || fresh === undefined || other === undefined) throw new Error('Three secrets.');

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await makeDatabase('migrated');
  database = await openDatabase(testDatabase.place);
});
afterEach(async () => {
  await database.close();
  await testDatabase.remove();
});

const settingsOf = (secret: Secret) => ({ secret, isSecretSet: true, dataDir: '/nowhere' });
const stateOf = (...secret: Secret) =>
  database.inSession((session) => secretState(session, settingsOf(secret))).then(({ status }) => status);
const required = (...secret: Secret) =>
  database.inSession((session) => requireSecret(session, settingsOf(secret)));
const record = (...secret: Secret) =>
  database.inSession((session) => recordSecret(session, settingsOf(secret)));
const addEntry = (secret: string) =>
  asApp(database.queries, (transaction) =>
    auditLog(secret, Date.now).add(transaction, {
      ...{ action: 'staff-created', actor: null, subject: null, network: null },
      details: { second: 'b', first: 'a' },
    }),
  );

it('the first secret is recorded, and another is refused by its key id and that of the database', async () => {
  expect(await stateOf(old)).toBe('not recorded');
  await record(old);
  expect([await stateOf(old), await stateOf(other)]).toEqual(['in use', 'another']);
  await expect(required(other)).rejects.toThrow(
    new RegExp(
      `database: key id ${secretKeyId(old)}, in use since [\\d-]{10}\\n.*APP_SECRET: key id ${secretKeyId(other)}\\n`,
    ),
  );
});

it('a change of the secret needs the one before, moves the record, and says of the old one that it was replaced', async () => {
  await record(old);
  expect([await stateOf(fresh), await stateOf(fresh, old)]).toEqual(['another', 'changed']);
  await record(fresh, old);
  expect([await stateOf(fresh), await stateOf(old, fresh)]).toEqual(['in use', 'changed']);
  await expect(required(old)).rejects.toThrow(/APP_SECRET: key id \w{16}, replaced on [\d-]{10}/);
  await record(old, fresh);
  expect(await stateOf(old)).toBe('in use');
});

it('a database that records none is known by the newest seal of its audit log', async () => {
  await addEntry(old);
  await addEntry(fresh);
  expect([await stateOf(fresh), await stateOf(other, fresh), await stateOf(old)]).toEqual([
    'not recorded',
    'not recorded',
    'another',
  ]);
  await expect(required(old)).rejects.toThrow('the newest row of its audit log was sealed with another');
});

it('a database without tables belongs to any secret', async () => {
  const empty = await makeDatabase();
  const opened = await openDatabase(empty.place);
  const state = await opened.inSession((session) => secretState(session, settingsOf([old])));
  expect(state.status).toBe('not recorded');
  await opened.close();
  await empty.remove();
});
