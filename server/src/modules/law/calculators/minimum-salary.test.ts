import { minimumSalaryOperation } from '@portway/contracts/law/calculators/minimum-salary';
import { payPeriodsOperation } from '@portway/contracts/law/calculators/pay-periods';
import { problem } from '@portway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const visitor = httpClient((path, init) => app.ask(path, init));

const job = { occupationCode: '2134', assignedOn: '2026-11-20', hoursPerWeek: 37.5 };
const salary = (facts: object) => visitor.post('/api/estimates/minimum-salary', { ...job, ...facts });

describe('POST /api/estimates/minimum-salary', () => {
  it('returns every option A to K, the lowest, what is not checked and the working', async () => {
    const { status, body } = await salary({ under26: false, months: 36, salaryPence: 5_000_000 });
    expect(status).toBe(200);
    expect(minimumSalaryOperation.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'answered',
      lowest: {
        option: 'A',
        available: true,
        minimumAnnualPence: 5_470_000,
        offerAtLeastPence: 5_470_000,
        monthlyPence: 455_834,
        hourlyPence: 2805,
        decidedBy: 'going-rate',
        thresholdRule: 'minimum-salary.threshold-a',
      },
      options: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].map((option) => ({ option })),
      offer: { countedPence: 5_000_000, shortByPence: 470_000 },
      warnings: [],
      recordedTo: '2026-10-10',
      notChecked: expect.arrayContaining([expect.stringContaining('genuine')]),
      steps: expect.arrayContaining([
        expect.objectContaining({
          law: expect.objectContaining({ parameter: 'occupations.going-rates', inForceFrom: '2025-07-22' }),
        }),
      ]),
    });
  });

  it('accepts a rota cycle for hours, and every possible fact', async () => {
    const { hoursPerWeek: _hours, ...rest } = job;
    const { status, body } = await visitor.post('/api/estimates/minimum-salary', {
      ...rest,
      occupationCode: '2113',
      cycle: [52, 52, 52, 0],
      appliedOn: '2026-12-01',
      months: 12,
      salaryPence: 3_700_000,
      deductionsPence: 0,
      inUk: true,
      under26: false,
      visaType: 'graduate',
      newEntrantLimb: 'postdoctoral',
      monthsHeld: 12,
      phd: 'stem',
      inRouteSince: '2024-01-01',
      healthAndCare: { employer: 'nhs' },
      workNation: 'wales',
      listScopeConfirmed: false,
      monthsWithSponsor: 6,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'answered',
      lowest: { option: 'J', minimumAnnualPence: 2_600_000 },
    });
  });

  it('takes the certificate’s own days: one over 48 months closes option E', async () => {
    const entrant = { under26: true, visaType: 'other', startsOn: '2027-01-01' };
    expect((await salary({ ...entrant, endsOn: '2030-12-31' })).body).toMatchObject({
      lowest: { option: 'E' },
    });
    expect((await salary({ ...entrant, endsOn: '2031-01-01' })).body).toMatchObject({
      lowest: { option: 'A' },
    });
  });

  it('compares a nurse’s offer with the band: £26,000 in Band 5 in England is £3,970 short', async () => {
    const nurse = { occupationCode: '2237', payScaleRole: 'band-5', workNation: 'england' };
    expect((await salary({ ...nurse, salaryPence: 26_000_00 })).body).toMatchObject({
      status: 'answered',
      lowest: { option: 'K', minimumAnnualPence: 29_970_00 },
      offer: { shortByPence: 3_970_00 },
    });
  });

  it('asks for the band of a nurse, refuses a chef, and has no law for a list that ended', async () => {
    expect((await salary({ occupationCode: '2237' })).body).toMatchObject({
      status: 'needs-facts',
      missing: ['workNation', 'payScaleRole'],
      choices: [
        { fact: 'workNation', values: expect.arrayContaining([{ value: 'wales', title: 'Wales' }]) },
        { fact: 'payScaleRole', values: expect.arrayContaining([{ value: 'band-5', title: 'Band 5' }]) },
      ],
      lowest: null,
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'national-pay-scale' })]),
    });
    expect((await salary({ occupationCode: '5434' })).body).toMatchObject({ status: 'not-applicable' });
    expect((await salary({ occupationCode: '3544', assignedOn: '2027-01-04' })).body).toMatchObject({
      status: 'no-law',
      recordsEndOn: '2026-12-30',
    });
    expect((await salary({ occupationCode: '1212' })).body).toMatchObject({
      status: 'needs-facts',
      missing: ['listScopeConfirmed', 'workNation'],
      lowest: null,
    });
  });

  it.each([
    [{ hoursPerWeek: undefined }, 'hoursPerWeek'],
    [{ hoursPerWeek: 0 }, 'hoursPerWeek'],
    [{ hoursPerWeek: 169 }, 'hoursPerWeek'],
    [{ hoursPerWeek: 37.555 }, 'hoursPerWeek'],
    [{ cycle: [40] }, 'hoursPerWeek'],
    [{ hoursPerWeek: undefined, cycle: [] }, 'cycle'],
    [{ hoursPerWeek: undefined, cycle: [0, 0] }, 'cycle'],
    [{ hoursPerWeek: undefined, cycle: Array.from({ length: 18 }, () => 40) }, 'cycle'],
    [{ hoursPerWeek: undefined, cycle: [40, -1] }, 'cycle.1'],
    [{ occupationCode: '9999' }, 'occupationCode'],
    [{ assignedOn: 'today' }, 'assignedOn'],
    [{ months: 61 }, 'months'],
    [{ months: 12, startsOn: '2027-01-01' }, 'months'],
    [{ startsOn: '2027-01-01' }, 'endsOn'],
    [{ salaryPence: -1 }, 'salaryPence'],
    [{ salaryPence: 54_700.5 }, 'salaryPence'],
    [{ under26: 'Yes' }, 'under26'],
    [{ phd: 'yes' }, 'phd'],
    [{ visaType: 'visitor' }, 'visaType'],
    [{ newEntrantLimb: 'age' }, 'newEntrantLimb'],
    [{ inRouteSince: '2026-11-21' }, 'inRouteSince'],
    [{ healthAndCare: { employer: 'gp' } }, 'healthAndCare.employer'],
    [{ monthsHeld: -1 }, 'monthsHeld'],
    [{ workNation: 'uk' }, 'workNation'],
    [{ salary: 1 }, 'salary'],
  ])('refuses %j and names %s', async (facts, field) => {
    const { status, body } = await salary(facts);
    expect(status).toBe(422);
    expect(Object.keys(problem.parse(body).fields ?? {})).toEqual([field]);
  });
});

