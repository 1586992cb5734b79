import { describe, expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { hirePlan } from '../hire-plan/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { type SponsorshipFacts, sponsorshipCost, workerAndFamily } from './index.ts';

/** A nurse (2237) from abroad for three years with a partner and a child, a large sponsor, on 20 November 2026. */
function costOf(overrides: Partial<SponsorshipFacts> = {}) {
  return sponsorshipCost({
    occupationCode: '2237',
    assignedOn: calendarDate('2026-11-20'),
    appliedOn: calendarDate('2026-11-20'),
    sponsorSize: 'large',
    length: wholeMonths(36),
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    healthAndCare: 'unknown',
    priority: 'none',
    partner: { priority: 'none' },
    children: { count: 1, under18: 1, priority: 'none' },
    ...overrides,
  });
}

function bothOf(cost: ReturnType<typeof costOf>) {
  if (!('byEmployer' in cost) || cost.byEmployer === undefined) return undefined;
  return [workerAndFamily(cost.byEmployer.healthAndCare), workerAndFamily(cost.byEmployer.otherwise)];
}

describe('while the kind of employer is not known', () => {
  it('a nurse with family pays £972 or £10,995, and both are given', () => {
    const cost = costOf();
    expect(bothOf(cost)).toEqual([972_00, 10_995_00]);
    expect(cost).toMatchObject({
      status: 'answered',
      warnings: expect.arrayContaining([
        {
          code: 'health-and-care-employer',
          message: expect.stringContaining(
            'pay £972 with the NHS, an NHS supplier or social care, and £10,995 otherwise',
          ),
        },
      ]),
    });
  });

  it('the employer pays the same either way: £4,485', () => {
    expect(costOf()).toMatchObject({
      byEmployer: { healthAndCare: { employerPence: 4_485_00 }, otherwise: { employerPence: 4_485_00 } },
    });
  });

  it('a code that only may be on the list is asked too', () => {
    expect(bothOf(costOf({ occupationCode: '2226' }))).toEqual([972_00, 10_995_00]);
  });

  it('a programmer has one total, and no question', () => {
    const cost = costOf({ occupationCode: '2134' });
    expect(bothOf(cost)).toBeUndefined();
    expect(cost).toMatchObject({ totals: { candidatePence: 3_924_00 } });
  });
});

it('once it is known there is one total', () => {
  expect(bothOf(costOf({ healthAndCare: true }))).toBeUndefined();
  expect(costOf({ healthAndCare: true })).toMatchObject({ totals: { candidatePence: 324_00 } });
  expect(bothOf(costOf({ healthAndCare: false }))).toBeUndefined();
  expect(costOf({ healthAndCare: false })).toMatchObject({ totals: { candidatePence: 3_924_00 } });
});

it('a plan asks the same, and a programmer of the NHS pays what every programmer pays', () => {
  const plan = (occupationCode: string, employer?: 'nhs' | 'other') =>
    hirePlan({
      occupationCode,
      hours: { perWeek: 37.5 },
      months: 36,
      assignedOn: calendarDate('2026-11-20'),
      location: 'outside',
      sponsorSize: 'large',
      holdsLicence: true,
      partner: { priority: 'none' },
      children: { count: 1, under18: 1, priority: 'none' },
      ...(employer === undefined ? {} : { healthAndCare: { employer } }),
    });
  expect(bothOf(plan('2237').cost)).toEqual([972_00, 10_995_00]);
  expect(plan('2237', 'nhs').worker.totalPence).toBe(972_00);
  expect(plan('2237', 'other').worker.totalPence).toBe(10_995_00);
  expect(plan('2134', 'nhs').worker.totalPence).toBe(10_995_00);
});
