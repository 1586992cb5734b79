import { randomUUID } from 'node:crypto';
import { noIdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testSecret } from '../../../testing/access/access-cast-proofs.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { timeCode } from '../../auth/totp.ts';
import { cipherFor, fieldCipher } from '../../crypto/cipher.ts';
import type { EncryptedColumn } from '../owned-table.ts';
import { encryptAgain } from './encrypt-again.ts';

const identity = { ...noIdentityAnswers, pronouns: 'they/them' as const };

describe('values encrypted before they were bound to their rows', () => {
  let app: TestApp;
  let columns: readonly EncryptedColumn[];
  const warnings: string[] = [];
  const statements: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ oneLogIn: true, onStatement: (each) => void statements.push(each) });
    columns = app.tables.flatMap((owned) => Object.values(owned)).flatMap(({ encrypted = [] }) => encrypted);
  });
  beforeEach(async () => {
    warnings.length = 0;
    statements.length = 0;
    await app.superuser.deleteFrom('account').execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const run = (cipherOf = (column: EncryptedColumn) => fieldCipher(testSecret, column)) =>
    encryptAgain(
      { database: app.database, cipherOf, onWarning: (message) => void warnings.push(message) },
      app.tables,
    );

  /** Somebody with a value in every column, each as it was encrypted before. */
  async function earlier(): Promise<TestPerson & { readonly resume: string }> {
    const who = await person(app, { role: 'candidate' });
    const { id: account } = who;
    const encryptUnbound = (purpose: string, text: string) => cipherFor(testSecret, purpose).encrypt(text);
    await app.superuser
      .insertInto('authenticator')
      .values({
        account,
        sealed_secret: encryptUnbound('authenticator', 'JBSWY3DPEHPK3PXP'),
        confirmed_at: null,
      })
      .execute();
    const consent = { consent_version: 1, consented_at: new Date() };
    const sealed = encryptUnbound(`identity ${account}`, JSON.stringify(identity));
    await app.superuser
      .insertInto('identity')
      .values({ account, sealed, ...consent })
      .execute();
    const resume = randomUUID();
    const file = { file_key: randomUUID(), name: 'cv.txt', kind: 'txt' as const, bytes: 1, main: true };
    await app.superuser
      .insertInto('resume')
      .values({
        id: resume,
        account,
        ...file,
        sealed_text: encryptUnbound('cv text', `The CV of ${account}`),
      })
      .execute();
    return { ...who, resume };
  }

  /** What a column holds, by row: the stored values, and as they decrypt. */
  async function valuesOf(column: EncryptedColumn) {
    const [row, value, table] = [sql.ref(column.row), sql.ref(column.column), sql.table(column.table)];
    const { rows } = await sql<{ row: string; value: string }>`
      select ${row}::text as row, ${value} as value from ${table} order by 1`.execute(app.superuser);
    const cipher = fieldCipher(testSecret, column);
    return rows.map(({ row, value }) => ({ row, value, text: cipher.decrypt(value, row) }));
  }
  const everything = async () => (await Promise.all(columns.map(valuesOf))).flat();
  const areBound = async () => (await everything()).map(({ value }) => value.startsWith('v1.'));

  /** What its owner reads. */
  async function readBy({ id, resume, ...who }: TestPerson & { readonly resume: string }) {
    const answers = (await who.get('/api/me/equality-monitoring')).body.answers;
    return [answers, (await who.get(`/api/me/resumes/${resume}/reading`)).body.text === `The CV of ${id}`];
  }

  it('are read by their owners, then encrypted again by the nightly upkeep without a change', async () => {
    const people = [await earlier(), await earlier()];
    for (const who of people) expect(await readBy(who)).toEqual([identity, true]);
    const code = timeCode('JBSWY3DPEHPK3PXP', Math.floor(Date.now() / 30_000));
    expect((await people[0]?.post('/api/me/authenticator', { code }))?.status).toBe(200);
    const before = (await everything()).map(({ text }) => text);
    await run();
    expect((await everything()).map(({ text }) => text)).toEqual(before);
    expect(await areBound()).toEqual(Array(6).fill(true));
    for (const who of people) expect(await readBy(who)).toEqual([identity, true]);
    statements.length = 0;
    const values = await everything();
    await run();
    expect(await everything(), 'with nothing left, nothing is written').toEqual(values);
    expect(statements.filter((each) => /update/.test(each))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('do not decrypt in another row or column from then on', async () => {
    const people = [await earlier(), await earlier()];
    await run();
    const [amara, bea] = people.map(({ resume }) => resume);
    await sql`update resume r set sealed_text = o.sealed_text from resume o
      where r.id in (${amara}, ${bea}) and o.id in (${amara}, ${bea}) and o.id <> r.id`.execute(
      app.superuser,
    );
    await sql`update identity i set sealed = o.sealed from identity o where o.account <> i.account`.execute(
      app.superuser,
    );
    for (const { resume, ...who } of people) {
      expect((await who.get('/api/me/equality-monitoring')).body.code).toBe('unreadable');
      const { text, message } = (await who.get(`/api/me/resumes/${resume}/reading`)).body;
      expect([text, message]).toEqual([null, 'This file can no longer be opened. Upload it again.']);
    }
    const row = randomUUID();
    const ofOneTable: EncryptedColumn = { table: 'resume', column: 'another', row: 'id' };
    for (const one of columns)
      for (const other of [...columns, ofOneTable]) {
        const value = fieldCipher(testSecret, one).encrypt('a secret', row);
        const decryptMoved = () =>
          fieldCipher(testSecret, other).decrypt(value, one === other ? randomUUID() : row);
        expect(decryptMoved, `${one.column} to ${other.column}`).toThrow();
      }
  });

  it('all decrypt when the upkeep is stopped half-way, and the next run does the rest', async () => {
    for (let count = 0; count < 3; count += 1) await earlier();
    const before = (await everything()).map(({ text }) => text);
    let remaining = 4;
    const stopping = (column: EncryptedColumn) => ({
      ...fieldCipher(testSecret, column),
      encrypt(text: string, row: string) {
        remaining -= 1;
        if (remaining < 0) throw new Error('The server was stopped.');
        return fieldCipher(testSecret, column).encrypt(text, row);
      },
    });
    await expect(run(stopping)).rejects.toThrow('The server was stopped.');
    expect((await areBound()).filter((each) => each).length).toBe(4);
    expect((await everything()).map(({ text }) => text)).toEqual(before);
    await run();
    expect((await everything()).map(({ text }) => text)).toEqual(before);
    expect(await areBound()).toEqual(Array(9).fill(true));
  });

  it('are not put back over what their owner saves meanwhile', async () => {
    const { id, ...who } = await earlier();
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.superuser)
      ).rows.length;
    const { save, upkeep } = await app.superuser.transaction().execute(async (on) => {
      await on.selectFrom('identity').selectAll().where('account', '=', id).forUpdate().execute();
      const answers = { ...noIdentityAnswers, pronouns: 'she/her' };
      const save = who.put('/api/me/equality-monitoring', { consent: 1, answers });
      await expect.poll(waiting).toBe(1);
      const upkeep = run();
      await expect.poll(waiting).toBe(2);
      return { save, upkeep };
    });
    expect((await save).status).toBe(200);
    await upkeep;
    const { answers } = (await who.get('/api/me/equality-monitoring')).body;
    expect(answers).toMatchObject({ pronouns: 'she/her' });
    expect(await areBound()).toEqual([true, true, true]);
  });

  it('stay where they do not decrypt, and are counted in the log without their content', async () => {
    const [amara, bea] = [await earlier(), await earlier()];
    const altered = cipherFor(['another secret of 32 characters!!'], 'cv text').encrypt('The CV of nobody');
    const set = { sealed_text: altered };
    await app.superuser.updateTable('resume').set(set).where('id', '=', amara.resume).execute();
    await run();
    expect(warnings).toEqual(['1 values of resume.sealed_text cannot be decrypted and stay as they are']);
    const rows = await app.superuser.selectFrom('resume').select(['id', 'sealed_text']).execute();
    expect(new Map(rows.map(({ id, sealed_text }) => [id, sealed_text?.startsWith('v1.')]))).toEqual(
      new Map([
        [amara.resume, false],
        [bea.resume, true],
      ]),
    );
    expect(rows.find(({ id }) => id === amara.resume)?.sealed_text).toBe(altered);
  });
});
