import { type CalendarDate, lawOn } from '../kernel/index.ts';
import { mediumSkilledInRouteBefore } from './parameters.ts';

/** The permission the worker holds now. */
export type VisaType = 'student' | 'dependent' | 'skilled' | 'graduate' | 'youth-mobility' | 'other';

export type Nation = 'england' | 'scotland' | 'wales' | 'northern-ireland';

/** Yes, no, or not to be told from what was given. */
export type Known = boolean | 'unknown';

export interface RoleFacts {
  readonly assignedOn: CalendarDate;
  readonly occupationCode: string;
  /** Whether the worker applies inside the UK. */
  readonly inUk?: boolean | undefined;
  readonly visaType?: VisaType | undefined;
  /**
   * Since when the worker has been in the route with continuous permission. Left out, the job is judged as for
   * a new worker.
   */
  readonly inRouteSince?: CalendarDate | undefined;
  /** Whether the job is one of those its list row names, where it names only some. */
  readonly listScopeConfirmed?: boolean | undefined;
  readonly workNation?: Nation | undefined;
  /** How long the worker has worked for the sponsor already, in months: asked of care roles. */
  readonly monthsWithSponsor?: number | undefined;
}

/**
 * Whether the worker was in the route before a day, with continuous permission. Someone who holds a Skilled
 * Worker visa inside the UK and does not say since when may have been.
 */
export function inRouteBefore(
  { inRouteSince, visaType, inUk }: Pick<RoleFacts, 'inRouteSince' | 'visaType' | 'inUk'>,
  day: CalendarDate,
): Known {
  if (inRouteSince !== undefined) return inRouteSince < day;
  return visaType === 'skilled' && inUk !== false ? 'unknown' : false;
}

/** Whether the worker may stay in a job at RQF 3 to 5 because of the day they entered the route. */
export function mayStayMediumSkilled(facts: RoleFacts): Known {
  const before = lawOn(mediumSkilledInRouteBefore, facts.assignedOn);
  return before.status === 'in-force' ? inRouteBefore(facts, before.value) : 'unknown';
}
