import { describe, expect, it } from 'vitest';
import { calendarDate } from './kernel/index.ts';
import { licenceCost } from './licence-fee/index.ts';
import { disputedRate } from './occupations/index.ts';
import { sponsorshipCost } from './sponsorship-cost/index.ts';
import { type GivenSalary, lowestOf, optionOf, salary, warned } from './testing/salary.ts';
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
const available = (facts: GivenSalary, letter: 'D' | 'E' | 'F' | 'I' | 'J') =>
  optionOf(salary(facts), letter).available;
const notApplicable = { status: 'not-applicable' };
const bill = (facts: FactsInText) => sponsorshipCost(sponsorship(facts));
const warnings = (outcome: object): string => ('warnings' in outcome ? JSON.stringify(outcome.warnings) : '');

describe('figures', () => {
  it('1. What must a vehicle valeter’s employer pay who extends by option F? £31,300 (Table 2a)', () => {
    const facts = { ...holder, occupationCode: '9252', inRouteSince: '2023-05-01', sameSponsor: true };
    expect(lowestOf(salary({ ...facts, monthsHeld: 43 }))).toBe('F 3130000');
  });

  it('2. And an hour? £16.05, as published (Table 2a, 3214)', () => {
    const facts = { ...holder, occupationCode: '3214', inRouteSince: '2023-05-01', sameSponsor: true };
    expect(optionOf(salary(facts), 'F').hourlyPence).toBe(16_05);
    expect(optionOf(salary(facts), 'J')).toMatchObject({ publishedRatePence: 25_000_00 });
  });

  it('3. What is the standard rate of 1259? £41,700 (Table 1a)', () => {
    const facts = { ...holder, occupationCode: '1259', inRouteSince: '2024-12-01', monthsHeld: 24 };
    expect(optionOf(salary(facts), 'A').publishedRatePence).toBe(41_700_00);
  });

  it('4. What is the lower rate of a bricklayer? £25,000 (Table 2aa, 5313)', () => {
    const facts = { ...holder, occupationCode: '5313', inRouteSince: '2023-05-01', monthsHeld: 43 };
    expect(optionOf(salary(facts), 'I').publishedRatePence).toBe(25_000_00);
  });

  it('5. Was 3214 at £23,200 or at £29,000 on 1 May 2024? Both readings are shown', () => {
    const doubt = disputedRate('3214', calendarDate('2024-05-01'));
    expect(doubt?.warning.message).toMatch(/Two readings: £23,400.*£29,000/);
    expect(disputedRate('3214', calendarDate('2025-07-22'))).toBeUndefined();
  });

  it('6. What does adding Worker to a Temporary licence cost a large sponsor? £1,071, derived', () => {
    const facts = {
      licenceType: 'both',
      sponsorSize: 'large',
      priority: false,
      alreadyHolds: 'temporary',
    } as const;
    const cost = licenceCost({ ...facts, appliedOn: calendarDate('2026-11-20') });
    expect(cost).toMatchObject({
      totalPence: 1_071_00,
      warnings: [{ code: 'fee-table-newer' }, { code: 'to-be-confirmed' }],
    });
  });

  it('7. What did licence priority cost on 25 October 2025? £750, from a disputed day', () => {
    const facts = { licenceType: 'worker', sponsorSize: 'small', priority: true } as const;
    const cost = licenceCost({ ...facts, appliedOn: calendarDate('2025-10-25') });
    expect(cost).toMatchObject({ priorityFeePence: 750_00, warnings: [{ code: 'to-be-confirmed' }] });
  });
});

