import {
  reportWorkersOperation,
  saveWorkersCsvOperation,
  saveWorkersWorkbookOperation,
} from '@portway/contracts/sponsor/workers/worker-sheets';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person } from '../../../../testing/people/people.ts';
import { validTerms, validWorker } from '../../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const idShape = z.object({ id: z.string() });
let app: TestApp;
let officer: Asking;
let colleague: Asking;
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  const cast = accessCast(app);
  officer = await cast.make('officer');
  colleague = await cast.make('officer');
  await add(colleague, 'Someone Else');
});

async function add(who: Asking, fullName: string, facts: object = {}, terms: object = validTerms) {
  const response = await who.post('/api/sponsor/workers', { ...validWorker, fullName, ...facts, terms });
  expect([response.status, response.body]).toEqual([201, expect.anything()]);
  return idShape.parse(response.body).id;
}

async function bytesOf(who: { headers: Record<string, string> }, path: string, query: object = {}) {
  const response = await app.ask(path, {
    method: 'POST',
    headers: { ...who.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(query),
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}
const csvOf = async (who: { headers: Record<string, string> }, query: object = {}) =>
  new TextDecoder().decode(await bytesOf(who, saveWorkersCsvOperation.path, query));

it('has job, code, pay with its rule, hours, days and what is missing, in the order of the list', async () => {
  await add(officer, 'Ben', { visaEnds: '2028-05-01', reference: 'N-2' });
  await add(
    officer,
    'Ana',
    { visaEnds: '2027-05-01', salaryOption: null },
    { ...validTerms, payPence: 30_000_50 },
  );
  expect((await csvOf(officer, { sort: 'visa' })).split('\r\n')).toEqual([
    'name,your number,state,route,job,code,hours a week,pay a year,rule of its day,pay against it,place,manager,certificate ends,permission ends,next check,missing,tags',
    'Ana,,Working,skilled-worker,Software engineer,2134,37.5,30000.50,49400.00,"below the standard rate, and no salary option is on record",,,2028-03-02,2027-05-01,,"salary option, place of work, next check",',
    'Ben,N-2,Working,skilled-worker,Software engineer,2134,37.5,57000.00,49400.00,at or above the rule of its day,,,2028-03-02,2028-05-01,,"place of work, next check",',
    '',
  ]);
  expect(await csvOf(officer, { gap: 'no-option' })).not.toContain('Ben');
});

it('has those alone that were chosen, and never another organisation’s', async () => {
  const ana = await add(officer, 'Ana');
  await add(officer, 'Ben');
  const { id: foreign } = idShape.parse(
    (await colleague.post('/api/sponsor/workers', { ...validWorker, fullName: 'Foreign' })).body,
  );
  const sheet = await csvOf(officer, { workers: [ana, foreign] });
  expect([sheet.includes('Ana'), sheet.includes('Ben'), sheet.includes('Foreign')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('runs nothing in a spreadsheet', async () => {
  await add(officer, '=cmd|calc', { reference: '@x' });
  expect(await csvOf(officer)).toContain("'=cmd|calc,'@x,");
  const sheet = await sheetXml(officer);
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=cmd|calc</t>');
  expect(sheet).not.toContain('<f');
});

async function sheetXml(who: { headers: Record<string, string> }, query: object = {}) {
  const parts = unzipSync(await bytesOf(who, saveWorkersWorkbookOperation.path, query));
  for (const part of Object.values(parts)) wellFormed(strFromU8(part));
  expect(Object.keys(parts)).toContain('[Content_Types].xml');
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

function wellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

it('is a workbook of as many rows as the list, which our own import reads', async () => {
  await add(officer, 'Ana <&> O’Neill');
  await app.superuser
    .insertInto('worker')
    .values(
      Array.from({ length: 600 }, (_, index) => ({
        id: crypto.randomUUID(),
        organisation: officer.organisation ?? '',
        full_name: `Worker ${index}`,
      })),
    )
    .execute();
  const sheet = await sheetXml(officer, { sort: 'name' });
  expect(sheet.match(/<row /g)).toHaveLength(602);
  expect(sheet).toContain('Ana &lt;&amp;&gt; O’Neill');
  const response = await app.ask('/api/sponsor/imports?name=list.xlsx&kind=workers', {
    method: 'POST',
    headers: officer.headers,
    body: new Uint8Array(await bytesOf(officer, saveWorkersWorkbookOperation.path)),
  });
  expect(await response.json()).toMatchObject({ rows: 601 });
});

it('gives a line manager their own people, without pay and permission, and no report', async () => {
  const member = {
    organisation: officer.organisation ?? '',
    role: 'member',
    compliance_role: 'line-manager',
  } as const;
  const manager = await person(app, { role: 'recruiter', secondFactor: true, member });
  await add(officer, 'Zoe', { manager: manager.id });
  await add(officer, 'Ana');
  const sheet = await csvOf(manager, { sort: 'pay', gap: 'no-check' });
  expect(sheet.split('\r\n')).toEqual([
    'name,your number,state,route,job,code,hours a week,place,manager,tags',
    expect.stringMatching(/^Zoe,,Working/),
    '',
  ]);
  expect((await manager.post(reportWorkersOperation.path, {})).status).toBe(403);
});

it('says in a report who is the Authorising Officer, and is named in the log as each export is', async () => {
  await add(officer, 'Ana');
  await officer.post('/api/sponsor/key-people', {
    ...{ role: 'authorising-officer', fullName: 'Helen Marsh', fromDay: '2026-01-01' },
  });
  const { body } = await officer.post(reportWorkersOperation.path, { sort: 'visa', state: 'working' });
  expect(reportWorkersOperation.response.parse(body)).toMatchObject({
    ...{ madeOn: '2026-11-20', authorisingOfficer: 'Helen Marsh', total: 1 },
    workers: [{ fullName: 'Ana', hoursPerWeek: 37.5 }],
  });
  await csvOf(officer);
  const entries = await app.superuser
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'sponsored-workers-exported')
    .where('organisation', '=', officer.organisation ?? '')
    .orderBy('number')
    .execute();
  expect(entries.map(({ details }) => details)).toEqual([
    { table: 'report', count: '1', sealed: 'none' },
    { table: 'list as CSV', count: '1', sealed: 'none' },
  ]);
});
