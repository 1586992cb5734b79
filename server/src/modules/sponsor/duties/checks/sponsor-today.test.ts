import { randomUUID } from 'node:crypto';
import { sponsorTodayOperation } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../../testing/http-client.ts';
import { person } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('what a sponsor sees today', () => {
  /** Monday 21 December 2026 in London. */
  const now = Date.parse('2026-12-21T10:00:00Z');
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  let organisation: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    officer = await cast.make('officer');
    organisation = officer.organisation ?? '';
    await atTheDay();
  });

  /** Sessions begin on this machine's day: brought to the day of the test. */
  const atTheDay = () =>
    app.superuser
      .updateTable('session')
      .set({ last_used_at: new Date(now), renewed_at: new Date(now), ends_at: new Date(now + 3_600_000) })
      .execute();
  const getToday = async (who: HttpClient = officer) =>
    sponsorTodayOperation.response.parse((await who.get('/api/sponsor/today')).body);
  async function worker(full_name: string, manager: string | null = null) {
    const id = randomUUID();
    const none = { reference: null, hire_case: null, account: null, imported_by: null };
    await app.superuser
      .insertInto('worker')
      .values({ id, organisation, full_name, manager, ...none })
      .execute();
    return id;
  }
  interface Due {
    readonly worker?: string;
    readonly day?: string;
    readonly key?: string;
    readonly does?: 'report' | 'look-at-this' | 'decide-and-record';
    readonly confidential?: boolean;
  }
  const due = (title: string, { worker, day, key, does = 'report', confidential = false }: Due) =>
    app.superuser
      .insertInto('sponsor_duty')
      .values({
        ...{ id: randomUUID(), organisation, worker: worker ?? null, event: null, duty: null, does, title },
        ...{ because: 'It happened.', happened_on: day ?? '2026-12-07', nation: 'england-and-wales' },
        ...{ report_by: does === 'report' ? (day ?? null) : null, remind_by: day ?? null, asked: '{}' },
        ...{ found_key: key ?? null, deadline: '{"clock":{"length":10}}', draft: '[]', confidential },
      })
      .execute();

  it('stands in the order of harm, with the same numbers in every row', async () => {
    const ana = await worker('Ana Marques');
    await due('A visa ends', {
      worker: ana,
      day: '2027-01-14',
      key: 'visa-ends:x:2027-01-14',
      does: 'look-at-this',
    });
    await due('Log in', { day: '2026-12-24', key: 'log-in:2026-11-24', does: 'look-at-this' });
    await due('A pay rise', { day: '2026-12-18', does: 'decide-and-record' });
    await due('To report', { worker: ana, day: '2027-01-06' });
    await due('Past its day', { worker: ana, day: '2026-12-14' });
    const { groups, workers } = await getToday();
    expect(
      groups.map(({ group, rows }) => [group, ...rows.map((row) => [row.title, row.number, row.unit])]),
    ).toEqual([
      ['past', ['Past its day', 5, 'working-days-late']],
      // 21 to 24, 29 to 31 December, 4 to 6 January: today counts.
      ['to-report', ['To report', 10, 'working-days-left']],
      ['ends', ['A visa ends', 24, 'days']],
      ['look', ['A pay rise', null, null], ['Log in', 3, 'days']],
    ]);
    expect(workers).toEqual({ all: 1, past: 1, toReport: 0, ends: 0, look: 0, unchecked: 0 });
  });

  it('on its last day a duty is due, and past its day the day after', async () => {
    await due('Today', { day: '2026-12-21' });
    await due('Friday', { day: '2026-12-18' });
    const { groups } = await getToday();
    expect(groups.map(({ group, rows: [row] }) => [group, row?.title, row?.number])).toEqual([
      ['past', 'Friday', 1],
      ['to-report', 'Today', 1],
    ]);
  });

  it('lists five of each group and says how many there are', async () => {
    for (let more = 0; more < 7; more += 1) await due(`Report ${more}`, { day: `2026-12-3${more % 2}` });
    const [group] = (await getToday()).groups;
    expect([group?.count, group?.rows.length, group?.rows[0]?.day]).toEqual([7, 5, '2026-12-30']);
  });

  it('shows three weeks from Monday, with holidays by name and what is due', async () => {
    await due('To report', { day: '2026-12-30' });
    const { days } = await getToday();
    expect([days.length, days[0]?.date, days[4]]).toEqual([
      21,
      '2026-12-21',
      { date: '2026-12-25', kind: 'bank-holiday', name: 'Christmas Day', reports: 0, ends: 0, planned: 0 },
    ]);
    expect(days.find(({ date }) => date === '2026-12-30')?.reports).toBe(1);
  });

  it('shows a line manager their own people, and nobody but officers what is confidential', async () => {
    const member = { organisation, role: 'member', compliance_role: 'line-manager' } as const;
    const manager = await person(app, { role: 'recruiter', secondFactor: true, member });
    const [own, other] = [await worker('Own', manager.id), await worker('Other')];
    await due('Own', { worker: own, day: '2026-12-30', key: 'absence:x' });
    await due('Pay', { worker: own, day: '2026-12-30', key: 'pay:x' });
    await due('Other', { worker: other, day: '2026-12-30' });
    await due('Crime', { worker: own, day: '2026-12-30', confidential: true });
    const titles = async (who: HttpClient) => {
      await atTheDay();
      return (await getToday(who)).groups.flatMap(({ rows }) => rows.map(({ title }) => title)).toSorted();
    };
    expect(await titles(manager)).toEqual(['Own']);
    expect(await titles(officer)).toEqual(['Crime', 'Other', 'Own', 'Pay']);
    const viewing = { organisation, role: 'member', compliance_role: 'viewer' } as const;
    const viewer = await person(app, { role: 'recruiter', secondFactor: true, member: viewing });
    expect(await titles(viewer)).toEqual(['Other', 'Own', 'Pay']);
  });

  it('says when it was looked at, and what could not be checked', async () => {
    await worker('Ana Marques');
    const before = await getToday();
    expect([before.check, before.unchecked, before.workers?.unchecked]).toEqual([
      null,
      [{ why: 'not-checked', count: 1, names: ['Ana Marques'] }],
      1,
    ]);
    await app.services.sponsorChecks.look(organisation);
    const { check, unchecked, nextOn, isSetUp } = await getToday();
    expect([check?.checkedAt, check?.isRunning, check?.workers]).toEqual([
      '2026-12-21T10:00:00.000Z',
      false,
      1,
    ]);
    expect(unchecked).toContainEqual({ why: 'no-terms', count: 1, names: ['Ana Marques'] });
    expect([nextOn, isSetUp]).toEqual([null, false]);
  });

  it('names each worker once among what ends soon, with the nearest day, and the rest beneath', async () => {
    const [yuki, ana] = [await worker('Yuki Tanaka'), await worker('Ana Marques')];
    const ending = { does: 'look-at-this' } as const;
    await due('Visa', { ...ending, worker: yuki, day: '2027-01-14', key: 'visa-ends:y:2027-01-14' });
    await due('Certificate', { ...ending, worker: yuki, day: '2026-12-30', key: 'certificate-ends:y:2026' });
    await due('Check', { ...ending, worker: ana, day: '2027-01-02', key: 'check-due:a:2027-01-02' });
    const [group] = (await getToday()).groups;
    expect([group?.count, group?.rows.map((row) => [row.title, row.workerName, row.also])]).toEqual([
      2,
      [
        ['Certificate', 'Yuki Tanaka', [{ id: expect.anything(), title: 'Visa', day: '2027-01-14' }]],
        ['Check', 'Ana Marques', []],
      ],
    ]);
  });

  it('counts workers whose pay or next check is not known as not fully checked, unless something waits', async () => {
    const [ana] = [await worker('Ana Marques'), await worker('Ben Adeyemi')];
    await app.services.sponsorChecks.look(organisation);
    await due('To report', { worker: ana, day: '2027-01-06' });
    const { workers } = await getToday();
    expect(workers).toMatchObject({ all: 2, toReport: 1, unchecked: 1 });
  });

  it('shows the bank holidays of the nations where people work, and counts today only where it is a working day', async () => {
    await app.superuser.insertInto('held_licence').values({ organisation, saved_by: null }).execute();
    const place = async (name: string, nation: 'scotland' | 'england-and-wales') =>
      await officer.post('/api/sponsor/work-places', { name, address: '1 Street', nation, kind: 'office' });
    await place('Leeds', 'england-and-wales');
    await place('Glasgow', 'scotland');
    await due('To report', { day: '2026-12-30' });
    const { nations, days, groups } = await getToday();
    expect(nations).toEqual(['england-and-wales', 'scotland']);
    expect(days.filter(({ name }) => name !== null).map(({ date, name }) => [date, name])).toEqual([
      ['2026-12-25', 'Christmas Day'],
      ['2026-12-28', expect.stringContaining('Boxing Day')],
      ['2027-01-01', expect.stringContaining('New Year')],
      ['2027-01-04', expect.stringMatching(/\(Scotland\)$/)],
    ]);
    expect(groups[0]?.rows[0]?.isCountingToday).toBe(true);
  });

  it('a record keeper has it looked at now; a viewer and a line manager cannot', async () => {
    const others = [await cast.make('compliance-viewer'), await cast.make('line-manager')];
    await atTheDay();
    const statusOf = async (who: HttpClient) => (await who.post('/api/sponsor/check', undefined)).status;
    expect(await Promise.all([officer, ...others].map(statusOf))).toEqual([200, 403, 403]);
  });

  it('shows the other parts where one cannot be read', async () => {
    await due('To report', { day: '2026-12-30' });
    await sql`revoke select on sponsor_check from portway_app`.execute(app.superuser);
    try {
      const { failed, groups } = await getToday();
      expect([failed, groups.length]).toEqual([['check'], 1]);
    } finally {
      await sql`grant select on sponsor_check to portway_app`.execute(app.superuser);
    }
  });
});
