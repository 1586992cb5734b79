import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('an event on record', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const record = async (facts: object) => Object((await officer.post('/api/sponsor/events', facts)).body);
  const dutyOf = async (id: string) => Object((await officer.get(`/api/sponsor/duties/${id}`)).body);
  const pageOf = async (id: string) => Object((await officer.get(`/api/sponsor/workers/${id}`)).body);
  async function recordLeaving() {
    const worker = await cast.duties.sponsored(officer.organisation ?? '');
    const { event, duties } = await record({ kind: 'worker-leaves', worker, happenedOn: '2026-11-20' });
    return { worker, event, duty: duties[0].id };
  }
  const because = 'It was another Ana.';

  it('that did not happen is taken back: the record is as before, the duty closed, and all of it readable', async () => {
    const { worker, event, duty } = await recordLeaving();
    expect(await dutyOf(duty)).toMatchObject({ event, state: 'to-do' });
    expect(await officer.post(`/api/sponsor/events/${event}/withdrawal`, { because: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { because: 'Say why it did not happen.' } },
    });
    const withdrawal = await officer.post(`/api/sponsor/events/${event}/withdrawal`, { because });
    expect(withdrawal.body).toMatchObject({ changes: ['Sponsorship ended: removed, was 2026-11-20'] });
    expect(await dutyOf(duty)).toMatchObject({
      event: null,
      state: 'closed',
      steps: [{}, { step: 'corrected', words: `No longer so, because: ${because} It did not happen.` }],
    });
    const { state, timeline } = await pageOf(worker);
    expect(state).toBe('working');
    expect(timeline).toContainEqual(
      expect.objectContaining({
        event,
        corrected: { at: expect.stringMatching(/T.*Z$/), by: 'A recruiter', because },
      }),
    );
    expect((await officer.get(`/api/sponsor/events/${event}`)).body).toMatchObject({
      kind: 'worker-leaves',
      facts: { happenedOn: '2026-11-20' },
      correction: { by: 'A recruiter', because },
    });
    expect(await officer.post(`/api/sponsor/events/${event}/withdrawal`, { because })).toMatchObject({
      status: 409,
    });
    // It may happen after all.
    expect(await record({ kind: 'worker-leaves', worker, happenedOn: '2026-11-20' })).toMatchObject({
      message: 'Recorded, with one duty.',
    });
  });

  it('that was reported stays reported when it is taken back, and the duty says so', async () => {
    const { event, duty } = await recordLeaving();
    const report = { step: 'reported', version: 1, reportedOn: '2026-11-23', reference: '1' };
    await officer.post(`/api/sponsor/duties/${duty}/steps`, report);
    await officer.post(`/api/sponsor/events/${event}/withdrawal`, { because });
    expect(await dutyOf(duty)).toMatchObject({
      state: 'reported',
      reference: '1',
      steps: [{}, {}, { words: expect.stringMatching(/The report stays on record as it was made\./) }],
    });
  });

  it('of a start is counted again once it is corrected, and only once', async () => {
    const worker = await cast.duties.sponsored(officer.organisation ?? '');
    const late = await record({
      kind: 'start',
      worker,
      startedOn: '2026-06-15',
      withoutCheckBecause: 'Mislaid.',
    });
    expect(late.duties).toMatchObject([{ does: 'report' }]);
    const right = { corrects: late.event, correctedBecause: 'Payroll says the 16th.' };
    const second = await record({
      kind: 'start',
      worker,
      startedOn: '2026-06-16',
      withoutCheckBecause: 'Mislaid.',
      ...right,
    });
    expect(second.duties[0].id).not.toBe(late.duties[0].id);
    expect((await dutyOf(second.duties[0].id)).state).toBe('to-do');
    expect((await dutyOf(late.duties[0].id)).state).toBe('closed');
    expect((await pageOf(worker)).facts.startedOn).toBe('2026-06-16');
  });

  it('is corrected once: of two colleagues at the same moment, the second hears a clear word', async () => {
    const { event } = await recordLeaving();
    const responses = await Promise.all(
      [because, 'Another reason.'].map((why) =>
        officer.post(`/api/sponsor/events/${event}/withdrawal`, { because: why }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('recorded twice at the same moment is recorded once', async () => {
    const worker = await cast.duties.sponsored(officer.organisation ?? '');
    const facts = { kind: 'worker-leaves', worker, happenedOn: '2026-11-20' };
    const responses = await Promise.all([1, 2].map(() => officer.post('/api/sponsor/events', facts)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      fields: { happenedOn: expect.stringMatching(/A recruiter recorded this on .* correct that record/) },
    });
  });

  it('is shown to a line manager where it is of their own people, and never what tells of pay', async () => {
    const manager = await cast.make('line-manager');
    const own = await cast.duties.eventOf('own', manager);
    expect((await manager.get(`/api/sponsor/events/${own}`)).status).toBe(200);
    for (const facts of [
      { newHours: 30, newPence: 4_576_000 },
      { newHours: 30, forHealth: true },
    ]) {
      await app.superuser
        .updateTable('sponsor_event')
        .set({ kind: 'hours', facts: JSON.stringify(facts) })
        .where('id', '=', own ?? '')
        .execute();
      expect((await manager.get(`/api/sponsor/events/${own}`)).status).toBe(404);
    }
    await app.superuser
      .updateTable('sponsor_event')
      .set({ kind: 'pay' })
      .where('id', '=', own ?? '')
      .execute();
    expect((await manager.get(`/api/sponsor/events/${own}`)).status).toBe(404);
    const { worker } = await app.superuser
      .selectFrom('sponsor_event')
      .select('worker')
      .where('id', '=', own ?? '')
      .executeTakeFirstOrThrow();
    const instead = { kind: 'hours', worker, happenedOn: '2026-11-20', newHours: 30 };
    const correction = { corrects: own, correctedBecause: because };
    expect((await manager.post('/api/sponsor/events', { ...instead, ...correction })).status).toBe(422);
  });

  it('before the first day is on one list, a page at a time, without what was corrected', async () => {
    const asking = await cast.make('officer');
    const organisation = asking.organisation ?? '';
    const worker = await cast.duties.sponsored(organisation);
    const event = (day: number) => ({
      ...{ id: randomUUID(), organisation, worker, kind: 'worker-leaves', facts: '{}', history: true },
      ...{ happened_on: `2026-10-${String(day).padStart(2, '0')}`, by_account: null, by_name: 'Helen' },
    });
    const days = Array.from({ length: 30 }, (_, at) => event(at + 1));
    await app.superuser.insertInto('sponsor_event').values(days).execute();
    await asking.post(`/api/sponsor/events/${days[29]?.id}/withdrawal`, { because });
    const eventDays: string[] = [];
    for (let after = ''; ; ) {
      const { events, next, total } = Object((await asking.get(`/api/sponsor/events/history${after}`)).body);
      expect(total).toBe(29);
      eventDays.push(...events.map(({ happenedOn }: { happenedOn: string }) => happenedOn));
      if (next === null) break;
      after = `?after=${next}`;
    }
    expect(eventDays).toEqual(
      days
        .slice(0, 29)
        .map(({ happened_on }) => happened_on)
        .toReversed(),
    );
  });
});
