import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../../../platform/db/rate-limit.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const right = Date.parse('2026-11-20T12:00:00Z');
const year = 365 * 86_400_000;
let app: TestApp;
let now = right;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

it('a session that was refused while a clock was ahead stays refused when it is put right', async () => {
  const { headers, id } = await person(app, { role: 'candidate' });
  const moment = new Date(right);
  const times = {
    began_at: moment,
    last_used_at: moment,
    renewed_at: moment,
    ends_at: new Date(right + year),
  };
  await app.superuser.updateTable('session').set(times).where('account', '=', id).execute();
  const statusOf = async () => (await app.ask('/api/me', { headers })).status;
  expect(await statusOf()).toBe(200);
  now = right + 2 * 86_400_000;
  expect(await statusOf()).toBe(401);
  now = right;
  expect(await statusOf()).toBe(401);
});

it('calls that were counted while a clock was ahead count no longer when it is put right', async () => {
  let clock = right + year;
  const limits = rateLimits('a secret of these tests', () => clock);
  const limit = { name: 'second-factor', max: 2, perSeconds: 900 };
  const mayTake = () =>
    app.database.owner.transaction().execute((on) => limits.mayTake(on, limit, 'somebody'));
  expect([await mayTake(), await mayTake(), await mayTake()]).toEqual([true, true, false]);
  clock = right;
  expect([await mayTake(), await mayTake(), await mayTake()]).toEqual([true, true, false]);
});
