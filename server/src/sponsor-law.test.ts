import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from './testing/access/access-cast.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** What the law of duties makes of a sponsor's records, asked as an officer asks it. */
let app: TestApp;
let cast: AccessCast;
let officer: Asking;
let organisation: string;
let now = Date.parse('2026-12-21T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  cast = accessCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  at('2026-12-21T10:00:00Z');
  officer = await cast.make('officer');
  organisation = officer.organisation ?? '';
  // Sessions end by the real clock, which the days here run ahead of.
  const session = { ends_at: new Date('2100-01-01T00:00:00Z'), idle_seconds: 2_000_000_000 };
  await app.superuser.updateTable('session').set(session).execute();
});

const at = (moment: string) => {
  now = Date.parse(moment);
};
const ana = () => cast.duties.sponsored(organisation);
const workersOf = (worker: string) => `/api/sponsor/workers/${worker}`;

/** Records absences as an officer does, one after the other. */
async function absent(worker: string, ...absences: object[]) {
  for (const absence of absences)
    expect(await officer.post(`${workersOf(worker)}/absences`, absence)).toMatchObject({ status: 200 });
}
async function worksOn(worker: string, days: readonly number[]) {
  const terms = { fromDay: '2026-05-04', jobTitle: 'Engineer', occupationCode: '2134', payPence: 6_000_000 };
  const places = { workPlace: null, otherPlaces: [], hybridPattern: null };
  const body = { ...terms, ...places, hoursPerWeek: 37.5, worksOn: days, corrects: true };
  expect(await officer.post(`${workersOf(worker)}/terms`, body)).toMatchObject({ status: 200 });
}
async function duties() {
  const { body } = await officer.get('/api/sponsor/duties?show=open');
  const rows: { id: string; does: string; title: string }[] = Object(body).duties;
  return rows.filter(({ does }) => does === 'report');
}
async function onlyDuty() {
  const [first, ...more] = await duties();
  expect(more).toEqual([]);
  return (await officer.get(`/api/sponsor/duties/${first?.id}`)).body;
}

const unpermitted = { pay: 'unpaid', agreed: false };
const unpaid = { pay: 'unpaid', agreed: true };

describe('an absence without permission', () => {
  it('of ten working days and back is kept on record, and nothing is reported', async () => {
    const worker = await ana();
    at('2026-12-18T18:00:00Z');
    await absent(worker, { firstDay: '2026-12-07', ...unpermitted });
    expect(await duties()).toEqual([]);
    at('2026-12-21T08:00:00Z');
    const { absences } = Object((await officer.get(workersOf(worker))).body);
    const end = { absence: absences[0].id, lastDay: '2026-12-18' };
    expect(await officer.post(`${workersOf(worker)}/absences/end`, end)).toMatchObject({ status: 200 });
    expect(await duties()).toEqual([]);
    at('2027-01-29T10:00:00Z');
    await app.services.sponsorChecks.look(organisation);
    expect(await duties()).toEqual([]);
    expect(Object((await officer.get(workersOf(worker))).body).absences).toHaveLength(1);
  });

  it('is reported once the eleventh working day is missed, within ten more', async () => {
    await absent(await ana(), { firstDay: '2026-12-07', ...unpermitted });
    expect(await onlyDuty()).toMatchObject({ duty: 'worker-unauthorised-absence', reportBy: '2027-01-06' });
  });

  it('of someone who works three days a week shows both readings, and reminds by the earlier', async () => {
    const worker = await ana();
    await worksOn(worker, [1, 2, 3]);
    await absent(worker, { firstDay: '2026-12-07', ...unpermitted });
    const duty = Object(await onlyDuty());
    const days = duty.deadline.readings.map(({ reportBy }: { reportBy: string }) => reportBy);
    expect(days).toEqual(expect.arrayContaining(['2027-01-06', '2027-01-12']));
    expect(duty.because).toContain('11 from Monday to Friday, 7 of the worker’s own days');
    expect(duty.remindBy <= '2027-01-06').toBe(true);
  });
});

