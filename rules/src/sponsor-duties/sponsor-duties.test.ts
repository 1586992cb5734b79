import { expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { dutyRules } from './duty-rules.ts';
import * as duties from './parameters.ts';

const day = calendarDate('2026-11-20');

it.each([
  ['a change about a worker', duties.reportWorkerWithin, 10],
  ['a change of the organisation', duties.reportOrganisationWithin, 20],
])('%s is reported within so many working days', (_what, within, value) => {
  expect(lawOn(within, day)).toMatchObject({ status: 'in-force', value });
  expect(within.unit).toBe('working days');
});

it('a worker starts within 28 days and is not away unpaid for more than 4 weeks', () => {
  expect(lawOn(duties.startWithin, day)).toMatchObject({ value: 28 });
  expect(lawOn(duties.unpaidAbsence, day)).toMatchObject({ value: 4 });
});

it('how long records are kept is disputed, and says why', () => {
  expect(lawOn(duties.recordsKeptFor, day)).toMatchObject({
    law: { confidence: 'disputed', note: expect.stringContaining('earlier or the later') },
  });
});

it('before the guidance of March 2026 nothing is recorded', () => {
  expect(lawOn(duties.reportWorkerWithin, calendarDate('2026-03-05'))).toMatchObject({
    status: 'no-law',
    recordsBeginOn: '2026-03-06',
  });
});

it('the safer reading of each dispute is said in whole sentences, as a person would', () => {
  const disputes = Object.values(dutyRules).flatMap(({ id, versions: [{ value }] }) =>
    value.dispute === undefined ? [] : [{ id, ...value.dispute }],
  );
  expect(disputes.length).toBe(8);
  for (const { id, question, safer } of disputes) {
    expect(question, id).toMatch(/\?$/);
    expect(safer, id).toMatch(/^[A-Z0-9].* (is|are) safer\b.*\.$/);
  }
});

it.each([
  ['worker-offshore', 'The Sponsorship Management System is safer'],
  ['org-size', '10 working days are safer.'],
  ['worker-hours-changed', 'A report is safer.'],
] as const)('%s says it after the question and both readings', (id, safer) => {
  const [{ note }] = dutyRules[id].versions;
  expect(note).toMatch(/Sources differ\. [^?]+\? They say: [^;]+; .+\. .+ safer/);
  expect(note).toContain(safer);
});
