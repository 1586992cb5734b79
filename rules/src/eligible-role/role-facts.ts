import type { CertificateLength } from '../certificate/index.ts';
import { addMonths, type CalendarDate, lawOn } from '../kernel/index.ts';
import type { OtherPermission, StudentSwitch, VisaType } from '../switching/index.ts';
import { mediumSkilledInRouteBefore } from './parameters.ts';

export type { VisaType } from '../switching/index.ts';

export type Nation = 'england' | 'scotland' | 'wales' | 'northern-ireland';

/** Yes, no, or not known from the facts given. */
export type YesNoUnknown = boolean | 'unknown';

export interface RoleFacts {
  readonly assignedOn: CalendarDate;
  /** The day of the visa application; if left out, the day of the certificate is used. */
  readonly appliedOn?: CalendarDate | undefined;
  readonly occupationCode: string;
  /** Whether the worker applies inside the UK. */
  readonly inUk?: boolean | undefined;
  readonly visaType?: VisaType | undefined;
  /** Which permission, if `visaType` is `other`. */
  readonly otherPermission?: OtherPermission | undefined;
  /** Which condition a Student who switches inside the UK meets. */
  readonly studentSwitch?: StudentSwitch | undefined;
  /** When the course of a Student who is still on it ends. */
  readonly courseEndsOn?: CalendarDate | undefined;
  /** The certificate's length; its own days tell when it starts. */
  readonly length?: CertificateLength | undefined;
  /**
   * Since when the worker has been in the route with continuous permission. If left out, the job is judged as
   * for a new worker.
   */
  readonly inRouteSince?: CalendarDate | undefined;
  /** The day the certificate of the worker's first Skilled Worker permission was assigned; continuous since. */
  readonly firstCertificateOn?: CalendarDate | undefined;
  /**
   * The day of the application for permission in a care role (SOC 2010 6145 or 6146), continuous since: it decides
   * whether family may come.
   */
  readonly careAppliedOn?: CalendarDate | undefined;
  /** Whether the sponsor is the same as in the worker's most recent permission. */
  readonly sameSponsor?: boolean | undefined;
  readonly sponsorRating?: 'A' | 'B' | undefined;
  /** Whether the job is one of those that its list row names, if it names only some. */
  readonly listScopeConfirmed?: boolean | undefined;
  readonly workNation?: Nation | undefined;
  /**
   * Months of legal work for this sponsor in a care role, up to the certificate's day: asked for care roles.
   */
  readonly monthsWithSponsor?: number | undefined;
  /** Whether the present permission was sponsored in a care role: 6135, 6136, or SOC 2010 6145, 6146. */
  readonly sponsoredInCare?: boolean | undefined;
}

/** The day of the visa application, if given. */
export function applicationDay({
  appliedOn,
  assignedOn,
}: Pick<RoleFacts, 'appliedOn' | 'assignedOn'>): CalendarDate {
  return appliedOn ?? assignedOn;
}

export type RouteFacts = Pick<RoleFacts, 'inRouteSince' | 'firstCertificateOn' | 'visaType' | 'inUk'>;

/**
 * Whether the worker's first permission in the route was granted under the rules before a day, with continuous
 * permission since. Its certificate tells: one assigned before the day was decided under the rules before it. A
 * permission granted soon after the day may rest on such a certificate, and someone who holds a Skilled Worker visa
 * inside the UK and does not say since when may have been in the route.
 */
export function inRouteBefore(
  { inRouteSince, firstCertificateOn, visaType, inUk }: RouteFacts,
  day: CalendarDate,
): YesNoUnknown {
  if (holdsAnother({ visaType, inUk })) return false;
  if (firstCertificateOn !== undefined) return firstCertificateOn < day;
  if (inRouteSince !== undefined)
    return inRouteSince < day ? true : isSoonAfter(inRouteSince, day) && 'unknown';
  return visaType === 'skilled' && inUk !== false ? 'unknown' : false;
}

/**
 * Continuous permission in the route means Skilled Worker permission today; a worker abroad may hold it or
 * not.
 */
export function holdsAnother({ visaType, inUk }: Pick<RoleFacts, 'visaType' | 'inUk'>): boolean {
  if (visaType === undefined || visaType === 'skilled') return false;
  return visaType !== 'other' || inUk === true;
}

/** A certificate can be used for three months, and a decision can take as long again. */
const monthsToAsk = 6;

/**
 * Whether a permission granted on a day may rest on a certificate assigned before another day: then the
 * certificate's day is asked for.
 */
export function isSoonAfter(granted: CalendarDate, day: CalendarDate): boolean {
  return granted >= day && granted < addMonths(day, monthsToAsk);
}

/** The fact that would decide whether the worker was in the route in time. */
export function routeFact({ inRouteSince }: RouteFacts): 'inRouteSince' | 'firstCertificateOn' {
  return inRouteSince === undefined ? 'inRouteSince' : 'firstCertificateOn';
}

/** Whether the worker may stay in a job at RQF 3 to 5 because of the rules under which they entered the route. */
export function mayStayMediumSkilled(facts: RoleFacts): YesNoUnknown {
  const before = lawOn(mediumSkilledInRouteBefore, facts.assignedOn);
  return before.status === 'in-force' ? inRouteBefore(facts, before.value) : 'unknown';
}

/**
 * Whether the sponsor stays the same, which it can only for a worker whose present permission is Skilled
 * Worker.
 */
export function keepsSponsor(facts: RoleFacts): YesNoUnknown {
  const { sameSponsor, visaType, inRouteSince, firstCertificateOn } = facts;
  if (holdsAnother(facts)) return false;
  if (sameSponsor !== undefined) return sameSponsor;
  const inRoute = inRouteSince !== undefined || firstCertificateOn !== undefined;
  return visaType === 'skilled' || (visaType === undefined && inRoute) ? 'unknown' : false;
}
