import { wholeMonths } from '@portway/rules/certificate';
import type { CalendarDate } from '@portway/rules/kernel';
import { minimumSalary } from '@portway/rules/minimum-salary';
import { inShortPounds } from '../../../text/money.ts';

/** Somebody as a page supposes them, in a job of the usual week. */
export interface Hire {
  readonly occupationCode: string;
  readonly years?: number;
  readonly inUk?: boolean;
  /** A Student has completed a UK degree. */
  readonly visaType?: 'student' | 'graduate';
  readonly under26: boolean;
  /** Months of permission as Graduate or Skilled Worker already held. */
  readonly monthsHeld?: number;
}

/** The least a hire must be paid by the law of a day, and where the calculator says the same. */
export interface WorkedSalary {
  readonly figure: string;
  readonly address: string;
}

const hoursPerWeek = 37.5;

/** How far a Student’s course is: for the switch, and as a new entrant. */
const completed = { studentSwitch: 'course-completed', newEntrantStudy: 'completed' } as const;

/** The minimum salary of a hire; undefined where no single figure answers. */
export function workedSalary(hire: Hire, day: CalendarDate): WorkedSalary | undefined {
  const { occupationCode, years, inUk = false, visaType, under26, monthsHeld } = hire;
  const outcome = minimumSalary({
    assignedOn: day,
    occupationCode,
    hours: { perWeek: hoursPerWeek },
    ...(years !== undefined && { length: wholeMonths(12 * years) }),
    inUk,
    visaType: visaType ?? 'other',
    under26,
    newEntrantLimb: visaType ?? 'none',
    ...(visaType === 'student' && completed),
    ...(monthsHeld !== undefined && { monthsHeld }),
  });
  if (outcome.status !== 'answered' || outcome.lowest?.minimumAnnualPence == null) return undefined;
  return { figure: inShortPounds(outcome.lowest.minimumAnnualPence), address: addressOf(hire) };
}

function addressOf({ occupationCode, years, inUk = false, visaType, under26, monthsHeld }: Hire): string {
  const answers = new URLSearchParams({
    role: occupationCode,
    inUk: inUk ? 'yes' : 'no',
    under26: under26 ? 'yes' : 'no',
    visaType: visaType ?? 'other',
    newEntrantLimb: visaType ?? 'none',
    ...(visaType === 'student' && completed),
    ...(years !== undefined && { years: String(years) }),
    ...(monthsHeld !== undefined && { monthsHeld: String(monthsHeld) }),
  });
  return `/salary-calculator/calculate?${answers}`;
}
