import { describe, expect, it } from 'vitest';
import { lengthBetween, wholeMonths } from '../certificate/index.ts';
import { certificateFee } from '../certificate-fee/index.ts';
import { healthSurcharge } from '../health-surcharge/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { skillsCharge } from '../skills-charge/index.ts';
import { billed, sponsorship } from '../testing/sponsorship.ts';
import { type SponsorshipFacts, sponsorshipCost } from './index.ts';

// Worked totals from published pages, by their number (V…), from fees-vectors.json of the collected facts.

const day = calendarDate;

function charge(assignedOn: string, sponsorSize: 'small' | 'large', months: number): number {
  const outcome = skillsCharge({
    assignedOn: day(assignedOn),
    sponsorSize,
    length: wholeMonths(months),
    location: 'outside',
    occupationCode: '2134',
  });
  if (outcome.status !== 'answered') throw new Error(outcome.status);
  return outcome.amountPence;
}

function surcharge(months: number, { appliedOn = '2026-11-20', under18 = 0 } = {}): number {
  const outcome = healthSurcharge({
    appliedOn: day(appliedOn),
    length: wholeMonths(months),
    location: 'outside',
    healthAndCare: false,
    adults: under18 > 0 ? 0 : 1,
    under18,
  });
  if (outcome.status !== 'answered') throw new Error(outcome.status);
  return outcome.amountPence;
}

const totals = (facts: SponsorshipFacts) => {
  const bill = sponsorshipCost(facts);
  return bill.status === 'answered' ? bill.totals : bill.status;
};

describe('the skills charge', () => {
  it.each(['2024-04-04', '2024-12-31'])('V01: large, 36 months, assigned %s: £3,000', (assignedOn) => {
    expect(charge(assignedOn, 'large', 36)).toBe(3000_00);
  });

  it('V03: 60 months before 16 December 2025: £5,000 large, £1,820 small', () => {
    expect(charge('2025-12-15', 'large', 60)).toBe(5000_00);
    expect(charge('2025-12-15', 'small', 60)).toBe(1820_00);
  });

  it.each([19, 24])('V04: %i months before 16 December 2025: £2,000 large, £728 small', (months) => {
    expect(charge('2025-12-15', 'large', months)).toBe(2000_00);
    expect(charge('2025-12-15', 'small', months)).toBe(728_00);
  });

  it('V06: 36 months from 16 December 2025: £3,960 large, £1,440 small', () => {
    expect(charge('2025-12-16', 'large', 36)).toBe(3960_00);
    expect(charge('2025-12-16', 'small', 36)).toBe(1440_00);
  });

  it('V07: large, 60 months, rises by £1,600 between 15 and 16 December 2025', () => {
    expect(charge('2025-12-16', 'large', 60) - charge('2025-12-15', 'large', 60)).toBe(1600_00);
  });

  it('V09: certificate and charge of three years in 2024: £1,331 small, £3,239 large', () => {
    const certificate = certificateFee({ assignedOn: day('2024-06-03'), route: 'worker' });
    const fee = certificate.status === 'answered' ? certificate.amountPence : 0;
    expect(fee + charge('2024-06-03', 'small', 36)).toBe(1331_00);
    expect(fee + charge('2024-06-03', 'large', 36)).toBe(3239_00);
  });
});

describe('whole bills', () => {
  it('V10: small, 48 months, outside, 2024: £1,695 + £5,560 = £7,255', () => {
    const facts = { sponsorSize: 'small', length: wholeMonths(48), assignedOn: '2024-06-03' } as const;
    expect(totals(sponsorship(facts))).toMatchObject({
      employerPence: 1695_00,
      candidatePence: 5560_00,
      allPence: 7255_00,
    });
  });

  it.each(['2025-12-16', '2026-04-07'])(
    'V12: five years’ extension inside, large, %s: £14,051',
    (assignedOn) => {
      const facts = { location: 'inside', visaType: 'skilled', length: wholeMonths(60), assignedOn } as const;
      expect(totals(sponsorship(facts))).toMatchObject({ allPence: 14_051_00 });
    },
  );

  it('V14: 24 months, outside, large, 2026: £3,165 + £2,889 = £6,054', () => {
    const facts = sponsorship({ length: wholeMonths(24) });
    expect(billed(sponsorshipCost(facts))).toMatchObject({
      'employer certificate': 525_00,
      'employer skills-charge': 2640_00,
      'candidate visa-fee': 819_00,
      'candidate health-surcharge': 2070_00,
    });
    expect(totals(facts)).toMatchObject({
      employerPence: 3165_00,
      candidatePence: 2889_00,
      allPence: 6054_00,
    });
  });

  it('V17: an applicant of 36 months, outside, 2026: £819 + £3,105 = £3,924', () => {
    expect(billed(sponsorshipCost(sponsorship({})))).toMatchObject({
      'candidate visa-fee': 819_00,
      'candidate health-surcharge': 3105_00,
    });
    expect(totals(sponsorship({}))).toMatchObject({ candidatePence: 3924_00 });
  });

  it.each([
    [36, 324_00],
    [60, 628_00],
  ])('V19: Health and Care, %i months, 2026: %i pence and no surcharge', (months, candidatePence) => {
    const facts = { healthAndCare: true, occupationCode: '2237', length: wholeMonths(months) };
    expect(totals(sponsorship(facts))).toMatchObject({ candidatePence });
  });

  it('V28: new small sponsor, 36 months, outside, 2026: £611 + £525 + £1,440 = £2,576', () => {
    const licence = { type: 'worker', priority: false, appliedOn: day('2026-11-20') } as const;
    expect(totals(sponsorship({ sponsorSize: 'small', licence }))).toMatchObject({ employerPence: 2576_00 });
  });
});

describe('the health surcharge', () => {
  it.skip('V20: the Graduate fee of £937 is no cost of sponsorship and is not in these rules', () => {});

  it('V20: its other part, 18 months: £1,552.50', () => {
    expect(surcharge(18)).toBe(1552_50);
  });

  it('V21: five years: £5,175 an adult, £3,880 a child', () => {
    expect(surcharge(60)).toBe(5175_00);
    expect(surcharge(60, { under18: 1 })).toBe(3880_00);
  });

  it('V23: 33 months: £3,105', () => {
    expect(surcharge(33)).toBe(3105_00);
  });

  it('V25: three years, on 5 and 6 February 2024: £1,872 and £3,105', () => {
    expect(surcharge(36, { appliedOn: '2024-02-05' })).toBe(1872_00);
    expect(surcharge(36, { appliedOn: '2024-02-06' })).toBe(3105_00);
  });

  it('V27: three years and two months: £3,622.50', () => {
    expect(surcharge(38)).toBe(3622_50);
    const length = lengthBetween(day('2027-01-04'), day('2030-03-03'));
    expect(billed(sponsorshipCost(sponsorship({ length })))).toMatchObject({
      'candidate health-surcharge': 3622_50,
    });
  });
});
