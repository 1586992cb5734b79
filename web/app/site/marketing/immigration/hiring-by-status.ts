import { graduateVisaInWords } from '@portway/rules/graduate-visa';
import type { CalendarDate } from '@portway/rules/kernel';
import { withDaysInWords } from '../../../text/days.ts';
import { type Move, type WorkedBill, workedBill } from '../parts/examples/worked-bill.ts';

/** An immigration status, and what hiring somebody who holds it takes. */
export interface StatusRoute {
  readonly holds: Move['holds'];
  readonly title: string;
  readonly text: string;
  readonly bill: WorkedBill | undefined;
}

const rows = [
  {
    holds: 'abroad',
    title: 'Abroad',
    text: 'You request a defined certificate for this person, then they apply from where they live.',
  },
  {
    holds: 'student',
    title: 'In the UK, on a Student visa',
    text: 'They can switch without leaving, once they have finished the course or nearly finished it. There is no skills charge, now or when they extend the visa they switched to.',
  },
  {
    holds: 'graduate',
    title: 'In the UK, on a Graduate visa',
    text: 'They can switch without leaving. The charge is due, and their time on that visa counts towards the limit for a new entrant.',
  },
  {
    holds: 'skilled',
    title: 'In the UK, with another sponsor',
    text: 'They must apply again before they move to you, and can start once it is granted. The charge is due again.',
  },
] as const;

/** An engineer hired for three years by a small sponsor, by the law of the day. */
export function hiringByStatus(day: CalendarDate): StatusRoute[] {
  const move = { occupationCode: '2134', sponsorSize: 'small', years: 3 } as const;
  const lengths = withDaysInWords(graduateVisaInWords(day));
  return rows.map((row) => ({
    ...row,
    text: row.holds === 'graduate' ? `${row.text} ${lengths}` : row.text,
    bill: workedBill({ ...move, holds: row.holds }, day),
  }));
}
