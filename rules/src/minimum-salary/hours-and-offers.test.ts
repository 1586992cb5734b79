import { describe, expect, it } from 'vitest';
import { type GivenSalary, lowestOf, optionOf, salary, warned } from '../testing/salary.ts';

const offerOf = (facts: GivenSalary) => {
  const outcome = salary(facts);
  return 'offer' in outcome ? outcome.offer : outcome.status;
};

describe('hours', () => {
  it('a threshold is never pro-rated down, a going rate is', () => {
    const half = optionOf(salary({ hours: 18.75 }), 'A');
    expect(half).toMatchObject({
      thresholdPence: 41_700_00,
      goingRatePence: 27_350_00,
      decidedBy: 'threshold',
    });
  });

  it('over 48 only the pay for 48 hours counts towards the threshold', () => {
    const long = optionOf(salary({ occupationCode: '2136', hours: 60 }), 'A');
    expect(long).toMatchObject({ thresholdPence: 52_125_00, goingRatePence: 65_920_00 });
    expect(optionOf(salary({ occupationCode: '2136', hours: 48 }), 'A').thresholdPence).toBe(41_700_00);
  });

  it.each([
    [48, false],
    [48.01, true],
    [60, true],
  ])('at %d a week the limit is explained: %s', (hours, isWarned) => {
    expect(warned(salary({ hours })).includes('hours-over-counted')).toBe(isWarned);
  });

  it('are averaged over a regular cycle, rest weeks included: 52, 52, 52, 0 is 39', () => {
    expect(lowestOf(salary({ occupationCode: '2126', hours: [52, 52, 52, 0] }))).toBe('A 5449600');
    expect(lowestOf(salary({ occupationCode: '2126', hours: 39 }))).toBe('A 5449600');
  });

  it('are averaged exactly: three weeks of 37, 38 and 38', () => {
    expect(optionOf(salary({ hours: [37, 38, 38] }), 'A').minimumAnnualPence).toBe(54_943_12);
  });

  it('in a cycle may exceed 48 in one week if the average does not', () => {
    expect(warned(salary({ hours: [60, 36] }))).not.toContain('hours-over-counted');
    expect(warned(salary({ hours: [60, 37] }))).toContain('hours-over-counted');
  });

  it('in a cycle of 17 weeks are averaged, of 18 not', () => {
    const weeks = (count: number) => Array.from({ length: count }, () => 37.5);
    expect(lowestOf(salary({ hours: weeks(17) }))).toBe('A 5470000');
    expect(salary({ hours: weeks(18) })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('at most 17 weeks'),
    });
  });
});

describe('an offer', () => {
  it('that reaches the lowest figure is short of nothing; a penny less is short', () => {
    expect(offerOf({ salaryPence: 54_700_00 })).toMatchObject({ shortByPence: 0, hourlyPence: 28_05 });
    expect(offerOf({ salaryPence: 54_699_99 })).toMatchObject({ shortByPence: 1 });
  });

  it('is compared with each option separately', () => {
    const outcome = salary({ salaryPence: 50_000_00, phd: 'relevant' });
    expect(optionOf(outcome, 'A').shortByPence).toBe(4_700_00);
    expect(optionOf(outcome, 'B').shortByPence).toBe(0);
  });

  it('counts less what the worker pays to the sponsor, averaged over the certificate, from 9 April 2025', () => {
    const facts = { salaryPence: 54_700_00, deductionsPence: 3_000_00, months: 36 };
    expect(offerOf(facts)).toMatchObject({
      deductedPence: 1_000_00,
      countedPence: 53_700_00,
      shortByPence: 1_000_00,
    });
    expect(offerOf({ ...facts, assignedOn: '2025-04-09' })).toMatchObject({ deductedPence: 1_000_00 });
    expect(offerOf({ ...facts, assignedOn: '2025-04-08' })).toMatchObject({
      deductedPence: 0,
      countedPence: 54_700_00,
    });
  });

  it('counts a deduction to the penny, and never below nothing', () => {
    expect(offerOf({ salaryPence: 54_700_00, deductionsPence: 100, months: 36 })).toMatchObject({
      deductedPence: 34,
    });
    expect(offerOf({ salaryPence: 100_00, deductionsPence: 9_000_00, months: 12 })).toMatchObject({
      countedPence: 0,
    });
  });

  it('with deductions needs the certificate’s length; the figures are shown', () => {
    expect(salary({ salaryPence: 54_700_00, deductionsPence: 1_00 })).toMatchObject({
      status: 'needs-facts',
      missing: ['months'],
      offer: null,
      lowest: { option: 'A' },
    });
  });

  it('on a national pay scale is short only of the threshold that applies as well', () => {
    expect(offerOf({ occupationCode: '2237', salaryPence: 24_000_00 })).toMatchObject({
      shortByPence: 1_000_00,
    });
    expect(offerOf({ occupationCode: '2237', salaryPence: 40_000_00 })).toMatchObject({ shortByPence: null });
  });

  it('that is not given is none', () => {
    expect(offerOf({})).toBeNull();
    expect(optionOf(salary({}), 'A').shortByPence).toBeNull();
  });
});

