import type { CalendarDate } from '../kernel/index.ts';
import type { CheckDocument } from './documents.ts';
import type { RightToWorkMethod } from './methods.ts';

export const checkMethods = [
  'manual',
  'online-share-code',
  'digital-verification-service',
  'employer-checking-service',
  'none',
] as const satisfies readonly (RightToWorkMethod | 'none')[];

export type CheckMethod = (typeof checkMethods)[number];

/** How the person works for the reader. */
export const engagements = ['employee', 'worker', 'sub-contractor', 'matched-online'] as const;

export type Engagement = (typeof engagements)[number];

/** One right to work check, as it was made. */
export interface ExcuseFacts {
  readonly method: CheckMethod;
  readonly document: CheckDocument;
  /** The day of the check; absent only where nothing was checked. */
  readonly checkedOn?: CalendarDate | undefined;
  /** The first day of work. */
  readonly startsOn: CalendarDate;
  /** The day on which the arrangement was made, whose law says whether a check is asked for; else the first day. */
  readonly arrangedOn?: CalendarDate | undefined;
  /** `employee` where it is not said. */
  readonly engagement?: Engagement | undefined;
  /** The last day of the permission that the check showed. An online result without one has no time limit. */
  readonly expiresOn?: CalendarDate | undefined;
  /** The last day of the document itself. */
  readonly documentExpiresOn?: CalendarDate | undefined;
  /** The day in the Positive Verification Notice. */
  readonly noticeOn?: CalendarDate | undefined;
  /** For a repeated check: the last day that the check before it covered. */
  readonly previousPermissionEnds?: CalendarDate | undefined;
  /** The day of an application to the Home Office that is not decided. */
  readonly appliedOn?: CalendarDate | undefined;
  /** An official document showed the name and the permanent National Insurance number. */
  readonly withNationalInsurance?: boolean | undefined;
  /** A Student's limit: hours a week in term. */
  readonly weeklyHoursInTerm?: number | undefined;
}
