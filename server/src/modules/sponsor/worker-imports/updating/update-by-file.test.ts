import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let cast: AccessCast;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
  await app.start();
  cast = accessCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  officer = await cast.make('officer');
});

const file = z.object({
  id: z.string(),
  state: z.string(),
  columns: z.record(z.string(), z.int()),
  faults: z.array(z.looseObject({ row: z.int(), columnId: z.string().nullable(), kind: z.string() })),
  summary: z.record(z.string(), z.int()).nullable(),
  cannotUndo: z.string().nullable(),
});

async function checkFile(text: string, kind = 'workers') {
  const response = await app.ask(`/api/sponsor/imports?name=people.csv&kind=${kind}`, {
    method: 'POST',
    headers: officer.headers,
    body: text,
  });
  const { id, columns } = file.parse(await response.json());
  const { body } = await officer.post(`/api/sponsor/imports/${id}/check`, {
    ...{ columns, cutOver: '2026-11-01', dateOrder: 'day-first' },
  });
  return file.parse(body);
}

async function show(id: string) {
  return file.parse((await officer.get(`/api/sponsor/imports/${id}`)).body);
}

async function importFile(text: string, kind = 'workers') {
  const { id } = await checkFile(text, kind);
  expect(await officer.post(`/api/sponsor/imports/${id}/begin`)).toMatchObject({ status: 200 });
  await vi.waitFor(async () => expect((await show(id)).state).toBe('imported'), {
    timeout: 20_000,
    interval: 200,
  });
  return id;
}

const changes = async (id: string) => (await officer.get(`/api/sponsor/imports/${id}/changes`)).body;
const undo = (id: string) => officer.post(`/api/sponsor/imports/${id}/undo`);

/** All that is on record of the organisation's workers. */
async function onRecord() {
  const organisation = officer.organisation ?? '';
  const { rows } = await sql<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>`
    select
      (select jsonb_agg(jsonb_build_object('name', full_name, 'reference', reference, 'visaEnds', visa_ends,
        'version', version) order by full_name) from worker where organisation = ${organisation}) as workers,
      (select jsonb_agg(jsonb_build_object('from', from_day, 'job', job_title, 'pence', pay_pence,
        'hours', hours_per_week, 'at', date_trunc('milliseconds', recorded_at)) order by worker, from_day)
        from worker_terms where organisation = ${organisation}) as terms,
      (select jsonb_agg(jsonb_build_object('field', field, 'tail', tail, 'match', match_hash, 'at', date_trunc('milliseconds', changed_at))
        order by worker, field) from worker_sealed where organisation = ${organisation}) as sealed,
      (select jsonb_agg(jsonb_build_object('first', first_day, 'last', last_day, 'pay', pay) order by first_day)
        from worker_absence where organisation = ${organisation}) as absences`.execute(app.superuser);
  return rows[0] ?? {};
}

const head = 'Name,Payroll number,Job title,Salary,Hours,Start date,Visa end,Passport number';
const amara = 'Amara Okafor,N-1,Programmer,41700,37.5,05/01/2026,31/03/2029,PA1234567';

it('says nothing new where it is sent a second time, and changes nothing', async () => {
  await importFile(`${head}\n${amara}\nMei Chen,N-2,Nurse,39000,37.5,02/02/2026,,\n`);
  const recordBefore = await onRecord();
  const { id, faults, summary } = await checkFile(
    `${head}\n${amara}\nMei Chen,N-2,Nurse,39000,37.5,02/02/2026,,\n`,
  );
  expect(faults).toEqual([]);
  expect(summary).toMatchObject({ workers: 0, terms: 0, updated: 0, unchanged: 2 });
  expect(await changes(id)).toEqual({ updates: [], total: 0 });
  await importFile(`${head}\n${amara}\n`);
  expect(await onRecord()).toEqual(recordBefore);
});

it('changes who is on record by reference, shows each change before, and is undone', async () => {
  await importFile(`${head}\n${amara}\n`);
  const recordBefore = await onRecord();
  const second = `${head},Terms from\nAmara Okafor-Hill,N-1,Lead programmer,45000,,,30/06/2030,PB7654321,01/11/2026\n`;
  const { id, faults, summary } = await checkFile(second);
  expect(faults).toEqual([]);
  expect(summary).toMatchObject({ workers: 0, terms: 1, updated: 1, unchanged: 0 });
  const change = (columnId: string, from: string | null, to: string, fromDay: string | null = null) =>
    expect.objectContaining({ columnId, from, to, fromDay });
  expect(await changes(id)).toMatchObject({
    total: 1,
    updates: [
      {
        name: 'Amara Okafor',
        rows: [2],
        changes: [
          change('fullName', 'Amara Okafor', 'Amara Okafor-Hill'),
          change('visaEnds', '2029-03-31', '2030-06-30'),
          change('jobTitle', 'Programmer', 'Lead programmer', '2026-11-01'),
          change('pay', '41700.00', '45000.00', '2026-11-01'),
          change('passport', '…567', '…321'),
        ],
      },
    ],
  });
  expect(await onRecord()).toEqual(recordBefore);
  const imported = await importFile(second);
  expect(await onRecord()).toMatchObject({
    workers: [{ name: 'Amara Okafor-Hill', reference: 'N-1', visaEnds: '2030-06-30', version: 2 }],
    terms: [
      { from: '2026-01-05', pence: 4_170_000 },
      { from: '2026-11-01', job: 'Lead programmer', pence: 4_500_000, hours: 37.5 },
    ],
    sealed: [{ field: 'passport', tail: '321' }],
  });
  expect(await undo(imported)).toMatchObject({ status: 200, body: { state: 'undone' } });
  expect(await onRecord()).toEqual(recordBefore);
});

