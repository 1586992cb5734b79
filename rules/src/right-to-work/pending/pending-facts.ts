import type { CalendarDate } from '../../kernel/index.ts';
import type { CheckMethod } from '../excuse-facts.ts';

/** What is known of somebody whose check gives no excuse, or whose permission ends before an application is decided. */
export interface PendingFacts {
  /** How the check was tried; `none` where nothing was checked. */
  readonly method: CheckMethod;
  /** What was tried says that this person may not do the work. */
  readonly isRefused?: boolean | undefined;
  /** The first day of work. */
  readonly startsOn?: CalendarDate | undefined;
  /** The last day of the permission that the person had when applying. */
  readonly previousPermissionEnds?: CalendarDate | undefined;
  /** The day of the application. */
  readonly appliedOn?: CalendarDate | undefined;
  /** The day in the Positive Verification Notice. */
  readonly noticeOn?: CalendarDate | undefined;
  /** The day on which this is asked; without it nothing is said of what is past. */
  readonly asOf?: CalendarDate | undefined;
}

/** What the employer can do about an application that is not decided, by when, and what remains uncertain. */
export interface PendingApplication {
  /** Applied no later than the last day of the permission; `not-known` where one of the two days is not. */
  readonly appliedInTime: 'yes' | 'no' | 'not-known';
  /** The day for which an excuse is needed. */
  readonly neededOn: CalendarDate;
  /** `start`: the first day of work · `permission-end`: the permission covers the first day, and ends on `neededOn`. */
  readonly neededFor: 'start' | 'permission-end';
  /** Asked by this day, the service usually answers by `neededOn`; null once it has answered. */
  readonly askBy: CalendarDate | null;
  /** About when the service answers if it is asked on the day of the question; null where that day is not said. */
  readonly answerBy: CalendarDate | null;
  /** What the notice gives; null without one. */
  readonly notice: {
    readonly on: CalendarDate;
    /** The last day of the excuse. */
    readonly until: CalendarDate;
    /** The last safe day to ask again. */
    readonly checkAgainBy: CalendarDate;
  } | null;
  /** The same sentences for the worker and the employer, in order; days stand as YYYY-MM-DD. */
  readonly says: readonly string[];
  /** What our sources do not settle. */
  readonly unknown: readonly string[];
}
