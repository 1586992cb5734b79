import { noIdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { timeCode } from '../../platform/auth/totp.ts';
import { cipherFor, fieldCipher, type Secret } from '../../platform/crypto/cipher.ts';
import { signedLinks } from '../../platform/crypto/signed-link.ts';
import { verifyAudit } from '../../platform/db/audit.ts';
import type { EncryptedColumn } from '../../platform/db/owned-table.ts';
import { openRawStore } from '../../platform/files/stores.ts';
import { accessCast } from '../../testing/access/access-cast.ts';
import { validWorker } from '../../testing/requests/valid-worker-requests.ts';
import { goodPassword, mailsTo, newcomer, TestBrowser } from '../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sealFilesAgain } from './files-again.ts';
import { sealValuesAgain } from './values-again.ts';

const [old, fresh] = [
  'the old secret of the site, 32 characters',
  'the new secret of the site, 32 characters',
];
const email = 'amara@example.com';
const identity = { ...noIdentityAnswers, pronouns: 'they/them' as const };
const passport = '533380006';

describe('after APP_SECRET was changed', { timeout: 120_000 }, () => {
  let first: TestApp;
  let app: TestApp;
  let moment: number;
  const now = () => moment;
  const stack = { opened: new AsyncDisposableStack() };
  beforeEach(async () => {
    moment = Date.now();
    stack.opened = new AsyncDisposableStack();
    first = stack.opened.use(await startTestApp({ secret: [old], limited: true, now }));
    app = first;
  });
  afterEach(() => stack.opened.disposeAsync());

  const door = { ask: (path: string, init?: RequestInit) => app.ask(path, init) };
  async function restartedWith(secret: Secret): Promise<void> {
    app = stack.opened.use(await startTestApp({ secret, beside: first, limited: true, now }));
  }
  const columnsOf = () =>
    app.tables.flatMap((owned) => Object.values(owned)).flatMap(({ encrypted = [] }) => encrypted);
  async function sealAgain(secret: Secret) {
    let [values, unreadable] = [0, 0];
    for (const column of columnsOf()) {
      const sealed = await sealValuesAgain(app.database, column, secret);
      values += sealed.again;
      unreadable += sealed.unreadable;
    }
    const files = await sealFilesAgain(await openRawStore({ dataDir: app.folder, s3Url: undefined }), secret);
    return { values, files: files.again, unreadable: unreadable + files.unreadable };
  }
  /** The columns with values, and whether this secret opens each of them. */
  async function openedBy(secret: Secret): Promise<Record<string, boolean>> {
    const isReadable: Record<string, boolean> = {};
    for (const column of columnsOf()) {
      const values = await valuesOf(column);
      const cipher = fieldCipher(secret, column);
      if (values.length > 0)
        isReadable[column.table] = values.every(({ row, value }) => opens(() => cipher.decrypt(value, row)));
    }
    return isReadable;
  }
  async function valuesOf({ table, column, row }: EncryptedColumn) {
    const { rows } = await sql<{ row: string; value: string }>`
      select ${sql.ref(row)}::text as row, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(first.superuser);
    return rows;
  }

  /** A candidate with an app, sealed answers and a CV, and a sponsor with a sealed worker, all under the old secret. */
  async function lived() {
    const amara = await newcomer(door, email);
    const answers = { consent: 1, answers: identity };
    expect((await amara.put('/api/me/equality-monitoring', answers)).status).toBe(200);
    const upload = { headers: { 'Content-Type': 'application/octet-stream' } };
    const resume = await amara.upload('/api/me/resumes?name=cv.txt', 'Amara Okafor, engineer', upload);
    expect(resume.status).toBe(201);
    const cast = accessCast({ ...first, ...door });
    const officer = await cast.make('officer');
    const { body } = await officer.post('/api/sponsor/workers', validWorker);
    const worker = `/api/sponsor/workers/${z.object({ id: z.string() }).parse(body).id}`;
    expect((await officer.put(`${worker}/sealed`, { passport })).status).toBe(200);
    const response = await amara.post('/api/me/authenticator/begin');
    const secret = z.object({ secret: z.string() }).parse(response.body).secret;
    const on = await amara.post('/api/me/authenticator', { code: codeOf(secret) });
    const { recoveryCodes } = z.object({ recoveryCodes: z.array(z.string()) }).parse(on.body);
    return { amara, officer, worker, secret, recoveryCodes };
  }
  /** The app's next code: none is accepted twice. */
  function codeOf(secret: string): string {
    moment += 30_000;
    return timeCode(secret, Math.floor(moment / 30_000));
  }
  type Lived = Awaited<ReturnType<typeof lived>>;

  async function requireAsBefore({ amara, officer, worker, secret }: Lived) {
    expect((await amara.get('/api/me/equality-monitoring')).body.answers).toEqual(identity);
    const { resumes } = z
      .object({ resumes: z.array(z.object({ id: z.string() })) })
      .parse((await amara.get('/api/me/resumes')).body);
    const file = await amara.ask(`/api/me/resumes/${resumes[0]?.id}/file`);
    expect([file.status, await file.text()]).toEqual([200, 'Amara Okafor, engineer']);
    expect((await officer.post(`${worker}/sealed/look`)).body).toMatchObject({
      values: [{ field: 'passport', value: passport }],
    });
    const same = new TestBrowser(door);
    same.cookies.set('device', amara.cookies.get('device') ?? '');
    expect((await same.logIn(email, goodPassword, codeOf(secret))).status).toBe(200);
  }

  it('nobody is logged out and everything opens: with both secrets, and with the new one once all is encrypted again', async () => {
    const before = await lived();
    await restartedWith([fresh, old]);
    await requireAsBefore(before);
    expect(await openedBy([fresh])).toMatchObject({ worker_sealed: false, resume: false, identity: false });
    expect(await sealAgain([fresh, old])).toEqual({ values: 4, files: 1, unreadable: 0 });
    expect(await openedBy([fresh])).toEqual({
      authenticator: true,
      identity: true,
      resume: true,
      worker_sealed: true,
    });
    expect(await sealAgain([fresh, old]), 'a second run finds nothing').toMatchObject({
      values: 0,
      files: 0,
    });
    await restartedWith([fresh]);
    await requireAsBefore(before);
  });

  it('a device that is known stays known, and its owner is told of no new one', async () => {
    const { amara, secret } = await lived();
    const toldBefore = (await mailsTo(door, email)).filter(({ kind }) => kind === 'new-device').length;
    for (const secrets of [[fresh, old], [fresh]] satisfies Secret[]) {
      await restartedWith(secrets);
      await sealAgain([fresh, old]);
      const same = new TestBrowser(door);
      for (const [name, value] of amara.cookies) same.cookies.set(name, value);
      expect((await same.logIn(email, goodPassword, codeOf(secret))).status).toBe(200);
      const mailCount = (await mailsTo(door, email)).filter(({ kind }) => kind === 'new-device').length;
      expect({ secrets: secrets.length, told: mailCount }).toEqual({
        secrets: secrets.length,
        told: toldBefore,
      });
    }
  });

  it('a recovery code is accepted as long as the earlier secret is named, and a new one from then on', async () => {
    const { amara, recoveryCodes } = await lived();
    const statusOfLogIn = async (code = '') =>
      (await new TestBrowser(door).logIn(email, goodPassword, code)).status;
    await restartedWith([fresh, old]);
    expect([await statusOfLogIn(recoveryCodes[0]), await statusOfLogIn(recoveryCodes[0])]).toEqual([
      200, 401,
    ]);
    await restartedWith([fresh]);
    expect(await statusOfLogIn(recoveryCodes[1])).toBe(401);
    const renewed = await amara.post('/api/me/recovery-codes');
    const codes = z.object({ recoveryCodes: z.array(z.string()) }).parse(renewed.body).recoveryCodes;
    expect(await statusOfLogIn(codes[0])).toBe(200);
  });

  it('a passport number is recognised as the same before and after it is encrypted again', async () => {
    const { officer } = await lived();
    const addPassport = async () => {
      const { body } = await officer.post('/api/sponsor/workers', validWorker);
      const worker = `/api/sponsor/workers/${z.object({ id: z.string() }).parse(body).id}`;
      expect((await officer.put(`${worker}/sealed`, { passport })).status).toBe(200);
    };
    const hashes = async () =>
      (await first.superuser.selectFrom('worker_sealed').select('match_hash').distinct().execute()).length;
    await restartedWith([fresh, old]);
    await addPassport();
    expect(await hashes()).toBe(2);
    await sealAgain([fresh, old]);
    expect(await hashes()).toBe(1);
    await restartedWith([fresh]);
    await addPassport();
    expect(await hashes()).toBe(1);
  });

  it('the audit log is verified across the change, and says how far the earlier secret reaches', async () => {
    await lived();
    const verified = (secret: Secret) => verifyAudit(first.superuser, secret);
    const before = await verified([old]);
    await restartedWith([fresh, old]);
    await newcomer(door, 'bea@example.com');
    const entries = before.status === 'whole' ? before.entries : 0;
    expect(await verified([fresh, old])).toMatchObject({
      status: 'whole',
      entries: entries + 2,
      sealedBefore: entries,
    });
    expect(await verified([fresh])).toMatchObject({ status: 'broken', number: 1 });
    await sql`alter table audit_entry disable trigger user`.execute(first.superuser);
    await sql`update audit_entry set action = 'altered' where number = 2`.execute(first.superuser);
    expect(await verified([fresh, old])).toMatchObject({ status: 'broken', number: 2 });
  });

  it('staff still find the attempts on an address without an account', async () => {
    await new TestBrowser(door).logIn('nobody@example.com', goodPassword);
    await restartedWith([fresh, old]);
    await new TestBrowser(door).logIn('nobody@example.com', goodPassword);
    const staff = await accessCast({ ...first, ...door }).make('staff');
    const { body } = await staff.get('/api/desk/audit?email=nobody@example.com');
    expect(body).toMatchObject({ entries: [{ action: 'log-in-failed' }, { action: 'log-in-failed' }] });
  });

  it('a link of an email and what a browser keeps are read under either secret, and made under the new one', () => {
    const id = '0b9f5a3e-8f5a-4f0e-9a51-2f1f2f3c7b1d';
    const link = (secret: Secret) => signedLinks(secret, now).sign('stop-job-alerts', id, moment + 60_000);
    const statusUnder = (secret: Secret, token: string) =>
      signedLinks(secret, now).read('stop-job-alerts', token).status;
    expect([statusUnder([fresh, old], link([old])), statusUnder([fresh], link([old]))]).toEqual([
      'good',
      'not-ours',
    ]);
    expect(statusUnder([fresh], link([fresh, old]))).toBe('good');
    const cookie = (secret: Secret) => cipherFor(secret, 'google').encrypt('a state');
    expect(cipherFor([fresh, old], 'google').decrypt(cookie([old]))).toBe('a state');
    expect(cipherFor([fresh], 'google').decrypt(cookie([fresh, old]))).toBe('a state');
    expect(() => cipherFor([fresh], 'google').decrypt(cookie([old]))).toThrow();
  });

  it('what none of the secrets opens is counted and left alone', async () => {
    await lived();
    const other = 'a third secret that nobody named, 32 characters';
    await restartedWith([fresh]);
    expect(await sealAgain([fresh, other])).toEqual({ values: 0, files: 0, unreadable: 5 });
    expect(await sealAgain([fresh, other, old])).toEqual({ values: 4, files: 1, unreadable: 0 });
  });
});

function opens(work: () => string): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
