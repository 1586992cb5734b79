import { expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { lowestOf, salary } from '../testing/salary.ts';
import { graduateVisaInWords, graduateVisaMonths, graduateVisas } from './index.ts';

it.each([
  ['2026-12-31', 24],
  ['2027-01-01', 18],
])(
  'a Graduate visa applied for on %s lasts %s months, and three years after a PhD (HC 1333)',
  (day, months) => {
    expect(lawOn(graduateVisaMonths, calendarDate(day))).toMatchObject({
      value: { usualMonths: months, afterPhdMonths: 36 },
    });
  },
);

it('thirty of the 48 new-entrant months remain after one of 1 January 2027, not 24', () => {
  const [before, after] = graduateVisas(calendarDate('2026-11-28'));
  expect(before).toMatchObject({ appliedTo: '2026-12-31', leavesMonths: 24, leavesAfterPhd: 12 });
  expect(after).toMatchObject({ appliedFrom: '2027-01-01', leavesMonths: 30, leavesAfterPhd: 12 });
  expect(graduateVisaInWords(calendarDate('2026-11-28'))).toContain(
    'from 2027-01-01 lasts 18 months (36 after a PhD) and, used in full, leaves 30 months',
  );
});

it.each([
  [18, 29, 'E 3830000'],
  [18, 31, 'A 5470000'],
  [24, 23, 'E 3830000'],
  [24, 25, 'A 5470000'],
])('after %s months as a Graduate a certificate of %s months needs %s', (monthsHeld, months, lowest) => {
  const graduate = { inUk: true, visaType: 'graduate', newEntrantLimb: 'graduate', under26: false } as const;
  expect(lowestOf(salary({ ...graduate, phd: 'none', monthsHeld, months }))).toBe(lowest);
});