describe('Health and Care, and the Immigration Salary List', () => {
  it('8. Can a programmer have Health and Care prices? No (list of the Health and Care Worker visa)', () => {
    expect(bill({ occupationCode: '2134', healthAndCare: true })).toMatchObject(notApplicable);
  });

  it('9. Does a hospital open options F to J to a programmer? No (SW 4.2(b)(i))', () => {
    const facts = { occupationCode: '2134', inUk: false, healthAndCare: { employer: 'nhs' } } as const;
    expect([available(facts, 'F'), available(facts, 'J')]).toEqual([false, false]);
  });

  it('10. What does a pharmacist’s visa cost? £324, or £3,924 if GOV.UK’s list lacks the code', () => {
    expect(warnings(bill({ occupationCode: '2251', healthAndCare: true }))).toContain(
      '£324 in all; otherwise they pay £3,924',
    );
  });

  it('11. Which visa fee on 30 March 2027, on a certificate of 30 December 2026? The list’s, £628', () => {
    const graphic = { occupationCode: '2142', assignedOn: '2026-12-30', appliedOn: '2027-03-30' };
    expect(billed(bill(graphic))).toMatchObject({ 'candidate visa-fee': 628_00 });
  });

  it('12. Is option D open on 5 January 2027 for the same listed job with the same sponsor? Yes (SW 11.2)', () => {
    const facts = { ...holder, occupationCode: '2142', assignedOn: '2027-01-05', inRouteSince: '2025-02-01' };
    expect(optionOf(salary({ ...facts, sameListedJob: true }), 'D')).toMatchObject({
      available: true,
      minimumAnnualPence: 33_400_00,
    });
    expect(available({ ...facts, sameListedJob: false }, 'D')).toBe('unknown');
  });

  it('13. What is the last safe day for a data analyst? 30 December 2026, to assign (SW 6.1A)', () => {
    const facts = { occupationCode: '3544', assignedOn: '2026-12-30', appliedOn: '2027-03-29', inUk: false };
    expect(lowestOf(salary(facts))).toBe('A 4170000');
    expect(warnings(salary(facts))).toContain('2026-12-30 is the last safe day to assign a certificate');
  });
});

describe('the route and its jobs', () => {
  it('14. Permission of 20 May 2024 on a certificate of 1 April 2024: F? Yes (SW 4.2(b))', () => {
    const facts = { ...holder, inRouteSince: '2024-05-20', monthsHeld: 30 };
    expect(available({ ...facts, firstCertificateOn: '2024-04-01' }, 'F')).toBe(true);
    expect(available({ ...facts, firstCertificateOn: '2024-04-04' }, 'F')).toBe(false);
    expect(available(facts, 'F')).toBe('unknown');
  });

  it('15. A chef with permission of 5 August 2025 on a certificate of 20 July 2025: allowed (SW 6.1(d))', () => {
    const chef = { ...holder, occupationCode: '5434', inRouteSince: '2025-08-05' };
    expect(salary({ ...chef, firstCertificateOn: '2025-07-20' })).toMatchObject({ lowest: { option: 'A' } });
    expect(salary({ ...chef, firstCertificateOn: '2025-07-22' })).toMatchObject(notApplicable);
    expect(salary(chef)).toMatchObject({ missing: ['firstCertificateOn'] });
  });

  it('16. May a chef in the route since 2023 become a care worker? Not without three months (SW 6.1B(a))', () => {
    const chef = { ...holder, occupationCode: '6135', inRouteSince: '2023-05-01', sponsoredInCare: false };
    expect(salary({ ...chef, monthsWithSponsor: 2 })).toMatchObject(notApplicable);
    expect(salary({ ...chef, monthsWithSponsor: 3 })).toMatchObject({ status: 'answered' });
  });

  it('17. May a sponsored care worker change provider? Yes (SW 6.1B(b))', () => {
    const carer = { ...holder, occupationCode: '6136', inRouteSince: '2025-10-01', sponsoredInCare: true };
    expect(salary({ ...carer, monthsWithSponsor: 0 })).toMatchObject({ status: 'answered' });
  });

  it('18. Until when do those three months count? Applications to 21 July 2028 (SW 6.1B(a))', () => {
    const student = {
      occupationCode: '6135',
      inUk: true,
      visaType: 'graduate',
      monthsWithSponsor: 6,
    } as const;
    const on = (appliedOn: string) => salary({ ...student, assignedOn: '2028-06-01', appliedOn });
    expect([on('2028-07-21').status, on('2028-07-22').status]).toEqual(['answered', 'not-applicable']);
  });

  it('19. May a warehouse operative in the route since 2023 change employer? No (SW 6.1(f))', () => {
    const operative = { ...holder, occupationCode: '9252', inRouteSince: '2023-05-01', monthsHeld: 43 };
    expect(salary({ ...operative, sameSponsor: false })).toMatchObject(notApplicable);
    expect(salary(operative)).toMatchObject({ missing: ['sameSponsor'] });
  });

  it('20. May a sponsor rated B hire from abroad? No; extend its own worker? Yes (SW 5.3)', () => {
    expect(salary({ inUk: false, sponsorRating: 'B' })).toMatchObject(notApplicable);
    expect(
      salary({ ...holder, inRouteSince: '2023-05-01', sponsorRating: 'B', sameSponsor: true }),
    ).toMatchObject({ status: 'answered' });
  });
});

