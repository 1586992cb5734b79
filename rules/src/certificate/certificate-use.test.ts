import { expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { certificateUsedOn, lengthBetween, longestCertificate, wholeMonths } from './index.ts';

const statusOfUse = (assignedOn: string, appliedOn: string) =>
  certificateUsedOn({ assignedOn: calendarDate(assignedOn), appliedOn: calendarDate(appliedOn) });

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20', '2027-02-19'],
  ['2026-11-20', '2027-02-20'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-04-07', '2026-04-08'],
])('a certificate assigned on %s can be used on %s', (assignedOn, appliedOn) => {
  expect(statusOfUse(assignedOn, appliedOn)).toMatchObject({ status: 'usable' });
});

it.each([
  ['2026-11-20', '2027-02-21', '2027-02-20'],
  ['2026-11-30', '2027-03-01', '2027-02-28'],
])('assigned on %s, it cannot be used on %s: the last day was %s', (assignedOn, appliedOn, lastDay) => {
  expect(statusOfUse(assignedOn, appliedOn)).toMatchObject({
    status: 'not-applicable',
    reason: `A certificate assigned on ${assignedOn} must be used by ${lastDay}; the application day ${appliedOn} is later.`,
  });
});

it('an application the day before the assignment is refused with that reason', () => {
  expect(statusOfUse('2026-11-20', '2026-11-19')).toMatchObject({
    status: 'not-applicable',
    reason: expect.stringContaining('before the certificate is assigned'),
  });
});

it('the working shows the period', () => {
  expect(statusOfUse('2026-11-20', '2026-11-20')).toMatchObject({
    steps: [
      {
        figure: { text: 'from 2026-11-20 to 2027-02-20' },
        law: { parameter: 'certificate.use-within-months', confidence: 'official' },
      },
    ],
  });
});

it('before 6 April 2017 no law is recorded', () => {
  expect(statusOfUse('2017-04-05', '2017-04-06')).toMatchObject({
    status: 'no-law',
    recordsBeginOn: '2017-04-06',
  });
  expect(statusOfUse('2017-04-06', '2017-04-06')).toMatchObject({ status: 'usable' });
});

it('one certificate covers at most 60 months', () => {
  expect(lawOn(longestCertificate, calendarDate('2026-11-20'))).toMatchObject({ value: 60 });
});

const starting = (startsOn: string, endsOn: string) =>
  certificateUsedOn({
    assignedOn: calendarDate('2026-11-20'),
    appliedOn: calendarDate('2026-11-30'),
    length: lengthBetween(calendarDate(startsOn), calendarDate(endsOn)),
  });

it('applied for on 30 November 2026, it starts by 28 February 2027 and no day later (SW 5.1(c))', () => {
  expect(starting('2027-02-28', '2030-02-27')).toMatchObject({ status: 'usable' });
  expect(starting('2026-11-01', '2029-10-31')).toMatchObject({ status: 'usable' });
  expect(starting('2027-03-01', '2030-02-28')).toMatchObject({
    status: 'not-applicable',
    reason:
      'The certificate starts on 2027-03-01, more than 3 months after the visa application of 2026-11-30. It must start by 2027-02-28.',
  });
});

it('without an application day it starts within three months of its last day of use', () => {
  const [assignedOn] = [calendarDate('2026-11-20')];
  const from = (startsOn: string) =>
    certificateUsedOn({
      assignedOn,
      length: lengthBetween(calendarDate(startsOn), calendarDate('2029-12-31')),
    });
  expect(from('2027-05-20')).toMatchObject({ status: 'usable' });
  expect(from('2027-05-21')).toMatchObject({ status: 'not-applicable' });
});

it('a length in months has no start day to check', () => {
  const [assignedOn, appliedOn] = [calendarDate('2026-11-20'), calendarDate('2026-11-30')];
  expect(certificateUsedOn({ assignedOn, appliedOn, length: wholeMonths(36) })).toMatchObject({
    status: 'usable',
  });
});
