import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tidyUp } from '../../../../platform/queue/tidy-up.ts';
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

const group = z.object({
  kind: z.string(),
  columnId: z.string().nullable(),
  total: z.int(),
  values: z.array(
    z.object({
      value: z.string().nullable(),
      rows: z.array(z.int()),
      total: z.int(),
      choices: z.array(z.object({ value: z.string() })).optional(),
    }),
  ),
});
const file = z.object({
  id: z.string(),
  state: z.string(),
  columns: z.record(z.string(), z.int()),
  wasRemembered: z.boolean(),
  isChecked: z.boolean(),
  faultsTotal: z.int(),
  groups: z.array(group).optional(),
  rightRows: z.int().optional(),
  rowsLeft: z.int().optional(),
  summary: z.record(z.string(), z.int()).nullable(),
});

async function send(text: string) {
  const response = await app.ask('/api/sponsor/imports?name=people.csv&kind=workers', {
    method: 'POST',
    headers: officer.headers,
    body: text,
  });
  return file.parse(await response.json());
}

async function check({ id, columns }: z.output<typeof file>) {
  const { body } = await officer.post(`/api/sponsor/imports/${id}/check`, {
    ...{ columns, cutOver: '2026-11-01', dateOrder: 'day-first' },
  });
  return file.parse(body);
}

async function repair(id: string, request: object) {
  const { status, body } = await officer.post(`/api/sponsor/imports/${id}/repair`, request);
  expect(status).toBe(200);
  return file.parse(body);
}