describe('the National Living Wage', () => {
  const care = {
    occupationCode: '6135',
    inUk: true,
    monthsWithSponsor: 3,
    healthAndCare: { employer: 'nhs' },
  } as const;

  it('is 11p below £25,000 at 37.5 hours, which the next April may overtake', () => {
    const outcome = salary(care);
    const [warning] =
      'warnings' in outcome ? outcome.warnings.filter(({ code }) => code === 'minimum-wage-changes') : [];
    expect(warning?.message).toContain('£12.82 an hour is £0.11 above the National Living Wage of £12.71');
  });

  it.each([
    [4, '2026-11-20', false],
    [5, '2026-11-20', true],
    [undefined, '2026-11-20', true],
  ])('a certificate of %s months of %s gets a warning: %s', (months, assignedOn, isWarned) => {
    expect(warned(salary({ ...care, months, assignedOn })).includes('minimum-wage-changes')).toBe(isWarned);
  });

  it('is tested if the certificate runs into the days for which it is recorded', () => {
    const old = {
      occupationCode: '4122',
      inRouteSince: '2023-12-01',
      under26: true,
      monthsHeld: 8,
      assignedOn: '2024-08-01',
    } as const;
    expect(lowestOf(salary({ ...old, months: 36 }))).toBe('J 2320000');
    expect(warned(salary({ ...old, months: 36 }))).toContain('below-minimum-wage');
    expect(warned(salary({ ...old, months: 20 }))).not.toContain('below-minimum-wage');
    expect(warned(salary({ ...old, months: 21 }))).toContain('below-minimum-wage');
  });

  it('counts the certificate from the application, where that day is given', () => {
    const facts = { ...care, assignedOn: '2026-10-01', months: 6 };
    expect(warned(salary(facts))).not.toContain('minimum-wage-changes');
    expect(warned(salary({ ...facts, appliedOn: '2026-12-30' }))).toContain('minimum-wage-changes');
  });

  it('is far below a developer’s pay, and not mentioned', () => {
    expect(warned(salary({ months: 60 })).filter((code) => code.includes('minimum-wage'))).toEqual([]);
  });

  it('binds if the threshold that goes with a pay scale is spread over long hours', () => {
    expect(warned(salary({ occupationCode: '2237', hours: 39 }))).toContain('below-minimum-wage');
    expect(warned(salary({ occupationCode: '2237', hours: 37.5 }))).not.toContain('below-minimum-wage');
  });

  it.each([
    [24_784_49, true],
    [24_784_50, false],
  ])('an offer of %i pence for 37.5 hours is below it: %s', (salaryPence, isWarned) => {
    expect(warned(salary({ salaryPence })).includes('offer-below-minimum-wage')).toBe(isWarned);
  });

  it('from 1 April 2027 is not recorded, and before 1 April 2026 reported as not checked', () => {
    expect(warned(salary({ assignedOn: '2027-04-01' }))).toContain('minimum-wage-not-recorded');
    const before = salary({ assignedOn: '2026-03-31' });
    expect(warned(before)).not.toContain('minimum-wage-not-recorded');
    expect('notChecked' in before && before.notChecked.join(' ')).toContain(
      'National Living Wage before 2026-04-01',
    );
  });
});

describe('the certificate', () => {
  it.each([
    ['2027-02-20', 'answered'],
    ['2027-02-21', 'not-applicable'],
    ['2026-11-19', 'not-applicable'],
  ])('of 20 November 2026 used in an application on %s is %s', (appliedOn, status) => {
    expect(salary({ appliedOn }).status).toBe(status);
  });
});
