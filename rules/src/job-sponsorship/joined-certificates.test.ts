import { expect, it } from 'vitest';
import { type GivenSalary, optionOf, salary } from '../testing/salary.ts';

/*
 * The certificate rows of the twenty stories of joined-stories.test.ts: read from the facts by somebody who had not seen the
 * code. S15 to S18 say no more of a certificate than its fees, which are in joined-fees.test.ts.
 */
const newToIt = {
  inUk: false,
  visaType: 'other',
  under26: false,
  newEntrantLimb: 'none',
  phd: 'none',
} as const;
const boat = { ...newToIt, occupationCode: '5235', workNation: 'england', months: 36 } as const;
const student = {
  ...{ occupationCode: '2136', hours: 40, inUk: true, visaType: 'student', phd: 'none' },
  ...{ studentSwitch: 'degree-under-way', newEntrantStudy: 'due-within-3-months', under26: false },
  ...{ courseEndsOn: '2027-01-29', assignedOn: '2026-12-07', appliedOn: '2026-12-07' },
} as const satisfies GivenSalary;
const teacher = {
  ...newToIt,
  ...{ occupationCode: '2314', workNation: 'england', londonArea: 'outer', payScaleRole: 'qualified' },
  ...{ shareOfFullTime: 100, months: 36, appliedOn: '2027-07-01' },
} as const satisfies GivenSalary;
const technician = {
  ...{ ...newToIt, occupationCode: '3113', assignedOn: '2026-12-30', appliedOn: '2027-03-30' },
  endsOn: '2030-06-29',
};
const assistant = {
  ...newToIt,
  ...{ occupationCode: '6131', workNation: 'england', payScaleRole: 'band-3', listScopeConfirmed: true },
  ...{ hours: 40, months: 36, healthAndCare: { employer: 'nhs' } },
} as const satisfies GivenSalary;
const carer = {
  ...{
    occupationCode: '6135',
    hours: 39,
    inUk: true,
    visaType: 'graduate',
    sponsoredInCare: false,
    months: 36,
  },
  ...{
    under26: false,
    newEntrantLimb: 'none',
    phd: 'none',
    healthAndCare: { employer: 'adult-social-care' },
  },
} as const satisfies GivenSalary;

it.each<[string, GivenSalary, string]>([
  ['S01 3544 of 14 December', { ...newToIt, occupationCode: '3544', assignedOn: '2026-12-14' }, 'answered'],
  ['S01 3544 of 31 December', { ...newToIt, occupationCode: '3544', assignedOn: '2026-12-31' }, 'no-law'],
  ['S02 boat builder, issued 30 December', { ...boat, assignedOn: '2026-12-30' }, 'answered'],
  ['S02 boat builder, issued 31 December', { ...boat, assignedOn: '2026-12-31' }, 'no-law'],
  [
    'S06 Student, start after the course',
    { ...student, startsOn: '2027-02-01', endsOn: '2030-01-31' },
    'answered',
  ],
  [
    'S06 Student, start before the course is completed',
    { ...student, startsOn: '2027-01-04', endsOn: '2030-01-03' },
    'not-applicable',
  ],
  ['S13 teacher, older than three months', { ...teacher, assignedOn: '2027-03-31' }, 'not-applicable'],
  ['S13 teacher, three months', { ...teacher, assignedOn: '2027-04-01' }, 'answered'],
  ['S14 technician, start 30 June', { ...technician, startsOn: '2027-06-30' }, 'answered'],
  ['S14 technician, start 1 July', { ...technician, startsOn: '2027-07-01' }, 'not-applicable'],
  [
    'S19 carer, two months with the sponsor',
    { ...carer, assignedOn: '2026-12-14', monthsWithSponsor: 2 },
    'not-applicable',
  ],
  [
    'S19 carer, three months with the sponsor',
    { ...carer, assignedOn: '2027-01-01', monthsWithSponsor: 3 },
    'answered',
  ],
  ['S20 assistant, issued 30 December', { ...assistant, assignedOn: '2026-12-30' }, 'answered'],
  [
    'S20 assistant, of 7 December used 7 March',
    { ...assistant, assignedOn: '2026-12-07', appliedOn: '2027-03-07' },
    'answered',
  ],
  [
    'S20 assistant, of 7 December used 8 March',
    { ...assistant, assignedOn: '2026-12-07', appliedOn: '2027-03-08' },
    'not-applicable',
  ],
])('%s: %s', (_, facts, status) => {
  expect(salary(facts).status).toBe(status);
});

it.each([
  [19, true],
  [20, false],
])('S09 project support officer: with a certificate of %i months a new entrant is %s', (months, isOpen) => {
  const facts: GivenSalary = {
    ...{
      occupationCode: '3543',
      inUk: true,
      visaType: 'skilled',
      under26: true,
      phd: 'none',
      monthsHeld: 27,
    },
    ...{ assignedOn: '2026-12-07', inRouteSince: '2024-09-02', firstCertificateOn: '2024-08-12' },
    ...{ startsOn: '2027-01-04', endsOn: months === 19 ? '2028-08-03' : '2028-09-03' },
  };
  expect(optionOf(salary(facts), 'E').available).toBe(isOpen);
});

it('S04 developer: of 19 January used that day for a new entrant, used on the next day at the full rate', () => {
  const outcomeOf = (appliedOn: string, under26: boolean) =>
    salary({ ...newToIt, under26, assignedOn: '2027-01-19', appliedOn, months: 36, salaryPence: 41_000_00 });
  expect(outcomeOf('2027-01-19', true)).toMatchObject({
    lowest: { option: 'E', minimumAnnualPence: 38_300_00 },
  });
  expect(outcomeOf('2027-01-20', false)).toMatchObject({
    lowest: { option: 'A', minimumAnnualPence: 54_700_00 },
  });
});