describe('new entrants', () => {
  it('21. Is a former Student who is a Skilled Worker now one by that study? No (SW 12.2(e))', () => {
    const facts = {
      ...holder,
      newEntrantLimb: 'student',
      inRouteSince: '2025-10-01',
      monthsHeld: 14,
      months: 34,
    } as const;
    expect(salary(facts)).toMatchObject({ lowest: { option: 'A' }, ifConfirmed: null });
  });

  it('22. Is a Student of a diploma one? No; of a PhD with twelve months done? Yes (SW 12.2(e))', () => {
    const facts = {
      visaType: 'student',
      inUk: true,
      under26: false,
      newEntrantLimb: 'student',
      months: 36,
    } as const;
    expect(available({ ...facts, newEntrantStudy: 'other' }, 'E')).toBe(false);
    expect(available({ ...facts, newEntrantStudy: 'phd-12-months' }, 'E')).toBe(true);
  });

  it('23. Is a Graduate abroad whose permission ended two years ago one? No; a day less? Yes (SW 12.2(f))', () => {
    const facts = { inUk: false, under26: false, newEntrantLimb: 'graduate', months: 24 } as const;
    expect(available({ ...facts, lastPermissionEndedOn: '2024-11-20' }, 'E')).toBe(false);
    expect(available({ ...facts, lastPermissionEndedOn: '2024-11-21' }, 'E')).toBe(true);
  });

  it('24. Is a certificate of 48 months too long for one? Perhaps: end it 14 days earlier (SW 12.3, 18.1)', () => {
    const four = salary({ inUk: false, under26: true, startsOn: '2027-01-04', endsOn: '2031-01-03' });
    expect(lowestOf(four)).toBe('E 3830000');
    expect(warnings(four)).toContain('End it by 2030-12-20');
  });

  it('25. And 36 months after 12, or 30 after 18? Likewise (SW 12.3, 18.1)', () => {
    for (const [monthsHeld, months] of [
      [12, 36],
      [18, 30],
    ] as const)
      expect(warned(salary({ inUk: false, under26: true, monthsHeld, months }))).toContain(
        'new-entrant-end-earlier',
      );
  });
});

describe('days and switching', () => {
  it('26. Can a certificate start three months and a day after the application? No (SW 5.1(c))', () => {
    const from = (startsOn: string) =>
      salary({ appliedOn: '2026-11-20', inUk: false, startsOn, endsOn: '2029-12-31' });
    expect([from('2027-02-20').status, from('2027-02-21').status]).toEqual(['answered', 'not-applicable']);
  });

  it('27. Can a visitor switch? No, in no calculator (SW 1.5ZA)', () => {
    const visitor = { visaType: 'other', otherPermission: 'visitor' } as const;
    expect(salary({ ...visitor, inUk: true })).toMatchObject(notApplicable);
    expect(bill({ ...visitor, location: 'inside' })).toMatchObject(notApplicable);
  });

  it('28. Can a Student switch half way through a degree, starting at once? No (SW 1.5A)', () => {
    const student = { visaType: 'student', studentSwitch: 'none' } as const;
    expect(salary({ ...student, inUk: true })).toMatchObject(notApplicable);
    expect(bill({ ...student, location: 'inside', enteredAsStudent: true })).toMatchObject(notApplicable);
  });

  it('29. What is shown with the £0 skills charge of a Student? The conditions of the switch (SW 1.5A)', () => {
    const cost = bill({ visaType: 'student', location: 'inside', enteredAsStudent: true });
    expect(billed(cost)).toMatchObject({ 'employer skills-charge': 'not applicable' });
    expect(warnings(cost)).toContain('student-switch-conditions');
  });
});
