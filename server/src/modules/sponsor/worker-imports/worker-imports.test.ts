import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tidyUp } from '../../../platform/queue/tidy-up.ts';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { workerImportQueue } from './worker-imports.queues.ts';

let app: TestApp;
let cast: AccessCast;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
  await app.start();
  cast = accessCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const imported = z.object({
  id: z.string(),
  state: z.string(),
  columns: z.record(z.string(), z.int()),
  faults: z.array(z.object({ row: z.int(), column: z.string().nullable(), message: z.string() })),
});

async function send(text: string | Uint8Array<ArrayBuffer>, kind = 'workers') {
  const response = await app.ask(`/api/sponsor/imports?name=people.csv&kind=${kind}`, {
    method: 'POST',
    headers: officer.headers,
    body: text,
  });
  return { status: response.status, body: await response.json() };
}

/** Sends a file and checks it with the columns that were guessed. */
async function checkFile(text: string, kind = 'workers', cutOver = '2026-11-01') {
  const { id, columns } = imported.parse((await send(text, kind)).body);
  const { body } = await officer.post(`/api/sponsor/imports/${id}/check`, {
    columns,
    cutOver,
    dateOrder: 'day-first',
  });
  return imported.parse(body);
}

async function run(id: string) {
  expect((await officer.post(`/api/sponsor/imports/${id}/begin`)).status).toBe(200);
  return await vi.waitFor(
    async () => {
      const { body } = await officer.get(`/api/sponsor/imports/${id}`);
      const { state } = imported.parse(body);
      expect(state).not.toBe('importing');
      return state;
    },
    { timeout: 20_000, interval: 200 },
  );
}

const count = async (table: 'worker' | 'worker_terms' | 'worker_sealed' | 'worker_absence') =>
  (await app.superuser.selectFrom(table).select('organisation').execute()).filter(
    ({ organisation }) => organisation === officer.organisation,
  ).length;

const head = 'Name,Payroll number,Job title,Salary,Start date,Effective from,Passport number';

