import { listReadinessTicksOperation } from '@portway/contracts/law/readiness-ticks/readiness-ticks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const path = '/api/organisation/readiness-ticks';
const [one, other] = ['documents', 'english'];
let app: TestApp;
let owner: Asking;
let colleague: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = await accessCast(app).make('owner');
  const member = { organisation: owner.organisation ?? '', role: 'member' } as const;
  colleague = await person(app, { role: 'recruiter', member });
});

const list = async (who: { get: Asking['get'] } = owner) =>
  listReadinessTicksOperation.response.parse((await who.get(path)).body).ticks;
const points = async () => (await list()).map(({ point }) => point);

it('colleagues see who ticked a point and when, and take a tick back', async () => {
  expect((await colleague.post(path, { point: one, ticked: true })).status).toBe(200);
  // A second tick changes nothing of the first.
  await owner.post(path, { point: one, ticked: true });
  const { full_name: name } = await app.superuser
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', colleague.id)
    .executeTakeFirstOrThrow();
  expect(await list()).toEqual([{ point: one, by: name, at: expect.any(String) }]);
  expect(await list(colleague)).toEqual(await list());
  await owner.post(path, { point: one, ticked: false });
  expect(await list()).toEqual([]);
  expect((await owner.post(path, { point: 'nothing', ticked: true })).status).toBe(422);
});

it('what a visitor ticked comes along where the organisation has no ticks, and else its own stay', async () => {
  await colleague.post(`${path}/take`, { points: [one, other, one] });
  expect((await points()).toSorted()).toEqual([one, other].toSorted());
  await owner.post(path, { point: other, ticked: false });
  await owner.post(`${path}/take`, { points: [other] });
  expect(await points()).toEqual([one]);
});

it('of two who bring ticks at the same moment, those of the first stay', async () => {
  await Promise.all([
    owner.post(`${path}/take`, { points: [one] }),
    colleague.post(`${path}/take`, { points: [other] }),
  ]);
  expect(await points()).toHaveLength(1);
});
