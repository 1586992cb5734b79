import type { SponsorDuty } from '@portway/contracts/sponsor/duties/duties';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import type { ReportingCount } from '@portway/rules/reporting-deadline';
import type { CountedDay } from '@portway/rules/working-days';

type Stored = NonNullable<SponsorDuty['deadline']>;
type Sent = {
  readonly date: string;
  readonly counts: boolean;
  readonly number?: number | undefined;
  readonly why: string;
};

const dayOr = (day: string | null): CalendarDate | null => (day === null ? null : calendarDate(day));
const counted = ({ date, counts, number, why }: Sent): CountedDay => ({
  date: calendarDate(date),
  counts,
  why,
  ...(number !== undefined && { number }),
});

/** The duties of a stored count. */
export const storedDuties = (stored: Stored): ReportingCount['duties'] =>
  'duties' in stored ? stored.duties.map((duty) => ({ ...duty, reportBy: dayOr(duty.reportBy) })) : [];

/** A count as it is on record, with its days as the rules know them; undefined where no day was counted. */
export function storedCount(stored: SponsorDuty['deadline']): ReportingCount | undefined {
  if (stored === null || !('clock' in stored)) return undefined;
  const { reportableFrom, reportBy, remindBy, readings, clock, days, absence } = stored;
  return {
    ...(reportableFrom !== undefined && { reportableFrom: calendarDate(reportableFrom) }),
    reportBy: calendarDate(reportBy),
    remindBy: calendarDate(remindBy),
    readings: readings.map(({ reading, reportBy: day }) => ({ reading, reportBy: dayOr(day) })),
    clock: { ...clock, from: calendarDate(clock.from) },
    days: days.map(counted),
    ...(absence !== undefined && { absence: absence.map(counted) }),
    duties: storedDuties(stored),
  };
}
