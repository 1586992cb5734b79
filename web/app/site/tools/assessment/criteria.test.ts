import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { criteriaOn } from './criteria.ts';

it('the landing names eight criteria in the words of the law, each with its rule', () => {
  const criteria = criteriaOn(calendarDate('2026-11-20'));
  expect(criteria).toHaveLength(8);
  expect(criteria.every(({ rule }) => rule?.startsWith('/rules/licence.'))).toBe(true);
  expect(criteria.find(({ title }) => title === 'The job is skilled enough')?.text).toContain(
    'both are due to end on 31 December 2026',
  );
});

it('a criterion without a primary source is to be confirmed', () => {
  const officer = criteriaOn(calendarDate('2026-11-20')).find(({ title }) => title === 'Authorising Officer');
  expect(officer?.toBeConfirmed).toBe(true);
  const documents = criteriaOn(calendarDate('2026-11-20')).find(
    ({ rule }) => rule === '/rules/licence.documents',
  );
  expect(documents?.toBeConfirmed).toBe(false);
});

it('before 8 April 2026 the salary need not be met in each pay period', () => {
  const salaryOn = (day: string) =>
    criteriaOn(calendarDate(day)).find(({ title }) => title === 'The salary is high enough')?.text;
  expect(salaryOn('2026-04-07')).not.toContain('in each pay period');
  expect(salaryOn('2026-04-08')).toContain('in each pay period');
});
