import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type LicenceFacts, licenceCost } from './index.ts';

const licence = (facts: Omit<Partial<LicenceFacts>, 'appliedOn'> & { appliedOn: string }) =>
  licenceCost({
    licenceType: 'worker',
    sponsorSize: 'small',
    priority: false,
    ...facts,
    appliedOn: calendarDate(facts.appliedOn),
  });

/** The last and the first days of each period of the licence fees. */
const periods = [
  ['2023-10-04', 0, '2023-10-04'],
  ['2025-04-08', 0, '2023-10-04'],
  ['2025-04-09', 1, '2025-04-09'],
  ['2026-04-07', 1, '2025-04-09'],
  ['2026-04-08', 2, '2026-04-08'],
  ['2026-11-20', 2, '2026-04-08'],
] as const;

describe.each([
  ['worker', 'small', [536_00, 574_00, 611_00]],
  ['worker', 'large', [1476_00, 1579_00, 1682_00]],
  ['temporary', 'small', [536_00, 574_00, 611_00]],
  ['temporary', 'large', [536_00, 574_00, 611_00]],
  ['both', 'small', [536_00, 574_00, 611_00]],
  ['both', 'large', [1476_00, 1579_00, 1682_00]],
] as const)('a new %s licence of a %s sponsor', (licenceType, sponsorSize, fees) => {
  it.each(periods)('applied for on %s', (appliedOn, period, inForceFrom) => {
    const pence = fees[period];
    expect(licence({ appliedOn, licenceType, sponsorSize })).toMatchObject({
      status: 'answered',
      licenceFeePence: pence,
      priorityFeePence: 0,
      totalPence: pence,
      warnings: [],
      steps: [
        { figure: { pence }, law: { inForceFrom, day: appliedOn, governedBy: 'licence appliedOn' } },
        { figure: { pence } },
      ],
    });
  });
});

describe('adding to a licence', () => {
  it.each([
    ['temporary', 'worker', 'large', [940_00, 1005_00, 1071_00]],
    ['temporary', 'both', 'large', [940_00, 1005_00, 1071_00]],
    ['temporary', 'worker', 'small', [0, 0, 0]],
    ['worker', 'temporary', 'small', [0, 0, 0]],
    ['worker', 'temporary', 'large', [0, 0, 0]],
    ['worker', 'both', 'large', [0, 0, 0]],
    ['worker', 'worker', 'large', [0, 0, 0]],
    ['temporary', 'temporary', 'large', [0, 0, 0]],
  ] as const)('holding %s, asking for %s, %s', (alreadyHolds, licenceType, sponsorSize, fees) => {
    for (const [appliedOn, period] of periods) {
      expect(licence({ appliedOn, alreadyHolds, licenceType, sponsorSize })).toMatchObject({
        status: 'answered',
        licenceFeePence: fees[period],
      });
    }
  });
});

describe('the priority service', () => {
  it.each([
    ['2023-10-04', 500_00, 'confirmed'],
    ['2025-10-20', 500_00, 'confirmed'],
    ['2025-10-21', 750_00, 'disputed'],
    ['2025-11-10', 750_00, 'disputed'],
    ['2025-11-11', 750_00, 'confirmed'],
    ['2026-11-20', 750_00, 'confirmed'],
  ])('bought on %s costs %i pence, %s', (appliedOn, pence, confidence) => {
    expect(licence({ appliedOn, priority: true })).toMatchObject({
      priorityFeePence: pence,
      steps: [{}, { figure: { pence }, law: { parameter: 'licence-fee.priority', confidence } }, {}],
    });
  });

  it('in the disputed weeks says which days the sources give', () => {
    expect(licence({ appliedOn: '2025-10-21', priority: true })).toMatchObject({
      steps: [{}, { law: { note: expect.stringContaining('21 October or 11 November 2025') } }, {}],
    });
  });

  it('adds to the fee: £1,361 small and £2,432 large on 20 November 2026', () => {
    const appliedOn = '2026-11-20';
    expect(licence({ appliedOn, priority: true })).toMatchObject({ totalPence: 1361_00 });
    expect(licence({ appliedOn, priority: true, sponsorSize: 'large' })).toMatchObject({
      totalPence: 2432_00,
    });
  });

  it.each([
    ['2025-10-20', '£200'],
    ['2025-10-21', '£350'],
    ['2026-11-20', '£350'],
  ])('is for new licences: on %s a holder is told of the other one at %s', (appliedOn, price) => {
    expect(
      licence({ appliedOn, priority: true, alreadyHolds: 'temporary', sponsorSize: 'large' }),
    ).toMatchObject({
      warnings: [{ code: 'priority-for-holders', message: expect.stringContaining(`${price} a request`) }],
    });
  });
});

describe('what is not seen stated is marked', () => {
  it.each([
    ['worker', undefined, 'small', '2025-04-09', 'official'],
    ['worker', undefined, 'large', '2026-04-08', 'confirmed'],
    ['temporary', undefined, 'small', '2023-10-04', 'single-source'],
    ['temporary', undefined, 'small', '2026-04-08', 'derived'],
    ['both', undefined, 'small', '2026-04-08', 'derived'],
    ['both', undefined, 'large', '2026-04-08', 'derived'],
    ['worker', 'temporary', 'large', '2025-04-09', 'single-source'],
    ['worker', 'temporary', 'large', '2026-04-08', 'derived'],
    ['worker', 'worker', 'large', '2026-04-08', 'from-memory'],
  ] as const)(
    '%s, holding %s, %s, %s: %s',
    (licenceType, alreadyHolds, sponsorSize, appliedOn, confidence) => {
      expect(licence({ appliedOn, licenceType, alreadyHolds, sponsorSize })).toMatchObject({
        steps: [{ law: { confidence } }, {}],
      });
    },
  );
});

it('before 4 October 2023 no fee is recorded', () => {
  expect(licence({ appliedOn: '2023-10-03', priority: true })).toMatchObject({
    status: 'no-law',
    recordsBeginOn: '2023-10-04',
  });
});
