import type {
  NewRightToWorkCheck,
  RightToWorkCheck,
} from '@portway/contracts/sponsor/right-to-work/new-check';

/** A check as it is stored. */
export interface StoredCheckRow {
  readonly method: string;
  readonly checked_on: string;
  readonly checker_name: string;
  readonly next_on: string | null;
  readonly result: 'allowed' | 'refused';
  readonly excuse: 'continuous' | 'until' | 'none' | null;
  readonly excuse_until: string | null;
  readonly gap_from: string | null;
  readonly gap_up_to: string | null;
  readonly by_name: string;
}

/** A check on record, with the titles of its method and its document. */
export function shownCheck(
  row: StoredCheckRow,
  { title, document }: { readonly title: string; readonly document: string | null },
): RightToWorkCheck {
  return {
    method: row.method,
    title,
    checkedOn: row.checked_on,
    checker: row.checker_name,
    nextOn: row.next_on,
    document,
    result: row.result,
    excuse: row.excuse,
    until: row.excuse_until,
    gap: row.gap_from === null || row.gap_up_to === null ? null : { from: row.gap_from, upTo: row.gap_up_to },
    by: row.by_name,
  };
}

/** The excuse of a check by the rules of its day. */
interface Judged {
  readonly excuse: 'continuous' | 'until' | 'none' | null;
  readonly excuse_until: string | null;
  readonly gap_from: string | null;
  readonly gap_up_to: string | null;
  readonly checkAgainBy: string | null;
  readonly because: string;
}

/** A check as it is stored, but for whose it is. */
export function checkColumns(check: NewRightToWorkCheck, judged: Judged) {
  return {
    method: check.method,
    document: check.document ?? null,
    result: check.result,
    checked_on: check.checkedOn,
    checker_name: check.checker,
    next_on: judged.excuse === null ? (check.nextOn ?? null) : judged.checkAgainBy,
    expires_on: check.expiresOn ?? null,
    document_expires_on: check.documentExpiresOn ?? null,
    notice_on: check.noticeOn ?? null,
    national_insurance: check.withNationalInsurance ?? null,
    weekly_hours: check.weeklyHoursInTerm ?? null,
    excuse: judged.excuse,
    excuse_until: judged.excuse_until,
    gap_from: judged.gap_from,
    gap_up_to: judged.gap_up_to,
  };
}

/** What is said once a check is recorded. */
export function recordedWords({ excuse, because }: Pick<Judged, 'excuse' | 'because'>): string {
  return excuse === 'none'
    ? `The check is recorded. It gives no excuse. ${because}`.trim()
    : 'The check is recorded.';
}