describe('leave without pay', () => {
  const five = [1, 2, 3, 4, 5];
  const three = [1, 2, 3];
  it.each([
    ['20 days of a five-day week', five, '2026-06-28', 0],
    ['the 21st day', five, '2026-06-29', 1],
    ['12 days of a three-day week', three, '2026-06-28', 0],
    ['the 13th day', three, '2026-06-29', 1],
  ])('of %s', async (_, days, lastDay, count) => {
    const worker = await ana();
    await worksOn(worker, days);
    await absent(worker, { firstDay: '2026-06-01', lastDay, ...unpaid });
    const raised = await duties();
    expect(raised).toHaveLength(count);
    if (count > 0) expect(await onlyDuty()).toMatchObject({ duty: 'worker-unpaid-over-4-weeks' });
  });

  it('for three weeks in December and three in January is nothing in either year', async () => {
    const worker = await ana();
    await absent(worker, { firstDay: '2026-12-11', lastDay: '2027-01-21', ...unpaid });
    at('2027-02-01T10:00:00Z');
    await app.services.sponsorChecks.look(organisation);
    expect(await duties()).toEqual([]);
  });

  it('that is sick, neonatal care or jury leave is evidence only', async () => {
    const worker = await ana();
    await absent(worker, { firstDay: '2026-06-01', lastDay: '2026-09-30', ...unpaid, excepted: true });
    expect(await duties()).toEqual([]);
    const { timeline } = Object((await officer.get(workersOf(worker))).body);
    expect(JSON.stringify(timeline)).toContain('2026-06-01');
  });
});

describe('a start', () => {
  it('on the last of 28 days is in time, and a day later is reported', async () => {
    const start = async (startedOn: string) => {
      const event = { kind: 'start', worker: await ana(), startedOn };
      const [{ does, duty }] = Object(
        (await officer.post('/api/sponsor/events/conclusion', event)).body,
      ).conclusions;
      return [does, duty];
    };
    expect(await start('2026-06-01')).toEqual(['record', null]);
    expect(await start('2026-06-02')).toEqual(['report', 'worker-late-start']);
  });
});

describe('a cut in pay of a programmer sponsored under option A at £60,000', () => {
  const cut = async (newPence: number, more: object = {}) => {
    const event = { kind: 'pay', worker: await ana(), happenedOn: '2026-11-27', newPence, ...more };
    const { body, status } = await officer.post('/api/sponsor/events/conclusion', event);
    expect(status).toBe(200);
    return Object(body).conclusions[0];
  };
  const payFacts = { newEntrant: 'none', phd: 'none', inRouteSince: '2026-05-04', monthsHeld: 7 };

  it('within the option is reported', async () => {
    expect(await cut(54_700_00)).toMatchObject({
      does: 'report',
      duty: 'worker-pay-reduced-permitted',
      deadline: { reportBy: '2026-12-11' },
    });
  });

  it('that only the option of new entrants allows needs a new certificate before it is paid', async () => {
    expect(await cut(40_000_00, { ...payFacts, newEntrant: 'under-26' })).toMatchObject({
      does: 'before-the-change',
      duty: 'worker-pay-reduced-new-certificate',
      because: expect.stringContaining('option E'),
    });
  });

  it('that no option allows ends sponsorship, which is reported', async () => {
    expect(await cut(40_000_00, payFacts)).toMatchObject({ does: 'report', duty: 'worker-pay-below-route' });
  });

  it('below every figure ends sponsorship, whatever is not known of the worker', async () => {
    expect(await cut(20_000_00)).toMatchObject({
      does: 'report',
      duty: 'worker-pay-below-route',
      deadline: { reportBy: '2026-12-11' },
    });
  });

  it('that another option may allow says which, and what is not known', async () => {
    const cutTo = await cut(40_000_00);
    expect(cutTo).toMatchObject({ does: 'report', because: expect.stringMatching(/option E.*under 26/) });
  });
});

describe('what is kept of a worker whose sponsorship ended on 20 November 2026, and employment on 31 March 2027', () => {
  it('is the passport until 20 November 2027, and the right to work copy until 31 March 2029', async () => {
    at('2027-04-01T10:00:00Z');
    const worker = await ana();
    const endings = { version: 1, sponsorshipEndedOn: '2026-11-20', employmentEndedOn: '2027-03-31' };
    expect(await officer.patch(workersOf(worker), endings)).toMatchObject({ status: 200 });
    expect((await officer.get(workersOf(worker))).body).toMatchObject({
      kept: { records: '2027-11-20', rightToWorkCopy: '2029-03-31', mayErase: false },
    });
  });
});

