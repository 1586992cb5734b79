import { describe, expect, it } from 'vitest';
import { lengthBetween } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { type GivenSalary, optionOf, salary, warned } from '../testing/salary.ts';
import { minimumSalary } from './index.ts';

const entrant = (facts: GivenSalary) => optionOf(salary({ visaType: 'other', ...facts }), 'E');

describe('a new entrant by age', () => {
  it.each([
    [true, true],
    [false, 'unknown'],
    [undefined, 'unknown'],
  ])('under 26: %s leaves option E %s', (under26, available) => {
    expect(entrant({ under26, months: 36 }).available).toBe(available);
  });

  it('is none when neither age nor another ground holds', () => {
    expect(entrant({ under26: false, newEntrantLimb: 'none' })).toMatchObject({
      available: false,
      reason: 'Not under 26, and no other ground makes a new entrant.',
    });
  });

  it('without another ground waits for the age', () => {
    expect(entrant({ newEntrantLimb: 'none' }).available).toBe('unknown');
  });
});

describe('a new entrant on another ground', () => {
  it.each(['professional-qualification', 'professional-registration', 'student', 'graduate'] as const)(
    '%s makes one at 30',
    (newEntrantLimb) => {
      expect(entrant({ under26: false, newEntrantLimb, months: 36 })).toMatchObject({
        available: true,
        minimumAnnualPence: 38_300_00,
      });
    },
  );

  it.each(['2111', '2112', '2113', '2114', '2115', '2119', '2162', '2311'])(
    'a postdoctoral position makes one in %s',
    (occupationCode) => {
      expect(entrant({ newEntrantLimb: 'postdoctoral', occupationCode, months: 36 }).available).toBe(true);
    },
  );

  it('a postdoctoral position makes none in 2134', () => {
    expect(entrant({ newEntrantLimb: 'postdoctoral', under26: false, months: 36 })).toMatchObject({
      available: false,
      reason: expect.stringContaining('2111, 2112'),
    });
  });

  it.each(['student', 'graduate'] as const)(
    'past leave as a %s leaves it open whether a Skilled Worker is one again',
    (newEntrantLimb) => {
      const facts = {
        newEntrantLimb,
        under26: false,
        inUk: true,
        visaType: 'skilled',
        monthsHeld: 12,
        months: 36,
      } as const;
      expect(entrant(facts)).toMatchObject({
        available: 'unknown',
        reason: expect.stringContaining('an open question'),
      });
    },
  );

  it('an age under 26 makes a Skilled Worker one all the same', () => {
    expect(entrant({ under26: true, visaType: 'skilled', monthsHeld: 12, months: 36 }).available).toBe(true);
  });
});

describe('the cap of 48 months', () => {
  it.each([
    [0, 48, true],
    [0, 49, false],
    [12, 36, true],
    [12, 37, false],
    [47, 1, true],
    [48, 1, false],
    [60, undefined, false],
    [48, undefined, false],
    [47, undefined, true],
  ])('%i months held and a certificate of %s: %s', (monthsHeld, months, available) => {
    expect(entrant({ under26: true, monthsHeld, months }).available).toBe(available);
  });

  it('says how long a certificate may be while its length is not given', () => {
    expect(entrant({ under26: true, monthsHeld: 20 }).reason).toContain('at most 28 months');
  });

  it.each(['skilled', 'graduate'] as const)('is not told for a %s who does not say how long', (visaType) => {
    expect(entrant({ under26: true, visaType, inUk: true, months: 36 })).toMatchObject({
      available: 'unknown',
      reason: expect.stringContaining('months of permission'),
    });
    expect(entrant({ under26: true, visaType, inUk: true, months: 49 }).available).toBe(false);
  });

  it('does not count time as a Student', () => {
    expect(entrant({ under26: true, visaType: 'student', inUk: true, months: 48 }).available).toBe(true);
  });

  it('is never less than the time in the route: option J leaves about 17 months today', () => {
    const transitional = (months: number, monthsHeld: number) =>
      optionOf(salary({ inRouteSince: '2024-04-03', under26: true, months, monthsHeld }), 'J');
    expect(transitional(16, 31)).toMatchObject({ available: true, minimumAnnualPence: 28_000_00 });
    expect(transitional(17, 31).available).toBe(false);
    expect(transitional(36, 0).available).toBe(false);
    expect(transitional(16, 33).available).toBe(false);
  });

  it('is not told while the time in the route is all that is known: leave as a Graduate may come on top', () => {
    const facts = { inRouteSince: '2025-11-20', visaType: 'skilled', inUk: true, under26: true } as const;
    expect(entrant({ ...facts, months: 24 }).available).toBe('unknown');
    expect(entrant({ ...facts, months: 24, monthsHeld: 12 }).available).toBe(true);
    expect(entrant({ ...facts, months: 37 }).available).toBe(false);
  });

  it('sees one day over 48 months', () => {
    const certificate = (endsOn: string) =>
      optionOf(
        minimumSalary({
          occupationCode: '2134',
          assignedOn: calendarDate('2026-11-20'),
          hours: { perWeek: 37.5 },
          under26: true,
          visaType: 'other',
          length: lengthBetween(calendarDate('2027-01-01'), calendarDate(endsOn)),
        }),
        'E',
      ).available;
    expect(certificate('2030-12-31')).toBe(true);
    expect(certificate('2031-01-01')).toBe(false);
  });
});

describe('a ground that does not hold', () => {
  it('leaves the age to be told: a postdoctoral position in 2134', () => {
    expect(entrant({ newEntrantLimb: 'postdoctoral', months: 36 }).available).toBe('unknown');
  });

  it.each([
    [{ visaType: 'youth-mobility', inUk: true }, true],
    [{ visaType: 'student', inUk: true }, false],
    [{ visaType: 'other', inUk: false }, false],
  ] as const)('is doubted beside another visa: past leave as a Student and %j', (facts, doubted) => {
    const answer = salary({ newEntrantLimb: 'student', under26: false, ...facts });
    expect(warned(answer).includes('ground-and-visa-disagree')).toBe(doubted);
  });
});