describe('POST /api/estimates/pay-periods', () => {
  const periods = [{ paidPence: 455_834 }, { paidPence: 455_834 }, { paidPence: 455_831 }];
  const pay = (facts: object) =>
    visitor.post('/api/estimates/pay-periods', {
      ...job,
      option: 'A',
      frequency: 'monthly',
      periods,
      ...facts,
    });

  it('checks each period and each row of periods', async () => {
    const { status, body } = await pay({});
    expect(status).toBe(200);
    expect(payPeriodsOperation.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'answered',
      passes: false,
      message: 'On these figures, the pay would fail this test in 2 places.',
      requiredAnnualPence: 5_470_000,
      windows: [{ fromPeriod: 1, toPeriod: 3, neededPence: 1_367_500, shortByPence: 1, passes: false }],
    });
  });

  it('does not apply to a certificate of 7 April 2026', async () => {
    expect((await pay({ assignedOn: '2026-04-07' })).body).toMatchObject({ status: 'not-applicable' });
  });

  it.each([
    [{ periods: [] }, 'periods'],
    [{ periods: [{ paidPence: 1.5 }] }, 'periods.0.paidPence'],
    [{ frequency: 'daily' }, 'frequency'],
    [{ irregular: true }, 'frequency'],
    [{ option: 'L' }, 'option'],
    [{ hoursPerWeek: undefined }, 'hoursPerWeek'],
  ])('refuses %j and names %s', async (facts, field) => {
    const { status, body } = await pay(facts);
    expect(status).toBe(422);
    expect(Object.keys(problem.parse(body).fields ?? {})).toEqual([field]);
  });
});
