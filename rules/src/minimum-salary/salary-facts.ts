import type { CertificateLength } from '../certificate/index.ts';
import type { RoleFacts } from '../eligible-role/index.ts';
import type { CalendarDate, Pence } from '../kernel/index.ts';
import type { LondonArea } from '../pay-scales/index.ts';

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

/**
 * The stage of the course, if the most recent permission was as a Student: a UK bachelor's, master's, PhD, PGCE or
 * PGDE for which that permission or any earlier one as a Student was sponsored.
 */
export type NewEntrantStudy = 'completed' | 'due-within-3-months' | 'phd-12-months' | 'other';

export type HealthAndCareEmployer = 'nhs' | 'nhs-supplier' | 'adult-social-care' | 'other';

/** What decides whether an ATAS certificate is needed, besides the code and the day. */
export interface AtasAnswers {
  readonly exemptNational?: boolean | undefined;
  readonly employerIsStudentSponsor?: boolean | undefined;
  readonly phdLevelResearch?: boolean | undefined;
}

export interface SalaryFacts extends RoleFacts {
  readonly hours: Hours;
  readonly length?: CertificateLength | undefined;
  /** Guaranteed basic gross pay a year, in pence. */
  readonly salaryPence?: Pence | undefined;
  /** What the worker pays to the sponsor over the whole certificate, in pence. */
  readonly deductionsPence?: Pence | undefined;
  /** Whether the worker is under 26 on the day of the visa application. */
  readonly under26?: boolean | undefined;
  readonly newEntrantLimb?: NewEntrantLimb | undefined;
  readonly newEntrantStudy?: NewEntrantStudy | undefined;
  /** When the most recent permission ended, if it has: asked of former Students and Graduates. */
  readonly lastPermissionEndedOn?: CalendarDate | undefined;
  /** Months of permission as Skilled Worker, Graduate or Tier 2 of any kind already held. */
  readonly monthsHeld?: number | undefined;
  readonly phd?: 'none' | 'relevant' | 'stem' | undefined;
  /** Whether the most recent permission was for this same job of a list, with this same sponsor. */
  readonly sameListedJob?: boolean | undefined;
  /** Whether the worker held Tier 2 (General) and stays with that sponsor. */
  readonly tier2General?: boolean | undefined;
  /** The band, grade or role of a code on a national pay scale. */
  readonly payScaleRole?: string | undefined;
  readonly londonArea?: LondonArea | undefined;
  /** Per cent of full time, where the pay scale is for full time without a number of hours. */
  readonly shareOfFullTime?: number | undefined;
  /** What decides whether an ATAS certificate is needed. */
  readonly atas?: AtasAnswers | undefined;
  /** Given when the job is a Health and Care one: the kind of employer. */
  readonly healthAndCare?: { readonly employer: HealthAndCareEmployer } | undefined;
}

/** The name of each fact in a sentence that says it is missing. */
export const factWords: Readonly<Record<string, string>> = {
  inUk: 'whether the worker applies inside the UK',
  inRouteSince: 'how long the worker has been in the route',
  firstCertificateOn:
    'which day the certificate for the worker’s first Skilled Worker permission was assigned',
  sameSponsor: 'whether the sponsor is the same as for the worker’s most recent permission',
  monthsWithSponsor: 'how many months of legal work the worker has done for this sponsor in 6135 or 6136',
  courseEndsOn: 'when the course ends',
  sponsoredInCare: 'whether the worker is sponsored in a care role now',
  listScopeConfirmed: 'whether the job is one of those its list names',
  workNation: 'in which nation the job is done',
  payScaleRole: 'the band, grade or role on the pay scale',
  shareOfFullTime: 'what percentage of full time the job is',
  londonArea: 'which part of London, if any, the school is in',
  months: 'the length of the certificate',
};
