import { randomUUID } from 'node:crypto';
import { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { validTerms, validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const idShape = z.object({ id: z.string() });

describe('the list of workers', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  let organisation: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    officer = await cast.make('officer');
    organisation = officer.organisation ?? '';
  });

  async function add(fullName: string, facts: object = {}, terms: object | null = validTerms) {
    const body = { ...validWorker, fullName, ...facts, ...(terms === null ? {} : { terms }) };
    const response = await officer.post('/api/sponsor/workers', body);
    expect([response.status, response.body]).toEqual([201, expect.anything()]);
    return idShape.parse(response.body).id;
  }
  const list = async (query: string, who: Asking | Awaited<ReturnType<typeof person>> = officer) =>
    listWorkersOperation.response.parse((await who.get(`/api/sponsor/workers?${query}`)).body);
  const names = async (query: string) => (await list(query)).workers.map(({ fullName }) => fullName);

  it('is ordered by each column in both directions, and what is not recorded comes last in both', async () => {
    await add('Ana', { visaEnds: '2028-03-16' }, { ...validTerms, jobTitle: 'Writer', payPence: 60_000_00 });
    await add('Ben', { visaEnds: '2027-03-16' }, { ...validTerms, jobTitle: 'Analyst', payPence: 30_000_00 });
    await add('Cem', { visaEnds: null, certificateEnds: null }, null);
    const orders = await Promise.all(
      ['visa', 'visa&down=yes', 'job', 'job&down=yes', 'pay', 'pay&down=yes', 'name&down=yes', 'gaps'].map(
        async (sort) => [sort, ...(await names(`sort=${sort}`))],
      ),
    );
    expect(orders).toEqual([
      ['visa', 'Ben', 'Ana', 'Cem'],
      ['visa&down=yes', 'Ana', 'Ben', 'Cem'],
      ['job', 'Ben', 'Ana', 'Cem'],
      ['job&down=yes', 'Ana', 'Ben', 'Cem'],
      ['pay', 'Ben', 'Ana', 'Cem'],
      ['pay&down=yes', 'Ana', 'Ben', 'Cem'],
      ['name&down=yes', 'Cem', 'Ben', 'Ana'],
      ['gaps', 'Cem', expect.anything(), expect.anything()],
    ]);
  });

  it('continues after its last row, whatever it is ordered by', async () => {
    await app.superuser
      .insertInto('worker')
      .values(
        Array.from({ length: 52 }, (_, at) => ({
          ...{ id: randomUUID(), organisation, full_name: `Worker ${at}` },
          visa_ends: at % 2 ? null : '2028-03-16',
        })),
      )
      .execute();
    for (const sort of ['visa', 'visa&down=yes', 'name', 'name&down=yes', 'gaps', 'newest', 'manager']) {
      const first = await list(`sort=${sort}`);
      const rest = await list(`sort=${sort}&after=${first.next}`);
      const all = new Set([...first.workers, ...rest.workers].map(({ id }) => id));
      expect([sort, first.workers.length, all.size, rest.next]).toEqual([sort, 50, 52, null]);
    }
  });

  it('has the worker whose number is typed whole first, on the first page alone', async () => {
    await app.superuser
      .insertInto('worker')
      .values(
        Array.from({ length: 52 }, (_, at) => ({
          ...{ id: randomUUID(), organisation, full_name: `Aaron ${at}`, reference: `No17${at}` },
        })),
      )
      .execute();
    await add('Zoe', { reference: 'no1' });
    const first = await list('search=NO1&sort=name');
    expect(first.workers[0]?.fullName).toBe('Zoe');
    const rest = await list(`search=NO1&sort=name&after=${first.next}`);
    const all = [...first.workers, ...rest.workers].map(({ id }) => id);
    expect([all.length, new Set(all).size]).toEqual([53, 53]);
  });

  it('says of the pay what the worker’s page and Today say', async () => {
    const underpaidWorker = await add('Under', {}, { ...validTerms, payPence: 30_000_00 });
    const paidWorker = await add('Met');
    const { workers } = await list('sort=name');
    expect(workers.map(({ fullName, pay }) => [fullName, pay])).toEqual([
      ['Met', { requiredPence: 49_400_00, verdict: 'met' }],
      ['Under', { requiredPence: 49_400_00, verdict: 'under' }],
    ]);
    for (const [id, verdict] of [
      [underpaidWorker, 'under'],
      [paidWorker, 'met'],
    ])
      expect((await officer.get(`/api/sponsor/workers/${id}`)).body).toMatchObject({
        payOfItsDay: { requiredPence: 49_400_00, verdict },
      });
    const today = JSON.stringify((await officer.get('/api/sponsor/today')).body);
    expect([today.includes('Under is paid less than the rule asks'), today.includes('Met is')]).toEqual([
      true,
      false,
    ]);
  });

  it('names what is missing, and finds the workers who lack it', async () => {
    await add('Ana', { salaryOption: null });
    const gapless = await add('Ben');
    const check = { method: 'manual', checkedOn: '2025-02-20', checker: 'Helen', nextOn: '2028-03-01' };
    await officer.post(`/api/sponsor/workers/${gapless}/right-to-work-checks`, check);
    await add('Cem', { employmentEndedOn: '2026-01-31', sponsorshipEndedOn: '2026-01-31' });
    const { workers } = await list('sort=name');
    expect(workers.map(({ gaps, nextCheckOn }) => [gaps, nextCheckOn])).toEqual([
      [['no-option', 'no-place', 'no-check'], null],
      [['no-place'], '2028-03-01'],
      [[], null],
    ]);
    expect(await names('gap=any')).toEqual(['Ana', 'Ben']);
    expect(await names('gap=no-check')).toEqual(['Ana']);
    expect(await names('gap=not-checked')).toEqual([]);
  });

  it('tells a line manager nothing of pay, permission and what is missing', async () => {
    const member = { organisation, role: 'member', compliance_role: 'line-manager' } as const;
    const manager = await person(app, { role: 'recruiter', secondFactor: true, member });
    await add('Zoe', { manager: manager.id, visaEnds: '2027-01-01' });
    await add('Ana', { manager: manager.id, salaryOption: null });
    for (const query of ['sort=visa', 'sort=pay', 'sort=gaps&gap=no-option']) {
      const { workers } = await list(query, manager);
      expect(workers).toMatchObject(
        ['Ana', 'Zoe'].map((fullName) => ({
          ...{ fullName, jobTitle: 'Software engineer', payPence: null, pay: null, certificateEnds: null },
          ...{ visaEnds: null, nextCheckOn: null, gaps: null },
        })),
      );
    }
  });
});
