import { graduateVisas } from '@portway/rules/graduate-visa';
import type { CalendarDate } from '@portway/rules/kernel';
import { dayInWords } from '../../../text/days.ts';
import { type WorkedBill, workedBill } from '../parts/examples/worked-bill.ts';
import { type WorkedSalary, workedSalary } from '../parts/examples/worked-salary.ts';

/** One route from a degree into the same job: its cost and minimum salary. */
export interface WayIn {
  readonly from: string;
  readonly note: string;
  readonly bill: WorkedBill | undefined;
  readonly salary: WorkedSalary | undefined;
}

export const example = { occupationCode: '2134', years: 3, sponsorSize: 'small' } as const;

/** The same graduate and job by four routes, by the law of the day. */
export function routesIntoAJob(day: CalendarDate): WayIn[] {
  const { occupationCode, years } = example;
  const job = { occupationCode, years, under26: false };
  return [
    {
      from: 'From a Student visa',
      note: 'A UK degree completed, switching inside the UK',
      bill: workedBill({ ...example, holds: 'student' }, day),
      salary: workedSalary({ ...job, inUk: true, visaType: 'student' }, day),
    },
    ...graduateVisas(day).map(({ appliedFrom, appliedTo, months, leavesMonths }) => ({
      from: 'From a Graduate visa',
      note: `Applied for ${appliedTo === undefined ? `from ${dayInWords(appliedFrom)}` : `until ${dayInWords(appliedTo)}`}: after its ${months} months, ${leavesMonths} are left as a new entrant`,
      bill: workedBill({ ...example, holds: 'graduate' }, day),
      salary: workedSalary({ ...job, inUk: true, visaType: 'graduate', monthsHeld: months }, day),
    })),
    {
      from: 'From abroad, soon after',
      note: 'Their Student visa ended less than two years ago',
      bill: workedBill({ ...example, holds: 'abroad' }, day),
      salary: workedSalary({ ...job, wasStudent: true }, day),
    },
    {
      from: 'From abroad, later',
      note: 'Aged 26 or over',
      bill: workedBill({ ...example, holds: 'abroad' }, day),
      salary: workedSalary(job, day),
    },
  ];
}