async function importRightRows(id: string) {
  expect(await officer.post(`/api/sponsor/imports/${id}/begin-right`)).toMatchObject({ status: 200 });
  return await vi.waitFor(
    async () => {
      const current = file.parse((await officer.get(`/api/sponsor/imports/${id}`)).body);
      expect(current.state).toBe('imported');
      return current;
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function restOf(id: string, { headers } = officer) {
  const response = await app.ask(`/api/sponsor/imports/${id}/rest`, { headers });
  return { status: response.status, text: await response.text() };
}

const addPlace = (name: string) =>
  app.superuser
    .insertInto('work_place')
    .values({
      ...{ id: crypto.randomUUID(), organisation: officer.organisation ?? '', name },
      ...{ nation: 'england-and-wales', kind: 'office' },
    })
    .execute();

const head = 'Name,Payroll number,Job title,Start date,Site,Passport number,Note';
const rows = [
  head,
  'Amara Okafor,N-1,Programmer,05/01/2026,Leeds HQ,PA1234567,first',
  'Rohan Shah,N-2,,31/02/2026,Leeds HQ,PA12,"second, with a comma"',
  'Mei Chen,N-3,Nurse,02/02/2026,Leeds office,,third',
  'Ada Obi,N-4,,03/02/2026,leeds hq,,fourth',
];

it('has its faults by kind and column, each text of a cell once', async () => {
  await addPlace('Leeds office');
  const { groups = [], faultsTotal, rightRows } = await check(await send(rows.join('\n')));
  expect(faultsTotal).toBe(7);
  expect(rightRows).toBe(1);
  expect(groups.slice(0, 2)).toMatchObject([
    {
      kind: 'unknown-place',
      columnId: 'workPlace',
      total: 3,
      values: [
        { value: 'Leeds HQ', rows: [2, 3], total: 2, choices: [{ value: 'Leeds office' }] },
        { value: 'leeds hq', total: 1 },
      ],
    },
    { kind: 'missing', columnId: 'jobTitle', total: 2, values: [{ value: null, rows: [3, 5] }] },
  ]);
  expect(groups.find(({ columnId }) => columnId === 'passport')).toMatchObject({ values: [{ value: null }] });
});

it('remembers what a place is called besides, for the next file too', async () => {
  await addPlace('Leeds office');
  const { id } = await check(await send(rows.join('\n')));
  const corrections = [{ columnId: 'workPlace', value: 'Leeds HQ', replacement: 'Leeds office' }];
  const { groups = [] } = await repair(id, { corrections });
  expect(groups.map(({ columnId }) => columnId)).not.toContain('workPlace');
  const next = await check(await send(`${head}\nNia Park,N-9,Nurse,02/02/2026,LEEDS HQ,,\n`));
  expect(next.faultsTotal).toBe(0);
  await repair(id, { withdrawn: [{ columnId: 'workPlace', value: 'Leeds HQ' }] });
  expect((await check(await send(`${head}\nNia Park,N-9,Nurse,02/02/2026,LEEDS HQ,,\n`))).faultsTotal).toBe(
    1,
  );
});

it('is put right for all cells with one fault, and in single cells, without a value in sight', async () => {
  const { id } = await check(await send(rows.join('\n')));
  await repair(id, { group: { kind: 'missing', columnId: 'jobTitle', replacement: 'Nurse' } });
  await repair(id, { group: { kind: 'unknown-place', columnId: 'workPlace', replacement: '' } });
  const corrections = [
    { row: 3, columnId: 'startedOn', replacement: '28/02/2026' },
    { row: 3, columnId: 'passport', replacement: 'PA7654321' },
  ];
  expect(await repair(id, { corrections })).toMatchObject({ faultsTotal: 0, rightRows: 4 });
  const row = await app.superuser
    .selectFrom('worker_import')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/PA7654321|Leeds|Okafor|28\/02/);
});

it('shows its rows as a grid, only those with faults at first, and no passport number', async () => {
  const { id } = await check(await send(rows.join('\n')));
  await repair(id, { corrections: [{ row: 3, columnId: 'jobTitle', replacement: 'Nurse' }] });
  const page = (await officer.get(`/api/sponsor/imports/${id}/rows?after=2`)).body;
  expect(page).toMatchObject({
    total: 4,
    next: null,
    rows: [{ row: 3 }, { row: 4 }, { row: 5 }],
  });
  expect(page).toMatchObject({
    rows: [
      {
        cells: [
          { text: 'Rohan Shah', isCorrected: false },
          { text: 'N-2' },
          { text: 'Nurse', isCorrected: true },
          { text: '31/02/2026' },
          { text: 'Leeds HQ' },
          { text: null },
          { text: 'second, with a comma' },
        ],
        faults: expect.arrayContaining([expect.objectContaining({ columnId: 'startedOn' })]),
      },
      {},
      {},
    ],
  });
});

it('gives its right rows now and the rest as a file, which is read without choosing columns', async () => {
  const { id } = await check(await send(rows.join('\n').replaceAll('Leeds HQ', '').replace('leeds hq', '')));
  expect(await repair(id, {})).toMatchObject({ rightRows: 1 });
  await repair(id, { group: { kind: 'unknown-place', columnId: 'workPlace', replacement: '' } });
  expect(await importRightRows(id)).toMatchObject({ rowsLeft: 2, summary: { workers: 2 } });
  const { text } = await restOf(id);
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(`${head},What is wrong (Portway)`);
  expect(lines[1]).toMatch(
    /^Rohan Shah,N-2,,31\/02\/2026,,PA12,"second, with a comma",".*Enter the job title/,
  );
  const mended = [
    lines[0],
    lines[1]?.replace('N-2,,31/02', 'N-2,Nurse,28/02').replace('PA12', 'PA7654321'),
    lines[2]?.replace('N-4,,', 'N-4,Nurse,'),
  ];
  const secondFile = await send(mended.join('\r\n'));
  expect(secondFile.wasRemembered).toBe(true);
  expect(await check(secondFile)).toMatchObject({ faultsTotal: 0, summary: { workers: 2 } });
  expect(await officer.post(`/api/sponsor/imports/${id}/undo`)).toMatchObject({ status: 200 });
});

it('leaves out every row of a worker where one of them has a fault', async () => {
  const terms = 'Name,Reference,Job title,Terms from,Salary\n';
  const { id, rightRows } = await check(
    await send(
      `${terms}Mei Chen,N-3,Nurse,02/02/2026,39000\nMei Chen,N-3,Nurse,02/08/2026,much\nAda Obi,N-4,Nurse,02/02/2026,\n`,
    ),
  );
  expect(rightRows).toBe(1);
  const { text } = await restOf(id);
  expect(text).toContain('Another row of this worker has a fault.');
});

it('is not seen by a viewer beyond how much is wrong, and its cells are gone with it', async () => {
  const { id } = await check(await send(rows.join('\n')));
  const setRole = (role: 'viewer' | 'officer') =>
    app.superuser
      .updateTable('membership')
      .set({ compliance_role: role })
      .where('account', '=', officer.person?.id ?? '')
      .execute();
  await setRole('viewer');
  const text = JSON.stringify((await officer.get(`/api/sponsor/imports/${id}`)).body);
  expect(text).toContain('"faultsTotal":');
  expect(text).not.toMatch(/Leeds|Rohan|31\/02/);
  expect(await officer.get(`/api/sponsor/imports/${id}/rows`)).toMatchObject({ status: 403 });
  await setRole('officer');
  await app.superuser
    .updateTable('worker_import')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', id)
    .execute();
  await tidyUp(app.database.owner, app.tables);
  expect(await restOf(id)).toMatchObject({ status: 409 });
  expect(await officer.get(`/api/sponsor/imports/${id}/rows`)).toMatchObject({ status: 409 });
  expect(file.parse((await officer.get(`/api/sponsor/imports/${id}`)).body).groups).toEqual([]);
});
