import { describe, expect, it } from 'vitest';
import { clockIn, londonClock, nameOfTime } from './local-time.ts';

const at = (moment: string) => Date.parse(moment);
const local = (text: string) => {
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
};

describe('nine o’clock in London', () => {
  it.each([
    ['2026-03-27', '2026-03-27T09:00Z', 'the Friday before clocks go forward'],
    ['2026-03-30', '2026-03-30T08:00Z', 'the Monday after'],
    ['2026-10-23', '2026-10-23T08:00Z', 'the Friday before clocks go back'],
    ['2026-10-26', '2026-10-26T09:00Z', 'the Monday after'],
    ['2027-03-26', '2027-03-26T09:00Z', 'in 2027 too'],
    ['2027-03-29', '2027-03-29T08:00Z', 'and after'],
    ['2027-10-29', '2027-10-29T08:00Z', 'in autumn'],
    ['2027-11-01', '2027-11-01T09:00Z', 'and after'],
  ])('on %s is %s: %s', (date, instant) => {
    expect(londonClock.instantOf({ date, time: '09:00' })).toBe(at(instant));
  });
});

describe('on the nights when clocks change at one in UTC', () => {
  it.each([
    ['2026-03-29 00:59', '2026-03-29T00:59Z'],
    ['2026-03-29 02:00', '2026-03-29T01:00Z'],
    ['2026-10-25 00:59', '2026-10-24T23:59Z'],
    ['2026-10-25 02:00', '2026-10-25T02:00Z'],
    ['2027-03-28 00:59', '2027-03-28T00:59Z'],
    ['2027-03-28 02:00', '2027-03-28T01:00Z'],
    ['2027-10-31 00:59', '2027-10-30T23:59Z'],
    ['2027-10-31 02:00', '2027-10-31T02:00Z'],
  ])('%s in London is %s', (localTime, instant) => {
    expect(londonClock.instantOf(local(localTime))).toBe(at(instant));
  });
});

it('a time that occurs twice is the second, a skipped one is an hour later', () => {
  expect(londonClock.instantOf(local('2026-10-25 01:30'))).toBe(at('2026-10-25T01:30Z'));
  expect(londonClock.instantOf(local('2026-03-29 01:30'))).toBe(at('2026-03-29T01:30Z'));
  expect(londonClock.shows(at('2026-03-29T01:30Z'))).toEqual(local('2026-03-29 02:30'));
});

describe('elsewhere', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-24 14:30'],
    ['America/Los_Angeles', '2026-11-24 01:00'],
    ['Asia/Kathmandu', '2026-11-24 14:45'],
    ['Pacific/Auckland', '2026-11-24 22:00'],
    ['Pacific/Kiritimati', '2026-11-24 23:00'],
    ['Pacific/Pago_Pago', '2026-11-23 22:00'],
    ['UTC', '2026-11-24 09:00'],
  ])('in %s nine in London shows as %s', (zone, localTime) => {
    const nine = at('2026-11-24T09:00Z');
    expect(clockIn(zone).shows(nine)).toEqual(local(localTime));
    expect(clockIn(zone).instantOf(local(localTime))).toBe(nine);
  });

  it('midnight is 00:00 of the new day', () => {
    expect(londonClock.shows(at('2026-11-24T00:00Z'))).toEqual(local('2026-11-24 00:00'));
  });
});

it.each([
  ['Europe/London', 'London time'],
  ['Asia/Kolkata', 'India Standard Time'],
  ['Asia/Calcutta', 'India Standard Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['Africa/Lagos', 'West Africa Time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['GMT0', 'UTC'],
  ['Etc/GMT-3', 'UTC+03:00'],
])('in %s it is %s', (zone, name) => {
  expect(nameOfTime(zone)).toBe(name);
});
