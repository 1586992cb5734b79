import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

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
  async function addLeaver(days: { sponsorship_ended_on: string; employment_ended_on: string | null }) {
    const id = (await cast.workers.workerOf('own', officer)) ?? '';
    await app.superuser.updateTable('worker').set(days).where('id', '=', id).execute();
    return { id, path: `/api/sponsor/workers/${id}` };
  }
  const ends = { sponsorship_ended_on: '2026-11-20', employment_ended_on: '2027-03-31' };

  it('are kept until the days that the rules say, then erased by an officer, and noted', async () => {
    const { id, path } = await addLeaver(ends);
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

  it('are erased each by its own day: the passport a year after sponsorship, the right to work check stays', async () => {
    const { id, path } = await addLeaver({ ...ends, employment_ended_on: '2027-04-01' });
    await officer.put(`${path}/sealed`, { passport: '533380006' });
    expect((await officer.get(path)).body).toMatchObject({
      kept: {
        mayErase: false,
        mayEraseSealed: true,
        documents: expect.arrayContaining([
          { id: 'passport', title: 'Passport and National Insurance number', until: '2027-11-20' },
          { id: 'right-to-work-copy', title: 'Right to work check and its copy', until: '2029-04-01' },
        ]),
      },
      sealed: [{ field: 'passport' }],
    });
    expect(await officer.post(`${path}/erase`, { ...confirmed, what: 'sealed' })).toMatchObject({
      status: 200,
    });
    expect((await officer.get(path)).body).toMatchObject({ sealed: [], facts: { fullName: 'Ana Marques' } });
    const { timeline } = Object((await officer.get(path)).body);
    expect(JSON.stringify(timeline)).toContain('Sealed facts');
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where action = 'sponsored-worker-erased' and subject = ${id}`.execute(
      app.superuser,
    );
    expect(rows).toMatchObject([{ details: { what: 'sealed', recordsUntil: '2027-11-20' } }]);
  });

  it('are erased of no one on the last day of the year after sponsorship', async () => {
    const { path } = await addLeaver({ sponsorship_ended_on: '2028-04-01', employment_ended_on: null });
    expect(await officer.post(`${path}/erase`, { ...confirmed, what: 'sealed' })).toMatchObject({
      status: 409,
    });
  });

  it('stay a day longer, while employment goes on, and while a hold stands', async () => {
    const others = [
      await addLeaver({ ...ends, employment_ended_on: '2027-04-01' }),
      await addLeaver({ ...ends, employment_ended_on: null }),
    ];
    for (const { path } of others)
      expect(await officer.post(`${path}/erase`, confirmed)).toMatchObject({ status: 409 });
    const { path } = await addLeaver(ends);
    await officer.patch(path, { version: 1, holdReason: 'A tribunal' });
    expect(await officer.post(`${path}/erase`, confirmed)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/hold/) },
    });
  });
});
