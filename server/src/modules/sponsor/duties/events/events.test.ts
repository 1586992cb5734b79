import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const nation = 'england-and-wales';

describe('what happened', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  let organisation: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
    organisation = officer.organisation ?? '';
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const conclude = async (facts: object) => await officer.post('/api/sponsor/events/conclusion', facts);
  const record = async (facts: object) => await officer.post('/api/sponsor/events', facts);
  const worker = () => cast.duties.sponsored(organisation);
  const dutiesOf = (event: string) =>
    app.superuser
      .selectFrom('sponsor_duty')
      .select(['duty', 'does', 'state', 'report_by', 'remind_by', 'worker', 'not_reported_because'])
      .where('event', '=', event)
      .orderBy('report_by')
      .orderBy('duty')
      .execute();

  it.each([
    ['2026-04-02', 'england-and-wales', '2026-04-20'],
    ['2026-04-02', 'northern-ireland', '2026-04-20'],
    ['2026-04-02', 'scotland', '2026-04-17'],
    ['2026-11-27', 'england-and-wales', '2026-12-11'],
    ['2026-11-27', 'scotland', '2026-12-14'],
  ])('on %s in %s is reported by %s', async (happenedOn, country, reportBy) => {
    const facts = {
      kind: 'worker-no-longer-needs-sponsor',
      worker: await worker(),
      happenedOn,
      nation: country,
    };
    expect((await conclude(facts)).body).toMatchObject({
      conclusions: [{ does: 'report', deadline: { status: 'answered', reportBy } }],
    });
  });

  it('in Scotland is reminded of by the day of England and Wales', async () => {
    const facts = {
      kind: 'worker-leaves',
      worker: await worker(),
      happenedOn: '2026-11-27',
      nation: 'scotland',
    };
    const { body } = await conclude(facts);
    expect(Object(body).conclusions[0].deadline.remindBy <= '2026-12-11').toBe(true);
  });

  it('is judged by what was on record before it: pay within the option, below all, and a rise', async () => {
    const outcomes = [];
    for (const newPence of [54_700_00, 20_000_00, 65_000_00]) {
      const facts = { kind: 'pay', worker: await worker(), happenedOn: '2026-11-27', newPence };
      const [{ does, duty }] = Object((await conclude(facts)).body).conclusions;
      outcomes.push([does, duty]);
    }
    expect(outcomes).toEqual([
      ['report', 'worker-pay-reduced-permitted'],
      ['report', 'worker-pay-below-route'],
      ['decide-and-record', 'worker-pay-increased'],
    ]);
  });

  it('that is not reported is recorded with the reason', async () => {
    const facts = { kind: 'place', worker: await worker(), happenedOn: '2026-11-20', to: 'hybrid' };
    const { body } = await record({ ...facts, mainOfficeStays: true });
    expect(body).toMatchObject({ message: 'Recorded. Nothing is reported.' });
    expect(await dutiesOf(Object(body).event)).toMatchObject([
      {
        state: 'not-reported',
        not_reported_because: 'a hybrid pattern is not reported while the main office stays the same.',
      },
    ]);
  });

  it('with an office is one duty of the organisation and one of each worker who moves', async () => {
    const movingWorkers = [await worker(), await worker()];
    const { body } = await record({ kind: 'move', happenedOn: '2026-08-28', nation, workers: movingWorkers });
    expect(await dutiesOf(Object(body).event)).toMatchObject([
      { duty: 'worker-location-changed', report_by: '2026-09-14', worker: expect.any(String) },
      { duty: 'worker-location-changed', report_by: '2026-09-14', worker: expect.any(String) },
      { duty: 'org-name-address', report_by: '2026-09-28', worker: null },
    ]);
  });

  it('with a new owner without a licence is two duties, the application by the earlier day', async () => {
    const { body } = await conclude({
      kind: 'owner',
      happenedOn: '2026-12-18',
      nation,
      holdsLicence: false,
    });
    const [reported, applies] = Object(body).conclusions;
    expect(reported.duty).toBe('org-ownership');
    const days = applies.deadline.readings.map(({ reportBy }: { reportBy: string }) => reportBy);
    expect(days).toContain('2027-01-15');
    expect(days).toContain('2027-01-20');
    expect(days.indexOf('2027-01-15')).toBeLessThan(days.indexOf('2027-01-20'));
  });

  it('before the record of duties begins is counted, and marked so', async () => {
    const status = async (happenedOn: string) =>
      Object((await conclude({ kind: 'org-structure', happenedOn, nation })).body).conclusions[0].deadline;
    expect(await status('2026-03-05')).toMatchObject({ status: 'no-law', reportBy: expect.any(String) });
    expect(await status('2026-03-06')).toMatchObject({ status: 'answered', reportBy: '2026-04-07' });
  });

  it('is refused with a clear word: to come, before the certificate, of a stranger, and twice', async () => {
    const leaves = { kind: 'worker-leaves', worker: await worker(), happenedOn: '2026-11-20' };
    expect(await record({ ...leaves, happenedOn: '2028-02-02' })).toMatchObject({
      status: 422,
      body: { fields: { happenedOn: expect.stringMatching(/still to come/) } },
    });
    expect((await conclude({ ...leaves, happenedOn: '2028-02-02' })).body).toMatchObject({ isToCome: true });
    expect(await record({ ...leaves, happenedOn: '2026-05-03' })).toMatchObject({
      body: { fields: { happenedOn: expect.stringMatching(/before the certificate begins/) } },
    });
    const stranger = await cast.duties.workerOf('other', officer);
    expect(await record({ ...leaves, worker: stranger })).toMatchObject({ status: 422 });
    expect((await record(leaves)).status).toBe(200);
    expect(await record(leaves)).toMatchObject({
      status: 409,
      body: { fields: { happenedOn: expect.stringMatching(/A recruiter recorded this on/) } },
    });
  });

  it('is corrected on the record: the open duty is closed, and the day counted from the right one', async () => {
    const leaves = { kind: 'worker-leaves', worker: await worker(), happenedOn: '2026-11-19' };
    const first = Object((await record(leaves)).body);
    const correction = { corrects: first.event, correctedBecause: 'Her last day was the Friday.' };
    const right = Object((await record({ ...leaves, happenedOn: '2026-11-20', ...correction })).body);
    expect(await dutiesOf(first.event)).toMatchObject([{ state: 'closed' }]);
    expect(await dutiesOf(right.event)).toMatchObject([{ state: 'to-do', report_by: '2026-12-04' }]);
    expect(await record({ ...leaves, happenedOn: '2026-11-18', ...correction })).toMatchObject({
      status: 409,
    });
  });

  it('due before the first day with Portway is history: on one list, without a duty', async () => {
    const asking = await cast.make('officer');
    const at = asking.organisation ?? '';
    await app.superuser
      .insertInto('held_licence')
      .values({ organisation: at, cut_over: '2026-11-01', saved_by: null })
      .execute();
    const id = await cast.duties.sponsored(at);
    const { body } = await asking.post('/api/sponsor/events', {
      kind: 'worker-leaves',
      worker: id,
      happenedOn: '2026-10-16',
    });
    expect(body).toMatchObject({ message: expect.stringMatching(/^Recorded as history/), duties: [] });
    expect((await asking.get('/api/sponsor/events/history')).body).toMatchObject({
      events: [{ kind: 'worker-leaves', worker: { id }, happenedOn: '2026-10-16' }],
    });
  });

  it('of a leaver of yesterday is reported though Portway counts from today, and no word says otherwise', async () => {
    const asking = await cast.make('officer');
    const at = asking.organisation ?? '';
    const cut_over = '2026-11-24';
    await app.superuser
      .insertInto('held_licence')
      .values({ organisation: at, cut_over, saved_by: null })
      .execute();
    const worker = await cast.duties.sponsored(at);
    const facts = { kind: 'worker-leaves', worker, happenedOn: '2026-11-23' };
    const concluded = await asking.post('/api/sponsor/events/conclusion', facts);
    expect(concluded.body).toMatchObject({
      isHistory: false,
      conclusions: [{ does: 'report', deadline: { reportBy: '2026-12-07' } }],
    });
    expect((await asking.post('/api/sponsor/events', facts)).body).toMatchObject({
      message: 'Recorded, with one duty.',
      duties: [{ does: 'report' }],
    });
  });

  it('that was history is judged again once an earlier first day is set: its duty is raised, and once', async () => {
    const asking = await cast.make('officer');
    const organisation = asking.organisation ?? '';
    const licence = { routes: ['Skilled Worker'], rating: 'A', secondCheck: false, remindDays: [5] };
    const countFrom = (cutOver: string) => asking.post('/api/sponsor/licence', { ...licence, cutOver });
    await countFrom('2026-11-20');
    const worker = await cast.duties.sponsored(organisation);
    await asking.post('/api/sponsor/events', { kind: 'worker-leaves', worker, happenedOn: '2026-10-19' });
    const duties = () =>
      app.superuser
        .selectFrom('sponsor_duty')
        .select(['duty', 'report_by', 'state', 'event'])
        .where('organisation', '=', organisation)
        .where('duty', '=', 'worker-leaves')
        .execute();
    expect(await duties()).toEqual([]);
    // The day before its last one, 2 November.
    await countFrom('2026-11-03');
    await app.services.sponsorHistory(organisation);
    expect(await duties()).toEqual([]);
    expect((await countFrom('2026-11-02')).body).toMatchObject({
      message: expect.stringMatching(/judged again/),
    });
    await app.services.sponsorHistory(organisation);
    await app.services.sponsorHistory(organisation);
    expect(await duties()).toMatchObject([{ report_by: '2026-11-02', state: 'to-do' }]);
    expect((await asking.get('/api/sponsor/events/history')).body).toMatchObject({ events: [] });
  });

  it('that is confidential is for officers alone: nobody else records it or sees what followed', async () => {
    const suspected = { kind: 'worker-crime', worker: await worker(), happenedOn: '2026-11-20' };
    const recorded = Object((await record(suspected)).body);
    const [{ id }] = recorded.duties;
    expect(await officer.get(`/api/sponsor/duties/${id}`)).toMatchObject({ status: 200 });
    const member = { organisation, role: 'member', compliance_role: 'adviser' } as const;
    const adviser = await person(app, { role: 'recruiter', secondFactor: true, member });
    expect((await adviser.post('/api/sponsor/events', suspected)).status).toBe(403);
    expect((await adviser.get(`/api/sponsor/duties/${id}`)).status).toBe(404);
  });

  it('of slavery leads to help, without a text for a report', async () => {
    const facts = { kind: 'worker-slavery-identified', worker: await worker(), happenedOn: '2026-11-20' };
    const [{ id }] = Object((await record(facts)).body).duties;
    expect((await officer.get(`/api/sponsor/duties/${id}`)).body).toMatchObject({
      draft: [],
      reportBy: null,
    });
  });
});
