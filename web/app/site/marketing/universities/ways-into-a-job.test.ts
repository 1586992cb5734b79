import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { routesIntoAJob } from './ways-into-a-job.ts';

it('the cost and the minimum salary are lowest straight from a Student visa', () => {
  const ways = routesIntoAJob(calendarDate('2026-11-21'));
  expect(ways.map(({ bill, salary }) => [bill?.employer, bill?.candidate, salary?.figure])).toEqual([
    ['£525', '£4,048', '£38,300'],
    ['£1,965', '£4,048', '£54,700'],
    ['£1,965', '£4,048', '£54,700'],
    ['£1,965', '£3,924', '£38,300'],
    ['£1,965', '£3,924', '£54,700'],
  ]);
});

it('a Graduate visa of 2027 lasts 18 months and leaves thirty as a new entrant, one of 2026 leaves 24', () => {
  const notes = routesIntoAJob(calendarDate('2026-11-28')).map(({ note }) => note);
  expect(notes.slice(1, 3)).toEqual([
    'Applied for until 31 December 2026: after its 24 months, 24 are left as a new entrant',
    'Applied for from 1 January 2027: after its 18 months, 30 are left as a new entrant',
  ]);
});
