import { wholeMonths } from '@portway/rules/certificate';
import type { CalendarDate } from '@portway/rules/kernel';
import { minimumSalary } from '@portway/rules/minimum-salary';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { inShortPounds } from '../../../text/money.ts';
import type { Leading } from '../prose.ts';
import type { LawOfTheDay } from './law-of-the-day.ts';

/** The occupation code of the engineer in every example: programmers and software developers. */
export const engineer = '2134';

export type Size = 'small' | 'large';

interface SalaryCase {
  readonly hours: number;
  readonly under26: boolean;
}

/** The salary calculator, prefilled with the example. */
export const salaryTool = ({ hours, under26 }: SalaryCase) =>
  `/salary-calculator/calculate?role=${engineer}&inUk=no&under26=${under26 ? 'yes' : 'no'}&hours=${hours}&years=3&newEntrantLimb=none`;

/** The cost calculator, prefilled with the example. */
export const billTool = (size: Size, years = 3) =>
  `/immigration-skill-charge-calculator/calculate?role=${engineer}&sponsorSize=${size}&location=outside&years=${years}`;

/** The minimum salary a year of the engineer: a certificate of three years, hired from outside the UK. */
export function engineersPay(law: LawOfTheDay, salaryCase: SalaryCase): Leading {
  const answer = minimumSalary({
    occupationCode: engineer,
    assignedOn: law.day,
    inUk: false,
    under26: salaryCase.under26,
    newEntrantLimb: 'none',
    monthsHeld: 0,
    visaType: 'other',
    hours: { perWeek: salaryCase.hours },
    length: wholeMonths(36),
  });
  law.alsoRead(answer.steps);
  const pence = 'lowest' in answer ? answer.lowest?.minimumAnnualPence : undefined;
  return { text: sum(pence), to: salaryTool(salaryCase) };
}

interface BillCase {
  readonly size: Size;
  readonly months: number;
  readonly days?: number;
  /** With a partner and two children under 18. */
  readonly family?: boolean;
}

/** The bill for the engineer, hired from outside the UK, with the licence. */
export function engineersBill(day: CalendarDate, { size, months, days = 0, family = false }: BillCase) {
  return sponsorshipCost({
    assignedOn: day,
    appliedOn: day,
    sponsorSize: size,
    length: { months, days },
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    occupationCode: engineer,
    healthAndCare: false,
    priority: 'none',
    licence: { type: 'worker', priority: false, appliedOn: day },
    ...(family && {
      partner: { priority: 'none' },
      children: { count: 2, under18: 2, priority: 'none' },
    }),
  });
}

/** What the employer pays for the engineer over this many years. */
export function employersShare(law: LawOfTheDay, size: Size, years = 3): Leading {
  const bill = engineersBill(law.day, { size, months: 12 * years });
  law.alsoRead('lines' in bill ? (bill.lines ?? []).flatMap(({ steps }) => steps) : []);
  return { text: sum('totals' in bill ? bill.totals?.employerPence : undefined), to: billTool(size, years) };
}

/** A calculated sum; a phrase where the law of the day gives none. */
export const sum = (pence: number | null | undefined): string =>
  pence === null || pence === undefined ? 'a sum that is not settled' : inShortPounds(pence);
