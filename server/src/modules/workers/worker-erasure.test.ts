import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../testing/access-cast.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the records of a worker who left:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    // Two years and a day after the last day of employment below.
    const now = Date.parse('2029-04-01T12:00:00Z');
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
    officer = await cast.make('officer');
    const at = new Date(now);
    await app.superuser
      .updateTable('session')
      .set({ renewed_at: at, confirmed_at: at, last_used_at: at, ends_at: new Date(now + 3_600_000) })
      .execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const confirmed = { fullName: 'Ana Marques', archived: true };
  async function left(days: { sponsorship_ended_on: string; employment_ended_on: string | null }) {
    const id = (await cast.workers.workerOf('own', officer)) ?? '';
    await app.superuser.updateTable('worker').set(days).where('id', '=', id).execute();
    return { id, path: `/api/sponsor/workers/${id}` };
  }
  const ends = { sponsorship_ended_on: '2026-11-20', employment_ended_on: '2027-03-31' };

  it('are kept until the days that the rules say, then erased by an officer, and noted', async () => {
    const { id, path } = await left(ends);
    expect((await officer.get(path)).body).toMatchObject({
      kept: { records: '2027-11-20', rightToWorkCopy: '2029-03-31', mayErase: true },
    });
    expect(await officer.post(`${path}/erase`, { ...confirmed, fullName: 'Ana' })).toMatchObject({
      status: 422,
      body: { fields: { fullName: 'This is not the name on record.' } },
    });
    expect((await officer.post(`${path}/erase`, confirmed)).status).toBe(200);
    expect((await officer.get(path)).status).toBe(404);
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where action = 'sponsored-worker-erased' and subject = ${id}`.execute(
      app.superuser,
    );
    expect(rows).toMatchObject([{ details: { rightToWorkUntil: '2029-03-31' } }]);
    expect(JSON.stringify(rows)).not.toContain('Marques');
  });

  it('stay a day longer, while employment goes on, and while a hold stands', async () => {
    const others = [
      await left({ ...ends, employment_ended_on: '2027-04-01' }),
      await left({ ...ends, employment_ended_on: null }),
    ];
    for (const { path } of others)
      expect(await officer.post(`${path}/erase`, confirmed)).toMatchObject({ status: 409 });
    const { path } = await left(ends);
    await officer.patch(path, { version: 1, holdReason: 'A tribunal' });
    expect(await officer.post(`${path}/erase`, confirmed)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/hold/) },
    });
  });
});
