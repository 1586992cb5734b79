import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type PayPeriod, type PayPeriodFacts, payPeriods } from './index.ts';

// Vectors derived from section 6 of the collected salary rules (SW 14.3B): no published example was found.
// 2134 by option A at 37.5 hours requires £54,700 a year, which is £28.0512… an hour.

type FactsInText = Omit<Partial<PayPeriodFacts>, 'assignedOn'> & { assignedOn?: string };

const test = ({ assignedOn = '2026-11-20', ...facts }: FactsInText) =>
  payPeriods({
    occupationCode: '2134',
    option: 'A',
    hours: { perWeek: 37.5 },
    frequency: 'monthly',
    periods: [{ paidPence: 4_558_34 }],
    ...facts,
    assignedOn: calendarDate(assignedOn),
  });
const testOf = (facts: FactsInText) => {
  const outcome = test(facts);
  if (outcome.status !== 'answered') throw new Error(JSON.stringify(outcome));
  return outcome;
};
const periodsPaying = (...pence: number[]): PayPeriod[] => pence.map((paidPence) => ({ paidPence }));
const times = (count: number, paidPence: number) => Array.from({ length: count }, () => ({ paidPence }));

describe('the pay-period rule', () => {
  it.each([
    ['2026-04-07', 'not-applicable'],
    ['2026-04-08', 'answered'],
    ['2026-11-20', 'answered'],
    ['2024-04-03', 'no-law'],
  ])('on a certificate of %s is %s', (assignedOn, status) => {
    expect(test({ assignedOn }).status).toBe(status);
  });

  it('depends on the required year and the going rate an hour', () => {
    expect(testOf({})).toMatchObject({ requiredAnnualPence: 54_700_00, hourlyGoingRatePence: 28_05 });
    expect(testOf({ option: 'E' })).toMatchObject({
      requiredAnnualPence: 38_300_00,
      hourlyGoingRatePence: 19_64,
    });
    expect(testOf({ hours: { perWeek: 40 } })).toMatchObject({ requiredAnnualPence: 58_346_67 });
  });

  it('says that pay would fail a test, and never that it is a breach', () => {
    expect(testOf({ periods: periodsPaying(1) }).message).toBe(
      'On these figures, the pay would fail this test.',
    );
    expect(testOf({ periods: periodsPaying(1, 2) }).message).toBe(
      'On these figures, the pay would fail this test in 2 places.',
    );
  });
});

describe('each period', () => {
  it.each([
    [150, 4_207_70, true],
    [150, 4_207_69, false],
    [0, 0, true],
    [1, 28_06, true],
    [1, 28_05, false],
    [172.5, 4_838_85, true],
    [172.5, 4_838_84, false],
  ])('with %d hours worked and %i pence paid passes: %s', (hours, paidPence, passes) => {
    expect(testOf({ periods: [{ paidPence, hours }] }).periods[0]?.passes).toBe(passes);
  });

  it.each([
    ['weekly', 1_051_93],
    ['fortnightly', 2_103_85],
    ['four-weekly', 4_207_70],
    ['monthly', 4_558_34],
    ['quarterly', 13_675_00],
  ] as const)('paid %s takes the contract’s hours where none are given: %i pence', (frequency, needed) => {
    const outcome = testOf({ frequency, periods: periodsPaying(needed, needed - 1) });
    expect(outcome.periods.map(({ neededPence, passes }) => [neededPence, passes])).toEqual([
      [needed, true],
      [needed, false],
    ]);
    expect(outcome.warnings).toContainEqual(expect.objectContaining({ code: 'contract-hours' }));
  });

  it('gives the shortfall', () => {
    expect(testOf({ periods: [{ paidPence: 4_000_00, hours: 150 }] }).periods[0]).toMatchObject({
      neededPence: 4_207_70,
      shortByPence: 207_70,
    });
  });

  it('with a permitted reduction cannot be tested', () => {
    const periods = [{ paidPence: 1, permittedReduction: true }];
    expect(testOf({ periods })).toMatchObject({
      passes: 'unknown',
      periods: [{ passes: 'unknown', neededPence: null }],
    });
  });
});

