import { editWorkersOperation, previewEditOperation } from '@portway/contracts/sponsor/workers/worker-edits';
import { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person } from '../../../../testing/people/people.ts';
import { validTerms, validWorker } from '../../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const idShape = z.object({ id: z.string() });
const places = z.object({ workPlaces: z.array(idShape) });
let app: TestApp;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  officer = await accessCast(app).make('officer');
});

async function add(fullName: string, facts: object = {}, terms: object | null = validTerms) {
  const response = await officer.post('/api/sponsor/workers', { ...validWorker, fullName, ...facts, terms });
  expect([response.status, response.body]).toEqual([201, expect.anything()]);
  return idShape.parse(response.body).id;
}
const preview = async (wanted: object) =>
  previewEditOperation.response.parse((await officer.post(previewEditOperation.path, wanted)).body);
const editOf = ({ changes }: Awaited<ReturnType<typeof preview>>) =>
  changes.map(({ id, version, from, to }) => ({ id, version, from, to }));
const row = async (name: string) => {
  const { body } = await officer.get(`/api/sponsor/workers?search=${name}`);
  return listWorkersOperation.response.parse(body).workers[0];
};

async function leeds(): Promise<string> {
  await officer.post('/api/sponsor/work-places', {
    ...{ name: 'Leeds office', address: '1 Wharf Street', nation: 'england-and-wales', kind: 'office' },
  });
  return places.parse((await officer.get('/api/sponsor/set-up')).body).workPlaces[0]?.id ?? '';
}

it('shows what would change before it does, and says why others are left', async () => {
  const place = await leeds();
  const [ana, ben] = [await add('Ana'), await add('Ben', {}, { ...validTerms, workPlace: place })];
  const cem = await add('Cem', {}, null);
  expect(await preview({ field: 'place', to: place, workers: [ana, ben, cem] })).toEqual({
    changes: [
      { id: ana, name: 'Ana', version: 1, from: null, to: place, fromWords: null, toWords: 'Leeds office' },
    ],
    same: 1,
    left: [{ id: cem, name: 'Cem', because: 'No job is on record. Add it on the worker’s page first.' }],
  });
  expect((await row('Ana'))?.place).toBeNull();
});

it('changes all of them, writes each into its history, and takes it back by the opposite edit', async () => {
  const place = await leeds();
  const workers = [await add('Ana'), await add('Ben')];
  const edit = editOf(await preview({ field: 'place', to: place, filters: { gap: 'no-place' } }));
  const { body } = await officer.post(editWorkersOperation.path, { field: 'place', workers: edit });
  const outcome = editWorkersOperation.response.parse(body);
  expect(outcome.message).toBe('2 workers are changed.');
  expect(await row('Ana')).toMatchObject({ place: 'Leeds office', gaps: ['no-check'] });
  const history = async () => JSON.stringify((await officer.get(`/api/sponsor/workers/${workers[0]}`)).body);
  expect(await history()).toContain('Place of work: Leeds office');

  const back = outcome.workers.map(({ id, version }) => ({ id, version, from: place, to: null }));
  expect((await officer.post(editWorkersOperation.path, { field: 'place', workers: back })).status).toBe(200);
  expect(await row('Ben')).toMatchObject({ place: null, gaps: ['no-place', 'no-check'] });
  expect(await history()).toContain('Place of work: removed, was Leeds office');
});

it('saves nothing where a colleague has changed one of them since, and names them', async () => {
  const [ana, ben] = [await add('Ana'), await add('Ben')];
  const edit = editOf(await preview({ field: 'option', to: 'B', workers: [ana, ben] }));
  await officer.patch(`/api/sponsor/workers/${ben}`, { version: 1, visaEnds: '2028-04-01' });
  const response = await officer.post(editWorkersOperation.path, { field: 'option', workers: edit });
  expect([response.status, response.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'changed',
      message: 'Ben has been changed in the meantime. Nothing was saved. Look at the changes again.',
    }),
  ]);
  expect((await officer.get(`/api/sponsor/workers/${ana}`)).body).toMatchObject({
    facts: { salaryOption: 'A' },
  });
});

it('sets the manager, the code, the salary option and the next check day', async () => {
  const member = {
    organisation: officer.organisation ?? '',
    role: 'member',
    compliance_role: 'line-manager',
  } as const;
  const manager = await person(app, { role: 'recruiter', secondFactor: true, member });
  const ana = await add('Ana', { salaryOption: null }, { ...validTerms, occupationCode: null });
  expect((await preview({ field: 'next-check', to: '2028-01-01', workers: [ana] })).left).toHaveLength(1);
  const check = { method: 'manual', checkedOn: '2025-02-20', checker: 'Helen', nextOn: null };
  await officer.post(`/api/sponsor/workers/${ana}/right-to-work-checks`, check);
  for (const [field, to] of [
    ['manager', manager.id],
    ['code', '2134'],
    ['option', 'A'],
    ['next-check', '2028-01-01'],
  ]) {
    const workers = editOf(await preview({ field, to, workers: [ana] }));
    const response = await officer.post(editWorkersOperation.path, { field, workers });
    expect([field, response.status]).toEqual([field, 200]);
  }
  expect(await row('Ana')).toMatchObject({
    ...{ manager: { id: manager.id }, occupationCode: '2134', nextCheckOn: '2028-01-01', gaps: ['no-place'] },
    pay: { verdict: 'met' },
  });
});

it.each([
  [{ field: 'code', to: '9999' }, 'There is no occupation code with these four digits.'],
  [{ field: 'manager', to: crypto.randomUUID() }, /^Choose a colleague who has a compliance role/],
  [{ field: 'place', to: crypto.randomUUID() }, 'Choose one of your work places.'],
])('refuses %o in words', async (wanted, words) => {
  const response = await officer.post(previewEditOperation.path, { ...wanted, workers: [await add('Ana')] });
  expect([response.status, response.body]).toEqual([
    422,
    expect.objectContaining({ message: expect.stringMatching(words) }),
  ]);
});

it('changes at most 200 by a filter, and none of another organisation', async () => {
  await app.superuser
    .insertInto('worker')
    .values(
      Array.from({ length: 201 }, (_, index) => ({
        ...{ id: crypto.randomUUID(), organisation: officer.organisation ?? '', full_name: `W ${index}` },
      })),
    )
    .execute();
  const response = await officer.post(previewEditOperation.path, { field: 'option', to: 'A', filters: {} });
  expect([response.status, response.body]).toEqual([
    422,
    expect.objectContaining({ message: expect.stringContaining('more than 200 workers') }),
  ]);
  const colleague = await accessCast(app).make('officer');
  const foreign = idShape.parse(
    (await colleague.post('/api/sponsor/workers', { ...validWorker, fullName: 'Foreign' })).body,
  ).id;
  expect((await preview({ field: 'option', to: 'B', workers: [foreign] })).changes).toEqual([]);
  const workers = [{ id: foreign, version: 1, from: 'A', to: 'B' }];
  expect((await officer.post(editWorkersOperation.path, { field: 'option', workers })).status).toBe(404);
});
