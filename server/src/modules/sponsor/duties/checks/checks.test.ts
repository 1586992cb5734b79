import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { WorkerAbsenceTable, WorkerTable, WorkerTermsTable } from '../../workers/workers.tables.ts';

describe('what is found by itself', () => {
  /** 10:00 in London on Monday 21 December 2026. */
  let now = Date.parse('2026-12-21T10:00:00Z');
  let app: TestApp;
  let organisation: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = Date.parse('2026-12-21T10:00:00Z');
    organisation = randomUUID();
    const name = 'Northgate Systems';
    await app.superuser
      .insertInto('organisation')
      .values({ id: organisation, name, website: null, industry: null })
      .execute();
  });

  const on = (moment: string) => {
    now = Date.parse(moment);
  };
  async function worker(
    more: Partial<Insertable<WorkerTable>> = {},
    terms: Partial<Insertable<WorkerTermsTable>> | null = {},
  ) {
    const id = randomUUID();
    const values = { id, organisation, full_name: 'Ana Marques', visa_ends: '2028-01-14', ...more };
    const days = { certificate_start: '2026-01-05', started_on: '2026-01-05', salary_option: 'A' };
    const none = { reference: null, manager: null, hire_case: null, account: null, imported_by: null };
    await app.superuser
      .insertInto('worker')
      .values({ ...none, ...days, ...values })
      .execute();
    if (terms === null) return id;
    const job = {
      job_title: 'Programmer',
      occupation_code: '2134',
      pay_pence: 60_000_00,
      hours_per_week: 37.5,
    };
    const by = { by_account: null, by_name: 'Helen Marsh' };
    await app.superuser
      .insertInto('worker_terms')
      .values({ id: randomUUID(), worker: id, organisation, from_day: '2026-01-05', ...job, ...by, ...terms })
      .execute();
    return id;
  }
  async function absent(
    worker: string,
    first_day: string,
    more: Partial<Insertable<WorkerAbsenceTable>> = {},
  ) {
    const id = randomUUID();
    const values = { id, worker, organisation, first_day, pay: 'unpaid', agreed: false } as const;
    await app.superuser
      .insertInto('worker_absence')
      .values({ ...values, by_account: null, by_name: 'Helen Marsh', ...more })
      .execute();
    return id;
  }
  const look = () => app.services.sponsorChecks.look(organisation);
  const duties = () =>
    app.superuser
      .selectFrom('sponsor_duty')
      .select(['found_key', 'does', 'duty', 'state', 'because', 'report_by', 'happened_on', 'version'])
      .where('organisation', '=', organisation)
      .orderBy('raised_at')
      .orderBy('found_key')
      .execute();
  const kinds = async () =>
    (await duties()).map(({ found_key, state }) => `${found_key?.split(':')[0]} ${state}`);

  it('an absence without permission is shown from its third day, and reported once the eleventh is missed', async () => {
    const id = await worker();
    on('2026-12-09T10:00:00Z');
    await absent(id, '2026-12-07');
    await look();
    expect(await kinds()).toEqual(['absence-nears to-do']);
    on('2026-12-18T10:00:00Z');
    await look();
    expect(await kinds()).toEqual(['absence-nears to-do']);
    // At five in the morning of the eleventh day nobody has missed it yet.
    on('2026-12-21T05:00:00Z');
    await look();
    expect(await kinds()).toEqual(['absence-nears to-do']);
    on('2026-12-21T09:00:00Z');
    await look();
    expect(await kinds()).toEqual(['absence-nears closed', 'absence to-do']);
    expect((await duties())[1]).toMatchObject({
      does: 'report',
      duty: 'worker-unauthorised-absence',
      report_by: '2027-01-06',
    });
  });

  it('twice the same night changes nothing', async () => {
    await absent(await worker({ visa_ends: '2027-01-14' }), '2026-12-07');
    await look();
    const before = await duties();
    expect(before).not.toEqual([]);
    await look();
    expect(await duties()).toEqual(before);
    const steps = await app.superuser
      .selectFrom('sponsor_duty_step')
      .select('step')
      .where('organisation', '=', organisation)
      .execute();
    expect(steps.map(({ step }) => step)).toEqual(before.map(() => 'raised'));
  });

  it('what is no longer so is closed with the reason, and found again it is a new duty', async () => {
    const id = await worker({ visa_ends: '2027-01-14' });
    await look();
    const until = (day: string) =>
      app.superuser.updateTable('worker').set({ visa_ends: day }).where('id', '=', id).execute();
    await until('2029-01-14');
    await look();
    const [duty] = await duties();
    expect(duty).toMatchObject({
      state: 'closed',
      because: 'No longer so, because another day is on record, or the sponsorship has ended.',
    });
    await until('2027-01-14');
    await look();
    expect(await kinds()).toEqual(['visa-ends closed', 'visa-ends to-do']);
    await look();
    expect(await kinds()).toHaveLength(2);
  });

  it('what was reported or closed by a person stays as it is', async () => {
    const id = await worker({ visa_ends: '2027-01-14' });
    await absent(id, '2026-12-07');
    await look();
    await app.superuser
      .updateTable('sponsor_duty')
      .set({ state: 'reported', reported_on: '2026-12-21' })
      .where('organisation', '=', organisation)
      .execute();
    const before = await duties();
    await app.superuser
      .updateTable('worker_absence')
      .set({ agreed: true })
      .where('worker', '=', id)
      .execute();
    await look();
    expect(await duties()).toEqual(before);
  });

  it('what was due before the cut-over day raises nothing, and an absence that goes on does', async () => {
    const licence = { organisation, cut_over: '2026-12-19', saved_by: null };
    await app.superuser.insertInto('held_licence').values(licence).execute();
    const id = await worker({ certificate_start: '2026-09-07', started_on: null, visa_from: '2026-09-01' });
    await absent(id, '2026-12-07');
    await absent(id, '2026-06-01', { last_day: '2026-07-10', agreed: true });
    await look();
    const openKinds = (await kinds()).filter((kind) => !/key-person|log-in|guidance/.test(kind));
    expect(openKinds).toEqual(['absence to-do']);
  });

  it('an imported absence without a last day is asked about, and raised once someone says they are away', async () => {
    const imported = randomUUID();
    await app.superuser
      .insertInto('worker_import')
      .values({
        ...{ id: imported, organisation, file_name: 'absences.csv', state: 'imported', rows_total: 1 },
        ...{ mapping: '{}', faults: '[]', encrypted_file: null, cut_over: '2026-12-19' },
        ...{ by_account: null, by_name: 'Helen Marsh' },
      })
      .execute();
    const id = await worker();
    const absence = await absent(id, '2026-12-07', { imported_by: imported });
    await look();
    expect(await kinds()).toEqual(['absence-asked to-do']);
    await app.superuser
      .updateTable('worker_absence')
      .set({ still_away_on: '2026-12-21' })
      .where('id', '=', absence)
      .execute();
    await look();
    expect(await kinds()).toEqual(['absence-asked closed', 'absence to-do']);
  });

  it('an end on record that nobody reported is a duty while it can be reported, and stays one', async () => {
    await worker({ sponsorship_ended_on: '2026-12-18' });
    await worker({ sponsorship_ended_on: '2026-12-03' });
    await look();
    expect(await duties()).toMatchObject([
      { duty: 'worker-leaves', report_by: '2027-01-06', state: 'to-do' },
    ]);
    on('2027-02-01T10:00:00Z');
    await look();
    expect(await duties()).toMatchObject([
      { duty: 'worker-leaves', report_by: '2027-01-06', state: 'to-do' },
    ]);
  });

  it('unpaid days add up by the calendar year and the worker’s own pattern', async () => {
    const id = await worker({}, { works_on: [1, 2, 3] });
    await absent(id, '2026-06-01', { last_day: '2026-06-28', agreed: true });
    await look();
    expect(await kinds()).toEqual([]);
    await absent(id, '2026-11-02', { last_day: '2026-11-02', agreed: true, pay: 'reduced' });
    await look();
    expect(await duties()).toMatchObject([{ duty: 'worker-unpaid-over-4-weeks', happened_on: '2026-11-02' }]);
  });

  it('a start on the last day is in time, a day later is to be reported', async () => {
    await worker({ certificate_start: '2026-11-23', started_on: null, visa_from: '2026-11-01' });
    on('2026-12-21T20:00:00Z');
    await look();
    expect(await kinds()).toEqual([]);
    on('2026-12-22T20:00:00Z');
    await look();
    expect(await duties()).toMatchObject([{ duty: 'worker-late-start', does: 'report' }]);
  });

  it('pay under the rule of the certificate’s day is to be looked at, to the penny', async () => {
    const id = await worker({}, { pay_pence: 54_700_00 });
    await look();
    expect(await kinds()).toEqual([]);
    await app.superuser
      .updateTable('worker_terms')
      .set({ pay_pence: 54_699_99 })
      .where('worker', '=', id)
      .execute();
    await look();
    expect(await duties()).toMatchObject([
      { does: 'look-at-this', because: expect.stringContaining('£54,700') },
    ]);
  });

  it('says of whom something could not be looked at, and why', async () => {
    await worker({ route: 'global-business-mobility', visa_ends: '2026-12-24' });
    const bare = await worker({ visa_ends: null, salary_option: null }, null);
    await look();
    expect(await kinds()).toEqual([]);
    const check = await app.superuser
      .selectFrom('sponsor_check')
      .selectAll()
      .where('organisation', '=', organisation)
      .executeTakeFirstOrThrow();
    expect(check).toMatchObject({ workers: 2, reached: 2, checked_at: new Date(now) });
    expect(Object.fromEntries(check.unchecked.map(({ why, workers }) => [why, workers]))).toMatchObject({
      'other-route': [expect.any(String)],
      'no-terms': [bare],
      'no-visa-end': [bare],
    });
  });

  it('the organisation’s own: no officer, no log-in, an allocation about to end', async () => {
    await app.superuser
      .insertInto('held_licence')
      .values({ organisation, allocation_from: '2026-03-01', saved_by: null })
      .execute();
    const person = { organisation, email: null, account: null, from_day: '2024-01-01' };
    await app.superuser
      .insertInto('key_person')
      .values([
        {
          ...person,
          id: randomUUID(),
          role: 'authorising-officer',
          full_name: 'Bea',
          until_day: '2026-11-27',
        },
        { ...person, id: randomUUID(), role: 'key-contact', full_name: 'Carys' },
        { ...person, id: randomUUID(), role: 'level-1', full_name: 'Daniel', until_day: '2026-12-21' },
      ])
      .execute();
    const task = { organisation, task: 'sms-log-in', by_account: null, by_name: 'Helen Marsh' };
    await app.superuser
      .insertInto('sponsor_task_done')
      .values({ ...task, done_on: '2026-11-24' })
      .execute();
    await look();
    expect((await duties()).map(({ found_key, does, report_by }) => [found_key, does, report_by])).toEqual([
      ['allocation-ends:2027-02-28', 'look-at-this', null],
      ['guidance:2026-10-08', 'look-at-this', null],
      ['key-person:authorising-officer:2026-11-27', 'report', '2026-12-29'],
      ['log-in:2026-11-24', 'look-at-this', null],
    ]);
  });

  it('a change of what must be paid is one entry that names the workers it touches', async () => {
    on('2025-07-21T10:00:00Z');
    const early = { certificate_start: '2025-01-06', started_on: '2025-01-06' };
    const touched = [
      await worker(early, { pay_pence: 41_699_99, from_day: '2025-01-06', occupation_code: '3131' }),
      await worker(early, { pay_pence: 41_000_00, from_day: '2025-01-06', occupation_code: '3131' }),
    ];
    await worker(early, { pay_pence: 90_000_00, from_day: '2025-01-06', occupation_code: '3131' });
    await look();
    on('2025-07-22T10:00:00Z');
    await look();
    const law = await app.superuser
      .selectFrom('sponsor_duty')
      .select(['found_key', 'asked'])
      .where('organisation', '=', organisation)
      .where('found_key', 'like', 'law:%')
      .execute();
    expect(law.map(({ asked }) => [...workersOf(asked)].toSorted())).toContainEqual(touched.toSorted());
  });
});

const workersOf = ({ workers }: Readonly<Record<string, unknown>>) =>
  Array.isArray(workers) ? workers.map(String) : [];
