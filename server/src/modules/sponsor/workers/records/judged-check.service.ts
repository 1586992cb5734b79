import type { NewRightToWorkCheck } from '@portway/contracts/sponsor/right-to-work/new-check';
import { calendarDate } from '@portway/rules/kernel';
import { type ExcuseFacts, statutoryExcuse, withHistory } from '@portway/rules/right-to-work';

/** What of the record of a worker, or of a person who is not sponsored, decides about a check. */
interface CheckedRecord {
  readonly started_on: string | null;
  readonly planned_start: string | null;
  /** An employee where it is not said. */
  readonly engagement?: 'employee' | 'worker' | 'sub-contractor';
  readonly arranged_on?: string | null;
}

interface EarlierCheck {
  readonly checked_on: string;
  readonly next_on: string | null;
  readonly excuse: string | null;
  readonly excuse_until: string | null;
}

/** The excuse that a check gives, as it is stored; `missing`: facts without which the rules do not say. */
export interface JudgedCheck {
  readonly missing: readonly string[];
  readonly excuse: 'continuous' | 'until' | 'none' | null;
  readonly excuse_until: string | null;
  readonly gap_from: string | null;
  readonly gap_up_to: string | null;
  readonly checkAgainBy: string | null;
  readonly because: string;
}

const notJudged: JudgedCheck = {
  missing: [],
  excuse: null,
  excuse_until: null,
  gap_from: null,
  gap_up_to: null,
  checkAgainBy: null,
  because: '',
};

/**
 * The excuse by the rules of the day of the check. Not judged: a check whose document is not given, and one from before
 * our record of the law begins.
 */
export function judgedCheck(
  check: NewRightToWorkCheck,
  record: CheckedRecord,
  earlierChecks: readonly EarlierCheck[],
): JudgedCheck {
  if (check.document === undefined) return notJudged;
  const refusal = 'The check says that this work is not allowed.';
  if (check.result === 'refused') return { ...notJudged, excuse: 'none', because: refusal };
  const outcome = statutoryExcuse(excuseFactsOf(check, record, earlierChecks));
  if (outcome.status === 'needs-facts') return { ...notJudged, missing: outcome.missing };
  if (outcome.status === 'no-law' || outcome.excuse === 'not-in-scope') return notJudged;
  const { excuse, until, gap, checkAgainBy, because } = outcome;
  return {
    missing: [],
    excuse,
    excuse_until: until,
    gap_from: gap?.from ?? null,
    gap_up_to: gap?.upTo ?? null,
    checkAgainBy,
    because,
  };
}

function excuseFactsOf(
  check: NewRightToWorkCheck,
  { started_on: startedOn, planned_start: plannedStart, engagement, arranged_on: arrangedOn }: CheckedRecord,
  earlierChecks: readonly EarlierCheck[],
): ExcuseFacts {
  return withHistory(
    {
      method: check.method,
      document: check.document ?? 'none',
      checkedOn: calendarDate(check.checkedOn),
      engagement,
      arrangedOn: dayOf(arrangedOn),
      expiresOn: dayOf(check.expiresOn),
      documentExpiresOn: dayOf(check.documentExpiresOn),
      noticeOn: dayOf(check.noticeOn),
      withNationalInsurance: check.withNationalInsurance ?? undefined,
      weeklyHoursInTerm: check.weeklyHoursInTerm ?? undefined,
    },
    {
      startedOn: dayOf(startedOn) ?? null,
      plannedStart: dayOf(plannedStart) ?? null,
      earlierChecks: earlierChecks.map((earlier) => ({
        checkedOn: calendarDate(earlier.checked_on),
        gaveExcuse: earlier.excuse !== 'none',
        coveredTo: dayOf(earlier.excuse_until ?? earlier.next_on) ?? null,
      })),
    },
  );
}

const dayOf = (day: string | null | undefined) =>
  day === null || day === undefined ? undefined : calendarDate(day);

export type JudgeCheck = typeof judgedCheck;
