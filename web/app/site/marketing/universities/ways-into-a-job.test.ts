import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { waysIntoAJob } from './ways-into-a-job.ts';

it('the same job costs least, and must pay least, straight from a Student visa', () => {
  const ways = waysIntoAJob(calendarDate('2026-11-21'));
  expect(ways.map(({ bill, salary }) => [bill?.employer, bill?.candidate, salary?.figure])).toEqual([
    ['£525', '£4,048', '£38,300'],
    ['£1,965', '£4,048', '£54,700'],
    ['£1,965', '£3,924', '£54,700'],
  ]);
});
