import { describe, expect, it } from 'vitest';
import { readTable } from '../../read-table.mjs';
import vectorsText from '../../vectors/records-to-keep.csv?raw';
import { calendarDate } from '../kernel/index.ts';
import {
  keptUntilOf,
  organisationRecords,
  recordTitle,
  type WorkerRecordFacts,
  workerRecordIds,
  workerRecords,
} from './index.ts';

const day = calendarDate;
const today = day('2026-11-30');

/** A software engineer (2134) under option A who came from abroad, with nothing unusual on record. */
const facts: WorkerRecordFacts = {
  route: 'skilled-worker',
  cameOnOurVisa: true,
  wasAdvertised: true,
  occupationCode: '2134',
  option: 'A',
  isHybrid: false,
  nurseRegisteredOn: null,
  unpaidLeave: [],
  worksOn: [1, 2, 3, 4, 5],
  reducedForHealth: false,
  reportsMade: 0,
  answers: {},
};

const needOf = (record: string, more: Partial<WorkerRecordFacts> = {}, onDay = today) => {
  const need = workerRecords({ ...facts, ...more }, onDay).find(({ id }) => id === record);
  if (need === undefined) throw new RangeError(record);
  return need;
};

// Read by hand from our facts on Appendix D, without this rule: rules/vectors/README.md.
const vectors = readTable(vectorsText);
const bool = (text: string | undefined) => (text === '' || text === undefined ? null : text === 'yes');

it.each(vectors)('$id: $label', (row) => {
  const need = needOf(row.record ?? '', {
    cameOnOurVisa: bool(row.cameOnOurVisa),
    wasAdvertised: bool(row.wasAdvertised),
    occupationCode: row.code || null,
    option: row.option || null,
    isHybrid: row.isHybrid === 'yes',
    nurseRegisteredOn: row.nurseRegisteredOn ? day(row.nurseRegisteredOn) : null,
    reducedForHealth: row.reducedForHealth === 'yes',
    reportsMade: Number(row.reportsMade || 0),
  });
  expect([need.need, need.section, need.keep]).toEqual([row.need, row.section, row.keep]);
});

it('has the 24 records of a worker, their certificate, and the 3 of the organisation, each with a source', () => {
  const all = [...workerRecords(facts, today), ...organisationRecords(today)];
  expect(all).toHaveLength(28);
  expect(all.filter(({ sources }) => sources.length === 0)).toEqual([]);
  expect(workerRecordIds.every((id) => recordTitle(id) !== undefined)).toBe(true);
});

it('a copy of the certificate is not asked for, and counts once it is kept', () => {
  expect(needOf('certificate')).toMatchObject({ need: 'not-needed', section: 'own', asks: false });
  expect(needOf('certificate', { keepsCertificate: true }).need).toBe('needed');
});

describe('unpaid absence', () => {
  const away = (to: string) => ({
    unpaidLeave: [{ from: day('2026-03-02'), to: day(to), kind: 'family' as const }],
  });

  it('of four weeks asks for no proof of an exception, a day more does', () => {
    expect(needOf('unpaid-absence-exception', away('2026-03-27')).need).toBe('not-needed');
    expect(needOf('unpaid-absence-exception', away('2026-03-30'))).toMatchObject({
      need: 'needed',
      because: 'Unpaid absence passes four weeks in 2026.',
    });
  });
});

describe('what a person answers', () => {
  it('counts where the facts say nothing, and not where they do', () => {
    expect(needOf('dbs', { answers: { dbs: false } })).toMatchObject({ need: 'not-needed', asks: true });
    expect(needOf('dbs', { answers: { dbs: true } }).need).toBe('needed');
    expect(needOf('contract', { answers: { contract: false } })).toMatchObject({
      need: 'needed',
      asks: false,
    });
  });

  it('exempts from a National Insurance number', () => {
    expect(needOf('ni-number', { answers: { 'ni-number': false } }).need).toBe('not-needed');
  });

  it('decides both sides of the recruitment', () => {
    const notAdvertised = { wasAdvertised: null, answers: { 'recruitment-advertised': false } };
    expect(needOf('recruitment-advertised', notAdvertised).need).toBe('not-needed');
    expect(needOf('recruitment-not-advertised', notAdvertised).need).toBe('needed');
  });
});

it('proof of information on employment rights is asked for from 6 March 2026; of the day before nothing is claimed', () => {
  expect(needOf('employment-rights-information', {}, day('2026-03-05')).need).toBe('not-known');
  expect(needOf('employment-rights-information', {}, day('2026-03-06'))).toMatchObject({
    need: 'needed',
    inForceFrom: '2026-03-06',
  });
});

describe('how long', () => {
  const ends = (sponsorship: string | null, employment: string | null) =>
    keptUntilOf({
      sponsorshipEndedOn: sponsorship === null ? null : day(sponsorship),
      employmentEndedOn: employment === null ? null : day(employment),
    });

  it('a year after sponsorship, the right to work copy two years after employment, and then it goes', () => {
    expect(ends('2026-11-20', '2027-03-31')).toMatchObject({
      'sponsorship-plus-1-year': { until: '2027-11-20', mustGo: false },
      'employment-plus-2-years': { until: '2029-03-31', mustGo: true },
      'life-of-licence': { until: null, mustGo: false },
    });
  });

  it('while employment goes on the copy has no last day', () => {
    expect(ends('2026-11-20', null)['employment-plus-2-years'].until).toBeNull();
  });

  it('while the worker is sponsored nothing has one', () => {
    expect(Object.values(ends(null, null)).map(({ until }) => until)).toEqual([null, null, null]);
  });

  it('of an end before our record the year is not known, and the right to work copy is', () => {
    const longEnded = ends('2026-03-05', '2026-03-05');
    expect(longEnded['sponsorship-plus-1-year']).toMatchObject({
      until: null,
      disputed: expect.stringMatching(/begin on 2026-03-06/),
    });
    expect(longEnded['employment-plus-2-years'].until).toBe('2028-03-05');
    expect(ends('2026-03-06', '2026-03-06')['sponsorship-plus-1-year'].until).toBe('2027-03-06');
  });

  it('never the earlier end that some sources read, and says so', () => {
    expect(ends('2026-11-20', null)['sponsorship-plus-1-year'].disputed).toMatch(/Sources differ/);
  });
});
