import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../../../testing/test-app.ts';

let app: TestApp;
let cast: AccessCast;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse('2026-11-28T12:00:00Z') });
  cast = accessCast(app);
  officer = await cast.make('officer');
});
afterAll(() => app[Symbol.asyncDispose]());

/** A programmer at £57,200 for 37.5 hours a week. */
async function worker({ option }: { option: string | null }) {
  const id = await cast.duties.sponsored(officer.organisation ?? '');
  await app.superuser.updateTable('worker').set({ salary_option: option }).where('id', '=', id).execute();
  const job = { occupation_code: '2134', pay_pence: 57_200_00, hours_per_week: 37.5 };
  await app.superuser.updateTable('worker_terms').set(job).where('worker', '=', id).execute();
  return id;
}
const conclude = async (facts: object) => (await officer.post('/api/sponsor/events/conclusion', facts)).body;
const record = async (facts: object) => (await officer.post('/api/sponsor/events', facts)).body;
const onDay = { happenedOn: '2026-11-27' };

describe('pay and hours that change together', () => {
  it('are one report and one record: £45,760 for 30 hours is lawful', async () => {
    const facts = {
      kind: 'pay',
      worker: await worker({ option: 'A' }),
      ...onDay,
      newPence: 45_760_00,
      newHours: 30,
    };
    expect(await conclude(facts)).toMatchObject({
      conclusions: [
        { does: 'report', duty: 'worker-pay-reduced-permitted', deadline: { reportBy: '2026-12-11' } },
      ],
      record: { changes: expect.arrayContaining([expect.stringContaining('30')]) },
    });
    await record(facts);
    const rows = await app.superuser
      .selectFrom('worker_terms')
      .select(['pay_pence', 'hours_per_week'])
      .where('worker', '=', facts.worker)
      .where('from_day', '=', '2026-11-27')
      .execute();
    expect(rows.map((row) => [Number(row.pay_pence), Number(row.hours_per_week)])).toEqual([[45_760_00, 30]]);
  });

  it('are judged alike where the hours are what happened', async () => {
    const facts = { kind: 'hours', worker: await worker({ option: 'A' }), ...onDay, newHours: 30 };
    expect(await conclude({ ...facts, newPence: 45_760_00 })).toMatchObject({
      conclusions: [{ duty: 'worker-pay-reduced-permitted' }],
    });
    expect(await conclude(facts)).toMatchObject({ conclusions: [{ duty: 'worker-hours-changed' }] });
  });

  it('and are corrected together: the record is as it is right', async () => {
    const id = await worker({ option: 'A' });
    const facts = { kind: 'pay', worker: id, ...onDay, newPence: 45_760_00, newHours: 30 };
    const { event } = Object(await record(facts));
    const right = { ...facts, newHours: 32, corrects: event, correctedBecause: 'It is 32 hours.' };
    expect(await record(right)).toMatchObject({ changes: [expect.stringMatching(/32/)] });
  });
});

describe('a pay cut of a worker without a salary option on record', () => {
  it('has its day, asks the option, and records it with the event', async () => {
    const id = await worker({ option: null });
    const facts = { kind: 'pay', worker: id, ...onDay, newPence: 55_000_00 };
    expect(await conclude(facts)).toMatchObject({
      conclusions: [
        {
          does: 'report',
          duty: 'worker-pay-reduced',
          asks: 'salary-option',
          deadline: { reportBy: '2026-12-11' },
        },
      ],
    });
    expect(await record({ ...facts, salaryOption: 'A' })).toMatchObject({
      duties: [{ does: 'report' }],
      changes: expect.arrayContaining([expect.stringContaining('Salary option')]),
    });
    const row = await app.superuser
      .selectFrom('worker')
      .select('salary_option')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ salary_option: 'A' });
  });
});

describe('another role', () => {
  it('off the Immigration Salary List needs a new application, once it is known', async () => {
    const id = await worker({ option: null });
    await app.superuser
      .updateTable('worker_terms')
      .set({ occupation_code: '2112' })
      .where('worker', '=', id)
      .execute();
    expect((await officer.get(`/api/sponsor/workers/${id}/event-facts`)).body).toMatchObject({
      mayBeListed: true,
    });
    const facts = { kind: 'role', worker: id, ...onDay, newTitle: 'Team lead', titleOrDutiesChanged: true };
    expect(await conclude(facts)).toMatchObject({
      conclusions: [{ does: 'report', asks: 'salary-list', deadline: { reportBy: '2026-12-11' } }],
    });
    expect(await conclude({ ...facts, wasListed: 'yes', isListed: 'no' })).toMatchObject({
      conclusions: [{ does: 'before-the-change', duty: 'worker-role-off-salary-list' }],
    });
  });
});

it('Today and the worker’s page judge pay alike, with and without an option on record', async () => {
  const [under, unknown, enough] = [
    await worker({ option: 'A' }),
    await worker({ option: null }),
    await worker({ option: 'A' }),
  ];
  for (const id of [under, unknown])
    await app.superuser
      .updateTable('worker_terms')
      .set({ pay_pence: 45_000_00 })
      .where('worker', '=', id)
      .execute();
  await app.services.sponsorChecks.look(officer.organisation ?? '');
  const duties = await app.superuser
    .selectFrom('sponsor_duty')
    .select('worker')
    .where('found_key', 'like', 'pay:%')
    .where('state', '=', 'to-do')
    .execute();
  for (const [id, verdict] of [
    [under, 'under'],
    [unknown, 'depends-on-option'],
    [enough, 'met'],
  ] as const) {
    const { body } = await officer.get(`/api/sponsor/workers/${id}`);
    expect(body).toMatchObject({ payOfItsDay: { verdict } });
    expect(duties.some((duty) => duty.worker === id)).toBe(verdict !== 'met');
  }
});
