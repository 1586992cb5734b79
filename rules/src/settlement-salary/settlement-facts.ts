import type { CalendarDate, Pence } from '../kernel/index.ts';
import type { HealthAndCareEmployer, Hours } from '../minimum-salary/index.ts';
import type { PayScaleFacts } from '../pay-scales/index.ts';

export interface SettlementFacts extends Pick<PayScaleFacts, 'payScaleRole' | 'workNation' | 'londonArea'> {
  /** The day of the application for settlement. */
  readonly appliedOn: CalendarDate;
  readonly occupationCode: string;
  readonly hours: Hours;
  /**
   * Guaranteed pay a year, in pence: basic gross pay, and guaranteed payments treated exactly alike for tax, pension
   * and National Insurance (SW 14.1).
   */
  readonly salaryPence?: Pence | undefined;
  /** Whether the most recent permission was for a job on the Immigration Salary List, or its predecessor. */
  readonly lastSponsoredOnList?: boolean | undefined;
  /** Since when the worker has had Skilled Worker permission without a break. */
  readonly inRouteSince?: CalendarDate | undefined;
  /** The day on which the certificate for the first permission of that time was assigned. */
  readonly firstCertificateOn?: CalendarDate | undefined;
  /** Given when the job is a Health and Care one: the kind of employer. */
  readonly healthAndCare?: { readonly employer: HealthAndCareEmployer } | undefined;
  /** Per cent of full time, where a national pay scale is for full time without a number of hours. */
  readonly shareOfFullTime?: number | undefined;
}
