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
const countedDay = ({ date, counts, number, why }: Sent): CountedDay => ({
  date: calendarDate(date),
  counts,
  why,
  ...(number !== undefined && { number }),
});

/** The duties of a stored count. */
export const storedDuties = (deadline: Stored): ReportingCount['duties'] =>
  'duties' in deadline ? deadline.duties.map((duty) => ({ ...duty, reportBy: dayOr(duty.reportBy) })) : [];

/** A count as it is on record, with its days as the rules know them; undefined where no day was counted. */
export function storedCount(deadline: SponsorDuty['deadline']): ReportingCount | undefined {
  if (deadline === null || !('clock' in deadline)) return undefined;
  const { reportableFrom, reportBy, remindBy, readings, clock, days, absence } = deadline;
  return {
    ...(reportableFrom !== undefined && { reportableFrom: calendarDate(reportableFrom) }),
    reportBy: calendarDate(reportBy),
    remindBy: calendarDate(remindBy),
    readings: readings.map(({ reading, reportBy: day }) => ({ reading, reportBy: dayOr(day) })),
    clock: { ...clock, from: calendarDate(clock.from) },
    days: days.map(countedDay),
    ...(absence !== undefined && { absence: absence.map(countedDay) }),
    duties: storedDuties(deadline),
  };
}
