import type { CertificateLength } from '../certificate/index.ts';
import type { RoleFacts } from '../eligible-role/index.ts';
import type { CalendarDate, Pence } from '../kernel/index.ts';

/** Weekly hours: the same every week, or the hours of each week of a regular cycle. */
export type Hours = { readonly perWeek: number } | { readonly cycle: readonly number[] };

/** The ground, besides age, on which the worker is a new entrant. */
export type NewEntrantLimb =
  | 'postdoctoral'
  | 'professional-qualification'
  | 'professional-registration'
  | 'student'
  | 'graduate'
  | 'none';

export type HealthAndCareEmployer = 'nhs' | 'nhs-supplier' | 'adult-social-care' | 'other';

export interface SalaryFacts extends RoleFacts {
  /** The day of the visa application; left out, the day of the certificate is taken for it. */
  readonly appliedOn?: CalendarDate | undefined;
  readonly hours: Hours;
  readonly length?: CertificateLength | undefined;
  /** Guaranteed basic gross pay a year, in pence. */
  readonly salaryPence?: Pence | undefined;
  /** What the worker pays to the sponsor over the whole certificate, in pence. */
  readonly deductionsPence?: Pence | undefined;
  /** Whether the worker is under 26 on the day of the visa application. */
  readonly under26?: boolean | undefined;
  readonly newEntrantLimb?: NewEntrantLimb | undefined;
  /** Months of permission as Skilled Worker, Graduate or Tier 2 (General) already held. */
  readonly monthsHeld?: number | undefined;
  readonly phd?: 'none' | 'relevant' | 'stem' | undefined;
  /** Given when the job is a Health and Care one: the kind of employer. */
  readonly healthAndCare?: { readonly employer: HealthAndCareEmployer } | undefined;
}

/** The day of the visa application, as far as it was given. */
export function applicationDay({ appliedOn, assignedOn }: SalaryFacts): CalendarDate {
  return appliedOn ?? assignedOn;
}

/** What each fact is called in a sentence that says it is missing. */
export const factWords: Readonly<Record<string, string>> = {
  inUk: 'whether the worker applies inside the UK',
  inRouteSince: 'since when the worker has been in the route',
  listScopeConfirmed: 'whether the job is one of those its list names',
  workNation: 'in which nation the job is done',
  months: 'the length of the certificate',
};
