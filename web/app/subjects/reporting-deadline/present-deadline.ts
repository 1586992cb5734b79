import { addDays, type CalendarDate, calendarDate, daysBetween } from '@portway/rules/kernel';
import {
  type RaisedDuty,
  type ReportingCount,
  type ReportingFacts,
  reportingDeadline,
  standing,
} from '@portway/rules/reporting-deadline';
import type { CountedDay, HolidayNation } from '@portway/rules/working-days';
import { dayInWords, weekdayInWords, withDaysInWords } from '../../text/days.ts';
import { noLawInWords } from '../../text/outcome.ts';
import { workingSteps } from '../../text/working-steps.ts';
import type { DayCell } from '../../ui/day-count.tsx';
import { presentDuty } from './present-duty.ts';

const aMonday = calendarDate('1900-01-01');
const mondayOf = (day: CalendarDate) => addDays(day, -(daysBetween(aMonday, day) % 7));

/** The days of a count in whole weeks, each marked and said as a sentence. */
function calendarWeeks(count: ReportingCount): DayCell[][] {
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

const places: Readonly<Record<HolidayNation, string>> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** How the days were counted, in sentences for the page and the document. */
function countInWords(count: ReportingCount, nation: HolidayNation): string[] {
  const { clock, days, absence, reportBy, reportableFrom } = count;
  const first = days.find(({ counts }) => counts);
  return [
    ...(absence && reportableFrom
      ? [
          `Ten working days absent, ${dayInWords(absence[0]?.date ?? '')} to ${dayInWords(clock.from)}. There is nothing to report before ${dayInWords(reportableFrom)} is missed too.`,
        ]
      : []),
    ...(absence === undefined && reportableFrom
      ? [`The last day to start was ${dayInWords(clock.from)}. A start on that day is not reported.`]
      : []),
    `${clock.length} working days from ${weekdayInWords(first?.date ?? reportBy)}, the first after ${clock.is}, to ${dayInWords(reportBy)}. The last day counts to its end.`,
    passedOver(days, places[nation]),
    'One source says that day one is the day after. Whose bank holidays count is not settled: we use the nation of the work place.',
  ];
}

function passedOver(days: readonly CountedDay[], place: string): string {
  const passed = days.filter(({ counts }) => !counts);
  if (passed.length === 0) return 'No day is passed over.';
  const holidays = passed.filter(({ why }) => why !== 'weekend');
  const atWeekends = passed.length - holidays.length;
  const holidayNames = holidays.map(
    ({ date, why }) => `${weekdayInWords(date)} (${why.replace(' (substitute day)', '')})`,
  );
  const list = [...(atWeekends > 0 ? [`${atWeekends} at weekends`] : []), ...holidayNames].join(', ');
  return `${passed.length === 1 ? '1 day is' : `${passed.length} days are`} passed over in ${place}: ${list}.`;
}

/** The notice under the figure. */
interface DeadlineNotice {
  readonly kind: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
}

export interface CountShown {
  readonly caption: string;
  readonly weeks: readonly (readonly DayCell[])[];
  readonly legend: readonly { readonly kind: DayCell['kind']; readonly label: string }[];
  /** How it was counted, in sentences. */
  readonly lines: readonly string[];
  readonly readings: readonly { readonly reading: string; readonly day: string }[];
  readonly reportBy: CalendarDate;
  readonly remindBy: CalendarDate;
}

/** A deadline as shown. */
export interface DeadlineShown {
  readonly label: string;
  readonly figure: string;
  /** The figure for the bar of a phone. */
  readonly inShort: string;
  readonly beside: readonly { label: string; figure: string }[];
  readonly said: readonly DeadlineNotice[];
  readonly count: CountShown | undefined;
  readonly duties: readonly ReturnType<typeof presentDuty>[];
  readonly steps: ReturnType<typeof workingSteps>;
}

export function presentDeadline(facts: ReportingFacts, today: CalendarDate): DeadlineShown {
  const outcome = reportingDeadline(facts);
  const steps = workingSteps(outcome.steps);
  if ('reportBy' in outcome) {
    const notices = outcome.status === 'no-law' ? [beforeRecords(outcome.recordsBeginOn)] : [];
    return {
      ...presentCount(outcome, facts.nation),
      said: [...notices, ...standingSaid(outcome, today)],
      steps,
    };
  }
  const none = { label: 'Report it by', beside: [], count: undefined, steps };
  if (outcome.status === 'no-law') {
    const text = outcome.recordsEndOn
      ? `The bank holidays after ${dayInWords(outcome.recordsEndOn)} are not published yet, so no day can be counted.`
      : noLawInWords(outcome);
    return {
      ...none,
      figure: 'No day counted',
      inShort: 'No day counted',
      said: [{ kind: 'warning', title: 'No day counted', text }],
      duties: [],
    };
  }
  const [duty] = outcome.duties;
  const { figure, title } = withoutCount(duty);
  return {
    ...none,
    label: 'When to report it',
    figure,
    inShort: figure,
    said: [{ kind: 'warning', title, text: withDaysInWords(outcome.reason) }],
    duties: duty?.id === 'worker-slavery-identified' ? [] : outcome.duties.map((each) => presentDuty(each)),
  };
}

/** A count as shown, whether it was made just now or is on record. */
export function presentCount(count: ReportingCount, nation: HolidayNation) {
  const { reportBy, remindBy, reportableFrom, readings, duties } = count;
  const decide = duties[0]?.does === 'decide-and-record';
  const verb =
    duties[0]?.does === 'apply' ? 'Apply by' : duties[0]?.does === 'answer' ? 'Answer by' : 'Report it by';
  const weeks = calendarWeeks(count);
  return {
    label: decide ? 'If you report it, by' : verb,
    figure: `${weekdayInWords(reportBy)} ${reportBy.slice(0, 4)}`,
    inShort: dayInWords(reportBy),
    beside: [
      { label: 'Remind yourself by', figure: dayInWords(remindBy) },
      ...(reportableFrom === undefined
        ? []
        : [{ label: 'Nothing to report before', figure: dayInWords(reportableFrom) }]),
    ],
    count: {
      caption: `The days counted, to ${dayInWords(reportBy)}`,
      weeks,
      legend: legendOf(weeks, count),
      lines: countInWords(count, nation),
      readings:
        readings.length > 1
          ? readings.map(({ reading, reportBy }) => ({
              reading: withDaysInWords(reading),
              day: reportBy === null ? 'No day' : dayInWords(reportBy),
            }))
          : [],
      reportBy,
      remindBy,
    },
    duties: duties.map((each) => presentDuty(each)),
  };
}

const legendWords = (count: ReportingCount): Readonly<Partial<Record<DayCell['kind'], string>>> => ({
  event: `Counted from here: ${count.clock.is}`,
  absent: 'Absent, counted to ten working days',
  counts: `Counts towards the ${count.clock.length} working days`,
  holiday: 'Does not count: bank holiday',
});

function legendOf(weeks: readonly (readonly DayCell[])[], count: ReportingCount) {
  const words = legendWords(count);
  const kinds = new Set(weeks.flat().map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const label = words[kind];
    return label === undefined ? [] : [{ kind, label }];
  });
}

