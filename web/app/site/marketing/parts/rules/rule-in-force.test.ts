import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { ruleInForce } from './rule-in-force.ts';

const on = (id: string, day: string) => ruleInForce(id, calendarDate(day));

it('a number has its unit and its rule', () => {
  expect(on('sponsor-duties.report-worker-within', '2026-11-21')).toEqual({
    title: 'A change about a worker is reported within',
    says: '10 working days',
    rule: {
      title: 'A change about a worker is reported within',
      href: '/rules/sponsor-duties.report-worker-within',
      since: '6 March 2026',
      settled: true,
    },
  });
});

it('a rule changes on its day', () => {
  expect(on('visa-requirements.english-first', '2026-01-07').says).toBe('B1');
  expect(on('visa-requirements.english-first', '2026-01-08').says).toBe('B2');
});

it('a disputed rule is unsettled, and before the records there is no rule', () => {
  expect(on('sponsor-duties.records-kept-for', '2026-11-21').rule?.settled).toBe(false);
  expect(on('sponsor-duties.records-kept-for', '2026-03-05')).toEqual({
    title: 'How long a worker’s records are kept',
    says: 'To be confirmed on GOV.UK',
  });
});

it('an unknown rule is a programming error', () => {
  expect(() => on('no.such-rule', '2026-11-21')).toThrow(RangeError);
});
