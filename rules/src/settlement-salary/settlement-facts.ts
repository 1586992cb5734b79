import type { CalendarDate, Pence } from '../kernel/index.ts';
import type { HealthAndCareEmployer, Hours } from '../minimum-salary/index.ts';

export interface SettlementFacts {
  /** The day of the application for settlement. */
  readonly appliedOn: CalendarDate;
  readonly occupationCode: string;
  readonly hours: Hours;
  /** Guaranteed basic gross pay a year, in pence. */
  readonly salaryPence?: Pence | undefined;
  /** Whether the most recent permission was for a job on the Immigration Salary List, or its predecessor. */
  readonly lastSponsoredOnList?: boolean | undefined;
  /** Since when the worker has had Skilled Worker permission without a break. */
  readonly inRouteSince?: CalendarDate | undefined;
  /** The day on which the certificate for the first permission of that time was assigned. */
  readonly firstCertificateOn?: CalendarDate | undefined;
  /** Given when the job is a Health and Care one: the kind of employer. */
  readonly healthAndCare?: { readonly employer: HealthAndCareEmployer } | undefined;
}
