import { describe, expect, it } from 'vitest';
import { lengthBetween } from '../../certificate/index.ts';
import { calendarDate } from '../../kernel/index.ts';
import { type GivenSalary, optionOf, salary, warned } from '../../testing/salary.ts';
import { minimumSalary } from '../index.ts';

const entrant = (facts: GivenSalary) => optionOf(salary({ visaType: 'other', inUk: false, ...facts }), 'E');

describe('a new entrant by age', () => {
  it.each([
    [true, true],
    [false, 'unknown'],
    [undefined, 'unknown'],
  ])('under 26: %s leaves option E %s', (under26, available) => {
    expect(entrant({ under26, months: 36 }).available).toBe(available);
  });

  it('is none if neither age nor another ground applies', () => {
    expect(entrant({ under26: false, newEntrantLimb: 'none' })).toMatchObject({
      available: false,
      reason: 'Not under 26, and no other reason makes the worker a new entrant.',
    });
  });

  it('without another ground asks for the age', () => {
    expect(entrant({ newEntrantLimb: 'none' }).available).toBe('unknown');
  });
});

describe('a new entrant on another ground', () => {
  it.each(['professional-qualification', 'professional-registration', 'student', 'graduate'] as const)(
    '%s makes a worker of 30 one',
    (newEntrantLimb) => {
      const facts = { under26: false, newEntrantLimb, newEntrantStudy: 'completed' } as const;
      expect(entrant({ ...facts, months: 36 })).toMatchObject({
        available: true,
        minimumAnnualPence: 38_300_00,
      });
    },
  );

  it.each(['2111', '2112', '2113', '2114', '2115', '2119', '2162', '2311'])(
    'a postdoctoral position makes a new entrant in %s',
    (occupationCode) => {
      expect(entrant({ newEntrantLimb: 'postdoctoral', occupationCode, months: 36 }).available).toBe(true);
    },
  );

  it('a postdoctoral position makes no new entrant in 2134', () => {
    expect(entrant({ newEntrantLimb: 'postdoctoral', under26: false, months: 36 })).toMatchObject({
      available: false,
      reason: expect.stringContaining('2111, 2112'),
    });
  });

  it.each([
    ['student', 'skilled'],
    ['student', 'graduate'],
    ['student', 'youth-mobility'],
    ['graduate', 'skilled'],
    ['graduate', 'student'],
  ] as const)(
    'past permission as a %s is none for somebody who holds %s now: the most recent counts (SW 12.2(e), (f))',
    (newEntrantLimb, visaType) => {
      const facts = {
        newEntrantLimb,
        under26: false,
        inUk: true,
        visaType,
        monthsHeld: 12,
        months: 36,
      } as const;
      expect(entrant(facts).available).toBe(false);
    },
  );

  it('a former Student who is a Skilled Worker now is not shown £38,300 as possible', () => {
    const facts = { newEntrantLimb: 'student', under26: false, inUk: true, visaType: 'skilled' } as const;
    expect(
      salary({ ...facts, inRouteSince: '2025-10-01', phd: 'none', months: 36, monthsHeld: 14 }),
    ).toMatchObject({
      lowest: { option: 'A', minimumAnnualPence: 54_700_00 },
      ifConfirmed: null,
    });
  });

  it.each([
    ['completed', true],
    ['due-within-3-months', true],
    ['phd-12-months', true],
    ['other', false],
  ] as const)('a Student whose course is %s is one: %s', (newEntrantStudy, available) => {
    const facts = { newEntrantLimb: 'student', visaType: 'student', inUk: true, under26: false } as const;
    expect(entrant({ ...facts, newEntrantStudy, months: 36 }).available).toBe(available);
  });

  it.each([
    ['student', '2024-11-21', true],
    ['student', '2024-11-20', false],
    ['graduate', '2024-11-21', true],
    ['graduate', '2024-11-20', false],
  ] as const)(
    'permission as a %s that ended on %s counts on 20 November 2026: %s',
    (newEntrantLimb, lastPermissionEndedOn, available) => {
      expect(
        entrant({
          newEntrantLimb,
          newEntrantStudy: 'completed',
          lastPermissionEndedOn,
          under26: false,
          months: 24,
        }).available,
      ).toBe(available);
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
    expect(entrant({ under26: true, monthsHeld: 20 }).reason).toContain('at most 27 months');
  });

  it.each(['skilled', 'graduate'] as const)('is undecided for a %s who does not say how long', (visaType) => {
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

  it('is undecided if only the time in the route is known: leave as a Graduate may have to be added', () => {
    const facts = { inRouteSince: '2025-11-20', visaType: 'skilled', inUk: true, under26: true } as const;
    expect(entrant({ ...facts, months: 24 }).available).toBe('unknown');
    expect(entrant({ ...facts, months: 24, monthsHeld: 12 }).available).toBe(true);
    expect(entrant({ ...facts, months: 37 }).available).toBe(false);
  });

  it('runs from the first day in the route to the certificate’s end, counting its days and not months begun', () => {
    const holder = { under26: true, visaType: 'skilled', inUk: true } as const;
    const since2024 = { ...holder, inRouteSince: '2024-12-20', monthsHeld: 23 };
    expect(entrant({ ...since2024, startsOn: '2027-02-20', endsOn: '2028-12-19' }).available).toBe(true);
    expect(entrant({ ...since2024, startsOn: '2027-02-20', endsOn: '2028-12-20' }).available).toBe(false);
    const since2025 = { ...holder, inRouteSince: '2025-01-15', monthsHeld: 22 };
    const answer = { ...since2025, startsOn: '2026-11-20', endsOn: '2028-12-31' };
    expect(entrant(answer).available).toBe(true);
    expect(warned(salary(answer))).not.toContain('new-entrant-end-earlier');
    expect(warned(salary({ ...answer, endsOn: '2029-01-01' }))).toContain('new-entrant-end-earlier');
  });

  it('may begin before the certificate does, inside the UK', () => {
    const student = {
      under26: true,
      visaType: 'student',
      studentSwitch: 'course-completed',
      inUk: true,
    } as const;
    const late = { ...student, startsOn: '2027-02-20', endsOn: '2031-02-05' };
    expect(entrant(late).available).toBe(true);
    expect(warned(salary(late))).toContain('new-entrant-end-earlier');
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

describe('permission ends 14 days after the certificate (SW 12.3 with SW 18.1)', () => {
  const endWarning = (facts: GivenSalary) => {
    const outcome = salary({ visaType: 'other', inUk: false, under26: true, ...facts });
    const warnings = 'warnings' in outcome ? outcome.warnings : [];
    return warnings.find(({ code }) => code === 'new-entrant-end-earlier')?.message;
  };

  it.each([
    [0, 48, '2030-11-05'],
    [12, 36, '2029-11-05'],
    [18, 30, '2029-05-05'],
  ])('%i months held and a certificate of %i may be too long. End it by %s', (monthsHeld, months, endBy) => {
    expect(endWarning({ monthsHeld, months })).toContain(`End it by ${endBy}, if it starts on 2026-11-20`);
  });

  it.each([
    [0, 47],
    [12, 35],
    [0, 12],
  ])('%i months held and a certificate of %i leave room', (monthsHeld, months) => {
    expect(endWarning({ monthsHeld, months })).toBeUndefined();
  });

  it.each([
    ['2030-12-17', undefined],
    ['2030-12-18', 'End it by 2030-12-17.'],
  ])('a certificate from 1 January 2027 to %s: %s', (endsOn, words) => {
    const outcome = minimumSalary({
      occupationCode: '2134',
      assignedOn: calendarDate('2026-11-20'),
      hours: { perWeek: 37.5 },
      under26: true,
      visaType: 'other',
      length: lengthBetween(calendarDate('2027-01-01'), calendarDate(endsOn)),
    });
    const [warning] =
      'warnings' in outcome ? outcome.warnings.filter(({ code }) => code === 'new-entrant-end-earlier') : [];
    if (words === undefined) expect(warning).toBeUndefined();
    else expect(warning?.message).toContain(words);
  });
});

describe('a ground that does not apply', () => {
  it('leaves the age to be asked: a postdoctoral position in 2134', () => {
    expect(entrant({ newEntrantLimb: 'postdoctoral', months: 36 }).available).toBe('unknown');
  });

  it.each([
    [{ visaType: 'youth-mobility', inUk: true }, true],
    [{ visaType: 'student', inUk: true }, false],
    [{ visaType: 'other', inUk: false }, false],
  ] as const)('gets a warning with another visa: past leave as a Student and %j', (facts, doubted) => {
    const outcome = salary({ newEntrantLimb: 'student', under26: false, ...facts });
    expect(warned(outcome).includes('ground-and-visa-disagree')).toBe(doubted);
  });
});
