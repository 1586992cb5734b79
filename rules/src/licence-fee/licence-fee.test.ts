import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { type LicenceFacts, licenceCost } from './index.ts';
import { priorityPlaces } from './parameters.ts';

const licence = (facts: Omit<Partial<LicenceFacts>, 'appliedOn'> & { appliedOn: string }) =>
  licenceCost({
    licenceType: 'worker',
    sponsorSize: 'small',
    priority: false,
    ...facts,
    appliedOn: calendarDate(facts.appliedOn),
  });

/** The last and first days of each period of the licence fees. */
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
      warnings: [
        ...(appliedOn < '2026-10-08' ? [] : [{ code: 'fee-table-newer' }]),
        ...(licenceType === 'worker' || period < 2 ? [] : [{ code: 'to-be-confirmed' }]),
      ],
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
  ])('is for new licences: on %s the holder of another one gets the message %s', (appliedOn, price) => {
    expect(
      licence({ appliedOn, priority: true, alreadyHolds: 'temporary', sponsorSize: 'large' }),
    ).toMatchObject({
      warnings: expect.arrayContaining([
        { code: 'priority-for-holders', message: expect.stringContaining(`${price} a request`) },
      ]),
    });
  });
});

describe('a figure that no source states is marked', () => {
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
    // Free in the official tables that we read; for 2026 nobody states it.
    ['temporary', 'worker', 'small', '2026-04-07', 'official'],
    ['temporary', 'worker', 'small', '2026-04-08', 'derived'],
    ['worker', 'temporary', 'small', '2026-04-07', 'official'],
    ['worker', 'temporary', 'small', '2026-04-08', 'derived'],
  ] as const)(
    '%s, holding %s, %s, %s: %s',
    (licenceType, alreadyHolds, sponsorSize, appliedOn, confidence) => {
      expect(licence({ appliedOn, licenceType, alreadyHolds, sponsorSize })).toMatchObject({
        steps: [{ law: { confidence } }, {}],
      });
    },
  );
});

describe('what is not settled carries a warning', () => {
  const warning = (message: string) => ({
    code: 'to-be-confirmed',
    message: `${message} To be confirmed on GOV.UK.`,
  });
  const adding = { alreadyHolds: 'temporary', sponsorSize: 'large' } as const;
  const difference =
    'Add Worker to a Temporary Worker licence, medium or large sponsor: The difference between two published fees. It could be a pound less.';
  const firstDay = 'Sources agree on the amount but not on the first day: 21 October or 11 November 2025.';

  it('adding Worker costs a large sponsor £1,071 on 22 November 2026, a figure that no source states', () => {
    expect(licence({ ...adding, appliedOn: '2026-11-22' })).toMatchObject({
      licenceFeePence: 1071_00,
      warnings: [{ code: 'fee-table-newer' }, warning(difference)],
    });
  });

  it('adding Worker cost a large sponsor £1,005 on 7 April 2026, as GOV.UK stated', () => {
    expect(licence({ ...adding, appliedOn: '2026-04-07' })).toMatchObject({
      licenceFeePence: 1005_00,
      warnings: [],
    });
  });

  it.each(['2025-10-21', '2025-10-25', '2025-11-10'])(
    'the priority service at £750 on %s, a day that the sources dispute',
    (appliedOn) => {
      expect(licence({ appliedOn, priority: true })).toMatchObject({
        priorityFeePence: 750_00,
        warnings: [warning(`Pre-licence priority service: ${firstDay}`)],
      });
    },
  );

  it.each([
    ['2025-10-20', 500_00],
    ['2025-11-11', 750_00],
  ])('the priority service on %s has none', (appliedOn, priorityFeePence) => {
    expect(licence({ appliedOn, priority: true })).toMatchObject({ priorityFeePence, warnings: [] });
  });

  it.each([
    ['2026-04-07', []],
    ['2026-04-08', ['priority-by-route']],
  ])('the priority service on %s says that it is not open to every route: %j', (appliedOn, codes) => {
    expect(licence({ appliedOn, priority: true })).toMatchObject({
      warnings: codes.map((code) => ({
        code,
        message: expect.stringContaining('not to UK Expansion Worker, Service Supplier'),
      })),
    });
  });

  it('the priority service is chosen in the form or later, and its 30 places are what firms speak of', () => {
    const words =
      'It can be chosen in the application form or later. Firms speak of 30 places each working day, given out from 09:00. Check GOV.UK.';
    expect(licence({ appliedOn: '2026-04-08', priority: true })).toMatchObject({
      warnings: [{ message: expect.stringContaining(words) }],
    });
  });

  it.each([
    ['2023-06-20', 'no-law'],
    ['2023-06-21', 'in-force'],
  ])('how it is chosen is recorded since June 2023, from a single source: on %s %s', (day, status) => {
    const places = lawOn(priorityPlaces, calendarDate(day));
    expect(places.status).toBe(status);
    if (places.status === 'in-force') expect(places.law.confidence).toBe('single-source');
  });

  it('a disputed price that was not requested has none', () => {
    expect(licence({ appliedOn: '2025-10-25' })).toMatchObject({ warnings: [] });
  });

  it('a holder is warned of both prices whose first day is disputed', () => {
    expect(licence({ ...adding, appliedOn: '2025-10-25', priority: true })).toMatchObject({
      warnings: [
        warning(`Pre-licence priority service: ${firstDay}`),
        { code: 'priority-for-holders' },
        warning(`Post-licence priority service, each request: ${firstDay}`),
      ],
    });
  });

  it('another route of the same type is free by a practitioner’s knowledge', () => {
    expect(licence({ appliedOn: '2026-11-22', alreadyHolds: 'worker' })).toMatchObject({
      licenceFeePence: 0,
      warnings: [
        { code: 'fee-table-newer' },
        warning(
          'Add another route to a licence of the same type: Known from practice, not read in a source.',
        ),
      ],
    });
  });
});

it('before 4 October 2023 no fee is recorded', () => {
  expect(licence({ appliedOn: '2023-10-03', priority: true })).toMatchObject({
    status: 'no-law',
    recordsBeginOn: '2023-10-04',
  });
});
