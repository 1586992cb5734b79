import { wholeMonths } from '@portway/rules/certificate';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { type Hours, optionLetters, type SalaryFacts } from '@portway/rules/minimum-salary';
import type { PayPeriodFacts } from '@portway/rules/pay-period';
import type { Chance } from './seeded.ts';

// Facts as users give them: an employer who fills in most of the form.

const codes = ['2134', '2136', '2142', '2112', '2237', '2314', '3544', '3111', '5434', '6135'] as const;

const hours = ({ oneOf }: Chance): Hours =>
  oneOf<Hours>([
    { perWeek: 37.5 },
    { perWeek: 40 },
    { perWeek: 20 },
    { perWeek: 60 },
    { cycle: [52, 52, 52, 0] },
  ]);

export const salaryFacts = (chance: Chance): SalaryFacts => ({
  occupationCode: chance.oneOf(codes),
  assignedOn: addDays(calendarDate('2025-08-01'), chance.upTo(480)),
  hours: hours(chance),
  length: wholeMonths(12 + chance.upTo(48)),
  salaryPence: 2_500_000 + chance.upTo(4_000_000),
  inUk: chance.oneOf([true, false]),
  under26: chance.oneOf([true, false]),
  visaType: chance.oneOf(['student', 'graduate', 'skilled', 'other']),
  phd: chance.oneOf(['none', 'none', 'relevant', 'stem']),
  inRouteSince: chance.oneOf([undefined, undefined, calendarDate('2023-05-01'), calendarDate('2025-01-15')]),
});

export const payPeriodFacts = (chance: Chance): PayPeriodFacts => ({
  assignedOn: addDays(calendarDate('2026-04-08'), chance.upTo(200)),
  occupationCode: chance.oneOf(['2134', '2136', '2142']),
  option: chance.oneOf(optionLetters),
  hours: { perWeek: 37.5 },
  frequency: 'monthly',
  periods: Array.from({ length: 12 }, () => ({ paidPence: 300_000 + chance.upTo(300_000) })),
});
