import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { brakeOn } from './visa-brake.ts';

it.each([
  ['2026-03-25', false],
  ['2026-03-26', true],
])('the visa brake is said of applications of %s: %s', (day, isSaid) => {
  expect(brakeOn(calendarDate(day)) !== undefined).toBe(isSaid);
});

it('only employers are told not to ask for a nationality', () => {
  const brake = brakeOn(calendarDate('2026-11-28'));
  expect(brake?.employers).toContain('since 26 March 2026');
  expect(brake?.employers).toMatch(/Don’t ask applicants .* before a certificate is assigned\.$/);
  expect(`${brake?.workers} ${brake?.students}`).not.toContain('Don’t ask');
  expect(brake?.students).toContain('Afghanistan, Cameroon, Myanmar and Sudan');
});
