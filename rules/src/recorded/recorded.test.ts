import { describe, expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { licenceCost } from '../licence-fee/index.ts';
import { minimumSalary } from '../minimum-salary/index.ts';
import { register } from '../register.ts';
import { recordedBy, recordedFor, recordedSubjects, subjectOf } from './index.ts';
import { beginningsWithout } from './subject-of.ts';

describe('what was read, by subject', () => {
  it('has its own day for each: Rules, fees, guidance, right to work and wages', () => {
    expect(recordedSubjects.map(({ subject, readTo }) => [subject, readTo])).toEqual([
      ['rules', '2026-10-10'],
      ['fees', '2026-04-08'],
      ['guidance-part-1', '2026-05-20'],
      ['guidance-part-2', '2026-10-10'],
      ['guidance-part-3', '2026-10-10'],
      ['appendix-a', '2026-04-08'],
      ['appendix-d', '2026-10-10'],
      ['sponsor-a-skilled-worker', '2025-07-22'],
      ['right-to-work', '2026-10-10'],
      ['wages', '2026-04-01'],
    ]);
  });

  it('says of the fees that a newer table exists', () => {
    const newer = recordedSubjects.filter((each) => each.newer !== undefined);
    expect(newer.map(({ subject, newer: words }) => [subject, words])).toEqual([
      ['fees', 'a newer table exists'],
      ['sponsor-a-skilled-worker', 'a newer edition exists'],
    ]);
  });

  it('no source is read before the day to which it is said to be read', () => {
    for (const { readTo, sources } of recordedSubjects)
      for (const { checkedOn } of sources) expect(checkedOn >= readTo).toBe(true);
  });
});

describe('the subject of a parameter', () => {
  it.each([
    ['minimum-salary.threshold-a', 'rules'],
    ['salary-list.2142', 'rules'],
    ['visa-brake.nationals', 'rules'],
    ['skills-charge.first-year', 'fees'],
    ['licence.genuine-and-lawful', 'guidance-part-1'],
    ['licence.documents-exempt', 'appendix-a'],
    ['licence.salary', 'rules'],
    ['sponsor-duties.worker-leaves', 'guidance-part-3'],
    ['sponsor-duties.worker-pay-below-route', 'sponsor-a-skilled-worker'],
    ['sponsor-duties.worker-pay-increased', 'guidance-part-3'],
    ['sponsor-duties.records-kept-for', 'appendix-d'],
    ['sponsor-duties.right-to-work-online', 'right-to-work'],
    ['minimum-wage.national-living-wage', 'wages'],
    ['hire-plan.needed', 'rules'],
    ['hire-plan.visa-priority', undefined],
    ['working-days.bank-holidays', undefined],
  ])('%s: %s', (id, subject) => {
    expect(subjectOf(id)).toBe(subject);
  });

  it('is named for every parameter of the register, and never guessed for another', () => {
    const unnamed = register.parameters.filter(({ id }) => {
      try {
        subjectOf(id);
        return false;
      } catch {
        return true;
      }
    });
    expect(unnamed.map(({ id }) => id)).toEqual([]);
    expect(() => subjectOf('new-topic.figure')).toThrow('belongs to no subject');
    expect(() => recordedFor(['minimum-salary.threshold-a', 'new-topic.figure'])).toThrow('new-topic.figure');
  });

  it('has no beginning that no parameter has', () => {
    expect(beginningsWithout(register.parameters.map(({ id }) => id))).toEqual([]);
  });

  it('covers every subject somewhere in the register', () => {
    const subjects = new Set(register.parameters.map(({ id }) => subjectOf(id)));
    expect(recordedSubjects.filter(({ subject }) => !subjects.has(subject))).toEqual([]);
  });
});

describe('what an outcome rests on', () => {
  const day = calendarDate('2026-11-28');

  it('is the fees alone for a licence, and the API’s one day is theirs', () => {
    const { steps } = licenceCost({
      licenceType: 'worker',
      sponsorSize: 'small',
      priority: false,
      appliedOn: day,
    });
    expect(recordedBy(steps)).toEqual({
      recordedTo: '2026-04-08',
      recordedInWords: 'Fees read to 2026-04-08 (a newer table exists)',
      recorded: [{ subject: 'fees', name: 'fees', readTo: '2026-04-08', newer: 'a newer table exists' }],
    });
  });

  it('is the Rules for a salary, and the earliest day where wages are read too', () => {
    const { steps } = minimumSalary({
      occupationCode: '2134',
      assignedOn: day,
      hours: { perWeek: 37.5 },
      length: wholeMonths(36),
    });
    const { recorded, recordedTo } = recordedBy(steps);
    expect(recorded[0]).toEqual({ subject: 'rules', name: 'Rules', readTo: '2026-10-10' });
    expect(recordedTo).toBe(recorded.map(({ readTo }) => readTo).toSorted()[0]);
  });

  it('names subjects of the same day together', () => {
    const ids = ['minimum-salary.threshold-a', 'skills-charge.first-year', 'who-pays.skills-charge'];
    expect(recordedFor(ids).recordedInWords).toBe(
      'Rules and guidance part 2 read to 2026-10-10 · fees read to 2026-04-08 (a newer table exists)',
    );
  });

  it('is no subject where nothing was read, or only bank holidays', () => {
    const none = { recordedTo: '2026-10-10', recorded: [], recordedInWords: '' };
    expect(recordedBy([])).toEqual(none);
    expect(recordedFor(['working-days.bank-holidays'])).toEqual(none);
  });
});
