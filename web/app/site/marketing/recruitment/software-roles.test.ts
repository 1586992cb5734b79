import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { softwareRoles } from './software-roles.ts';

const roleOn = (code: string, day: string) => {
  const role = softwareRoles(calendarDate(day)).find((each) => each.code === code);
  return [role?.sponsored, role?.standard?.figure, role?.under26?.figure];
};

it('a programmer can be sponsored, with a minimum salary by age', () => {
  expect(roleOn('2134', '2026-11-21')).toEqual(['Yes', '£54,700', '£38,300']);
});

it('a data analyst can be sponsored while the job is listed; what follows is unknown', () => {
  expect(roleOn('3544', '2026-12-30')).toEqual(['While it is listed', '£41,700', '£33,400']);
  expect(roleOn('3544', '2026-12-31')).toEqual(['To be confirmed', undefined, undefined]);
});
