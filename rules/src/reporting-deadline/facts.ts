import type { CalendarDate } from '../kernel/index.ts';
import type { DutyId } from '../sponsor-duties/index.ts';
import type { HolidayNation } from '../working-days/index.ts';

/** A day of the week, from 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where the bank holidays are counted: the nation of the work place. */
interface At {
  readonly nation: HolidayNation;
}

export interface AbsenceFacts extends At {
  readonly event: 'worker-unauthorised-absence';
  readonly firstDayAbsent: CalendarDate;
  /** The days of the week on which the worker works, for the reading by the worker's own working days. */
  readonly worksOn?: readonly Weekday[] | undefined;
}

export interface LateStartFacts extends At {
  readonly event: 'worker-late-start';
  /** The start day on the certificate, as changed before the decision. */
  readonly certificateStart: CalendarDate;
  readonly visaValidFrom?: CalendarDate | undefined;
  readonly grantNotifiedOn?: CalendarDate | undefined;
}

/** Any other event happened on one day. */
export interface EventFacts extends At {
  readonly event: Exclude<DutyId, 'worker-unauthorised-absence' | 'worker-late-start'>;
  readonly happenedOn: CalendarDate;
}

export type ReportingFacts = AbsenceFacts | LateStartFacts | EventFacts;
