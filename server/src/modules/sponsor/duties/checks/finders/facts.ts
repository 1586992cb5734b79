import type { CalendarDate, Pence } from '@portway/rules/kernel';
import type { OptionLetter } from '@portway/rules/minimum-salary';
import type { PaperField } from '@portway/rules/papers-agree';
import type { Weekday } from '@portway/rules/reporting-deadline';
import type { Conclusion } from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';

/** What is on record about one worker, as far as something can be found in it. */
export interface WorkerFacts {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly certificateStart: CalendarDate | null;
  readonly certificateEnds: CalendarDate | null;
  readonly visaFrom: CalendarDate | null;
  readonly visaEnds: CalendarDate | null;
  readonly grantNotifiedOn: CalendarDate | null;
  readonly startedOn: CalendarDate | null;
  readonly endedOn: CalendarDate | null;
  readonly option: OptionLetter | null;
  readonly terms: Terms | null;
  readonly absences: readonly Absence[];
  /** The next day of the newest right to work check. */
  readonly nextCheckOn: CalendarDate | null;
  readonly certificates: readonly HeldCertificate[];
  /** Papers that differ and nobody has said why, as they were last compared; null where none do. */
  readonly disagreement: Disagreement | null;
  /**
   * Of the file that the worker was imported from, unless another first day was set for the organisation since: what was
   * due before this day is history too.
   */
  readonly importCutOver: CalendarDate | null;
}

export interface Disagreement {
  readonly fields: readonly PaperField[];
  /** The first day; null where no paper names one. */
  readonly since: CalendarDate | null;
}

/** Job, pay and hours today. */
export interface Terms {
  readonly code: string | null;
  readonly payPence: Pence | null;
  readonly hours: number | null;
  readonly worksOn: readonly Weekday[];
  /** Of the normal work place; null where none is recorded. */
  readonly nation: HolidayNation | null;
}

export interface Absence {
  readonly id: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  readonly pay: 'paid' | 'reduced' | 'unpaid';
  readonly agreed: boolean;
  readonly excepted: boolean;
  /** Whether a file that was imported says so, and no person. */
  readonly isFromFile: boolean;
  /** When a person said that the worker was still away; null where nobody did. */
  readonly stillAwayOn: CalendarDate | null;
}

export interface HeldCertificate {
  readonly id: string;
  readonly state: string;
  readonly kind: 'defined' | 'undefined';
  readonly grantedOn: CalendarDate | null;
  readonly assignedOn: CalendarDate | null;
}

/** When it is looked at. */
export interface Looking {
  readonly today: CalendarDate;
  /** The last day of which it is known who was absent: yesterday until the working day has begun. */
  readonly missedUntil: CalendarDate;
  /** What was due before this day is history. */
  readonly cutOver: CalendarDate | null;
}

/** Something that is due, or that a person has to look at. */
export interface Finding {
  /** What was found, a colon, and what about: the same finding has the same key on every day. */
  readonly key: `${FoundKind}:${string}`;
  readonly worker: string | null;
  readonly title: string;
  readonly conclusion: Conclusion;
  readonly nation: HolidayNation;
  readonly happenedOn: CalendarDate;
  /** What it was concluded from. */
  readonly asked: Readonly<Record<string, unknown>>;
}

export const foundKinds = [
  'absence',
  'absence-nears',
  'absence-asked',
  'unpaid',
  'start',
  'left',
  'visa-ends',
  'certificate-ends',
  'check-due',
  'use-certificate',
  'assign-certificate',
  'pay',
  'papers',
  'allocation-ends',
  'log-in',
  'key-person',
  'guidance',
  'law',
  'records-over',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Why something of a worker was not looked at. */
export type UncheckedReason =
  | 'other-route'
  | 'no-terms'
  | 'no-pay'
  | 'no-option'
  | 'pay-scale'
  | 'pay-not-recorded'
  | 'no-place'
  | 'no-visa-end'
  | 'no-certificate-start'
  | 'no-check';

/** The verdict on the pay, with the figures it rests on. */
export interface PayVerdict {
  readonly verdict: 'met' | 'under' | 'depends-on-option';
  readonly paidPence: Pence;
  readonly requiredPence: Pence;
}

export interface Looked {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly UncheckedReason[];
  /** Null where the pay was not judged. */
  readonly pay: PayVerdict | null;
}

/**
 * So many days before its last one, an end is shown. Our choice, not the law: long enough to prepare an application.
 */
export const looksAheadDays = 60;

export const homeNation: HolidayNation = 'england-and-wales';

export const nationOf = ({ terms }: WorkerFacts): HolidayNation => terms?.nation ?? homeNation;