describe('a rule on pay that changes after the last nightly look', () => {
  const engineer = async (fullName: string, pay_pence: number) => {
    const worker = await cast.duties.sponsored(organisation, null, fullName);
    const from = '2025-01-06';
    await app.superuser
      .updateTable('worker')
      .set({ certificate_start: from, started_on: from, visa_ends: '2027-01-05' })
      .where('id', '=', worker)
      .execute();
    await app.superuser
      .updateTable('worker_terms')
      .set({ from_day: from, occupation_code: '3131', pay_pence })
      .where('worker', '=', worker)
      .execute();
    return worker;
  };

  it('is one thing to look at, which names the three workers it touches, and stays one', async () => {
    const names = ['Ana Marques', 'Ben Adeyemi', 'Carys Bevan'];
    for (const name of names) await engineer(name, 41_000_00);
    await engineer('Dilys Howell', 90_000_00);
    // So long before, the change is not shown yet.
    at('2025-05-01T05:00:00Z');
    await app.services.sponsorChecks.look(organisation);
    at('2025-07-22T05:00:00Z');
    await app.services.sponsorChecks.all();
    at('2025-07-23T05:00:00Z');
    await app.services.sponsorChecks.all();
    const { duties: open } = Object((await officer.get('/api/sponsor/duties?show=open')).body);
    const ofLaw = open.filter(({ title }: { title: string }) => title.startsWith('A rule on pay'));
    expect(ofLaw).toMatchObject([{ title: 'A rule on pay changes on 2025-07-22', does: 'look-at-this' }]);
    expect((await officer.get(`/api/sponsor/duties/${ofLaw[0].id}`)).body).toMatchObject({
      because: expect.stringContaining('3 workers are paid under the new figure'),
      workers: names.map((name) => ({ name })),
    });
  });

  it('names others once others are touched, while it is still to come', async () => {
    const [ana, ben] = [await engineer('Ana Marques', 41_000_00), await engineer('Ben Adeyemi', 90_000_00)];
    const workersToLookAt = async () => {
      await app.services.sponsorChecks.look(organisation);
      const { duties: open } = Object((await officer.get('/api/sponsor/duties?show=open')).body);
      const { id } = open.find(({ title }: { title: string }) => title.startsWith('A rule on pay'));
      return Object((await officer.get(`/api/sponsor/duties/${id}`)).body).workers;
    };
    const setPay = (worker: string, pay_pence: number) =>
      app.superuser.updateTable('worker_terms').set({ pay_pence }).where('worker', '=', worker).execute();
    at('2025-05-01T05:00:00Z');
    await app.services.sponsorChecks.look(organisation);
    at('2025-06-10T05:00:00Z');
    expect(await workersToLookAt()).toEqual([{ id: ana, name: 'Ana Marques' }]);
    await setPay(ana, 90_000_00);
    await setPay(ben, 41_000_00);
    at('2025-06-11T05:00:00Z');
    expect(await workersToLookAt()).toEqual([{ id: ben, name: 'Ben Adeyemi' }]);
  });
});

describe('a new owner without a licence on 18 December 2026', () => {
  it('is reported by 20 January 2027, and applies by the earlier of 15 and 20 January', async () => {
    const owner = {
      kind: 'owner',
      happenedOn: '2026-12-18',
      nation: 'england-and-wales',
      holdsLicence: false,
    };
    const { body, status } = await officer.post('/api/sponsor/events', owner);
    expect(status).toBe(200);
    const raised = [];
    for (const { id } of Object(body).duties)
      raised.push(Object((await officer.get(`/api/sponsor/duties/${id}`)).body));
    expect(raised).toMatchObject([
      { duty: 'org-ownership', reportBy: '2027-01-20' },
      {
        duty: 'org-new-owner-applies',
        remindBy: '2027-01-15',
        deadline: { readings: [{ reportBy: '2027-01-15' }, { reportBy: '2027-01-20' }] },
      },
    ]);
  });
});
