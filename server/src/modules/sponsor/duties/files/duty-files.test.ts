import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const reportText = 'Ana Marques left on 20 November 2026. Passport PA7654321.';

describe('what was sent with a report', () => {
  let app: TestApp;
  let cast: AccessCast;
  let helen: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    helen = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const colleague = (
    compliance_role: 'line-manager' | 'viewer' | 'adviser' | 'none',
    secondFactor = true,
  ) => {
    const member = { organisation: helen.organisation ?? '', role: 'member', compliance_role } as const;
    return person(app, { role: 'recruiter', secondFactor, member });
  };
  const pathOf = async () => `/api/sponsor/duties/${await cast.duties.dutyOf('own', helen)}`;
  const reported = async () => `/api/sponsor/duties/${await cast.duties.reportedOf('own', helen)}`;
  const send = (duty: string, name: string, text = reportText) =>
    helen.upload(`${duty}/file?name=${name}`, text, { method: 'PUT' });
  const open = ({ headers }: Pick<TestPerson, 'headers'>, duty: string) =>
    app.ask(`${duty}/file`, { headers });

  it('is added once the report is recorded, and opened by those who keep the records, on the record', async () => {
    const duty = await pathOf();
    expect(await send(duty, 'report.txt')).toMatchObject({
      status: 409,
      body: { fields: { file: 'Record the report first. Then you can add what was sent with it.' } },
    });
    const step = { step: 'reported', version: 1, reportedOn: '2026-11-21', reference: null };
    expect((await helen.post(`${duty}/steps`, step)).status).toBe(200);
    expect((await send(duty, 'report.txt')).status).toBe(200);
    expect((await helen.get(duty)).body).toMatchObject({
      file: { name: 'report.txt', bytes: reportText.length, by: helen.person?.fullName },
      steps: [{ step: 'reported' }, { step: 'file-added', words: 'report.txt' }],
    });
    const adviser = await colleague('adviser');
    const file = await open(adviser, duty);
    expect([file.status, await file.text()]).toEqual([200, reportText]);
    const looks = await app.superuser
      .selectFrom('audit_entry')
      .select(['actor', 'subject'])
      .where('action', '=', 'duty-file-opened')
      .execute();
    expect(looks).toEqual([{ actor: adviser.id, subject: duty.split('/').at(-1) }]);
  });

  it('is closed to line managers, compliance viewers and colleagues with no role, and after an hour without a log-in', async () => {
    const duty = await reported();
    await send(duty, 'report.txt');
    expect((await open(await colleague('line-manager'), duty)).status).toBe(403);
    const viewer = await colleague('viewer');
    expect((await open(viewer, duty)).status).toBe(403);
    expect((await viewer.get(duty)).body).toMatchObject({ file: null, draft: [] });
    expect((await open(await colleague('none'), duty)).status).toBe(403);
    expect((await open(await colleague('adviser', false), duty)).status).toBe(403);
    const adviser = await colleague('adviser');
    await app.superuser
      .updateTable('session')
      .set({ confirmed_at: new Date(Date.now() - 3_600_000) })
      .where('account', '=', adviser.id)
      .execute();
    expect((await open(adviser, duty)).status).toBe(403);
  });

  it('is replaced only after a correction, and both names stay on the record', async () => {
    const duty = await reported();
    await send(duty, 'old.txt', 'The first.');
    expect(await send(duty, 'new.txt')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^There is a file with this report already/) },
    });
    await helen.post(`${duty}/steps`, { step: 'corrected', version: 1, words: 'The wrong file' });
    const step = { step: 'reported', version: 2, reportedOn: '2026-11-21', reference: null };
    await helen.post(`${duty}/steps`, step);
    expect((await send(duty, 'new.txt')).status).toBe(200);
    expect((await helen.get(duty)).body).toMatchObject({
      file: { name: 'new.txt' },
      steps: expect.arrayContaining([expect.objectContaining({ words: 'new.txt, in place of old.txt' })]),
    });
  });

  it('names the file that it does not take', async () => {
    const duty = await reported();
    expect(await send(duty, 'page.html', '<script>alert(1)</script>')).toMatchObject({
      status: 422,
      body: { fields: { file: expect.any(String) } },
    });
  });

  it('goes with the worker it is about', async () => {
    const duty = await reported();
    await send(duty, 'report.txt');
    const { rows } = await sql<{ worker: string; key: string }>`
      select d.worker, f.file_key as key from sponsor_duty d join sponsor_duty_file f on f.duty = d.id
      where d.id = ${duty.split('/').at(-1)}`.execute(app.superuser);
    const [{ worker, key } = { worker: '', key: '' }] = rows;
    await app.superuser.deleteFrom('worker').where('id', '=', worker).execute();
    const due = await app.superuser
      .selectFrom('file_to_delete')
      .select('file_key')
      .where('file_key', '=', key)
      .execute();
    expect(due).toEqual([{ file_key: key }]);
  });
});
