import { describe, expect, it } from 'vitest';
import { atasNeeded } from './atas/index.ts';
import { wholeMonths } from './certificate/index.ts';
import { calendarDate } from './kernel/index.ts';
import { nurseBeforeRegistration } from './pay-scales/index.ts';
import { settlementSalary } from './settlement-salary/index.ts';
import { skillsCharge, skillsChargeRefund } from './skills-charge/index.ts';
import { sponsorshipCost } from './sponsorship-cost/index.ts';
import { lowestOf, optionOf, salary, warned } from './testing/salary.ts';
import { billed, type FactsInText, sponsorship } from './testing/sponsorship.ts';

// Questions as a practitioner asks them, each with its paragraph and day, that were once answered wrongly. If
// no day is given, the certificate is of 20 November 2026. The questions are what matters; related facts are
// tested next to each rule.

const holder = {
  visaType: 'skilled',
  inUk: true,
  under26: false,
  newEntrantLimb: 'none',
  phd: 'none',
} as const;
const notApplicable = { status: 'not-applicable' };
const bill = (facts: FactsInText) => sponsorshipCost(sponsorship(facts));
const warnings = (outcome: object): string => ('warnings' in outcome ? JSON.stringify(outcome.warnings) : '');

describe('family', () => {
  const partner = { priority: 'none' } as const;
  const children = { count: 1, under18: 1, priority: 'none' } as const;

  it('30. What does a data analyst’s partner pay? Nothing: they cannot come, and there is no total (SW 29.1A)', () => {
    const cost = bill({ occupationCode: '3544', partner });
    expect(billed(cost)).toMatchObject({ 'partner family': 'cannot come', 'candidate visa-fee': 819_00 });
    expect(cost).toMatchObject({
      totals: { dependantsPence: null, allPence: null, candidatePence: 3_924_00 },
    });
  });

  it('31. The child of a sole parent: from inside the UK yes, from outside no (SW 32A.2)', () => {
    const facts = { occupationCode: '3544', children: { ...children, ground: 'sole-parent' } } as const;
    expect(billed(bill({ ...facts, location: 'inside', visaType: 'graduate' }))).toMatchObject({
      'children visa-fee': 943_00,
    });
    expect(billed(bill(facts))).toMatchObject({ 'children family': 'cannot come' });
  });

  it('32. A child born in the UK, and the partner of a worker in the route since June 2024: yes (SW 29.1A, 32A.2)', () => {
    const born = { ...children, ground: 'born-in-uk' } as const;
    expect(billed(bill({ occupationCode: '3544', children: born }))).toMatchObject({
      'children visa-fee': 819_00,
    });
    const worker = { occupationCode: '3544', location: 'inside', visaType: 'skilled', partner } as const;
    expect(billed(bill({ ...worker, inRouteSince: '2024-06-01' }))).toMatchObject({
      'partner visa-fee': 943_00,
    });
    expect(billed(bill(worker))).toMatchObject({ 'partner family': 'needs inRouteSince' });
  });

  it('33. The partner of a care worker: granted on 10 March 2024 yes, on 11 March after a later certificate no (SW 29.1A)', () => {
    const carer = {
      occupationCode: '6135',
      location: 'inside',
      visaType: 'skilled',
      healthAndCare: true,
      sponsoredInCare: true,
      partner,
    } as const;
    expect(billed(bill({ ...carer, inRouteSince: '2024-03-10' }))).toMatchObject({
      'partner visa-fee': 324_00,
    });
    const later = { ...carer, inRouteSince: '2024-03-20', firstCertificateOn: '2024-03-11' };
    expect(billed(bill(later))).toMatchObject({ 'partner family': 'cannot come' });
  });
});

describe('pay scales', () => {
  const nurse = { occupationCode: '2231', inUk: false, workNation: 'england' } as const;

  it('34. Is £26,000 enough for a Band 5 nurse in England? £3,970 short (Table 4)', () => {
    expect(salary({ ...nurse, payScaleRole: 'band-5', salaryPence: 26_000_00 })).toMatchObject({
      lowest: { option: 'K', minimumAnnualPence: 29_970_00 },
      offer: { shortByPence: 3_970_00 },
    });
    expect(salary({ ...nurse, payScaleRole: 'band-5', salaryPence: 29_970_00 })).toMatchObject({
      offer: { shortByPence: 0 },
    });
  });

  it('35. Can Band 2 be sponsored? Never. Band 3? As 6131, or from before 22 July 2025 (Table 4)', () => {
    expect(salary({ ...nurse, payScaleRole: 'band-2' })).toMatchObject(notApplicable);
    expect(salary({ ...nurse, payScaleRole: 'band-3' })).toMatchObject(notApplicable);
    const earlier = { ...holder, ...nurse, inUk: true, payScaleRole: 'band-3', inRouteSince: '2025-07-21' };
    expect(salary(earlier)).toMatchObject({ lowest: { minimumAnnualPence: 25_000_00 } });
  });

  it('36. What does a first-year doctor in England need for 48 hours? £43,939.20, from 40 hours (Table 3)', () => {
    const doctor = {
      occupationCode: '2211',
      inUk: false,
      workNation: 'england',
      payScaleRole: 'foundation-1',
      hours: 48,
    } as const;
    expect(lowestOf(salary(doctor))).toBe('K 4393920');
  });

  it('37. And a Band 5 nurse in Scotland for 37.5 hours? £32,322.98, from 37 hours (Table 4)', () => {
    const facts = { ...nurse, workNation: 'scotland', payScaleRole: 'band-5' } as const;
    expect(lowestOf(salary(facts))).toBe('K 3232298');
  });

  it('37a. And a qualified teacher outside London at 60 % of full time? £25,000, not £18,990 (Table 5, SW 13.1)', () => {
    const teacher = {
      occupationCode: '2313',
      inUk: false,
      workNation: 'england',
      londonArea: 'none',
      payScaleRole: 'qualified',
    } as const;
    expect(salary(teacher)).toMatchObject({ missing: ['shareOfFullTime'], lowest: null });
    expect(lowestOf(salary({ ...teacher, shareOfFullTime: 60, hours: 20 }))).toBe('K 2500000');
    expect(lowestOf(salary({ ...teacher, shareOfFullTime: 80, hours: 26 }))).toBe('K 2532000');
    expect(lowestOf(salary({ ...teacher, shareOfFullTime: 100 }))).toBe('K 3165000');
  });

  it('38. What may a nurse earn before registration? Band 3 at least, for up to 8 months (SW 13.2)', () => {
    const facts = {
      occupationCode: '2231',
      assignedOn: calendarDate('2026-11-20'),
      workNation: 'england',
    } as const;
    expect(nurseBeforeRegistration(facts)).toMatchObject({ months: 8, bandRatePence: 24_071_00 });
  });
});

