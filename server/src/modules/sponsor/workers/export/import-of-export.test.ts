import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
  officer = await accessCast(app).make('officer');
  await fillWorkspace();
});
afterAll(() => app[Symbol.asyncDispose]());

const id = z.object({ id: z.string() });
const place = z.object({ workPlaces: z.array(id) });
const file = z.object({
  id: z.string(),
  columns: z.record(z.string(), z.int()),
  faults: z.array(z.unknown()),
  summary: z.record(z.string(), z.int()).nullable(),
});

async function post(path: string, body: object) {
  const response = await officer.post(path, body);
  expect([path, response.body, response.status < 300]).toEqual([path, expect.anything(), true]);
  return response.body;
}

/** Three workers: with everything on record, with the least, and one who has left. */
async function fillWorkspace(): Promise<void> {
  await post('/api/sponsor/work-places', {
    ...{
      name: 'Leeds office',
      address: '1 Wharf Street, Leeds',
      nation: 'england-and-wales',
      kind: 'office',
    },
  });
  const { workPlaces } = place.parse((await officer.get('/api/sponsor/set-up')).body);
  const terms = (fromDay: string, more: object = {}) => ({
    ...{ fromDay, jobTitle: 'Software engineer', occupationCode: '2134', payPence: 4_170_050 },
    ...{ hoursPerWeek: 37.5, worksOn: [1, 2, 3, 4, 5], workPlace: workPlaces[0]?.id ?? null },
    ...{ otherPlaces: [], hybridPattern: '', ...more },
  });
  const facts = {
    ...{ route: 'skilled-worker', certificateStart: '2025-03-03', certificateEnds: '2028-03-02' },
    ...{ visaFrom: '2025-02-20', visaEnds: '2028-03-16', startedOn: '2025-03-03', salaryOption: 'A' },
  };
  const amara = id.parse(
    await post('/api/sponsor/workers', {
      ...{ fullName: 'Amara O’Neill-Okafor', reference: 'N-1', ...facts, terms: terms('2025-03-03') },
    }),
  );
  await post(
    `/api/sponsor/workers/${amara.id}/terms`,
    terms('2026-04-01', { payPence: 4_500_000, worksOn: [1, 3, 5] }),
  );
  await officer.put(`/api/sponsor/workers/${amara.id}/sealed`, {
    ...{ passport: 'PA7654321', 'national-insurance': 'AB123456C', 'birth-date': '1990-04-03' },
    ...{ email: 'amara@example.com', telephone: '+44 113 496 0000', address: '1 Wharf Street, Leeds' },
  });
  await post(`/api/sponsor/workers/${amara.id}/absences`, {
    ...{ firstDay: '2026-03-02', lastDay: '2026-03-06', pay: 'reduced', agreed: true, excepted: true },
  });
  await post(`/api/sponsor/workers/${amara.id}/right-to-work-checks`, {
    ...{ method: 'employer-checking-service', checkedOn: '2025-03-01', checker: 'Helen Marsh' },
    nextOn: '2028-03-01',
  });
  await post(`/api/sponsor/workers/${amara.id}/right-to-work-checks`, {
    ...{ method: 'online-share-code', checkedOn: '2026-02-02', checker: 'Helen Marsh', nextOn: null },
  });
  await post('/api/sponsor/workers', { fullName: 'Mei Chen', route: 'scale-up', terms: null });
  await post('/api/sponsor/workers', {
    ...{ fullName: 'Rohan Shah', ...facts, terms: terms('2025-03-03', { workPlace: null }) },
    ...{ sponsorshipEndedOn: '2026-06-30', employmentEndedOn: '2026-06-30' },
  });
}

async function exported(table: string, more: object = {}) {
  const response = await app.ask('/api/sponsor/workers/export', {
    method: 'POST',
    headers: { ...officer.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ table, ...more }),
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

it.each([
  ['workers', 'workers', 3],
  ['terms', 'workers', 2],
  ['checks', 'workers', 1],
  ['absences', 'absences', 1],
])('the export of %s is imported back as nothing that changes', async (table, kind, unchanged) => {
  const sealed = ['passport', 'national-insurance', 'birth-date', 'email', 'telephone', 'address'];
  const bytes = await exported(table, table === 'workers' ? { sealed, reason: 'Own files' } : {});
  const response = await app.ask(`/api/sponsor/imports?name=${table}.csv&kind=${kind}`, {
    method: 'POST',
    headers: officer.headers,
    body: bytes,
  });
  const { id: import_, columns } = file.parse(await response.json());
  const body = await post(`/api/sponsor/imports/${import_}/check`, { columns, cutOver: '2026-11-01' });
  expect(file.parse(body)).toMatchObject({
    faults: [],
    summary: { workers: 0, terms: 0, absences: 0, rightToWorkChecks: 0, updated: 0, unchanged },
  });
});
