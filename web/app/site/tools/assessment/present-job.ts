import type { CalendarDate } from '@portway/rules/kernel';
import { type AssessedJob, fullWeek } from '@portway/rules/licence-eligibility';
import { withDaysInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';
import { inShortPounds } from '../../../text/money.ts';

/** The job of an assessment as shown. */
export interface JobResultShown {
  readonly code: string;
  /** Code and title. */
  readonly name: string;
  /** Whether it can be sponsored, in a few words. */
  readonly verdict: string;
  /** Why, and what else to know. */
  readonly lines: readonly string[];
  readonly salary: LeastSalaryShown | undefined;
  /** The page of its code. */
  readonly href: string;
}

interface LeastSalaryShown {
  readonly figure: string;
  /** For which week. */
  readonly week: string;
  readonly entrant: string | undefined;
  /** The rule that decides it. */
  readonly rule: string;
  /** The calculator with this job and this day. */
  readonly calculator: string;
}

const verdicts: Readonly<Record<AssessedJob['sponsorable'], string>> = {
  yes: 'Yes',
  depends: 'On conditions',
  no: 'No',
  unknown: 'Not on record',
};

/** A job that was judged, in words. */
export function presentJob(job: AssessedJob, day: CalendarDate): JobResultShown {
  const { occupationCode: code, title, sponsorable, reason, notes } = job;
  return {
    code,
    name: `${code} ${title}`,
    verdict: verdicts[sponsorable],
    lines: [reason, ...notes].map(withDaysInWords),
    salary: salaryOf(job, day),
    href: `/occupations/${code}`,
  };
}

function salaryOf(job: AssessedJob, day: CalendarDate): LeastSalaryShown | undefined {
  const { occupationCode, leastPence, newEntrantPence, leastRule } = job;
  if (leastPence === null || leastRule === null) return undefined;
  return {
    figure: inShortPounds(leastPence),
    week: `a year for ${fullWeek} hours a week`,
    entrant: newEntrantPence === null ? undefined : inShortPounds(newEntrantPence),
    rule: rulePath(leastRule),
    calculator: `/salary-calculator/calculate?${new URLSearchParams({ role: occupationCode, assignedOn: day })}`,
  };
}
