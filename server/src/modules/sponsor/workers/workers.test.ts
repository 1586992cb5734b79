import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { validTerms, validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const workersShape = z.object({
  workers: z.array(z.object({ fullName: z.string(), visaEnds: z.string().nullable() })),
  next: z.string().nullable(),
});

describe('sponsored workers:', () => {
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

  async function addWorker(facts: object = {}): Promise<string> {
    const { status, body } = await officer.post('/api/sponsor/workers', { ...validWorker, ...facts });
    expect(status, JSON.stringify(body)).toBe(201);
    return `/api/sponsor/workers/${z.object({ id: z.string() }).parse(body).id}`;
  }
  const colleague = (compliance_role: 'line-manager' | 'none', fullName: string): Promise<TestPerson> =>
    person(app, {
      role: 'recruiter',
      fullName,
      secondFactor: true,
      member: { organisation, role: 'member', compliance_role },
    });

  it('is listed with state, end of permission and manager, and shown with the rule of its day', async () => {
    const carys = await colleague('line-manager', 'Carys Bevan');
    const path = await addWorker({ manager: carys.id, tags: ['Leeds'], terms: validTerms });
    expect((await officer.get('/api/sponsor/workers?tag=Leeds')).body).toMatchObject({
      workers: [
        {
          fullName: 'Ana Sofia Marques',
          state: 'working',
          visaEnds: '2028-03-16',
          jobTitle: 'Software engineer',
          manager: { name: 'Carys Bevan' },
          isCounted: true,
        },
      ],
      counts: { working: 1, left: 0 },
      tags: ['Leeds'],
    });
    expect((await officer.get(path)).body).toMatchObject({
      // The standard going rate of 2134 in the edition of the certificate’s day, and today’s.
      payOfItsDay: { onDay: '2025-03-03', requiredPence: 49_400_00 },
      payOfNewCertificate: { requiredPence: 54_700_00 },
      may: 'record',
      sees: 'everything',
    });
  });

  it('of a line manager are their own people, without pay and permission', async () => {
    const carys = await colleague('line-manager', 'Carys Bevan');
    const managedWorker = await addWorker({ fullName: 'Rohan Desai', manager: carys.id, terms: validTerms });
    const other = await addWorker({ fullName: 'Mei Lin', terms: validTerms });
    expect(workersShape.parse((await carys.get('/api/sponsor/workers')).body).workers).toEqual([
      { fullName: 'Rohan Desai', visaEnds: null },
    ]);
    expect((await carys.get(other)).status).toBe(404);
    const { body } = await carys.get(managedWorker);
    expect(body).toMatchObject({
      sees: 'team',
      may: 'events',
      facts: { visaEnds: null, salaryOption: null },
      terms: [{ jobTitle: 'Software engineer', payPence: null, hoursPerWeek: 37.5 }],
      payOfItsDay: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/5700000|57,000|2028-03/);
    expect(
      (await carys.post(`${managedWorker}/absences`, { firstDay: '2026-11-02', pay: 'paid', agreed: true }))
        .status,
    ).toBe(200);
    expect(
      (await carys.post(`${other}/absences`, { firstDay: '2026-11-02', pay: 'paid', agreed: true })).status,
    ).toBe(404);
    expect((await carys.patch(managedWorker, { version: 1, fullName: 'Rohan' })).status).toBe(403);
  });

  it('whose manager leaves are without one, and the list says how many', async () => {
    const tom = await colleague('line-manager', 'Tom Ashby');
    const [stays, goes] = [await addWorker({ manager: tom.id }), await addWorker({ manager: tom.id })];
    await app.superuser.deleteFrom('membership').where('account', '=', tom.id).execute();
    expect((await officer.get(stays)).body).toMatchObject({
      manager: null,
      managerLeftOn: expect.stringMatching(/^\d{4}-/),
    });
    expect((await officer.get('/api/sponsor/workers?manager=none')).body).toMatchObject({
      withoutManager: 2,
    });
    await officer.patch(goes, { version: 1, manager: officer.person?.id });
    expect((await officer.get(goes)).body).toMatchObject({ managerLeftOn: null });
    const jo = await colleague('line-manager', 'Jo Hart');
    const path = await addWorker({ manager: jo.id });
    await app.superuser.deleteFrom('account').where('id', '=', jo.id).execute();
    expect((await officer.get(path)).body).toMatchObject({
      manager: null,
      managerLeftOn: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('are changed by one colleague at a time, and what was there before is recorded', async () => {
    const path = await addWorker();
    expect(await officer.patch(path, { version: 1, visaEnds: '2029-01-31' })).toMatchObject({
      body: { version: 2 },
    });
    expect(await officer.patch(path, { version: 1, visaEnds: '2030-01-31' })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await officer.get(path)).body).toMatchObject({
      facts: { visaEnds: '2029-01-31' },
      timeline: expect.arrayContaining([
        expect.objectContaining({
          kind: 'change',
          detail: 'Permission ends: 2029-01-31, was 2028-03-16',
          by: 'A recruiter',
        }),
      ]),
    });
  });

  it.each([
    ['startedOn', { startedOn: '2099-01-01' }, /still to come/],
    ['startedOn', { startedOn: '2025-03-02' }, /before the start day on the certificate/],
    ['employmentEndedOn', { employmentEndedOn: '2025-03-02' }, /before the worker’s first day/],
    ['visaEnds', { visaFrom: '2025-03-03', visaEnds: '2025-03-02' }, /end before it starts/],
    ['terms.occupationCode', { terms: { ...validTerms, occupationCode: '99' } }, /four digits/],
    ['occupationCode', { terms: { ...validTerms, occupationCode: '9999' } }, /no occupation code/],
    ['manager', { manager: randomUUID() }, /compliance role/],
    ['hireCase', { hireCase: randomUUID() }, /no such hire/],
  ])('are refused with a word at %s', async (field, facts, words) => {
    const refused = await officer.post('/api/sponsor/workers', { ...validWorker, ...facts });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(words) } },
    });
  });

  it('may have started under an earlier certificate, if that is said', async () => {
    await addWorker({ startedOn: '2021-01-04', startedEarlier: true });
  });

  it('have each absence once, which ends after it began', async () => {
    const path = await addWorker();
    const absent = { firstDay: '2026-11-02', pay: 'unpaid', agreed: false };
    expect((await officer.post(`${path}/absences`, absent)).status).toBe(200);
    const absence = { ...absent, firstDay: '2026-11-10' };
    expect(await officer.post(`${path}/absences`, absence)).toMatchObject({
      status: 422,
      body: { fields: { firstDay: 'An absence on these days is on record already.' } },
    });
    const { body } = await officer.get(path);
    const [{ id }] = z.object({ absences: z.tuple([z.object({ id: z.string() })]) }).parse(body).absences;
    expect(await officer.post(`${path}/absences/end`, { absence: id, lastDay: '2026-11-01' })).toMatchObject({
      status: 422,
      body: { fields: { lastDay: 'The last day is before the first.' } },
    });
    expect((await officer.post(`${path}/absences/end`, { absence: id, lastDay: '2026-11-06' })).status).toBe(
      200,
    );
    expect((await officer.get(path)).body).toMatchObject({ absences: [{ lastDay: '2026-11-06' }] });
    const before = { ...absent, firstDay: '2025-03-02', lastDay: '2025-03-02' };
    expect(await officer.post(`${path}/absences`, before)).toMatchObject({
      body: { fields: { firstDay: 'This is before the worker’s first day.' } },
    });
  });

  it('keep their earlier terms; a mistake is corrected on the record', async () => {
    const path = await addWorker({ terms: validTerms });
    const later = { ...validTerms, fromDay: '2026-04-01', payPence: 60_000_00 };
    expect((await officer.post(`${path}/terms`, later)).status).toBe(200);
    const wrong = { ...later, payPence: 61_000_00 };
    expect(await officer.post(`${path}/terms`, wrong)).toMatchObject({
      status: 422,
      body: { fields: { fromDay: expect.stringMatching(/on record/) } },
    });
    await officer.post(`${path}/terms`, { ...wrong, corrects: true });
    expect((await officer.get(path)).body).toMatchObject({
      terms: [{ payPence: 61_000_00 }, { payPence: 57_000_00 }],
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'change', detail: expect.stringMatching(/was .*£60,000 a year/) }),
      ]),
    });
  });

  it('have hours that are more than none when they are rounded', async () => {
    const path = await addWorker({ terms: validTerms });
    for (const hoursPerWeek of [7.4e-323, 0.004, 0])
      expect(
        await officer.post(`${path}/terms`, { ...validTerms, hoursPerWeek, corrects: true }),
      ).toMatchObject({
        status: 422,
        body: { fields: { hoursPerWeek: 'Enter more than 0 hours.' } },
      });
  });

  it('are found page by page, in the order that was asked for', async () => {
    const at = await cast.make('officer');
    const names = Array.from({ length: 60 }, (_, number) => `Worker ${String(number).padStart(3, '0')}`);
    for (const fullName of names)
      await app.superuser
        .insertInto('worker')
        .values({ id: randomUUID(), organisation: at.organisation ?? '', full_name: fullName })
        .execute();
    const listedNames: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await at.get(`/api/sponsor/workers?sort=name${after && `&after=${after}`}`);
      const page = workersShape.parse(body);
      listedNames.push(...page.workers.map(({ fullName }) => fullName));
      after = page.next;
    }
    expect(listedNames).toEqual(names);
    expect((await at.get('/api/sponsor/workers?search=worker%20041')).body).toMatchObject({
      workers: [{ fullName: 'Worker 041' }],
    });
    expect(await at.get('/api/sponsor/workers?after=nothing')).toMatchObject({ status: 422 });
  });
});
