import type { CalendarDate } from '../kernel/index.ts';
import type { ExcuseFacts } from './excuse-facts.ts';

/** What the record of a person says beside one check. */
export interface CheckHistory {
  /** The first day of work; null before it. */
  readonly startedOn: CalendarDate | null;
  /** The day on which work is planned to begin; null where none is. */
  readonly plannedStart: CalendarDate | null;
  /** The newest first. */
  readonly earlierChecks: readonly {
    readonly checkedOn: CalendarDate;
    /** False of a check that gave no excuse. */
    readonly gaveExcuse: boolean;
    /** The last day that it covered; null where it has no end or none is known. */
    readonly coveredTo: CalendarDate | null;
  }[];
}

/** One check with what comes from the record: the first day, and the check before it, which covered the time until then. */
export function withHistory(
  check: Omit<ExcuseFacts, 'startsOn' | 'previousPermissionEnds'> & { readonly checkedOn: CalendarDate },
  { startedOn, plannedStart, earlierChecks }: CheckHistory,
): ExcuseFacts {
  const { checkedOn } = check;
  const coveringCheck = earlierChecks.find((earlier) => earlier.checkedOn < checkedOn && earlier.gaveExcuse);
  if (coveringCheck !== undefined)
    return {
      ...check,
      startsOn: checkedOn,
      ...(coveringCheck.coveredTo !== null && { previousPermissionEnds: coveringCheck.coveredTo }),
    };
  const isStillToCome = plannedStart !== null && plannedStart > checkedOn;
  return { ...check, startsOn: startedOn ?? (isStillToCome ? plannedStart : checkedOn) };
}
