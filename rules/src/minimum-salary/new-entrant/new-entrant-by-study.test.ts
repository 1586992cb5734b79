import { describe, expect, it } from 'vitest';
import { type GivenSalary, lowestOf, optionOf, salary } from '../../testing/salary.ts';

const E = (facts: GivenSalary) => optionOf(salary(facts), 'E').available;
const reasonOf = (facts: GivenSalary) => optionOf(salary(facts), 'E').reason;

/** A programmer (2134) of 26 or over, with a UK degree of some permission as a Student. */
const former = {
  under26: false,
  newEntrantLimb: 'student',
  newEntrantStudy: 'completed',
  phd: 'none',
  months: 36,
  appliedOn: '2026-11-28',
  assignedOn: '2026-11-28',
} as const;

describe('a former Student abroad (SW 12.2(e))', () => {
  const abroad = { ...former, inUk: false, visaType: 'other' } as const;

  it.each([
    ['2024-11-28', 'A 5470000'],
    ['2024-11-29', 'E 3830000'],
    ['2026-11-27', 'E 3830000'],
  ])(
    'whose permission ended on %s needs %s in 2134: less than two years before the application',
    (endedOn, lowest) => {
      expect(lowestOf(salary({ ...abroad, lastPermissionEndedOn: endedOn }))).toBe(lowest);
    },
  );

  it.each(['other', undefined, 'student'] as const)(
    'counts whatever the form calls the permission: %s',
    (visaType) => {
      expect(lowestOf(salary({ ...abroad, visaType, lastPermissionEndedOn: '2026-01-31' }))).toBe(
        'E 3830000',
      );
    },
  );

  it('by the degree of any earlier permission as a Student, in the words of every answer', () => {
    const words = 'of that permission or of any earlier one as a Student';
    expect(reasonOf({ ...abroad, newEntrantStudy: 'other' })).toContain(words);
    expect(reasonOf({ ...abroad, newEntrantStudy: undefined })).toContain(words);
    expect(reasonOf(abroad)).toContain('of any earlier permission as a Student');
  });
});

describe('a Student inside the UK', () => {
  const student = { ...former, inUk: true, visaType: 'student', studentSwitch: 'course-completed' } as const;

  it('who has not chosen a reason is asked about the course, not about a reason', () => {
    const { newEntrantLimb: _limb, newEntrantStudy: _study, ...unsaid } = student;
    expect(E(unsaid)).toBe('unknown');
    expect(reasonOf(unsaid)).toContain('Open only by a UK bachelor’s');
    expect(E({ ...unsaid, newEntrantStudy: 'completed' })).toBe(true);
    expect(E({ ...unsaid, newEntrantLimb: 'none' })).toBe(false);
  });

  const onCourse = {
    ...student,
    studentSwitch: 'degree-under-way',
    newEntrantStudy: 'due-within-3-months',
  } as const;

  it('on the course is asked for its end before anything is open (SW 1.5A)', () => {
    expect(salary(onCourse)).toMatchObject({
      status: 'needs-facts',
      missing: ['courseEndsOn'],
      lowest: null,
    });
    expect(salary(student).status).toBe('answered');
  });

  it.each([
    ['2027-02-27', 'answered'],
    ['2027-02-28', 'answered'],
    ['2027-03-01', 'not-applicable'],
  ])(
    'whose course ends on %s, applying on 28 November 2026: %s, because a job starts within three months',
    (courseEndsOn, status) => {
      expect(salary({ ...onCourse, courseEndsOn }).status).toBe(status);
    },
  );

  it.each([
    ['2027-01-14', 'not-applicable'],
    ['2027-01-15', 'answered'],
    ['2027-01-16', 'answered'],
  ])('whose course ends on 15 January 2027, with a certificate from %s: %s', (startsOn, status) => {
    const { months: _months, ...rest } = onCourse;
    const facts = { ...rest, startsOn, endsOn: '2029-01-14', courseEndsOn: '2027-01-15' };
    expect(salary(facts).status).toBe(status);
  });

  it('is told the earliest start', () => {
    const outcome = salary({ ...onCourse, courseEndsOn: '2027-01-15' });
    const warning =
      'warnings' in outcome && outcome.warnings.find(({ code }) => code === 'start-after-course');
    expect(warning).toHaveProperty(
      'message',
      'The certificate may start on 2027-01-15 at the earliest, when the course ends.',
    );
  });

  it('on a PhD is no new entrant by a course that is due in more than three months, but by twelve months of it', () => {
    const phd = { ...student, studentSwitch: 'phd-24-months' } as const;
    const due = { ...phd, newEntrantStudy: 'due-within-3-months' } as const;
    expect(E({ ...due, courseEndsOn: '2027-02-28' })).toBe(true);
    expect(E({ ...due, courseEndsOn: '2027-03-01' })).toBe(false);
    expect(E({ ...phd, newEntrantStudy: 'phd-12-months', courseEndsOn: '2028-09-30' })).toBe(true);
  });
});

describe('a certificate without a length: the 14 days after it count (SW 12.3, 18.1)', () => {
  const graduate = { under26: false, newEntrantLimb: 'graduate', visaType: 'graduate', inUk: true } as const;

  it.each([
    [0, 'of at most 47 months'],
    [18, 'of at most 29 months'],
    [19, 'of at most 28 months'],
    [23, 'of at most 24 months'],
    [24, 'of at most 23 months'],
    [46, 'of at most 1 month'],
    [47, 'shorter than a month'],
  ])('%i months held: %s', (monthsHeld, words) => {
    expect(reasonOf({ ...graduate, monthsHeld })).toContain(
      `This applies only to a certificate ${words}, because permission runs on for 14 days after it.`,
    );
  });

  it('in the route since 1 March 2024: that ends by 14 February 2028, not 28 February', () => {
    const holder = { visaType: 'skilled', inUk: true, inRouteSince: '2024-03-01', monthsHeld: 33 } as const;
    expect(reasonOf({ ...holder, under26: true })).toContain(
      'This applies only to a certificate that ends by 2028-02-15',
    );
  });
});
