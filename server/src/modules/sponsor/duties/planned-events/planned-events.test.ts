import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { mailsTo } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const monday = Date.parse('2026-11-23T12:00:00Z');
const path = '/api/sponsor/planned-events';

describe('a planned event', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  let organisation: string;
  let worker: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => monday });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    officer = await cast.make('officer');
    organisation = officer.organisation ?? '';
    worker = await cast.duties.sponsored(organisation);
  });

  const leaving = (happenedOn: string) => ({ kind: 'worker-leaves', worker, happenedOn });
  const planned = async (facts: object, by: Pick<Asking, 'post'> = officer) =>
    Object(await by.post(path, facts)).body;
  const idOf = async (facts: object) => String((await planned(facts)).id);
  const show = async (id: string) => Object(await officer.get(`${path}/${id}`)).body;
  const record = async (facts: object) => await officer.post('/api/sponsor/events', facts);
  const today = async (by: Pick<Asking, 'get'> = officer) => Object(await by.get('/api/sponsor/today')).body;
  /** As if this day had been planned, so that sessions need not wait for it. */
  const dayComes = (id: string, day = '2026-11-23') =>
    app.superuser.updateTable('planned_event').set({ planned_for: day }).where('id', '=', id).execute();
  const dutiesOf = () =>
    app.superuser.selectFrom('sponsor_duty').where('worker', '=', worker).selectAll().execute();

  it('is for a day to come: not for today, and not for a day that nobody will remember', async () => {
    const message = async (day: string) =>
      Object(await officer.post(path, leaving(day))).body.fields?.happenedOn;
    expect(await message('2026-11-23')).toBe('This day has come. Record what happened instead.');
    expect(await message('2031-11-24')).toBe('Choose a day within the next five years.');
    expect(await message('2026-11-24')).toBeUndefined();
    expect(await message('2026-11-24')).toMatch(/planned this for the same day on [\d-]{10}\.$/);
  });

  it('starts no clock: no duty, no change on record, until it is recorded with its real day', async () => {
    const id = await idOf(leaving('2026-11-25'));
    expect(await dutiesOf()).toEqual([]);
    expect(await show(id)).toMatchObject({
      ...{ state: 'planned', day: '2026-11-25', title: 'The last day of sponsored work', may: true },
      facts: { happenedOn: '2026-11-25' },
    });
    await dayComes(id, '2026-11-20');
    expect((await record({ ...leaving('2026-11-22'), planned: id })).status).toBe(200);
    expect(await dutiesOf()).toMatchObject([{ duty: 'worker-leaves', happened_on: '2026-11-22' }]);
    expect(await show(id)).toMatchObject({ state: 'recorded', ended: { by: expect.any(String) } });
    expect((await today()).planned).toEqual({ count: 0, rows: [] });
  });

  it('that a colleague answered is not answered twice, nor by another event', async () => {
    const id = await idOf(leaving('2026-11-25'));
    const other = { kind: 'worker-stops-other', worker, happenedOn: '2026-11-20', planned: id };
    const fields = { happenedOn: expect.stringContaining('no longer') };
    expect(await record(other)).toMatchObject({ status: 409, body: { fields } });
    await officer.post(`${path}/${id}/cancel`);
    expect((await record({ ...leaving('2026-11-20'), planned: id })).status).toBe(409);
    expect(await dutiesOf()).toEqual([]);
  });

  it('is moved and cancelled, and planned again, but not once it is recorded', async () => {
    const id = await idOf(leaving('2026-11-25'));
    expect((await officer.post(`${path}/${id}/day`, { day: '2026-12-01' })).status).toBe(200);
    expect(await show(id)).toMatchObject({ day: '2026-12-01' });
    expect((await officer.post(`${path}/${id}/cancel`)).status).toBe(200);
    expect((await officer.post(`${path}/${id}/cancel`)).status).toBe(409);
    expect(await show(id)).toMatchObject({ state: 'cancelled' });
    expect((await officer.post(`${path}/${id}/day`, { day: '2026-12-02' })).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'planned', ended: null });
    await record({ ...leaving('2026-11-20'), planned: id });
    expect((await officer.post(`${path}/${id}/day`, { day: '2026-12-09' })).status).toBe(409);
  });

  it('stands in the calendar, with the worker, among the next days of Home, and on its day on Today', async () => {
    const id = await idOf({ kind: 'pay', worker, happenedOn: '2026-11-30', newPence: 65_000_00 });
    const calendar = '/api/sponsor/calendar?from=2026-11-23&to=2026-12-31';
    const title = 'A change of pay';
    expect(Object(await officer.get(calendar)).body.entries).toMatchObject([
      { day: '2026-11-30', kind: 'planned', title, planned: id, worker: { id: worker } },
    ]);
    expect(Object(await officer.get(`/api/sponsor/workers/${worker}`)).body.planned).toMatchObject([
      { id, title, day: '2026-11-30' },
    ]);
    const home = async () => Object(await officer.get('/api/organisation/home')).body;
    expect((await home()).next).toMatchObject([{ kind: 'sponsor', what: 'planned', planned: id }]);
    expect((await home()).waiting).not.toContainEqual(expect.objectContaining({ kind: 'planned' }));
    expect((await today()).planned.count).toBe(0);
    expect((await today()).days.find(({ date }: { date: string }) => date === '2026-11-30')).toMatchObject({
      planned: 1,
    });
    await dayComes(id);
    expect((await today()).planned).toMatchObject({
      count: 1,
      rows: [{ id, title, worker: { id: worker } }],
    });
    expect((await home()).waiting).toContainEqual(
      expect.objectContaining({ kind: 'planned', planned: expect.objectContaining({ id }) }),
    );
  });

  it('of an absence becomes the absence', async () => {
    const absence = { firstDay: '2026-12-01', lastDay: '2026-12-04', pay: 'paid' };
    const id = await idOf({ kind: 'absence', worker, absenceKind: 'annual', ...absence });
    const recorded = { ...absence, firstDay: '2026-12-02', kind: 'annual', planned: id };
    expect((await officer.post(`/api/sponsor/workers/${worker}/absences`, recorded)).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'recorded' });
    expect(Object(await officer.get(`/api/sponsor/workers/${worker}`)).body).toMatchObject({
      absences: [{ firstDay: '2026-12-02' }],
      planned: [],
    });
  });

  it('of a first day is that of the hire, where there is one; a worker who has not started stays planned', async () => {
    const first = { kind: 'start', worker, startedOn: '2026-12-01' };
    const fault = async () => Object(await officer.post(path, first)).body.fields?.startedOn;
    expect(await fault()).toMatch(/on record/);
    const ofWorker = app.superuser.updateTable('worker').where('id', '=', worker);
    const hire_case = await cast.hires.caseOf('own', officer);
    await ofWorker.set({ started_on: null, hire_case }).execute();
    expect(await fault()).toBe('The first day of this worker is planned with their hire.');
    await ofWorker.set({ hire_case: null }).execute();
    const id = await idOf(first);
    expect((await record({ ...first, startedOn: null, planned: id })).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'planned' });
  });

  it.each([
    ['a suspicion', 'worker-crime'],
    ['a letter', 'proc-representations'],
    ['what nobody plans', 'worker-no-show'],
  ])('is never %s', async (_, kind) => {
    const facts = { kind, worker, happenedOn: '2026-11-25', nation: 'scotland' };
    expect((await officer.post(path, facts)).status).toBe(422);
  });

  describe('for a line manager', () => {
    let manager: TestPerson;
    beforeEach(async () => {
      const member = { organisation, role: 'member', compliance_role: 'line-manager' } as const;
      manager = await person(app, { role: 'recruiter', secondFactor: true, member });
      await app.superuser
        .updateTable('worker')
        .where('id', '=', worker)
        .set({ manager: manager.id })
        .execute();
    });

    it('is of their own people, and tells nothing of pay', async () => {
      const other = await cast.duties.sponsored(organisation);
      await planned({ ...leaving('2026-11-30'), worker: other });
      await planned({ kind: 'pay', worker, happenedOn: '2026-11-30', newPence: 65_000_00 });
      const hours = { kind: 'hours', worker, happenedOn: '2026-11-30', newHours: 30 };
      await planned({ ...hours, newPence: 50_000_00 });
      const id = await idOf(leaving('2026-11-30'));
      await dayComes(id);
      expect((await today(manager)).planned).toMatchObject({ count: 1, rows: [{ id }] });
      expect((await manager.post(path, { ...hours, happenedOn: '2026-12-01', newPence: 1 })).status).toBe(
        403,
      );
      expect((await manager.post(path, { ...hours, happenedOn: '2026-12-01' })).status).toBe(200);
    });

    it('and the officer is told once, on its day, by mail and in the app, with initials alone', async () => {
      const id = await idOf(leaving('2026-11-24'));
      const pay = await idOf({ kind: 'pay', worker, happenedOn: '2026-11-24', newPence: 65_000_00 });
      const send = () => app.services.sponsorReminders.send();
      const notices = async (by: Pick<Asking, 'get'>) =>
        Object(await by.get('/api/notifications')).body.notifications.map(
          ({ title, to }: { title: string; to: string }) => [title, to],
        );
      await send();
      expect(await notices(manager)).toEqual([]);
      await dayComes(id);
      await dayComes(pay);
      await send();
      await send();
      expect(await notices(manager)).toEqual([
        ['The day of a planned event has come', `/dashboard/sponsor/happened?planned=${id}`],
      ]);
      expect(await notices(officer)).toEqual([
        ['The days of 2 planned events have come', '/dashboard/sponsor/today'],
      ]);
      const mails = await mailsTo(app, manager.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/: The day of a planned event has come$/),
      ]);
      expect(mails[0]?.text).toContain('A planned event: AM on 23 November 2026');
      expect(mails[0]?.text).toContain(`/dashboard/sponsor/happened?planned=${id}&workspace=${organisation}`);
      for (const word of ['Ana', 'Marques', 'last day']) expect(mails[0]?.text).not.toContain(word);
      // Moved, it is told of on its new day too.
      await officer.post(`${path}/${id}/day`, { day: '2026-11-27' });
      await dayComes(id, '2026-11-22');
      await send();
      expect(await mailsTo(app, manager.email)).toHaveLength(2);
    });
  });
});
