import { licenceCostOperation } from '@portway/contracts/law/calculators/licence-cost';
import { skillsChargeOperation } from '@portway/contracts/law/calculators/skills-charge';
import { sponsorshipCostOperation } from '@portway/contracts/law/calculators/sponsorship-cost';
import { problem } from '@portway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('the estimates', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const visitor = httpClient((path, init) => app.ask(path, init));

  const licence = { appliedOn: '2026-11-20', licenceType: 'worker', sponsorSize: 'small', priority: true };
  const charge = { assignedOn: '2026-11-20', sponsorSize: 'large', months: 36, location: 'inside' };
  const bill = {
    assignedOn: '2026-11-20',
    appliedOn: '2026-11-20',
    sponsorSize: 'large',
    months: 36,
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    occupationCode: '2134',
    healthAndCare: false,
    priority: 'none',
  };

  it('prices a small Worker licence with priority at £611 and £750', async () => {
    const { status, body } = await visitor.post('/api/estimates/licence-cost', licence);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'answered',
      licenceFeePence: 61_100,
      priorityFeePence: 75_000,
      totalPence: 136_100,
      recordedTo: '2026-04-08',
    });

    expect(licenceCostOperation.response.parse(body)).toEqual(body);
  });

  it('names the day the records begin for a day before them', async () => {
    const { status, body } = await visitor.post('/api/estimates/licence-cost', {
      ...licence,
      appliedOn: '2023-10-03',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'no-law', recordsBeginOn: '2023-10-04' });
  });

  it('asks whether the worker switches from Student when that matters', async () => {
    const { body } = await visitor.post('/api/estimates/skills-charge', charge);
    expect(body).toMatchObject({ status: 'needs-facts', missing: ['switchingFromStudent'] });
  });

  it('charges nothing for a switch from Student, and £3,960 for a Graduate', async () => {
    const student = await visitor.post('/api/estimates/skills-charge', {
      ...charge,
      switchingFromStudent: true,
    });
    expect(student.body).toMatchObject({ status: 'not-applicable', amountPence: 0 });
    expect(skillsChargeOperation.response.parse(student.body)).toEqual(student.body);
    const graduate = await visitor.post('/api/estimates/skills-charge', {
      ...charge,
      switchingFromStudent: false,
    });
    expect(graduate.body).toMatchObject({ status: 'answered', amountPence: 396_000 });
  });

  it('takes the certificate’s own days, and one day over three years moves every band', async () => {
    const { months: _months, ...withoutMonths } = bill;
    const days = { startsOn: '2027-01-01', endsOn: '2030-01-01' };
    const { body } = await visitor.post('/api/estimates/sponsorship-cost', { ...withoutMonths, ...days });
    expect(body).toHaveProperty('totals', {
      employerPence: 514_500,
      candidatePence: 524_050,
      dependantsPence: 0,
      allPence: 1_038_550,
    });
  });

  it('adds up the nurse’s household of practice case 9', async () => {
    const { status, body } = await visitor.post('/api/estimates/sponsorship-cost', {
      ...bill,
      occupationCode: '2237',
      healthAndCare: true,
      partner: { priority: 'none' },
      children: { count: 2, under18: 2, priority: 'none' },
    });
    expect(status).toBe(200);
    expect(body).toHaveProperty('totals', {
      employerPence: 448_500,
      candidatePence: 32_400,
      dependantsPence: 97_200,
      allPence: 578_100,
    });
    expect(sponsorshipCostOperation.response.parse(body)).toEqual(body);
  });

  it('responds no-law with the lines it knows when the list’s lower fee has ended', async () => {
    const day = { assignedOn: '2026-12-31', appliedOn: '2026-12-31', occupationCode: '2142' };
    const { body } = await visitor.post('/api/estimates/sponsorship-cost', { ...bill, ...day });
    expect(body).toMatchObject({
      status: 'no-law',
      recordsEndOn: '2026-12-30',
      totals: { employerPence: 448_500, allPence: null },
    });
    expect(sponsorshipCostOperation.response.parse(body)).toEqual(body);
  });

  it.each([
    ['/api/estimates/licence-cost', { ...licence, sponsorSize: 'medium' }, 'sponsorSize'],
    ['/api/estimates/licence-cost', { ...licence, appliedOn: '2026-02-30' }, 'appliedOn'],
    ['/api/estimates/licence-cost', { ...licence, priority: 'yes' }, 'priority'],
    ['/api/estimates/licence-cost', { ...licence, licencetype: 'worker' }, 'licencetype'],
    ['/api/estimates/skills-charge', { ...charge, months: undefined }, 'months'],
    ['/api/estimates/skills-charge', { ...charge, months: 61 }, 'months'],
    ['/api/estimates/skills-charge', { ...charge, months: 12.5 }, 'months'],
    ['/api/estimates/skills-charge', { ...charge, startsOn: '2027-01-01' }, 'months'],
    ['/api/estimates/skills-charge', { ...charge, months: undefined, startsOn: '2027-01-01' }, 'endsOn'],
    [
      '/api/estimates/skills-charge',
      { ...charge, months: undefined, startsOn: '2027-01-02', endsOn: '2027-01-01' },
      'endsOn',
    ],
    [
      '/api/estimates/skills-charge',
      { ...charge, months: undefined, startsOn: '2027-01-01', endsOn: '2032-01-01' },
      'endsOn',
    ],
    ['/api/estimates/sponsorship-cost', { ...bill, occupationCode: '9999' }, 'occupationCode'],
    ['/api/estimates/sponsorship-cost', { ...bill, visaType: 'visitor' }, 'visaType'],
    [
      '/api/estimates/sponsorship-cost',
      { ...bill, children: { count: 1, under18: 2, priority: 'none' } },
      'children.under18',
    ],
    [
      '/api/estimates/sponsorship-cost',
      { ...bill, children: { count: 11, under18: 0, priority: 'none' } },
      'children.count',
    ],
    [
      '/api/estimates/sponsorship-cost',
      { ...bill, licence: { type: 'worker', priority: false, appliedOn: 'soon' } },
      'licence.appliedOn',
    ],
  ])('refuses at %s the request %j and names %s', async (path, request, field) => {
    const { status, body } = await visitor.post(path, request);
    expect(status).toBe(422);
    const { fields = {} } = problem.parse(body);
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).not.toBe('');
  });

  it('names every field that is missing', async () => {
    const { status, body } = await visitor.post('/api/estimates/licence-cost', {});
    expect(status).toBe(422);
    expect(Object.keys(problem.parse(body).fields ?? {}).sort()).toEqual([
      'appliedOn',
      'licenceType',
      'priority',
      'sponsorSize',
    ]);
  });

  it('answers malformed JSON with 400', async () => {
    const { status, body } = await visitor.upload('/api/estimates/licence-cost', '{"appliedOn":', {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(problem.parse(body).message).not.toBe('');
  });
});
