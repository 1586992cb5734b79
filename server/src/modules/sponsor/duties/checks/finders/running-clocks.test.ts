import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import type { Absence, Looking, WorkerFacts } from './facts.ts';
import { lookAtWorker } from './look-at-worker.ts';

const day = calendarDate;
const worker: WorkerFacts = {
  id: 'w',
  name: 'Ana Marques',
  route: 'skilled-worker',
  certificateStart: day('2026-01-05'),
  certificateEnds: day('2029-01-05'),
  visaFrom: day('2026-01-05'),
  visaEnds: day('2029-01-19'),
  grantNotifiedOn: null,
  startedOn: day('2026-01-05'),
  endedOn: null,
  option: 'A',
  terms: {
    code: '2134',
    payPence: 60_000_00,
    hours: 37.5,
    worksOn: [1, 2, 3, 4, 5],
    nation: 'england-and-wales',
  },
  absences: [],
  nextCheckOn: day('2029-01-19'),
  disagreement: null,
  certificates: [],
  importCutOver: null,
};
const away: Absence = {
  id: 'a',
  from: day('2026-11-09'),
  to: null,
  pay: 'unpaid',
  agreed: false,
  excepted: false,
  isFromFile: false,
  stillAwayOn: null,
};
const at = (cutOver: string | null, today = '2026-11-28'): Looking => ({
  today: day(today),
  missedUntil: day(today),
  cutOver: cutOver === null ? null : day(cutOver),
});
const scotland = { ...worker, terms: worker.terms && { ...worker.terms, nation: 'scotland' as const } };
const deadlinesOf = (facts: WorkerFacts, looking: Looking) =>
  lookAtWorker(facts, looking).findings.map(({ key, conclusion: { deadline } }) => [
    key.split(':')[0],
    deadline !== null && 'reportBy' in deadline ? deadline.reportBy : null,
  ]);

describe('a worker absent without permission since 9 November 2026 and still away on the 28th', () => {
  it.each(['2026-11-28', '2026-11-08', '2026-06-01', null])(
    'is to be reported by 4 December in England, whatever the cut-over day (%s)',
    (cutOver) => {
      expect(deadlinesOf({ ...worker, absences: [away] }, at(cutOver))).toEqual([['absence', '2026-12-04']]);
    },
  );

  it('is to be reported by 7 December in Scotland, because of St Andrew’s day', () => {
    expect(deadlinesOf({ ...scotland, absences: [away] }, at('2026-11-28'))).toEqual([
      ['absence', '2026-12-07'],
    ]);
  });

  it('is to be reported though the import itself has a later cut-over day', () => {
    const facts = { ...worker, importCutOver: day('2026-11-28'), absences: [away] };
    expect(deadlinesOf(facts, at('2026-11-01'))).toEqual([['absence', '2026-12-04']]);
  });

  it('is shown before the eleventh day, also where the cut-over is later than its first day', () => {
    expect(deadlinesOf({ ...worker, absences: [away] }, at('2026-11-20', '2026-11-20'))).toEqual([
      ['absence-nears', null],
    ]);
    expect(deadlinesOf({ ...worker, absences: [away] }, at('2026-11-23', '2026-11-23'))).toEqual([
      ['absence', '2026-12-04'],
    ]);
  });

  it('and dismissed yesterday leaves two reports, of the absence and of the end', () => {
    const facts = { ...worker, endedOn: day('2026-11-27'), absences: [away] };
    expect(deadlinesOf(facts, at('2026-11-28'))).toEqual([
      ['left', '2026-12-11'],
      ['absence', '2026-12-04'],
    ]);
  });
});

describe('an absence that has ended', () => {
  const back = (to: string) => ({ ...worker, absences: [{ ...away, to: day(to) }] });
  it('is history from the day after its last one', () => {
    expect(deadlinesOf(back('2026-11-24'), at('2026-12-04', '2026-12-10'))).toEqual([
      ['absence', '2026-12-04'],
    ]);
    expect(deadlinesOf(back('2026-11-24'), at('2026-12-05', '2026-12-10'))).toEqual([]);
  });

  it('of ten days is nothing', () => {
    expect(deadlinesOf(back('2026-11-20'), at(null))).toEqual([]);
  });
});

describe('an absence of a file without a last day', () => {
  const fromFile = { ...away, isFromFile: true };
  it('is asked about, with the day to report it by, and not raised', () => {
    const { findings } = lookAtWorker({ ...worker, absences: [fromFile] }, at('2026-11-28'));
    expect(findings).toMatchObject([
      {
        key: 'absence-asked:a',
        title: 'Is Ana Marques back at work?',
        conclusion: { does: 'look-at-this', because: expect.stringContaining('report it by 2026-12-04') },
      },
    ]);
  });

  it('is raised once a person has said that the worker is still away', () => {
    const answeredAbsence = { ...fromFile, stillAwayOn: day('2026-11-28') };
    expect(deadlinesOf({ ...worker, absences: [answeredAbsence] }, at('2026-11-28'))).toEqual([
      ['absence', '2026-12-04'],
    ]);
  });

  it('that was agreed and paid is not asked about', () => {
    const agreed = { ...fromFile, agreed: true, pay: 'paid' as const };
    expect(deadlinesOf({ ...worker, absences: [agreed] }, at('2026-11-28'))).toEqual([]);
  });
});

describe('a worker who has left, by the record alone', () => {
  const workerEndedOn = (endedOn: CalendarDate) => ({ ...worker, endedOn });
  it('yesterday is reported by 11 December', () => {
    expect(deadlinesOf(workerEndedOn(day('2026-11-27')), at('2026-11-28'))).toEqual([['left', '2026-12-11']]);
  });

  it('is reported on the last of the ten working days, and history from the next', () => {
    expect(deadlinesOf(workerEndedOn(day('2026-11-13')), at('2026-11-27', '2026-11-27'))).toEqual([
      ['left', '2026-11-27'],
    ]);
    expect(deadlinesOf(workerEndedOn(day('2026-11-13')), at('2026-11-28', '2026-11-28'))).toEqual([]);
  });

  it('and is on another route is not counted', () => {
    expect(deadlinesOf({ ...workerEndedOn(day('2026-11-27')), route: 'scale-up' }, at(null))).toEqual([]);
  });
});