it('finds a worker by National Insurance or passport number, and takes a new reference', async () => {
  const numbers = 'Name,Reference,Job title,Start date,NI number,Passport\n';
  await importFile(`${numbers}Amara Okafor,N-1,Programmer,05/01/2026,AB123456C,PA1234567\n`);
  const { id } = await checkFile(`${numbers}Amara Okafor,P-77,Programmer,,AB 12 34 56 C,\n`);
  expect(await changes(id)).toMatchObject({
    updates: [{ changes: [{ columnId: 'reference', from: 'N-1', to: 'P-77' }] }],
  });
  const byPassport = await checkFile(`${numbers}Amara Okafor,P-78,,,,PA1234567\n`);
  expect(await changes(byPassport.id)).toMatchObject({ updates: [{ changes: [{ to: 'P-78' }] }] });
});

it('asks since when another pay holds that has no day', async () => {
  await importFile(`${head}\n${amara}\n`);
  const { id, faults } = await checkFile(`${head}\n${amara.replace('41700', '45000')}\n`);
  expect(faults).toMatchObject([{ row: 2, columnId: 'fromDay', kind: 'since-when' }]);
  const corrections = [{ row: 2, columnId: 'fromDay', replacement: '01/11/2026' }];
  expect(await officer.post(`/api/sponsor/imports/${id}/repair`, { corrections })).toMatchObject({
    status: 200,
    body: { faults: [], summary: { updated: 1, terms: 1 } },
  });
});

it('asks where a reference has another name on record, until a person says who is meant', async () => {
  await importFile(`${head}\n${amara}\n`);
  const { id, faults } = await checkFile(`${head}\nRohan Shah,N-1,Programmer,,,,,\n`);
  expect(faults).toMatchObject([
    {
      columnId: 'fullName',
      kind: 'other-name',
      choices: [{ value: 'Rohan Shah' }, { value: 'Amara Okafor' }],
    },
  ]);
  const answer = (replacement: string) =>
    officer.post(`/api/sponsor/imports/${id}/repair`, {
      corrections: [{ row: 2, columnId: 'fullName', replacement }],
    });
  expect(await answer('Amara Okafor')).toMatchObject({ body: { faults: [], summary: { unchanged: 1 } } });
  expect(await answer('Rohan Shah')).toMatchObject({ body: { faults: [], summary: { updated: 1 } } });
});

it('refuses a number that is of another worker on record', async () => {
  await importFile(`${head}\n${amara}\nMei Chen,N-2,Nurse,39000,37.5,02/02/2026,,PC1111111\n`);
  const { faults } = await checkFile(`${head}\nMei Chen,N-2,,,,,,PA1234567\n`);
  expect(faults).toMatchObject([{ columnId: 'passport', kind: 'on-record' }]);
});

it('ends an absence on record, and is undone', async () => {
  await importFile(`${head}\n${amara}\n`);
  const absences = 'Reference,First day,Last day,Pay,Agreed\n';
  await importFile(`${absences}N-1,02/11/2026,,paid,yes\n`, 'absences');
  const recordBefore = await onRecord();
  const secondCheck = await checkFile(`${absences}N-1,02/11/2026,,paid,yes\n`, 'absences');
  expect(secondCheck).toMatchObject({ faults: [], summary: { absences: 0, updated: 0, unchanged: 1 } });
  const third = await importFile(`${absences}N-1,02/11/2026,06/11/2026,paid,yes\n`, 'absences');
  expect((await onRecord()).absences).toEqual([{ first: '2026-11-02', last: '2026-11-06', pay: 'paid' }]);
  expect(await undo(third)).toMatchObject({ status: 200 });
  expect(await onRecord()).toEqual(recordBefore);
});

it('raises what it says has changed and can still be reported, and takes that back with itself', async () => {
  await importFile(`${head}\n${amara.replace('41700', '60000')}\n`);
  const duties = async () =>
    await app.superuser
      .selectFrom('sponsor_duty')
      .select(['title', 'report_by', 'state'])
      .where('organisation', '=', officer.organisation ?? '')
      .where('title', 'like', '%pay fell')
      .execute();
  const second = await importFile(`${head},Terms from\nAmara Okafor,N-1,,50000,,,,,16/11/2026\n`);
  expect(await duties()).toMatchObject([{ state: 'to-do', report_by: '2026-11-30' }]);
  expect((await officer.get(`/api/sponsor/imports/${second}/look`)).body).toMatchObject({
    running: [{ name: 'Amara Okafor', title: 'Pay fell' }],
  });
  expect(await undo(second)).toMatchObject({ status: 200 });
  expect(await duties()).toEqual([]);
});

it('cannot be undone once something was recorded on whom it changed, or what stood before is deleted', async () => {
  const first = await importFile(`${head}\n${amara}\n`);
  const second = await importFile(`${head}\n${amara.replace('31/03/2029', '31/03/2030')}\n`);
  expect(await undo(first)).toMatchObject({ status: 409 });
  const third = await importFile(`${head}\n${amara.replace('31/03/2029', '31/03/2031')}\n`);
  expect(await undo(second)).toMatchObject({ status: 409 });
  await app.superuser.updateTable('worker_import_before').set({ encrypted_before: null }).execute();
  expect(await undo(third)).toMatchObject({ status: 409 });
  expect((await show(third)).cannotUndo).toMatch(/30 days/);
});
