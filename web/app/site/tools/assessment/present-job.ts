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
  readonly sponsorable: AssessedJob['sponsorable'];
  /** Whether it can be sponsored, in a few words. */
  readonly verdict: string;
  /** Why, and what else to know; nothing about a job of degree level, which needs no more. */
  readonly lines: readonly string[];
  readonly salary: MinimumSalaryShown | undefined;
  /** The page of its code. */
  readonly href: string;
}

interface MinimumSalaryShown {
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
  yes: 'Can be sponsored',
  depends: 'Can be sponsored, with conditions',
  no: 'Cannot be sponsored for a new worker',
  unknown: 'No law is recorded for this day',
};

const onlyInTheRoute = 'Not for a new worker; lawful for some who are in the route';

/** A job that was judged, in words. */
export function presentJob(job: AssessedJob, day: CalendarDate): JobResultShown {
  const { occupationCode: code, title, sponsorable, existingWorkersOnly } = job;
  return {
    code,
    name: `${code} ${title}`,
    sponsorable,
    verdict: existingWorkersOnly ? onlyInTheRoute : verdicts[sponsorable],
    lines: linesOf(job).map(withDaysInWords),
    salary: salaryOf(job, day),
    href: `/occupations/${code}`,
  };
}

function linesOf({ sponsorable, reason, notes, minimumPence }: AssessedJob): readonly string[] {
  const isPlain = sponsorable === 'yes' && notes.length === 0 && minimumPence !== null;
  return isPlain ? [] : [reason, ...notes];
}

function salaryOf(job: AssessedJob, day: CalendarDate): MinimumSalaryShown | undefined {
  const { occupationCode, minimumPence, newEntrantPence, minimumRule } = job;
  if (minimumPence === null || minimumRule === null) return undefined;
  return {
    figure: inShortPounds(minimumPence),
    week: `a year for ${fullWeek} hours a week`,
    entrant: newEntrantPence === null ? undefined : inShortPounds(newEntrantPence),
    rule: rulePath(minimumRule),
    calculator: `/salary-calculator/calculate?${new URLSearchParams({ role: occupationCode, assignedOn: day })}`,
  };
}