function standingSaid({ duties, reportBy }: ReportingCount, today: CalendarDate): DeadlineNotice[] {
  const [duty] = duties;
  if (!duty) return [];
  switch (standing({ does: duty.does, reportBy }, today)) {
    case 'past-the-day-counted':
      return [
        {
          kind: 'warning',
          title: 'Past the day counted; report now',
          text: `The last day counted was ${dayInWords(reportBy)}. Say in the report when you learned of it, and keep what shows it.`,
        },
      ];
    case 'decide-and-record':
      return [
        {
          kind: 'info',
          title: 'Sources differ: decide, and record why',
          text: presentDuty(duty).dispute ?? '',
        },
      ];
    case 'due':
      return [];
  }
}

const beforeRecords = (recordsBeginOn: CalendarDate | undefined): DeadlineNotice => ({
  kind: 'warning',
  title: 'Not recorded whether this was the rule then',
  text: `Our record of a sponsor’s duties begins on ${dayInWords(recordsBeginOn ?? '')}. The days below are counted by the rule of that day.`,
});

function withoutCount(duty: RaisedDuty | undefined) {
  switch (duty?.does) {
    case 'before-the-change':
      return {
        figure: 'Apply first',
        title: 'Not reported, because a new certificate comes first',
      };
    case 'report-at-once':
      return { figure: 'At once', title: 'Report it at once' };
    case 'look-at-this':
      return { figure: 'Look at this case', title: 'Help comes first' };
    default:
      return { figure: 'No day counted', title: 'No day is counted' };
  }
}
