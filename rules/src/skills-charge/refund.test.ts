import { describe, expect, it } from 'vitest';
import { lengthBetween, wholeMonths } from '../certificate/index.ts';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { chargedRoutes, type RefundFacts, skillsChargeRefund, transferFromEu } from './index.ts';

const day = calendarDate;

/** The refund of a large sponsor's charge for three years, £3,960, unless given otherwise. */
const refund = ({ charge, ...facts }: Partial<RefundFacts>) =>
  skillsChargeRefund({
    reason: 'left-early',
    happenedOn: day('2027-06-01'),
    charge: { assignedOn: day('2026-11-20'), sponsorSize: 'large', length: wholeMonths(36), ...charge },
    ...facts,
  });

const chargeFor = (months: number, sponsorSize: 'small' | 'large' = 'large') => ({
  assignedOn: day('2026-11-20'),
  sponsorSize,
  length: wholeMonths(months),
});

const comesBack = (refundPence: number, atMostPence = refundPence) => ({
  status: 'answered',
  refundPence,
  atMostPence,
  withinDays: 90,
});

describe.each(['refused', 'withdrawn', 'never-started'] as const)('%s', (reason) => {
  it('all of the charge is refunded', () => {
    expect(refund({ reason })).toMatchObject({ ...comesBack(3960_00), warnings: [] });
    expect(refund({ reason, charge: chargeFor(12, 'small') })).toMatchObject(comesBack(480_00));
  });

  it('the amount paid is read for the day the certificate was assigned', () => {
    const charge = { ...chargeFor(36), assignedOn: day('2025-12-15') };
    expect(refund({ reason, charge })).toMatchObject(comesBack(3000_00));
  });

  it('needs only the length', () => {
    const charge = { ...chargeFor(36), length: undefined };
    expect(refund({ reason, charge })).toMatchObject({ status: 'needs-facts', missing: ['months'] });
  });
});

describe.each(['left-early', 'changed-sponsor', 'shorter-permission'] as const)('%s', (reason) => {
  it.each([
    [0, 2640_00, 2640_00],
    [1, 2640_00, 2640_00],
    [12, 2640_00, 2640_00],
    [13, 1320_00, 1980_00],
    [18, 1320_00, 1980_00],
    [19, 1320_00, 1320_00],
    [24, 1320_00, 1320_00],
    [25, 0, 660_00],
    [30, 0, 660_00],
  ])('after %i of 36 months the whole unused years are refunded', (monthsUsed, refundPence, atMostPence) => {
    expect(refund({ reason, monthsUsed })).toMatchObject(comesBack(refundPence, atMostPence));
  });

  it.each([31, 36, 37])('after %i of 36 months nothing is', (monthsUsed) => {
    expect(refund({ reason, monthsUsed })).toMatchObject({
      status: 'not-applicable',
      reason: 'No whole period of the certificate was left unused, so nothing is refunded.',
    });
  });

  it('of a certificate of 12 months or less, nothing is', () => {
    expect(refund({ reason, monthsUsed: 1, charge: chargeFor(12) })).toMatchObject({
      status: 'not-applicable',
    });
    expect(refund({ reason, monthsUsed: 1, charge: chargeFor(6) })).toMatchObject({
      status: 'not-applicable',
    });
  });

  it('half a year at the end is no whole year', () => {
    expect(refund({ reason, monthsUsed: 12, charge: chargeFor(30) })).toMatchObject(
      comesBack(1320_00, 1980_00),
    );
    expect(refund({ reason, monthsUsed: 6, charge: chargeFor(18) })).toMatchObject(comesBack(0, 660_00));
  });

  it('for a small sponsor, £480 a year', () => {
    expect(refund({ reason, monthsUsed: 24, charge: chargeFor(60, 'small') })).toMatchObject(
      comesBack(1440_00),
    );
  });

  it('by the certificate’s days, one day over three years adds no whole year', () => {
    const charge = { ...chargeFor(0), length: lengthBetween(day('2027-01-04'), day('2030-01-04')) };
    expect(refund({ reason, monthsUsed: 12, charge })).toMatchObject(comesBack(2640_00, 3300_00));
  });

  it('asks how much of the certificate was used', () => {
    expect(refund({ reason })).toMatchObject({ status: 'needs-facts', missing: ['monthsUsed'] });
    const charge = { ...chargeFor(36), length: undefined };
    expect(refund({ reason, charge })).toMatchObject({ missing: ['months', 'monthsUsed'] });
  });

  it('says that the arithmetic is not in an official page, and what another reading gives', () => {
    expect(refund({ reason, monthsUsed: 13 })).toMatchObject({
      warnings: expect.arrayContaining([
        {
          code: 'refund-arithmetic',
          message:
            'This counts whole unused years, each as two half-years (£1,320). That is known from practice, not from any official page that we read. One guide counts every unused half-year, which would be up to £1,980. To be confirmed on GOV.UK.',
        },
      ]),
      steps: expect.arrayContaining([
        expect.objectContaining({ law: expect.objectContaining({ confidence: 'disputed' }) }),
      ]),
    });
  });
});

