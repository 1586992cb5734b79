import { addDays, type CalendarDate, calendarDate, daysBetween, lawOn } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { readDay } from '@portway/rules/working-days';

/** A day of the calendar that counts towards a deadline. */
export interface CountedDay {
  readonly day: CalendarDate;
  /** Number of working days since the event, 0 for the event itself; undefined for days that do not count. */
  readonly count?: number;
}

/** The weeks from an event to its reporting deadline. */
export interface ReportingWeeks {
  readonly event: CalendarDate;
  readonly deadline: CalendarDate;
  readonly weeks: readonly (readonly CountedDay[])[];
}

const aMonday = calendarDate('1900-01-01');
const mondayOf = (day: CalendarDate) => addDays(day, -(daysBetween(aMonday, day) % 7));
const reportWithin = register.parameters.find(({ id }) => id === 'sponsor-duties.report-worker-within');

/**
 * Counts working days from an event about a worker; undefined where the law or a bank holiday is not
 * recorded.
 */
export function reportingWeeks(event: CalendarDate): ReportingWeeks | undefined {
  const within = workingDaysToReport(event);
  if (within === undefined) return undefined;
  const days: CountedDay[] = [];
  let counted = 0;
  for (let day = mondayOf(event); counted < within || days.length % 7 !== 0; day = addDays(day, 1)) {
    const read = readDay(day);
    if (read.status !== 'answered') return undefined;
    if (read.kind === 'working-day' && day > event && counted < within) {
      counted += 1;
      days.push({ day, count: counted });
    } else {
      days.push(day === event ? { day, count: 0 } : { day });
    }
  }
  const deadline = days.findLast(({ count }) => count === within)?.day ?? event;
  return { event, deadline, weeks: inWeeks(days) };
}

function workingDaysToReport(event: CalendarDate): number | undefined {
  const read = reportWithin && lawOn<unknown>(reportWithin, event);
  return read?.status === 'in-force' && typeof read.value === 'number' ? read.value : undefined;
}

function inWeeks(days: readonly CountedDay[]): CountedDay[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