describe('a file of workers', () => {
  beforeEach(async () => {
    officer = await cast.make('officer');
  });

  it('has its columns guessed, and remembered for the same headings', async () => {
    const text = 'Name,Anything,Job title,Start date\nAmara Okafor,N-1,Programmer,05/01/2026\n';
    const first = imported.parse((await send(text)).body);
    expect(first.columns).toEqual({ fullName: 0, jobTitle: 2, startedOn: 3 });
    const columns = { ...first.columns, reference: 1 };
    await officer.post(`/api/sponsor/imports/${first.id}/check`, { columns, cutOver: '2026-11-01' });
    expect((await send(text)).body).toMatchObject({ columns, wasRemembered: true });
  });

  it('names every fault by row and column, and adds nothing while there is one', async () => {
    const { id, faults } = await checkFile(
      [
        head,
        'Amara Okafor,N-1,Programmer,41700,05/01/2026,05/01/2026,123456789',
        'Rohan Shah,N-2,,forty,31/02/2026,,123456789',
        'Mei Chen,N-1,Programmer,43000,,05/07/2026,',
        '=1+1,N-4,Programmer,41700,05/01/2027,05/01/2026,',
      ].join('\n'),
    );
    expect(faults).toMatchObject([
      { row: 3, column: 'Job title', message: 'Enter the job title.' },
      { row: 3, column: 'Salary', message: expect.stringContaining('in pounds') },
      { row: 3, column: 'Start date', message: expect.stringContaining('real day') },
      { row: 3, column: 'Passport number', message: 'Row 2 has the same number.' },
      { row: 4, column: 'Payroll number', message: 'Row 2 has this reference for another name.' },
      { row: 5, column: 'Name', message: 'This begins like a formula. Write the value itself.' },
      { row: 5, column: 'Start date', message: expect.stringContaining('still to come') },
    ]);
    expect(await officer.post(`/api/sponsor/imports/${id}/begin`)).toMatchObject({ status: 409 });
    expect(await count('worker')).toBe(0);
    const table = await app.ask(`/api/sponsor/imports/${id}/faults`, { headers: officer.headers });
    expect((await table.text()).split('\r\n')).toHaveLength(9);
  });

  it('keeps passport numbers sealed, and its own text no longer than the import takes', async () => {
    const { id } = await checkFile(`${head}\nAmara Okafor,N-1,Programmer,41700,05/01/2026,,PA7654321\n`);
    const row = await app.superuser
      .selectFrom('worker_import')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/PA7654321|Okafor/);
    await run(id);
    const sealed = await app.superuser
      .selectFrom('worker_sealed')
      .selectAll()
      .where('organisation', '=', officer.organisation ?? '')
      .execute();
    expect(sealed).toMatchObject([{ field: 'passport', tail: '321' }]);
    expect(JSON.stringify(sealed)).not.toContain('PA7654321');
    expect(
      await app.superuser
        .selectFrom('worker_import')
        .select('encrypted_file')
        .where('id', '=', id)
        .executeTakeFirst(),
    ).toEqual({ encrypted_file: null });
  });

  it('that was stopped after its rows were added is looked at when the job runs again', async () => {
    const workers = `${head}\nMei Chen,N-8,Programmer,60000,06/01/2025,06/01/2025,\n`;
    await run((await checkFile(workers, 'workers', '2026-10-01')).id);
    const away = 'Reference,First day,Last day,Pay,Agreed\nN-8,01/10/2026,23/10/2026,unpaid,no\n';
    const { id } = await checkFile(away, 'absences', '2026-10-01');
    await run(id);
    const organisation = officer.organisation ?? '';
    const dutiesOfAbsence = () =>
      app.superuser
        .selectFrom('sponsor_duty')
        .select('duty')
        .where('organisation', '=', organisation)
        .where('duty', '=', 'worker-unauthorised-absence')
        .execute();
    const waiting = { timeout: 20_000, interval: 200 };
    await vi.waitFor(async () => expect(await dutiesOfAbsence()).toHaveLength(1), waiting);
    // As if the process had ended between the transaction and the first look.
    await app.superuser.deleteFrom('sponsor_duty').where('organisation', '=', organisation).execute();
    const runAgain = (on: Parameters<typeof app.queue.add>[0]) =>
      app.queue.add(on, workerImportQueue.name, id);
    await app.database.owner.transaction().execute(runAgain);
    await vi.waitFor(async () => expect(await dutiesOfAbsence()).toHaveLength(1), waiting);
  });

  it('is undone as a whole, unless something was recorded on its workers since', async () => {
    const { id } = await checkFile(`${head}\nAmara Okafor,N-1,Programmer,41700,05/01/2026,,PA7654321\n`);
    await run(id);
    const away = await checkFile('Reference,First day,Pay,Agreed\nN-1,02/02/2026,paid,yes\n', 'absences');
    expect(await run(away.id)).toBe('imported');
    expect(await officer.post(`/api/sponsor/imports/${id}/undo`)).toMatchObject({ status: 409 });
    expect(await officer.post(`/api/sponsor/imports/${away.id}/undo`)).toMatchObject({ status: 200 });
    expect(await officer.post(`/api/sponsor/imports/${id}/undo`)).toMatchObject({
      status: 200,
      body: { state: 'undone', hasFile: false },
    });
    const emptyTables = ['worker', 'worker_terms', 'worker_sealed', 'worker_absence'] as const;
    expect(await Promise.all(emptyTables.map(count))).toEqual([0, 0, 0, 0]);
    expect(await officer.post(`/api/sponsor/imports/${id}/undo`)).toMatchObject({ status: 409 });
  });

  it('of 40 workers with two years of history raises no duty, and gives one list to look at', async () => {
    const names = Array.from({ length: 40 }, (_, at) => at + 1);
    const rows = names.flatMap((at) => [
      `Worker ${at},N-${at},Programmer,50000,06/01/2025,06/01/2025,`,
      `Worker ${at},N-${at},Programmer,${at === 7 ? 48_000 : 52_000},,06/01/2026,`,
    ]);
    const { id, faults } = await checkFile(`${head}\n${rows.join('\n')}\n`, 'workers', '2026-11-20');
    expect(faults).toEqual([]);
    expect(await run(id)).toBe('imported');
    const away = 'Reference,First day,Last day,Pay,Agreed\nN-3,02/03/2026,31/03/2026,unpaid,no\n';
    await run((await checkFile(away, 'absences', '2026-11-20')).id);
    expect([await count('worker'), await count('worker_terms')]).toEqual([40, 80]);
    await app.services.sponsorChecks.all();
    const duties = await app.superuser
      .selectFrom('sponsor_duty')
      .select(['title', 'does', 'report_by'])
      .where('organisation', '=', officer.organisation ?? '')
      .where('does', '=', 'report')
      .execute();
    expect(duties).toEqual([]);
    expect((await officer.get(`/api/sponsor/imports/${id}/look`)).body).toMatchObject({
      looks: expect.arrayContaining([
        expect.objectContaining({ name: 'Worker 7', title: 'Pay fell', happenedOn: '2026-01-06' }),
        expect.objectContaining({ name: 'Worker 3', title: 'Absent without agreement' }),
      ]),
    });
  });

  it.each([
    [undefined, 'to-do'],
    [true, 'not-reported'],
  ])('with a cut of last week and all reported %s has a duty that is %s', async (allReported, state) => {
    const pay = (pounds: number, from: string) => `Mei Chen,N-8,Programmer,${pounds},06/01/2025,${from},`;
    const text = `${head}\n${pay(60_000, '06/01/2025')}\n${pay(50_000, '16/11/2026')}\n`;
    const { id, columns } = imported.parse((await send(text)).body);
    const answers = {
      columns,
      cutOver: '2026-11-20',
      dateOrder: 'day-first',
      ...(allReported && { allReported }),
    };
    await officer.post(`/api/sponsor/imports/${id}/check`, answers);
    expect(await run(id)).toBe('imported');
    const duties = await app.superuser
      .selectFrom('sponsor_duty')
      .select(['duty', 'report_by', 'state'])
      .where('organisation', '=', officer.organisation ?? '')
      .where('title', 'like', '%pay fell')
      .execute();
    expect(duties).toMatchObject([{ state, ...(!allReported && { report_by: '2026-11-30' }) }]);
    expect((await officer.get(`/api/sponsor/imports/${id}/look`)).body).toMatchObject({
      running: [{ name: 'Mei Chen', title: 'Pay fell', happenedOn: '2026-11-16', reportBy: '2026-11-30' }],
    });
    expect(await officer.post(`/api/sponsor/imports/${id}/undo`)).toMatchObject({ status: 200 });
  });

  it('of an absence that was history raises its duty once an earlier first day is set, and not a day later', async () => {
    const workers = `${head}\nMei Chen,N-8,Programmer,60000,06/01/2025,06/01/2025,\n`;
    await run((await checkFile(workers, 'workers', '2026-11-20')).id);
    const away = 'Reference,First day,Last day,Pay,Agreed\nN-8,01/10/2026,23/10/2026,unpaid,no\n';
    await run((await checkFile(away, 'absences', '2026-11-20')).id);
    const duties = async () => {
      await app.services.sponsorChecks.all();
      return await app.superuser
        .selectFrom('sponsor_duty')
        .select(['duty', 'report_by', 'state'])
        .where('organisation', '=', officer.organisation ?? '')
        .where('duty', '=', 'worker-unauthorised-absence')
        .execute();
    };
    const licence = { routes: ['Skilled Worker'], rating: 'A', secondCheck: false, remindDays: [5] };
    const countFrom = (cutOver: string) => officer.post('/api/sponsor/licence', { ...licence, cutOver });
    expect(await duties()).toEqual([]);
    // The tenth working day missed in a row is 14 October; it was to be reported by 28 October.
    await countFrom('2026-10-29');
    expect(await duties()).toEqual([]);
    await countFrom('2026-10-28');
    expect(await duties()).toMatchObject([{ report_by: '2026-10-28', state: 'to-do' }]);
  });

  it('of a pay cut that was history raises its duty once, with an earlier first day, and not a day later', async () => {
    const pay = (pounds: number, from: string) => `Mei Chen,N-8,Programmer,${pounds},06/01/2025,${from},`;
    const text = `${head}\n${pay(60_000, '06/01/2025')}\n${pay(50_000, '06/10/2026')}\n`;
    await run((await checkFile(text, 'workers', '2026-11-20')).id);
    const organisation = officer.organisation ?? '';
    const duties = () =>
      app.superuser
        .selectFrom('sponsor_duty')
        .select(['report_by', 'state'])
        .where('organisation', '=', organisation)
        .where('title', 'like', '%pay fell')
        .execute();
    const licence = { routes: ['Skilled Worker'], rating: 'A', secondCheck: false, remindDays: [5] };
    const countFrom = async (cutOver: string) => {
      await officer.post('/api/sponsor/licence', { ...licence, cutOver });
      await app.services.importHistory(organisation);
    };
    expect(await duties()).toEqual([]);
    // It was to be reported by 20 October.
    await countFrom('2026-10-21');
    expect(await duties()).toEqual([]);
    await countFrom('2026-10-20');
    await app.services.importHistory(organisation);
    expect(await duties()).toMatchObject([{ report_by: '2026-10-20', state: 'to-do' }]);
  });

  it('is gone after 24 hours, and says so', async () => {
    const { id } = await checkFile(`${head}\nAmara Okafor,N-1,Programmer,41700,05/01/2026,,\n`);
    const age = (hours: number) =>
      app.superuser
        .updateTable('worker_import')
        .set({ at: new Date(Date.now() - hours * 3_600_000) })
        .where('id', '=', id)
        .execute();
    await age(23);
    await tidyUp(app.database.owner, app.tables);
    expect((await officer.get(`/api/sponsor/imports/${id}`)).body).toMatchObject({ hasFile: true });
    await age(25);
    await tidyUp(app.database.owner, app.tables);
    expect((await officer.get(`/api/sponsor/imports/${id}`)).body).toMatchObject({ hasFile: false });
    expect(await officer.post(`/api/sponsor/imports/${id}/begin`)).toMatchObject({
      status: 409,
      body: { message: 'This file was deleted 24 hours after it came. Send it again.' },
    });
  });

  it.each([
    ['half an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20]), /damaged/],
    ['headings in UTF-16', new Uint8Array([0xff, 0xfe, 78, 0]), /headings only/],
    ['another encoding', new Uint8Array([78, 97, 109, 101, 10, 0x81, 10]), /neither in UTF-8/],
    ['no text', new Uint8Array([78, 0, 1, 2]), /not a text file/],
    ['nothing', new Uint8Array(), /empty/],
    ['headings only', new TextEncoder().encode('Name,Job title\n'), /headings only/],
    ['open quotation marks', new TextEncoder().encode(`Name\n${'"A"b\n'.repeat(60)}`), /quotation mark/],
    ['20,001 rows', new TextEncoder().encode(`Name\n${'A\n'.repeat(20_001)}`), /more than 20,000 rows/],
  ])('that is %s is refused with a word on what to do', async (_, bytes, words) => {
    expect(await send(bytes)).toMatchObject({
      status: 422,
      body: { fields: { file: expect.stringMatching(words) } },
    });
  });

  it('with semicolons and a byte order mark is read like any other', async () => {
    const { faults } = await checkFile(
      '\uFEFFName;Job title;Start date\n"Okafor; Amara";Programmer;05/01/2026\n',
    );
    expect(faults).toEqual([]);
  });
});
