import type { CalendarDate } from '../kernel/index.ts';
import type { DutyKind } from '../sponsor-duties/index.ts';

export type Standing = 'decide-and-record' | 'due' | 'past-the-day-counted';

/**
 * How a duty stands on a day. After its last day it is past the day counted, and still reported; one that is decided
 * and recorded, because sources differ, never is.
 */
export function standing(
  { does, reportBy }: { does: DutyKind; reportBy: CalendarDate },
  today: CalendarDate,
): Standing {
  if (does === 'decide-and-record') return 'decide-and-record';
  return today <= reportBy ? 'due' : 'past-the-day-counted';
}

export const standingWords: Readonly<Record<Standing, string>> = {
  'decide-and-record': 'decide and record',
  due: 'due',
  'past-the-day-counted': 'past the day counted; report now',
};
