import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { workedSalary } from './worked-salary.ts';

const today = calendarDate('2026-11-21');
const engineer = { occupationCode: '2134', years: 3, under26: false };

it.each([
  ['of 26 or over', engineer, '£54,700'],
  ['under 26', { ...engineer, under26: true }, '£38,300'],
  ['straight from a Student visa', { ...engineer, inUk: true, visaType: 'student' }, '£38,300'],
  [
    'after two years on a Graduate visa',
    { ...engineer, inUk: true, visaType: 'graduate', monthsHeld: 24 },
    '£54,700',
  ],
] as const)('an engineer %s', (_who, hire, figure) => {
  expect(workedSalary(hire, today)?.figure).toBe(figure);
});

it('a job that cannot be sponsored has no figure', () => {
  expect(workedSalary({ occupationCode: '9262', under26: false }, today)).toBeUndefined();
});

it('the address for a Student says that the course is completed', () => {
  const hire = { ...engineer, inUk: true, visaType: 'student' } as const;
  expect(workedSalary(hire, today)?.address).toBe(
    '/salary-calculator/calculate?role=2134&inUk=yes&under26=no&visaType=student&newEntrantLimb=student&studentSwitch=course-completed&newEntrantStudy=completed&years=3',
  );
});

it('the address holds every answer that the figure depends on', () => {
  const hire = { ...engineer, inUk: true, visaType: 'graduate', monthsHeld: 24 } as const;
  expect(workedSalary(hire, today)?.address).toBe(
    '/salary-calculator/calculate?role=2134&inUk=yes&under26=no&visaType=graduate&newEntrantLimb=graduate&years=3&monthsHeld=24',
  );
});
