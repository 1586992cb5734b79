import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type HirePlanFacts, hirePlan } from './index.ts';

const day = calendarDate;

/** A tester (2136) who is a Student inside the UK, full-time at degree level, for a licensed sponsor. */
const student: HirePlanFacts = {
  occupationCode: '2136',
  hours: { perWeek: 37.5 },
  salaryPence: 54_700_00,
  months: 24,
  assignedOn: day('2026-11-28'),
  location: 'inside',
  sponsorSize: 'large',
  holdsLicence: true,
  visaType: 'student',
  studentSwitch: 'degree-under-way',
  newEntrantStudy: 'due-within-3-months',
  under26: false,
  phd: 'none',
  courseEndsOn: day('2027-06-30'),
};
const on = (plan: HirePlanFacts, id: string) => hirePlan(plan).timeline.find((step) => step.id === id);

describe('a Student who is still on the course (SW 1.5A, SW 5.1(c), SW 1.2(d))', () => {
  it('applies from three months before the course ends, with a certificate from three months before that', () => {
    expect(on(student, 'visa-application')?.earliest).toBe('2027-03-30');
    expect(on(student, 'certificate')?.earliest).toBe('2026-12-30');
    expect(on(student, 'start')).toMatchObject({
      earliest: '2027-06-30',
      title: 'First day at work, no earlier than the Student’s course ends',
    });
    expect(hirePlan(student).sponsorable.verdict).toBe('no-obvious-barrier');
  });

  it.each([
    ['2027-02-27', '2026-11-28'],
    ['2027-02-28', '2026-11-28'],
    ['2027-03-01', '2026-12-01'],
  ])('whose course ends on %s applies from %s', (courseEndsOn, applies) => {
    expect(on({ ...student, courseEndsOn: day(courseEndsOn) }, 'visa-application')?.earliest).toBe(applies);
  });

  it.each([
    ['2027-06-29', 'too-early', 'the Student’s course ends on 2027-06-30'],
    ['2027-06-30', 'usual', 'usually comes by'],
    ['2027-07-01', 'usual', 'usually comes by'],
  ])('who is wanted on %s: %s', (startDay, reach, reason) => {
    const { start } = hirePlan({ ...student, startWanted: day(startDay) });
    expect(start).toMatchObject({ reach, reason: expect.stringContaining(reason) });
  });

  it('a later start that is wanted moves the application further', () => {
    const autumn = { ...student, startWanted: day('2027-09-01') };
    expect(on(autumn, 'visa-application')?.earliest).toBe('2027-06-01');
    expect(on(autumn, 'start')?.earliest).toBe('2027-09-01');
  });

  it('is asked for the end while it is not said, and not once the course is completed', () => {
    expect(hirePlan({ ...student, courseEndsOn: undefined }).sponsorable).toMatchObject({
      verdict: 'more-to-find-out',
      reason: expect.stringContaining('when the course ends'),
    });
    const completed = { ...student, studentSwitch: 'course-completed', courseEndsOn: undefined } as const;
    expect(on(completed, 'visa-application')?.earliest).toBe('2026-11-28');
  });

  it('a trainee general practitioner’s four months after the certificate (SW 18.1) move no new entrant’s figure: 2211 has none', () => {
    const { salary } = hirePlan({ ...student, occupationCode: '2211', workNation: 'england' });
    const open = 'options' in salary ? salary.options.filter(({ available }) => available !== false) : [];
    expect(open.map(({ option }) => option)).toEqual(['K']);
  });
});
