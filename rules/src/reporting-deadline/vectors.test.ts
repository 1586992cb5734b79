import { describe, expect, it } from 'vitest';
import { readTable } from '../../read-table.mjs';
import vectorsText from '../../vectors/working-days.csv?raw';
import { addDays, calendarDate } from '../kernel/index.ts';
import { countWorkingDays, holidayNations, readDay } from '../working-days/index.ts';
import { type ReportingFacts, reportingDeadline } from './index.ts';

// Deadlines with every day counted and passed over: rules/vectors/README.md.

const vectors = readTable(vectorsText).map((row) => ({
  ...row,
  id: row.id ?? '',
  kind: row.kind ?? '',
  passed: split(row.passed, '; ').map((entry) => `${entry.slice(0, 10)} ${entry.slice(11)}`),
  nation: holidayNations.find((each) => each === row.nation) ?? 'england-and-wales',
}));
type Vector = (typeof vectors)[number];

const day = (text: string | undefined) => calendarDate(text ?? '');
const maybe = (text: string | undefined) => (text ? calendarDate(text) : undefined);

/** Days passed over, with the names as the vectors have them. */
const passedOver = (days: readonly { date: string; counts: boolean; why: string }[]) =>
  days.flatMap(({ date, counts, why }) =>
    counts ? [] : [`${date} ${why.replace(/ \(substitute day\)$/, '')}`],
  );
const countedDates = (days: readonly { date: string; counts: boolean }[]) =>
  days.flatMap(({ date, counts }) => (counts ? [date] : []));

function split(text: string | undefined, by: string): string[] {
  return text ? text.split(by) : [];
}

function factsOf({ kind, nation, ...row }: Vector & Record<string, unknown>): ReportingFacts {
  const { event, firstDayAbsent, certificateStart, visaValidFrom, grantNotified } = texts(row);
  if (kind === 'absence')
    return { event: 'worker-unauthorised-absence', nation, firstDayAbsent: day(firstDayAbsent) };
  if (kind === 'start-28')
    return {
      event: 'worker-late-start',
      nation,
      certificateStart: day(certificateStart),
      visaValidFrom: maybe(visaValidFrom),
      grantNotifiedOn: maybe(grantNotified),
    };
  const events = {
    'worker-10': 'worker-leaves',
    'organisation-20': 'org-ownership',
    'procedure-10': 'proc-action-plan-fee',
  } as const;
  const eventId = Object.entries(events).find(([name]) => name === kind)?.[1];
  if (eventId === undefined) throw new RangeError(kind);
  return { event: eventId, nation, happenedOn: day(event) };
}

const texts = (row: Record<string, unknown>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );

const reported = vectors.filter(({ kind }) => kind !== 'procedure-5');

it('there are 35 of them', () => {
  expect(vectors).toHaveLength(35);
});

describe.each(reported)('$id', (vector) => {
  const outcome = reportingDeadline(factsOf(vector));
  const row = texts(vector);

  it('is counted day by day', () => {
    if (!('days' in outcome)) throw new Error(outcome.status);
    expect(outcome.reportBy).toBe(row.deadline);
    expect(countedDates(outcome.days)).toEqual(split(row.counted, ' '));
    expect(passedOver(outcome.days)).toEqual(vector.passed);
    expect(outcome.clock.from <= outcome.remindBy && outcome.remindBy <= outcome.reportBy).toBe(true);
    if (row.reportableFrom) expect(outcome.reportableFrom).toBe(row.reportableFrom);
    if (row.lastDayToStart) expect(outcome.clock.from).toBe(row.lastDayToStart);
    if (row.tenthDayAbsent) expect(outcome.clock.from).toBe(row.tenthDayAbsent);
    if (row.absentDays) expect(countedDates(outcome.absence ?? [])).toEqual(row.absentDays.split(' '));
    if (row.absencePassed) expect(passedOver(outcome.absence ?? [])).toEqual(row.absencePassed.split('; '));
    if (row.strictDeadline && vector.nation === 'england-and-wales')
      expect(outcome.remindBy).toBe(row.strictDeadline);
    if (row.strictDeadline) expect(outcome.remindBy <= row.strictDeadline).toBe(true);
  });
});

it.each(vectors.filter(({ kind }) => kind === 'procedure-5'))('$id is counted', (vector) => {
  const { event, deadline } = texts(vector);
  const count = countWorkingDays(addDays(day(event), 1), 5, (each) => readDay(each, vector.nation));
  expect(count).toMatchObject({ status: 'counted', day: deadline });
});
