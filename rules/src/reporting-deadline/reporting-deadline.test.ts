import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import {
  type DutyId,
  dutyIds,
  dutyRules,
  reportOrganisationWithin,
  reportWorkerWithin,
} from '../sponsor-duties/index.ts';
import type { HolidayNation } from '../working-days/index.ts';
import { type EventFacts, reportingDeadline, standing, standingWords } from './index.ts';

const day = calendarDate;
const on = (event: EventFacts['event'], happenedOn: string, nation: HolidayNation = 'england-and-wales') =>
  reportingDeadline({ event, nation, happenedOn: day(happenedOn) });

describe('ten working days', () => {
  it.each([
    ['2026-04-02', 'england-and-wales', '2026-04-20'],
    ['2026-04-02', 'northern-ireland', '2026-04-20'],
    ['2026-04-02', 'scotland', '2026-04-17'],
    ['2026-11-27', 'england-and-wales', '2026-12-11'],
    ['2026-11-27', 'scotland', '2026-12-14'],
  ] as const)('after %s in %s end on %s', (happenedOn, nation, reportBy) => {
    expect(on('worker-leaves', happenedOn, nation)).toMatchObject({ status: 'answered', reportBy });
  });

  it('in Scotland are reminded of by the day that ends them in England and Wales', () => {
    expect(on('worker-leaves', '2026-11-27', 'scotland')).toMatchObject({ remindBy: '2026-12-11' });
  });

  it('are reminded of by the day that ends them if the event’s day is day one', () => {
    expect(on('worker-leaves', '2026-11-27')).toMatchObject({
      remindBy: '2026-12-10',
      readings: [
        { reading: 'If the day it happened itself counts as day one', reportBy: '2026-12-10' },
        { reading: 'The first working day after the day it happened is day one', reportBy: '2026-12-11' },
      ],
    });
  });

  it('say of each day that does not count why', () => {
    expect(on('worker-leaves', '2026-11-27', 'scotland')).toMatchObject({
      days: expect.arrayContaining([
        { date: '2026-11-28', counts: false, why: 'weekend' },
        { date: '2026-11-30', counts: false, why: 'St Andrew’s Day' },
        { date: '2026-12-01', counts: true, number: 1, why: 'working day' },
      ]),
    });
  });
});

it('a new owner applies by 20 January 2027, or by 15 January, and the earlier stands first', () => {
  expect(on('org-new-owner-applies', '2026-12-18')).toMatchObject({
    reportBy: '2027-01-20',
    remindBy: '2027-01-15',
    readings: [{ reportBy: '2027-01-15' }, { reportBy: '2027-01-20' }],
  });
});

it('a change between small and large is counted in 10 and in 20 working days', () => {
  expect(on('org-size', '2026-11-27')).toMatchObject({
    reportBy: '2026-12-11',
    readings: [{ reportBy: '2026-12-10' }, { reportBy: '2026-12-11' }, { reportBy: '2026-12-29' }],
  });
});

it('a pay rise is decided and recorded, with a reading that asks for no report', () => {
  expect(on('worker-pay-increased', '2026-11-27')).toMatchObject({
    duties: [{ does: 'decide-and-record', confidence: 'disputed' }],
    readings: expect.arrayContaining([
      { reading: expect.stringMatching(/^No, not generally/), reportBy: null },
    ]),
  });
});

it('a new address is one duty of the organisation, and one for each worker who moves', () => {
  expect(on('org-name-address', '2026-11-27')).toMatchObject({
    reportBy: '2026-12-29',
    duties: [
      { id: 'org-name-address', onlyIf: null, reportBy: '2026-12-29' },
      {
        id: 'worker-location-changed',
        onlyIf: expect.stringContaining('each worker'),
        reportBy: '2026-12-11',
      },
    ],
  });
});

describe('the record of duties begins on 6 March 2026', () => {
  it('an event on that day is answered', () => {
    expect(on('worker-leaves', '2026-03-06')).toMatchObject({ status: 'answered', reportBy: '2026-03-20' });
  });

  it('the day before, the days are counted and marked as not recorded', () => {
    expect(on('worker-leaves', '2026-03-05')).toMatchObject({
      status: 'no-law',
      message: expect.stringContaining('not recorded whether this was the rule then'),
      recordsBeginOn: '2026-03-06',
      reportBy: '2026-03-19',
      days: expect.arrayContaining([{ date: '2026-03-19', counts: true, number: 10, why: 'working day' }]),
    });
  });

  it('a count that runs past the bank holidays that are published has no day', () => {
    const outcome = on('worker-leaves', '2028-12-20');
    expect(outcome).toMatchObject({ status: 'no-law', recordsEndOn: '2028-12-31' });
    expect(outcome).not.toHaveProperty('reportBy');
  });
});

describe('an absence', () => {
  const absent = (worksOn?: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[]) =>
    reportingDeadline({
      event: 'worker-unauthorised-absence',
      nation: 'england-and-wales',
      firstDayAbsent: day('2026-12-07'),
      worksOn,
    });

  it('from 7 December 2026 is reported once 21 December is missed, by 6 January', () => {
    expect(absent()).toMatchObject({
      clock: { from: '2026-12-18', is: 'the tenth working day of absence' },
      reportableFrom: '2026-12-21',
      reportBy: '2027-01-06',
      remindBy: '2027-01-05',
    });
  });

  it('of a worker with a three-day week is counted by the week and by the worker’s own days', () => {
    expect(absent([1, 2, 3])).toMatchObject({
      reportBy: '2027-01-06',
      readings: expect.arrayContaining([
        { reading: 'Ten days from Monday to Friday, without bank holidays', reportBy: '2027-01-06' },
        { reading: 'Ten of the worker’s own working days', reportBy: '2027-01-12' },
      ]),
    });
  });

  it('of a worker who works every day is reminded of by the worker’s own days', () => {
    expect(absent([1, 2, 3, 4, 5, 6, 7])).toMatchObject({ reportBy: '2027-01-06', remindBy: '2027-01-04' });
  });
});

it.each([
  ['worker-pay-reduced-new-certificate', 'not reported afterwards'],
  ['worker-role-changed-new-code', 'not reported afterwards'],
  ['worker-breach-conditions', 'Report it at once'],
  ['worker-slavery-identified', 'regulated adviser'],
  ['rec-records', 'all the time'],
] as const)('%s has no count of days, and says what to do', (event, reason) => {
  expect(on(event, '2026-11-20')).toMatchObject({
    status: 'not-applicable',
    reason: expect.stringContaining(reason),
    duties: [{ id: event }],
  });
});

describe('a duty stands as', () => {
  it.each([
    ['report', '2026-12-11', 'due'],
    ['report', '2026-12-12', 'past the day counted; report now'],
    ['decide-and-record', '2026-12-12', 'decide and record'],
  ] as const)('%s on %s: %s', (does, today, words) => {
    expect(standingWords[standing({ does, reportBy: day('2026-12-11') }, day(today))]).toBe(words);
  });
});

it('every duty reported in working days has the days of the general rule, of a worker or of the organisation', () => {
  const [worker] = reportWorkerWithin.versions;
  const [organisation] = reportOrganisationWithin.versions;
  const lengths = dutyIds.map((id) => dutyRules[id].versions[0].value);
  const reported = lengths.filter(({ does, clock }) => does === 'report' && clock.unit === 'working-day');
  const other = reported.filter(
    ({ id, clock }) => clock.length !== (id.startsWith('worker') ? worker.value : organisation.value),
  );
  expect(other.map(({ id }) => id)).toEqual<DutyId[]>(['org-size']);
});
