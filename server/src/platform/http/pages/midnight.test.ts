import { describe, expect, it } from 'vitest';
import { nextMidnightInLondon } from './midnight.ts';

const midnightAfter = (moment: string) => new Date(nextMidnightInLondon(Date.parse(moment))).toISOString();

describe('the next midnight in London', () => {
  it.each([
    ['in winter', '2026-01-15T12:00:00Z', '2026-01-16T00:00:00.000Z'],
    ['in summer, when it is an hour earlier in UTC', '2026-07-15T12:00:00Z', '2026-07-15T23:00:00.000Z'],
    ['a moment before it in summer', '2026-07-15T22:59:59.999Z', '2026-07-15T23:00:00.000Z'],
    ['at it in summer', '2026-07-15T23:00:00Z', '2026-07-16T23:00:00.000Z'],
    ['at it in winter', '2026-01-15T00:00:00Z', '2026-01-16T00:00:00.000Z'],
    ['before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-29T00:00:00.000Z'],
    ['on the day they go forward, of 23 hours', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00.000Z'],
    ['before the clocks go back', '2026-10-24T12:00:00Z', '2026-10-24T23:00:00.000Z'],
    ['on the day they go back, of 25 hours', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00.000Z'],
    ['at the end of the year', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
    ['in a leap year', '2028-02-28T12:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('%s', (_, moment, midnight) => {
    expect(midnightAfter(moment)).toBe(midnight);
  });
});