describe('a move under TUPE', () => {
  it('gives nothing back to the old sponsor since 11 November 2025; before that nothing is recorded', () => {
    const charge = { ...chargeFor(36), assignedOn: day('2025-01-06') };
    expect(refund({ reason: 'tupe', charge, happenedOn: day('2025-11-10') })).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2025-11-11',
    });
    expect(refund({ reason: 'tupe', charge, happenedOn: day('2025-11-11') })).toMatchObject({
      status: 'not-applicable',
      steps: [{ law: { parameter: 'skills-charge.refund.tupe', confidence: 'single-source' } }],
    });
  });

  it('gets a warning if the worker changes sponsor, and only then', () => {
    const warned = { warnings: [{ code: 'refund-arithmetic' }, { code: 'refund-not-under-tupe' }] };
    expect(refund({ reason: 'changed-sponsor', monthsUsed: 12 })).toMatchObject(warned);
    expect(refund({ monthsUsed: 12 })).toMatchObject({ warnings: [{ code: 'refund-arithmetic' }] });
  });
});

it('nothing is refunded of a charge that has not been paid yet', () => {
  expect(refund({ reason: 'refused', happenedOn: day('2026-11-19') })).toMatchObject({
    status: 'not-applicable',
    reason: 'On 2026-11-19 nothing had been paid: the certificate was assigned on 2026-11-20.',
  });
  expect(refund({ reason: 'refused', happenedOn: day('2026-11-20') })).toMatchObject(comesBack(3960_00));
});

it('before 6 April 2017 no charge is recorded', () => {
  const charge = { ...chargeFor(36), assignedOn: day('2017-04-05') };
  expect(refund({ reason: 'refused', charge })).toMatchObject({ status: 'no-law' });
});

describe('which routes carry the charge', () => {
  const routes = (assignedOn: string) => lawOn(chargedRoutes, day(assignedOn));

  it.each([
    ['2020-11-30', 'Tier 2 (General)'],
    ['2020-12-01', 'Skilled Worker, with Health and Care, and Intra-Company Transfer'],
    ['2022-04-10', 'Intra-Company Transfer'],
    ['2022-04-11', 'Senior or Specialist Worker (Global Business Mobility)'],
  ])('on %s: %s', (assignedOn, says) => {
    expect(routes(assignedOn)).toMatchObject({ value: expect.stringContaining(says) });
  });

  it('transfers from the European Union are exempt from 1 January 2023', () => {
    expect(lawOn(transferFromEu, day('2022-12-31'))).toMatchObject({ status: 'no-law' });
    expect(lawOn(transferFromEu, day('2023-01-01'))).toMatchObject({
      value: expect.stringContaining('Latvian non-citizen'),
    });
  });
});
