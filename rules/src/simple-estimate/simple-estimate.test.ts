import { describe, expect, it } from 'vitest';
import { simpleLicenceCost, simpleVisaCost } from './index.ts';

const candidate = (lengthText: string, priority = false) =>
  simpleVisaCost({ lengthText, priority }).candidate;

describe('the visa', () => {
  it.each(['1', '2', '3', '', '10', '2.5'])(
    'a length typed as %j compares at or below "3": £390',
    (lengthText) => {
      expect(candidate(lengthText).feePence).toBe(390_00);
    },
  );

  it.each(['4', '5', '3 years', '3.5', '36'])(
    'a length typed as %j compares above "3": £510',
    (lengthText) => {
      expect(candidate(lengthText).feePence).toBe(510_00);
    },
  );

  it.each([
    ['', 0],
    ['none', 0],
    ['1', 1040_00],
    ['2.5', 2600_00],
    ['3 years', 3120_00],
    ['5', 5200_00],
    ['10', 10_400_00],
  ])('a length typed as %j costs a surcharge of %i pence', (lengthText, surchargePence) => {
    expect(candidate(lengthText).surchargePence).toBe(surchargePence);
  });

  it('stays in whole pence for any number of years', () => {
    expect(candidate('2.3').surchargePence).toBe(2392_00);
    expect(candidate('1.1').surchargePence).toBe(1144_00);
  });

  it('adds fee, surcharge and priority', () => {
    expect(candidate('3')).toEqual({
      feePence: 390_00,
      surchargePence: 3120_00,
      priorityPence: null,
      totalPence: 3510_00,
    });
    expect(candidate('3', true)).toMatchObject({ priorityPence: 510_00, totalPence: 4020_00 });
  });

  it('without dependants has none', () => {
    expect(simpleVisaCost({ lengthText: '3', priority: false })).toMatchObject({
      partner: null,
      children: null,
      dependantTotalPence: 0,
    });
  });

  it('a partner costs the same fee and surcharge, and priority if chosen', () => {
    const cost = (priority: boolean) =>
      simpleVisaCost({ lengthText: '4', priority: false, partner: { priority } });
    expect(cost(false)).toMatchObject({
      partner: { feePence: 510_00, surchargePence: 4160_00, priorityPence: null },
      dependantTotalPence: 4670_00,
    });
    expect(cost(true)).toMatchObject({ dependantTotalPence: 5180_00 });
  });

  it('children cost the fee and one year’s surcharge each, whatever the years', () => {
    const cost = (priority: boolean) =>
      simpleVisaCost({ lengthText: '4', priority: false, children: { count: 2, priority } });
    expect(cost(false)).toMatchObject({
      children: { feePence: 1020_00, surchargePence: 2080_00, priorityPence: null },
      dependantTotalPence: 3100_00,
    });
    expect(cost(true)).toMatchObject({ children: { priorityPence: 1020_00 }, dependantTotalPence: 4120_00 });
  });

  it('the dependants’ total is the partner’s and the children’s', () => {
    expect(
      simpleVisaCost({
        lengthText: '1',
        priority: true,
        partner: { priority: true },
        children: { count: 3, priority: false },
      }),
    ).toMatchObject({ candidate: { totalPence: 1940_00 }, dependantTotalPence: 6230_00 });
  });

  it('the employer pays the certificate and no skills charge: £525.00', () => {
    expect(simpleVisaCost({ lengthText: '5', priority: true }).employer).toEqual({
      certificatePence: 525_00,
      skillsChargePence: null,
      totalPence: 525_00,
    });
  });
});

describe('the licence', () => {
  it.each([
    ['worker', 'small', 536_00, 1036_00],
    ['worker', 'large', 1476_00, 1976_00],
    ['both', 'small', 536_00, 1036_00],
    ['both', 'large', 1476_00, 1976_00],
    ['temporary', 'small', 536_00, 1036_00],
    ['temporary', 'large', 536_00, 1036_00],
  ] as const)('%s, %s: %i pence, with priority %i', (licenceType, sponsorSize, without, withPriority) => {
    expect(simpleLicenceCost({ licenceType, sponsorSize, priority: false })).toBe(without);
    expect(simpleLicenceCost({ licenceType, sponsorSize, priority: true })).toBe(withPriority);
  });
});
