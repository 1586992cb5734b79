import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { routesIntoAJob } from './ways-into-a-job.ts';

it('the cost and the minimum salary are lowest straight from a Student visa', () => {
  const ways = routesIntoAJob(calendarDate('2026-11-21'));
  expect(ways.map(({ bill, salary }) => [bill?.employer, bill?.candidate, salary?.figure])).toEqual([
    ['£525', '£4,048', '£38,300'],
    ['£1,965', '£4,048', '£54,700'],
    ['£1,965', '£3,924', '£38,300'],
    ['£1,965', '£3,924', '£54,700'],
  ]);
});
