import { wholeMonths } from '@portway/rules/certificate';
import type { CalendarDate } from '@portway/rules/kernel';
import { minimumSalary } from '@portway/rules/minimum-salary';
import { inShortPounds } from '../../../../text/money.ts';

/** A hire as a page assumes it: a job with the usual weekly hours. */
export interface Hire {
  readonly occupationCode: string;
  readonly years?: number;
  readonly inUk?: boolean;
  /** A Student is assumed to have completed a UK degree. */
  readonly visaType?: 'student' | 'graduate';
  /** Abroad now, with a completed UK degree, as a Student until less than two years ago. */
  readonly wasStudent?: boolean;
  readonly under26: boolean;
  /** Months already held on a Graduate or Skilled Worker visa. */
  readonly monthsHeld?: number;
}

/** The minimum salary of a hire by the law of a day, and a link to the calculator. */
export interface WorkedSalary {
  readonly figure: string;
  readonly address: string;
}

const hoursPerWeek = 37.5;

/** Answers for a Student who has completed the course: for the switch, and as a new entrant. */
const completed = { studentSwitch: 'course-completed', newEntrantStudy: 'completed' } as const;

/** The answers that make the worker a new entrant by study or as a Graduate. */
function entrantAnswers({ visaType, wasStudent }: Hire) {
  if (wasStudent) return { newEntrantLimb: 'student', newEntrantStudy: 'completed' } as const;
  return { newEntrantLimb: visaType ?? 'none', ...(visaType === 'student' && completed) } as const;
}

/** The minimum salary of a hire; undefined where there is no single figure. */
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
    ...entrantAnswers(hire),
    ...(monthsHeld !== undefined && { monthsHeld }),
  });
  if (outcome.status !== 'answered' || outcome.lowest?.minimumAnnualPence == null) return undefined;
  return { figure: inShortPounds(outcome.lowest.minimumAnnualPence), address: addressOf(hire) };
}

function addressOf(hire: Hire): string {
  const { occupationCode, years, inUk = false, visaType, under26, monthsHeld } = hire;
  const answers = new URLSearchParams({
    role: occupationCode,
    inUk: inUk ? 'yes' : 'no',
    under26: under26 ? 'yes' : 'no',
    visaType: visaType ?? 'other',
    ...entrantAnswers(hire),
    ...(years !== undefined && { years: String(years) }),
    ...(monthsHeld !== undefined && { monthsHeld: String(monthsHeld) }),
  });
  return `/salary-calculator/calculate?${answers}`;
}
