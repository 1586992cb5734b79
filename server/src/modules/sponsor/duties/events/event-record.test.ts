import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('what an event says', () => {
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
  const pageOf = async (id: string, who: Pick<Asking, 'get'> = officer) =>
    Object((await who.get(`/api/sponsor/workers/${id}`)).body);
  const termsOf = async (id: string) =>
    (await pageOf(id)).terms.map((each: Readonly<Record<string, unknown>>) => [
      each.fromDay,
      each.jobTitle,
      each.occupationCode,
      each.payPence,
      each.hoursPerWeek,
    ]);
  async function place(name: string) {
    const id = randomUUID();
    await app.superuser
      .insertInto('work_place')
      .values({ id, organisation, name, address: null, nation: 'scotland', kind: 'office' })
      .execute();
    return id;
  }

  it('is told before it is recorded, and becomes the terms from its day, with who recorded it', async () => {
    const id = await worker();
    const facts = { kind: 'pay', worker: id, happenedOn: '2026-11-16', newPence: 65_000_00 };
    const words = 'Pay from 2026-11-16: £65,000 a year, was £60,000 a year';
    expect((await conclude(facts)).body).toMatchObject({ record: { changes: [words], stays: null } });
    expect(await termsOf(id)).toEqual([['2026-05-04', 'Engineer', '2134', 60_000_00, 37.5]]);
    expect((await record(facts)).body).toMatchObject({ changes: [words] });
    expect(await termsOf(id)).toEqual([
      ['2026-11-16', 'Engineer', '2134', 65_000_00, 37.5],
      ['2026-05-04', 'Engineer', '2134', 60_000_00, 37.5],
    ]);
    const { terms, timeline } = await pageOf(id);
    expect(terms[0].by).toBe('A recruiter');
    expect(timeline).toContainEqual(
      expect.objectContaining({ day: '2026-11-16', kind: 'event', detail: expect.stringContaining(words) }),
    );
    // The next look agrees with the event, and the next event is judged by it.
    const event = { kind: 'pay', worker: id, happenedOn: '2026-11-20', newPence: 65_000_00 };
    expect((await conclude(event)).body).toMatchObject({ record: { changes: [] } });
  });

  it('about hours and the job changes what holds from later days too, where they carried it on', async () => {
    const id = await worker();
    await record({ kind: 'pay', worker: id, happenedOn: '2026-11-16', newPence: 65_000_00 });
    await record({ kind: 'hours', worker: id, happenedOn: '2026-11-09', newHours: 40 });
    const newTitle = 'Senior engineer';
    await record({
      kind: 'role',
      worker: id,
      happenedOn: '2026-11-16',
      newTitle,
      titleOrDutiesChanged: true,
    });
    expect(await termsOf(id)).toEqual([
      ['2026-11-16', 'Senior engineer', '2134', 65_000_00, 40],
      ['2026-11-09', 'Engineer', '2134', 60_000_00, 40],
      ['2026-05-04', 'Engineer', '2134', 60_000_00, 37.5],
    ]);
  });

  it('that is for a time only changes nothing, and says so', async () => {
    const id = await worker();
    const pay = {
      kind: 'pay',
      worker: id,
      happenedOn: '2026-11-16',
      newPence: 1,
      duringExceptedAbsence: true,
    };
    expect((await conclude(pay)).body).toMatchObject({
      record: { changes: [], stays: 'The pay on record stays: it is lower for a time only.' },
    });
    await record(pay);
    expect(await termsOf(id)).toHaveLength(1);
  });

  it('about the place moves the worker, to one of the organisation’s own places', async () => {
    const id = await worker();
    const workPlace = await place('Glasgow');
    const facts = { kind: 'place', worker: id, happenedOn: '2026-11-16', to: 'office' };
    expect((await record({ ...facts, workPlace: randomUUID() })).body).toMatchObject({
      fields: { workPlace: 'Choose one of your work places.' },
    });
    expect((await record({ ...facts, workPlace })).body).toMatchObject({
      changes: ['Place of work from 2026-11-16: Glasgow, was Leeds'],
    });
    const remote = { ...facts, happenedOn: '2026-11-20', to: 'hybrid', mainOfficeStays: true };
    await record({ ...remote, hybridPattern: 'Two days a week at home' });
    expect((await pageOf(id)).terms[0]).toMatchObject({
      fromDay: '2026-11-20',
      workPlace: { name: 'Glasgow' },
      hybridPattern: 'Two days a week at home',
    });
  });

  it('about an office moves each worker who moves with it, and one duty is the organisation’s', async () => {
    const workers = [await worker(), await worker()];
    const workPlace = await place('Edinburgh');
    const { body } = await record({
      ...{ kind: 'move', happenedOn: '2026-08-28', nation: 'scotland', workers, workPlace },
    });
    expect(Object(body).duties).toHaveLength(3);
    for (const id of workers)
      expect((await pageOf(id)).terms[0].workPlace).toMatchObject({ name: 'Edinburgh' });
  });

  it('about the first and the last day is the worker’s own record at once', async () => {
    const id = await worker();
    const started = await record({
      kind: 'start',
      worker: id,
      startedOn: '2026-05-11',
      withoutCheckBecause: 'Mislaid.',
    });
    expect(started.body).toMatchObject({ changes: ['First day: 2026-05-11, was 2026-05-05'] });
    const leaves = { kind: 'worker-leaves', worker: id, happenedOn: '2026-11-20' };
    await record({ ...leaves, employmentEndedOn: '2027-03-31' });
    expect(await pageOf(id)).toMatchObject({
      state: 'sponsorship-ended',
      facts: {
        startedOn: '2026-05-11',
        sponsorshipEndedOn: '2026-11-20',
        employmentEndedOn: '2027-03-31',
      },
      kept: { records: '2027-11-20', rightToWorkCopy: '2029-03-31' },
    });
  });

  it('about the end of sponsorship leaves open what has to be reported of the time before', async () => {
    const id = await worker();
    const absence = { firstDay: '2026-10-12', lastDay: '2026-11-06', pay: 'unpaid', agreed: false };
    await officer.post(`/api/sponsor/workers/${id}/absences`, absence);
    const titles = async () =>
      Object((await officer.get(`/api/sponsor/duties?worker=${id}`)).body).duties.map(
        ({ title }: { title: string }) => title,
      );
    const [absent] = await titles();
    expect(absent).toMatch(/absen/i);
    await record({ kind: 'worker-leaves', worker: id, happenedOn: '2026-11-20' });
    expect(await titles()).toContain(absent);
  });

  it('with a last day before the first is refused with a clear word, and nothing is recorded', async () => {
    const id = await cast.duties.sponsored(organisation);
    await record({ kind: 'start', worker: id, startedOn: '2026-06-01', withoutCheckBecause: 'Mislaid.' });
    const leaves = { kind: 'worker-leaves', worker: id, happenedOn: '2026-05-29' };
    expect(await record(leaves)).toMatchObject({
      status: 422,
      body: {
        fields: { happenedOn: 'The first day at work was 2026-06-01. The last day cannot be before it.' },
      },
    });
    expect(
      await record({ ...leaves, happenedOn: '2026-11-20', employmentEndedOn: '2026-11-19' }),
    ).toMatchObject({
      status: 422,
      body: { fields: { employmentEndedOn: expect.stringContaining('2026-11-20') } },
    });
  });

  it('of a line manager about their own people becomes the record too', async () => {
    const manager = await cast.make('line-manager');
    const own = await cast.duties.workerOf('own', manager);
    const events = '/api/sponsor/events';
    const hours = { kind: 'hours', worker: own, happenedOn: '2026-11-16', newHours: 30 };
    expect((await manager.post(events, hours)).status).toBe(200);
    const leaves = { kind: 'worker-leaves', worker: own, happenedOn: '2026-11-20' };
    expect((await manager.post(events, leaves)).status).toBe(200);
    expect(await pageOf(own ?? '', manager)).toMatchObject({
      state: 'sponsorship-ended',
      terms: [{ fromDay: '2026-11-16', hoursPerWeek: 30, payPence: null }, {}],
    });
  });

  it('is taken back by a correction, which changes what is right', async () => {
    const id = await worker();
    const pay = { kind: 'pay', worker: id, newPence: 65_000_00 };
    const first = Object((await record({ ...pay, happenedOn: '2026-11-16' })).body);
    const right = { ...pay, happenedOn: '2026-11-18', newPence: 62_000_00, corrects: first.event };
    expect(await record(right)).toMatchObject({
      status: 422,
      body: { fields: { correctedBecause: expect.any(String) } },
    });
    const correctedBecause = 'The letter says the 18th and £62,000.';
    expect((await record({ ...right, correctedBecause })).body).toMatchObject({
      duties: [{ does: 'decide-and-record' }],
    });
    const days = (await termsOf(id)).map(([day, , , pence]: readonly unknown[]) => [day, pence]);
    expect(days).toEqual([
      ['2026-11-18', 62_000_00],
      ['2026-05-04', 60_000_00],
    ]);
  });
});
