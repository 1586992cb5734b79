import {
  listEvidenceOperation,
  showWorkerRecordsOperation,
} from '@portway/contracts/sponsor/records/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const text = 'Contract of employment between Northgate Systems and Ana Marques.';

describe('the records that a sponsor keeps', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const addWorker = async (facts: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const { body } = await officer.post('/api/sponsor/workers', { ...validWorker, ...facts });
    return String(body.id);
  };
  const file = (worker: string, query: string, content = text) =>
    officer.upload(`/api/sponsor/workers/${worker}/records?${query}`, content);
  const show = async (worker: string) =>
    showWorkerRecordsOperation.response.parse(
      (await officer.get(`/api/sponsor/workers/${worker}/records`)).body,
    );
  const lineOf = async (worker: string, record: string) =>
    (await show(worker)).lines.find((line) => line.record === record);
  const list = async (query = '') =>
    listEvidenceOperation.response.parse((await officer.get(`/api/sponsor/records${query}`)).body);

  it('say of each of the 24 of a worker, and of the certificate, whether it is kept, missing, not needed or not known, and why', async () => {
    const ana = await addWorker({ fullName: 'Ana Marques', salaryOption: 'A' });
    const { lines } = await show(ana);
    expect(lines).toHaveLength(25);
    expect(await lineOf(ana, 'contract')).toMatchObject({ state: 'missing', section: '3', shelf: 'pay' });
    expect(await lineOf(ana, 'salary-option-proof')).toMatchObject({
      state: 'not-needed',
      because: 'Option A was used.',
    });
    expect(await lineOf(ana, 'dbs')).toMatchObject({ state: 'not-known', asks: true });
    expect(await lineOf(ana, 'absences')).toMatchObject({
      state: 'kept',
      onRecord: { words: '0 absences', part: 'absences' },
    });
  });

  it('keep every version, each with its files, and count for the list', async () => {
    const ben = await addWorker({ fullName: 'Ben Adeyemi' });
    const rowAtFirst = (await list('?search=ben')).workers[0];
    const first = await file(ben, 'record=contract&name=contract.txt&seen=0');
    expect(first).toMatchObject({ status: 201, body: { version: 2 } });
    expect((await file(ben, 'record=contract&name=page-2.txt&seen=2&adds=page', 'Page 2')).status).toBe(201);
    expect((await file(ben, 'record=contract&name=new.txt&seen=3&validUntil=2030-01-31', 'New')).status).toBe(
      201,
    );
    expect((await lineOf(ben, 'contract'))?.kept).toMatchObject({
      version: 4,
      versions: [
        { number: 2, validUntil: '2030-01-31', files: [{ name: 'new.txt' }] },
        { number: 1, validUntil: null, files: [{ name: 'contract.txt' }, { name: 'page-2.txt' }] },
      ],
    });
    expect((await list('?search=ben')).workers).toMatchObject([
      { missing: (rowAtFirst?.missing ?? 0) - 1, kept: (rowAtFirst?.kept ?? 0) + 1, endsOn: '2030-01-31' },
    ]);
  });

  it('tell the second of two colleagues at one record, and lose nothing of the first', async () => {
    const chidi = await addWorker({ fullName: 'Chidi Eze' });
    expect((await file(chidi, 'record=contract&name=a.txt&seen=0')).status).toBe(201);
    expect(await file(chidi, 'record=contract&name=b.txt&seen=0')).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await lineOf(chidi, 'contract'))?.kept?.versions).toMatchObject([{ files: [{ name: 'a.txt' }] }]);
    const { rows } =
      await sql`select from file_to_delete where due_at > now() + interval '50 minutes'`.execute(
        app.superuser,
      );
    expect(rows).toEqual([]);
  });
});