describe('missing facts and further conditions', () => {
  it('39. Does a chemist need ATAS? It depends on nationality, employer and research (SW 6.3A)', () => {
    expect(warned(salary({ occupationCode: '2111', inUk: false }))).toContain('atas-open');
    const facts = {
      occupationCode: '2111',
      appliedOn: calendarDate('2026-11-20'),
      exemptNational: false,
    } as const;
    expect(atasNeeded({ ...facts, employerIsStudentSponsor: true, phdLevelResearch: true })).toMatchObject({
      status: 'needed',
    });
    expect(atasNeeded({ ...facts, employerIsStudentSponsor: false })).toMatchObject({ status: 'not-needed' });
  });

  it('40. Which PhD counts? A UK one, or one that Ecctis confirms (SW 9.2, 9.3)', () => {
    expect(optionOf(salary({ phd: 'relevant', inUk: false }), 'B').reason).toContain('Ecctis');
  });

  it('41. Do the rules for Tier 2 (General) still hold? Until 30 November 2026 (SW 14.5)', () => {
    const facts = { ...holder, inRouteSince: '2019-06-01', sameSponsor: true };
    const on = (appliedOn: string) => warnings(salary({ ...facts, appliedOn }));
    expect(on('2026-11-30')).toContain('for applications until 2026-11-30');
    expect(on('2026-12-01')).toContain('closed to applications after 2026-11-30');
  });

  it('42. What must a programmer earn to settle? £54,700; from before 4 April 2024 £40,000 (SW 24.3)', () => {
    const facts = {
      occupationCode: '2134',
      appliedOn: calendarDate('2026-11-20'),
      hours: { perWeek: 37.5 },
      lastSponsoredOnList: false,
    } as const;
    const settle = (inRouteSince: string) =>
      settlementSalary({ ...facts, inRouteSince: calendarDate(inRouteSince) });
    expect(settle('2021-11-20')).toMatchObject({ lowest: { minimumAnnualPence: 40_000_00 } });
    expect(settle('2025-11-20')).toMatchObject({ lowest: { minimumAnnualPence: 54_700_00 } });
  });

  it('43. How much of the skills charge is refunded if the visa is refused? All of it', () => {
    const charge = {
      assignedOn: calendarDate('2026-11-20'),
      sponsorSize: 'large',
      length: wholeMonths(36),
    } as const;
    expect(
      skillsChargeRefund({ charge, reason: 'refused', happenedOn: calendarDate('2027-01-20') }),
    ).toMatchObject({ refundPence: 3_960_00 });
  });

  it('44. What is the skills charge of clergy? None: the code cannot be sponsored (Table 6)', () => {
    const facts = {
      assignedOn: calendarDate('2026-11-20'),
      sponsorSize: 'large',
      length: wholeMonths(36),
      location: 'outside',
    } as const;
    for (const occupationCode of ['2463', '3431', '3432'])
      expect(skillsCharge({ ...facts, occupationCode })).toMatchObject({
        ...notApplicable,
        reason: expect.stringContaining('cannot be sponsored'),
      });
  });

  it('45. Is an extension after a Student switch explained as one? Yes', () => {
    const line = bill({
      visaType: 'skilled',
      location: 'inside',
      enteredAsStudent: true,
      inRouteSince: '2024-12-01',
    });
    expect(JSON.stringify('lines' in line ? line.lines : [])).toContain(
      'extension after a switch from Student',
    );
  });

  it('46. Is the going rate pro-rated above 48 hours? Yes, on all hours (SW 14.4(d))', () => {
    const facts = salary({ inUk: false, hours: 50, under26: false, newEntrantLimb: 'none' });
    expect(lowestOf(facts)).toBe('A 7293334');
    expect(warnings(facts)).toContain('including those above 48');
  });
});
