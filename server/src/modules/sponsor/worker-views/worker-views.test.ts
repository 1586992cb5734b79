import { listWorkerViewsOperation } from '@portway/contracts/sponsor/worker-views/worker-views';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const path = '/api/sponsor/worker-views';
let app: TestApp;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  officer = await accessCast(app).make('officer');
});

const list = async (who: { get: Asking['get'] } = officer) =>
  listWorkerViewsOperation.response.parse((await who.get(path)).body).views;
async function save(name: string, query: object = {}, who: { post: Asking['post'] } = officer) {
  const { body } = await who.post(path, { name, query });
  return z.object({ id: z.string() }).parse(body).id;
}

it('keeps filters, order and columns under a name, for one person alone', async () => {
  const query = { state: 'working', gap: 'no-check', sort: 'visa', down: 'yes', columns: 'job,visa' };
  const id = await save('Checks to make', query);
  expect(await list()).toEqual([{ id, name: 'Checks to make', query }]);
  const member = {
    organisation: officer.organisation ?? '',
    role: 'member',
    compliance_role: 'officer',
  } as const;
  const colleague = await person(app, { role: 'recruiter', secondFactor: true, member });
  expect(await list(colleague)).toEqual([]);
  expect((await colleague.delete(`${path}/${id}`)).status).toBe(404);
});

it('is renamed, removed, and comes back by saving it again', async () => {
  const id = await save('Leeds', { search: 'Leeds' });
  await save('york');
  expect((await officer.patch(`${path}/${id}`, { name: 'Leeds office' })).status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['Leeds office', 'york']);
  const [view] = await list();
  expect((await officer.delete(`${path}/${id}`)).body).toEqual({ message: '“Leeds office” is removed.' });
  expect((await list()).map(({ name }) => name)).toEqual(['york']);
  await save(view?.name ?? '', view?.query);
  expect((await list())[0]).toMatchObject({ name: 'Leeds office', query: { search: 'Leeds' } });
});

it.each([
  [{ name: 'LEEDS', query: {} }, 'You already use this name for a view. Choose another name.'],
  [{ name: '', query: {} }, 'Give the view a name.'],
  [{ name: 'x', query: { columns: 'job,secret' } }, 'Choose columns of the list.'],
])('refuses %o in words', async (view, message) => {
  await save('Leeds');
  const response = await officer.post(path, view);
  expect([response.status, response.body]).toEqual([
    422,
    expect.objectContaining({ fields: expect.anything() }),
  ]);
  expect(JSON.stringify(response.body)).toContain(message);
});

it('stops at thirty, and ends with the membership', async () => {
  for (let index = 0; index < 30; index += 1) await save(`View ${index}`);
  expect((await officer.post(path, { name: 'One more', query: {} })).status).toBe(409);
  await app.superuser
    .deleteFrom('membership')
    .where('account', '=', officer.person?.id ?? '')
    .execute();
  const rest = await app.superuser
    .selectFrom('worker_view')
    .select('id')
    .where('account', '=', officer.person?.id ?? '')
    .execute();
  expect(rest).toEqual([]);
});
