import { addDays, type CalendarDate, calendarDate, daysBetween } from '@portway/rules/kernel';
import type { ReportingCount } from '@portway/rules/reporting-deadline';
import type { CountedDay } from '@portway/rules/working-days';
import { weekdayInWords } from '../../text/days.ts';
import type { DayCell } from '../../ui/day-count.tsx';

const aMonday = calendarDate('1900-01-01');
const mondayOf = (day: CalendarDate) => addDays(day, -(daysBetween(aMonday, day) % 7));

/** The days of a count in whole weeks, each marked and said as a sentence. */
export function calendarWeeks(count: ReportingCount): DayCell[][] {
  const { clock, days, absence = [], reportBy } = count;
  const first = mondayOf(absence[0]?.date ?? clock.from);
  const length = Math.ceil((daysBetween(first, reportBy) + 1) / 7) * 7;
  const cellsByDate = new Map(
    days.map((day) => [day.date, cellOf(day, { count, of: clock.length, kind: 'counts' })]),
  );
  for (const day of absence)
    cellsByDate.set(day.date, cellOf(day, { count, of: clock.length, kind: 'absent' }));
  const cells = Array.from({ length }, (_, later) => {
    const date = addDays(first, later);
    return { ...(cellsByDate.get(date) ?? outside(date, clock.from)), day: dayWritten(date, later) };
  });
  return Array.from({ length: length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

interface Marked {
  readonly count: ReportingCount;
  readonly of: number;
  readonly kind: 'counts' | 'absent';
}

function cellOf(
  { date, counts, number, why }: CountedDay,
  { count, of, kind }: Marked,
): Omit<DayCell, 'day'> {
  const spoken = weekdayInWords(date);
  if (!counts) {
    const weekend = why === 'weekend';
    return {
      date,
      kind: weekend ? 'weekend' : 'holiday',
      ...(weekend ? {} : { note: why.replace(' (substitute day)', ''), short: 'holiday' }),
      says: `${spoken}, does not count: ${why}`,
    };
  }
  const mark = kind === 'counts' ? markOf(date, count) : {};
  const says =
    kind === 'absent' ? `${spoken}, absent, ${number} of ${of}` : `${spoken}, counts, ${number} of ${of}`;
  return {
    date,
    kind,
    ...(number === undefined ? {} : { number }),
    ...mark,
    says: mark.note === undefined ? says : `${says}, ${mark.note}`,
  };
}

function markOf(
  date: CalendarDate,
  { reportBy, remindBy }: ReportingCount,
): Partial<Pick<DayCell, 'mark' | 'note'>> {
  if (date === reportBy) return { mark: 'last', note: 'report by' };
  return date === remindBy ? { mark: 'remind', note: 'remind' } : {};
}

function outside(date: CalendarDate, from: CalendarDate): Omit<DayCell, 'day'> {
  const spoken = weekdayInWords(date);
  return date === from
    ? { date, kind: 'event', says: `${spoken}, counted from here` }
    : { date, kind: 'outside', says: `${spoken}, not in the count` };
}

/** `24`; the first day shown and the first of a month have the month too. */
function dayWritten(date: CalendarDate, later: number): string {
  const day = Number(date.slice(8));
  return day === 1 || later === 0 ? `${day} ${month.format(new Date(`${date}T00:00:00Z`))}` : `${day}`;
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
