import { hirePlanOperation } from '@portway/contracts/law/calculators/hire-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('the plan of a hire', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const visitor = httpClient((path, init) => app.ask(path, init));
  const plan = {
    occupationCode: '2134',
    hoursPerWeek: 37.5,
    months: 36,
    assignedOn: '2026-11-23',
    location: 'outside',
    under26: false,
    sponsorSize: 'large',
    holdsLicence: true,
  };
  const ask = (more: object = {}) => visitor.post('/api/estimates/hire-plan', { ...plan, ...more });

  it('holds the same salary and cost as the single estimates on the planned days', async () => {
    const { status, body } = await ask({ salaryPence: 5_500_000 });
    expect(status).toBe(200);
    const { sponsorSize, holdsLicence, location, ...pay } = plan;
    // One working day for the defined certificate.
    const planned = { assignedOn: '2026-11-24', appliedOn: '2026-11-24' };
    const salary = await visitor.post('/api/estimates/minimum-salary', {
      ...pay,
      ...planned,
      salaryPence: 5_500_000,
      inUk: false,
    });
    const cost = await visitor.post('/api/estimates/sponsorship-cost', {
      occupationCode: '2134',
      ...planned,
      months: 36,
      sponsorSize,
      location,
      visaType: 'other',
      enteredAsStudent: false,
      healthAndCare: false,
      priority: 'none',
    });
    expect(body).toMatchObject({
      status: 'answered',
      sponsorable: { verdict: 'no-obvious-barrier', lastSafeDay: null },
      judgedOn: planned,
      start: null,
      salary: salary.body,
      cost: cost.body,
      employer: { totalPence: 448_500, beforeStartPence: 448_500 },
      worker: { totalPence: 392_400 },
      recordedTo: '2026-04-08',
    });
    expect(hirePlanOperation.response.parse(body)).toEqual(body);
  });

  it.each([
    ['visaType', { location: 'inside' }, 'Choose the permission that the worker has now.'],
    ['hoursPerWeek', { hoursPerWeek: undefined }, 'Send hoursPerWeek, or the hours of each week as cycle.'],
    ['holdsLicence', { holdsLicence: 'perhaps' }, 'Choose whether the organisation has a licence.'],
    ['startWanted', { startWanted: '2027-02-30' }, 'Enter a day that exists, with its month and year.'],
  ])('names %s where it is missing or wrong', async (field, more, message) => {
    const { status, body } = await ask(more);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [field]: message } });
  });
});
