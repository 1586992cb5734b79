import { describe, expect, it } from 'vitest';
import { lengthBetween, wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { billed, type FactsInText, sponsorship } from '../testing/sponsorship.ts';
import { sponsorshipCost } from './index.ts';

// The cost in the ten cases that a practitioner would check, from practice.md of the collected facts.

const cost = (facts: FactsInText) => sponsorshipCost(sponsorship(facts));
const warningCodes = (facts: FactsInText) => {
  const outcome = cost(facts);
  return outcome.status === 'answered' ? outcome.warnings.map(({ code }) => code) : [outcome.status];
};

describe('case 4: 3544, new hire and in the route since January 2024', () => {
  const inTheRoute = { occupationCode: '3544', location: 'inside', visaType: 'skilled' } as const;

  it('a new hire of 20 November 2026 pays a visa fee of £819 and brings no dependants', () => {
    expect(billed(cost({ occupationCode: '3544' }))).toMatchObject({ 'candidate visa-fee': 819_00 });
    expect(warningCodes({ occupationCode: '3544' })).toContain('no-dependants');
  });

  it('a new hire of 4 January 2027 has no law', () => {
    expect(cost({ occupationCode: '3544', assignedOn: '2027-01-04' })).toMatchObject({ status: 'no-law' });
  });

  it.each(['2026-11-20', '2027-01-04'])('a worker in the route has a price on %s', (assignedOn) => {
    expect(billed(cost({ ...inTheRoute, assignedOn }))).toMatchObject({
      'employer skills-charge': 3960_00,
      'candidate visa-fee': 943_00,
    });
  });
});

describe('case 5: 6135, Health and Care', () => {
  const care = { occupationCode: '6135', healthAndCare: true };

  it('switching inside the UK has a price; from outside it is refused', () => {
    expect(billed(cost({ ...care, location: 'inside', visaType: 'graduate' }))).toMatchObject({
      'employer skills-charge': 3960_00,
      'candidate visa-fee': 324_00,
      'candidate health-surcharge': 'not applicable',
    });
    expect(cost(care)).toMatchObject({ status: 'not-applicable' });
  });
});

describe('case 6: large, 36 months, inside', () => {
  const charge = (overrides: FactsInText) =>
    billed(cost({ location: 'inside', ...overrides }))['employer skills-charge'];

  it('from Student nothing', () => {
    expect(charge({ visaType: 'student', enteredAsStudent: true })).toBe('not applicable');
    const switches = { visaType: 'student', studentSwitch: 'course-completed' } as const;
    expect(charge({ ...switches, enteredAsStudent: false })).toBe('not applicable');
  });

  it.each([true, false])(
    'from Graduate £3,960 whatever "entered as student" says: %s',
    (enteredAsStudent) => {
      expect(charge({ visaType: 'graduate', enteredAsStudent })).toBe(3960_00);
    },
  );

  it('an extension after a switch from Student nothing, another extension £3,960', () => {
    expect(charge({ visaType: 'skilled', enteredAsStudent: true })).toBe('not applicable');
    expect(charge({ visaType: 'skilled', enteredAsStudent: false })).toBe(3960_00);
  });

  it.each(['dependent', 'youth-mobility', 'other'] as const)(
    'from %s £3,960 whatever "entered as student" says',
    (visaType) => {
      expect(charge({ visaType, enteredAsStudent: true })).toBe(3960_00);
      expect(charge({ visaType, enteredAsStudent: false })).toBe(3960_00);
    },
  );

  it.each(['student', 'skilled'] as const)('from outside the UK %s pays £3,960', (visaType) => {
    expect(charge({ location: 'outside', visaType, enteredAsStudent: true })).toBe(3960_00);
  });
});

describe('case 7: large, 36 months, outside', () => {
  const bill = (endsOn: string) =>
    billed(cost({ length: lengthBetween(calendarDate('2027-01-04'), calendarDate(endsOn)) }));

  it('three years: charge £3,960, visa £819, surcharge £3,105', () => {
    expect(bill('2030-01-03')).toMatchObject({
      'employer skills-charge': 3960_00,
      'candidate visa-fee': 819_00,
      'candidate health-surcharge': 3105_00,
    });
  });

  it('one day more: £4,620, £1,618, £3,622.50', () => {
    expect(bill('2030-01-04')).toMatchObject({
      'employer skills-charge': 4620_00,
      'candidate visa-fee': 1618_00,
      'candidate health-surcharge': 3622_50,
    });
  });
});

describe('case 8: the day that governs', () => {
  it.each([
    ['2025-12-15', 364_00],
    ['2025-12-16', 480_00],
  ])('small, 12 months, assigned on %s: a charge of %i pence', (assignedOn, pence) => {
    const facts = { sponsorSize: 'small', length: wholeMonths(12), assignedOn } as const;
    expect(billed(cost(facts))).toMatchObject({ 'employer skills-charge': pence });
  });

  it('assigned on 7 April and applied for on 8 April 2026, 36 months, outside: visa £819', () => {
    expect(billed(cost({ assignedOn: '2026-04-07', appliedOn: '2026-04-08' }))).toMatchObject({
      'candidate visa-fee': 819_00,
    });
  });
});

it('case 9: a nurse of a large NHS trust with partner and two children: £5,781', () => {
  const bill = cost({
    occupationCode: '2237',
    healthAndCare: true,
    partner: { priority: 'none' },
    children: { count: 2, under18: 2, priority: 'none' },
  });
  expect(billed(bill)).toMatchObject({
    'employer certificate': 525_00,
    'employer skills-charge': 3960_00,
    'candidate visa-fee': 324_00,
    'partner visa-fee': 324_00,
    'children visa-fee': 648_00,
    'candidate health-surcharge': 'not applicable',
    'partner health-surcharge': 'not applicable',
    'children health-surcharge': 'not applicable',
  });
  expect(bill).toMatchObject({ status: 'answered', totals: { allPence: 5781_00 } });
});

describe('case 10', () => {
  it('2142: fee £628, family allowed', () => {
    expect(billed(cost({ occupationCode: '2142' }))).toMatchObject({ 'candidate visa-fee': 628_00 });
    expect(warningCodes({ occupationCode: '2142' })).not.toContain('no-dependants');
  });

  it('2311: no charge', () => {
    expect(billed(cost({ occupationCode: '2311' }))).toMatchObject({
      'employer skills-charge': 'not applicable',
    });
  });
});
