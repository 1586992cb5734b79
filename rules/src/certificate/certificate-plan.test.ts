import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import {
  allocationYear,
  assignDefinedBy,
  type CertificateMistake,
  certificateUsedOn,
  correctCertificate,
  prepareCertificate,
} from './index.ts';

const day = calendarDate;
const assignedOn = day('2026-11-20');
const prepared = (overrides: Partial<Parameters<typeof prepareCertificate>[0]> = {}) =>
  prepareCertificate({
    assignedOn,
    location: 'inside',
    rating: 'A',
    extension: false,
    cases: [],
    ...overrides,
  });

describe('a certificate', () => {
  it('is undefined for someone in the UK and defined for someone abroad', () => {
    expect(prepared()).toMatchObject({ type: 'undefined', useBy: '2027-02-20' });
    expect(prepared({ location: 'outside' })).toMatchObject({ type: 'defined' });
  });

  it('of a sponsor with a B-rating only extends its own workers’ permission', () => {
    expect(prepared({ rating: 'B', extension: true })).toMatchObject({ status: 'answered' });
    expect(prepared({ rating: 'B' })).toMatchObject({ status: 'not-applicable' });
    expect(prepared({ rating: 'B', extension: true, location: 'outside' })).toMatchObject({
      status: 'not-applicable',
    });
  });

  it('has 21 fields for everyone, and further ones and explanations by case', () => {
    const everyone = prepared();
    const more = prepared({ cases: ['new-entrant', 'several-places'] });
    expect(everyone.status === 'answered' && everyone.fields).toHaveLength(21);
    expect(more.status === 'answered' && more.fields).toHaveLength(23);
    expect(more).toMatchObject({ explanations: [{ id: 'explain-new-entrant' }] });
  });

  it('before 22 July 2025 has no list of fields', () => {
    expect(prepared({ assignedOn: day('2025-07-21') })).toMatchObject({ status: 'no-law' });
  });

  it('is used at three months, and not a day later', () => {
    const statusOfUse = (appliedOn: string) =>
      certificateUsedOn({ assignedOn, appliedOn: day(appliedOn) }).status;
    expect(statusOfUse('2027-02-20')).toBe('usable');
    expect(statusOfUse('2027-02-21')).toBe('not-applicable');
  });
});

it('a defined certificate granted on 20 November 2026 is assigned by day 90, which is 18 February 2027', () => {
  expect(assignDefinedBy(assignedOn)).toMatchObject({
    assignBy: '2027-02-18',
    readings: [{ assignBy: '2027-02-18' }, { assignBy: '2027-02-20' }],
  });
});

it('an allocation from 6 April 2026 ends on 5 April 2027, and more is asked for from 5 January, which can be answered late', () => {
  expect(allocationYear(day('2026-04-06'))).toMatchObject({
    endsOn: '2027-04-05',
    askFrom: '2027-01-05',
    answeredBy: '2027-05-11',
  });
});

describe('a mistake on a certificate', () => {
  const correct = (
    mistake: CertificateMistake,
    more: Partial<Parameters<typeof correctCertificate>[0]> = {},
  ) => correctCertificate({ mistake, assignedOn, showsAssigned: true, ...more });

  it.each([
    ['one-mistyped-detail', 'note'],
    ['missing-explanation', 'note'],
    ['code-or-description', 'new-certificate'],
    ['route', 'new-certificate'],
    ['several-details', 'new-certificate'],
  ] as const)('in %s: %s', (mistake, by) => {
    expect(correct(mistake)).toMatchObject({ by });
  });

  it('in the salary is put right by a note if the points stay the same', () => {
    expect(correct('salary')).toMatchObject({ status: 'needs-facts', missing: ['samePoints'] });
    expect(correct('salary', { samePoints: true })).toMatchObject({ by: 'note' });
    expect(correct('hours', { samePoints: false })).toMatchObject({ by: 'new-certificate' });
  });

  it('in the dates by a note, if the start stays within three months of the application', () => {
    const correctStart = (newStart: string) =>
      correct('dates', { newStart: day(newStart), appliedOn: day('2026-11-30') });
    expect(correctStart('2027-02-28')).toMatchObject({ by: 'note' });
    expect(correctStart('2027-03-01')).toMatchObject({ by: 'new-certificate' });
  });

  it('is beyond a note once the certificate no longer shows “assigned”', () => {
    expect(correct('one-mistyped-detail', { showsAssigned: false })).toMatchObject({ by: 'new-certificate' });
  });
});
