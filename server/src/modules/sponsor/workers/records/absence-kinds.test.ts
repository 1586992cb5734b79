import { concludeAbsenceOperation } from '@portway/contracts/sponsor/workers/worker-records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { validTerms, validWorker } from '../../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let officer: Asking;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
  officer = await accessCast(app).make('officer');
  const { body } = await officer.post('/api/sponsor/workers', { ...validWorker, terms: validTerms });
  path = `/api/sponsor/workers/${z.object({ id: z.string() }).parse(body).id}`;
});
afterAll(() => app[Symbol.asyncDispose]());

const absencesShape = z.object({
  absences: z.array(
    z.object({ firstDay: z.string(), kind: z.string(), agreed: z.boolean(), excepted: z.boolean() }),
  ),
});

it('an absence says what follows before it is recorded, and nothing is recorded by that', async () => {
  const absence = { firstDay: '2026-03-02', lastDay: '2026-03-31', pay: 'unpaid', kind: 'unpaid' };
  const response = await officer.post(`${path}/absences/conclusion`, absence);
  const { conclusions, isToCome } = concludeAbsenceOperation.response.parse(response.body);
  expect([isToCome, conclusions.map(({ does, duty }) => [does, duty])]).toEqual([
    false,
    [
      ['record', null],
      ['report', 'worker-unpaid-over-4-weeks'],
    ],
  ]);
  expect((await officer.get(path)).body).toMatchObject({ absences: [] });
});

it('the kind decides whether an absence was agreed and what counts, and is on record without a reason', async () => {
  const record = (firstDay: string, kind: string) =>
    officer.post(`${path}/absences`, { firstDay, lastDay: firstDay, pay: 'unpaid', kind });
  await record('2026-04-07', 'sick');
  await record('2026-04-08', 'unpaid');
  await record('2026-04-09', 'not-agreed');
  expect(absencesShape.parse((await officer.get(path)).body).absences).toEqual([
    { firstDay: '2026-04-09', kind: 'not-agreed', agreed: false, excepted: false },
    { firstDay: '2026-04-08', kind: 'unpaid', agreed: true, excepted: false },
    { firstDay: '2026-04-07', kind: 'sick', agreed: true, excepted: true },
  ]);
  expect(await officer.post(`${path}/absences`, { firstDay: '2026-04-10', pay: 'paid' })).toMatchObject({
    status: 422,
    body: { fields: { kind: 'Choose what kind of absence it is.' } },
  });
});