describe('consecutive periods', () => {
  it('monthly: any three months reach a quarter of the year', () => {
    const short = testOf({ periods: periodsPaying(4_558_34, 4_558_34, 4_558_31, 6_000_00) });
    expect(short.windows).toMatchObject([
      {
        fromPeriod: 1,
        toPeriod: 3,
        paidPence: 13_674_99,
        neededPence: 13_675_00,
        shortByPence: 1,
        passes: false,
      },
      { fromPeriod: 2, toPeriod: 4, passes: true },
    ]);
    expect(short.passes).toBe(false);
    expect(testOf({ periods: times(3, 4_558_34) })).toMatchObject({
      passes: true,
      windows: [{ passes: true }],
    });
  });

  it('quarterly: each payment reaches a quarter', () => {
    expect(
      testOf({ frequency: 'quarterly', periods: periodsPaying(13_675_00, 13_674_99) }).windows,
    ).toMatchObject([{ passes: true }, { passes: false }]);
  });

  it.each([
    ['weekly', 12, 1_051_93],
    ['fortnightly', 6, 2_103_85],
    ['four-weekly', 3, 4_207_70],
  ] as const)('paid %s: any twelve weeks (%i payments) reach 12/52', (frequency, count, each) => {
    expect(testOf({ frequency, periods: times(count, each) })).toMatchObject({
      passes: true,
      windows: [{ fromPeriod: 1, toPeriod: count, neededPence: 12_623_08, passes: true }],
    });
    expect(testOf({ frequency, periods: times(count - 1, each) })).toMatchObject({
      windows: [],
      passes: 'unknown',
    });
    const less = [...times(count - 1, each), { paidPence: 12_623_07 - each * (count - 1), hours: 0 }];
    expect(testOf({ frequency, periods: less })).toMatchObject({
      passes: false,
      windows: [{ shortByPence: 1 }],
    });
  });

  it('irregular hours: any seventeen weeks reach 17/52', () => {
    const uneven = Array.from({ length: 17 }, (_, week) => ({
      paidPence: week % 2 ? 3_000_00 : 0,
      hours: week % 2 ? 75 : 0,
    }));
    expect(testOf({ frequency: 'weekly', irregular: true, periods: uneven })).toMatchObject({
      passes: true,
      windows: [{ toPeriod: 17, neededPence: 17_882_70, paidPence: 24_000_00 }],
      warnings: [{ code: 'irregular-pattern', message: expect.stringContaining('cut short') }],
    });
    expect(test({ frequency: 'monthly', irregular: true })).toMatchObject({ status: 'not-applicable' });
  });

  it('with a permitted reduction that falls short is undecided', () => {
    const periods = [...times(2, 4_558_34), { paidPence: 0, permittedReduction: true }];
    expect(testOf({ periods })).toMatchObject({ passes: 'unknown', windows: [{ passes: 'unknown' }] });
  });

  it('fewer than the rule adds up leave the outcome undecided', () => {
    expect(testOf({ periods: times(2, 4_558_34) })).toMatchObject({
      passes: 'unknown',
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'too-few-periods' })]),
    });
  });
});

describe('an option', () => {
  it('K has no going rate: the scale decides each period, the threshold consecutive periods', () => {
    const outcome = testOf({ occupationCode: '2237', option: 'K', periods: times(3, 2_083_34) });
    expect(outcome).toMatchObject({
      passes: 'unknown',
      hourlyGoingRatePence: null,
      periods: [{ passes: 'unknown' }, {}, {}],
      windows: [{ neededPence: 6_250_00, passes: true }],
    });
    expect(outcome.notChecked.join(' ')).toContain('national pay scale');
  });

  it('without a published rate cannot be tested', () => {
    expect(test({ occupationCode: '3544', option: 'B' })).toMatchObject({
      status: 'not-applicable',
      reason: 'No going rate of 3544 is published for option B.',
    });
    expect(test({ occupationCode: '2237', option: 'A' }).status).toBe('not-applicable');
  });

  it.each([
    ['2142', 'D', '2026-12-30', 'answered'],
    ['2142', 'D', '2026-12-31', 'no-law'],
    ['3212', 'I', '2027-01-10', 'no-law'],
    ['2134', 'D', '2026-11-20', 'not-applicable'],
    ['2134', 'K', '2026-11-20', 'not-applicable'],
    ['1112', 'A', '2026-11-20', 'not-applicable'],
    ['2237', 'A', '2026-11-20', 'not-applicable'],
    ['0000', 'K', '2026-11-20', 'not-applicable'],
  ] as const)(
    'that cannot be used for the code’s pay is not tested: %s by %s on %s is %s',
    (occupationCode, option, assignedOn, status) => {
      expect(test({ occupationCode, option, assignedOn }).status).toBe(status);
    },
  );
});

describe('weeks that differ', () => {
  it.each([{ hours: { cycle: [52, 52, 52, 0] }, irregular: true }, { hours: { cycle: [75, 0] } }])(
    'leave a week untested whose hours are left out: %j',
    (facts) => {
      const outcome = testOf({ ...facts, frequency: 'weekly', periods: periodsPaying(0) });
      expect(outcome.periods).toMatchObject([{ passes: 'unknown', hours: null, neededPence: null }]);
      expect(outcome.warnings).toContainEqual(expect.objectContaining({ code: 'hours-not-told' }));
      expect(
        testOf({ ...facts, frequency: 'weekly', periods: [{ paidPence: 0, hours: 0 }] }).periods,
      ).toMatchObject([{ passes: true }]);
    },
  );

  it('that are all the same in a cycle are the contract’s', () => {
    expect(
      testOf({ hours: { cycle: [37.5, 37.5] }, frequency: 'weekly', periods: periodsPaying(1_051_93) })
        .periods,
    ).toMatchObject([{ passes: true }]);
  });
});

describe('pay that is short by pennies', () => {
  it('says that annual pay must be rounded up', () => {
    expect(testOf({ periods: times(3, 4_558_33) })).toMatchObject({
      passes: false,
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'rounding' })]),
    });
    expect(testOf({ periods: times(3, 4_500_00) }).warnings).not.toContainEqual(
      expect.objectContaining({ code: 'rounding' }),
    );
  });
});
