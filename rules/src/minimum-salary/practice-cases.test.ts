import { describe, expect, it } from 'vitest';
import { lowestOf, optionOf, salary, warned } from '../testing/salary.ts';

// The salary in the ten cases that a practitioner would check, from practice.md of the collected facts.

describe('case 1: 2134, aged 30', () => {
  it.each([
    [37.5, 54_700_00],
    [40, 58_346_67],
    [20, 41_700_00],
  ])('%d hours need %i pence', (hours, pence) => {
    expect(lowestOf(salary({ under26: false, hours }))).toBe(`A ${pence}`);
  });
});

describe('case 2: 2134, under 26', () => {
  it('48 months: £38,300', () => {
    expect(lowestOf(salary({ under26: true, months: 48 }))).toBe('E 3830000');
  });

  it.each([
    { under26: true, months: 60 },
    { under26: true, months: 36, monthsHeld: 24, visaType: 'graduate' as const },
  ])('%j: option E is refused, £54,700', (facts) => {
    const outcome = salary(facts);
    expect(lowestOf(outcome)).toBe('A 5470000');
    expect(optionOf(outcome, 'E')).toMatchObject({
      available: false,
      reason: expect.stringContaining('more than 48 months'),
    });
  });
});

describe('case 3: 2113', () => {
  it('in the NHS £35,100 by option F, whatever the permission', () => {
    expect(lowestOf(salary({ occupationCode: '2113', healthAndCare: { employer: 'nhs' } }))).toBe(
      'F 3510000',
    );
  });

  it.each([undefined, { employer: 'other' as const }])(
    'in a private laboratory (%j) £45,900',
    (healthAndCare) => {
      expect(lowestOf(salary({ occupationCode: '2113', healthAndCare, visaType: 'other' }))).toBe(
        'A 4590000',
      );
    },
  );
});

describe('case 4: 3544', () => {
  it('a new hire needs £41,700: the shortage list gives no discount', () => {
    const outcome = salary({ occupationCode: '3544' });
    expect(lowestOf(outcome)).toBe('A 4170000');
    expect(warned(outcome)).toEqual(expect.arrayContaining(['list-ends', 'shortage-list-no-discount']));
  });

  it('a new hire on 4 January 2027 has no law', () => {
    expect(salary({ occupationCode: '3544', assignedOn: '2027-01-04' })).toMatchObject({
      status: 'no-law',
      recordsEndOn: '2026-12-30',
    });
  });

  it.each(['2026-11-20', '2027-01-04'])('in the route since January 2024: £31,300 on %s', (assignedOn) => {
    expect(lowestOf(salary({ occupationCode: '3544', assignedOn, inRouteSince: '2024-01-15' }))).toBe(
      'F 3130000',
    );
  });
});

describe('case 5: 6135, Health and Care, 39 hours', () => {
  const care = {
    occupationCode: '6135',
    hours: 39,
    healthAndCare: { employer: 'adult-social-care' },
  } as const;

  it('switching inside the UK after 3 months of care work for the sponsor: £26,000 by option I', () => {
    expect(lowestOf(salary({ ...care, inUk: true, visaType: 'graduate', monthsWithSponsor: 3 }))).toBe(
      'I 2600000',
    );
  });

  it('switching inside the UK asks for those months, and shows £26,000 as possible', () => {
    expect(salary({ ...care, inUk: true, visaType: 'graduate' })).toMatchObject({
      status: 'needs-facts',
      missing: ['monthsWithSponsor'],
      lowest: null,
      ifConfirmed: { option: 'I', minimumAnnualPence: 26_000_00 },
    });
  });

  it('from outside the UK is refused', () => {
    expect(salary({ ...care, inUk: false })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('outside the UK'),
    });
  });
});

describe('case 10', () => {
  it('2142: option D, £33,400', () => {
    expect(lowestOf(salary({ occupationCode: '2142' }))).toBe('D 3340000');
  });

  it('a PhD on 2134: B £49,200, C £43,700', () => {
    const outcome = salary({ phd: 'stem' });
    expect(optionOf(outcome, 'B')).toMatchObject({ available: true, minimumAnnualPence: 49_200_00 });
    expect(optionOf(outcome, 'C')).toMatchObject({ available: true, minimumAnnualPence: 43_700_00 });
    expect(optionOf(salary({ phd: 'relevant' }), 'C')).toMatchObject({ available: false });
  });

  it.each(['B', 'C'] as const)('a PhD on 3544: option %s is not available', (option) => {
    expect(optionOf(salary({ occupationCode: '3544', phd: 'stem' }), option)).toMatchObject({
      available: false,
      reason: 'A PhD does not lower the salary of 3544 Data analysts.',
      minimumAnnualPence: null,
    });
  });
});

// Cases 6 to 9 are about the cost: sponsorship-cost/practice-cases.test.ts.
