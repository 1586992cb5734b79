import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { type PostFacts, sponsorshipForWorker, type WorkerFacts } from '../index.ts';

const day = calendarDate;

/** A tester’s job (2136) that pays enough for a new entrant, on 28 November 2026. */
const job: PostFacts = {
  day: day('2026-11-28'),
  occupationCode: '2136',
  currency: 'GBP',
  employment: 'permanent',
  payToPence: 41_000_00,
  hoursPerWeek: 37.5,
};

const student: WorkerFacts = {
  isAuthorised: true,
  needsSponsorship: true,
  currentVisa: 'student',
  bornOn: day('1995-05-05'),
  phd: 'none',
};

const forMe = (worker: WorkerFacts, more: Partial<PostFacts> = {}) =>
  sponsorshipForWorker({ ...job, ...more }, { ...student, ...worker });

describe('a former Student (SW 12.2(e))', () => {
  const former: WorkerFacts = { isAuthorised: false, currentVisa: 'none', newEntrantGround: 'student' };

  it.each([
    ['completed', 'yes'],
    ['phd-12-months', 'yes'],
    ['other', 'no'],
  ] as const)('whose degree is %s: %s', (studentDegree, status) => {
    expect(forMe({ ...former, studentDegree }).status).toBe(status);
  });

  it('stays to be confirmed while the degree is not said, and is asked for it', () => {
    const verdict = forMe(former);
    expect(verdict).toMatchObject({ status: 'depends', missing: ['studentDegree'] });
    expect(verdict.newEntrant.because).toBe(
      'Your profile does not say whether you have a UK degree as a Student.',
    );
  });

  it.each([
    [undefined, 'depends', ['courseEndsOn']],
    // A course that should have ended: the profile is out of date.
    ['2026-11-27', 'depends', ['courseEndsOn']],
    ['2026-11-28', 'yes', []],
    ['2027-02-28', 'yes', []],
    ['2027-03-01', 'no', []],
  ])(
    'whose degree is under way until %s, applying from abroad on 28 November 2026: %s',
    (ends, status, missing) => {
      const courseEndsOn = ends === undefined ? undefined : day(ends);
      expect(forMe({ ...former, studentDegree: 'under-way', courseEndsOn })).toMatchObject({
        status,
        missing,
      });
    },
  );
});

describe('a Student now (SW 1.5A)', () => {
  const graduating = { studentDegree: 'completed' } as const;
  const onCourse = { studentCourse: 'degree-under-way', studentDegree: 'under-way' } as const;

  it('who does not say how far the course is: possibly, and asked for it', () => {
    const verdict = forMe(graduating);
    expect(verdict).toMatchObject({ status: 'depends', missing: ['studentCourse'] });
    expect(verdict.headline).toContain('Whether you can apply inside the UK is a separate question');
  });

  it.each(['course-completed', 'phd-24-months'] as const)('whose course is %s: yes', (studentCourse) => {
    expect(forMe({ ...graduating, studentCourse })).toMatchObject({
      status: 'yes',
      missing: [],
      switching: { status: 'yes' },
      headline: 'The pay is enough to sponsor you, based on your profile.',
    });
  });

  it('who meets none of the conditions: not inside the UK, though from outside it', () => {
    const verdict = forMe({ ...graduating, studentCourse: 'none' });
    expect(verdict.status).toBe('depends');
    expect(verdict.switching).toEqual({
      status: 'no',
      because: expect.stringContaining('From outside the UK you could.'),
    });
    const offer = { startsOn: day('2027-01-04') };
    expect(forMe({ ...graduating, studentCourse: 'none' }, { ...offer, appliesFrom: 'inside' }).status).toBe(
      'no',
    );
    expect(forMe({ ...graduating, studentCourse: 'none' }, { ...offer, appliesFrom: 'outside' }).status).toBe(
      'yes',
    );
  });

  it.each([
    ['2027-02-28', 'yes', 'for a job that starts on 2027-02-28 or later'],
    ['2027-03-01', 'depends', 'from 2026-12-01 on, for a job that starts on 2027-03-01 or later'],
    [undefined, 'depends', 'Your profile does not say when that is.'],
    ['2026-11-27', 'depends', 'Your profile says that it ended on 2026-11-27.'],
  ])('on a course until %s: %s', (ends, status, because) => {
    const verdict = forMe({ ...onCourse, courseEndsOn: ends === undefined ? undefined : day(ends) });
    expect(verdict.status).toBe(status);
    expect(verdict.switching.because).toContain(because);
  });

  it.each([
    ['2027-01-21', 'no'],
    ['2027-01-22', 'yes'],
    ['2027-01-23', 'yes'],
  ])('on a course until 22 January 2027, with an offer from %s: %s', (starts, status) => {
    const verdict = forMe(
      { ...onCourse, courseEndsOn: day('2027-01-22') },
      { startsOn: day(starts), months: 24 },
    );
    expect(verdict.status).toBe(status);
    const barred = 'is before your course ends on 2027-01-22';
    expect(verdict.reasons.join(' ').includes(barred)).toBe(status === 'no');
  });
});
