import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { type AbsenceToRecord, absenceConclusions } from './planned-absence.ts';

const facts = {
  nation: 'england-and-wales',
  kind: 'not-agreed',
  pay: 'paid',
  from: calendarDate('2026-11-02'),
  to: null,
  today: calendarDate('2026-11-06'),
  worksOn: [1, 2, 3, 4, 5],
  otherLeave: [],
} as const satisfies AbsenceToRecord;

const doesOf = (more: Partial<AbsenceToRecord>) =>
  absenceConclusions({ ...facts, ...more }).map(({ does }) => does);

describe('what follows from an absence that is not recorded yet', () => {
  it('names the day on which an absence that goes on without permission would have to be reported', () => {
    const [conclusion] = absenceConclusions(facts);
    expect(conclusion?.does).toBe('record');
    // Monday 2 November and nine further working days are ten: the count runs from Friday the 13th or the Monday after.
    expect(conclusion?.because).toMatch(
      /If it goes on, the limit is passed on 2026-11-1[36], to be reported by 2026-11-\d\d\./,
    );
  });

  it('is a report on the eleventh working day, and none on the tenth', () => {
    expect(doesOf({ to: calendarDate('2026-11-13') })).toEqual(['record']);
    expect(doesOf({ to: calendarDate('2026-11-16') })).toEqual(['report']);
  });

  it.each(['annual', 'sick', 'family', 'unpaid', 'other-excepted', 'other'] as const)(
    'never counts %s as absence without permission',
    (kind) => {
      expect(doesOf({ kind, to: calendarDate('2027-03-31') })).toEqual(['record']);
    },
  );

  it('counts agreed unpaid leave towards the four weeks, together with what is on record of the year', () => {
    const unpaid = { kind: 'unpaid', pay: 'unpaid' } as const;
    // Twenty days of a week of five are four weeks: the twenty-first passes them.
    expect(doesOf({ ...unpaid, to: calendarDate('2026-11-27') })).toEqual(['record', 'record']);
    expect(doesOf({ ...unpaid, to: calendarDate('2026-11-30') })).toEqual(['record', 'report']);
    const earlier = {
      from: calendarDate('2026-03-02'),
      to: calendarDate('2026-03-02'),
      kind: 'unpaid',
    } as const;
    expect(doesOf({ ...unpaid, to: calendarDate('2026-11-27'), otherLeave: [earlier] })).toEqual([
      'record',
      'report',
    ]);
  });

  it('leaves sick, family and other excepted leave out of the four weeks', () => {
    for (const kind of ['sick', 'family', 'other-excepted'] as const) {
      const conclusions = absenceConclusions({
        ...facts,
        kind,
        pay: 'unpaid',
        to: calendarDate('2026-12-31'),
      });
      expect(conclusions.map(({ does, because }) => [does, because])).toContainEqual([
        'record',
        expect.stringContaining('left out of the four weeks'),
      ]);
    }
  });

  it('looks at each calendar year that a leave touches', () => {
    const leave = { kind: 'unpaid', pay: 'unpaid', from: calendarDate('2026-12-14') } as const;
    expect(doesOf({ ...leave, to: calendarDate('2027-01-08') })).toEqual(['record', 'record', 'record']);
  });
});
