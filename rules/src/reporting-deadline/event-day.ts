import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  figureStep,
  type NoLaw,
  type Parameter,
  type Step,
} from '../kernel/index.ts';
import { absentWithoutPermission, startWithin } from '../sponsor-duties/index.ts';
import { type CountedDay, countWorkingDays, type ReadDay } from '../working-days/index.ts';
import type { AbsenceFacts, LateStartFacts, ReportingFacts, Weekday } from './facts.ts';
import { ruleThen } from './rule-then.ts';

/** The day after which the days to report are counted, and how it was found. */
export interface EventDay {
  readonly status: 'found';
  readonly from: CalendarDate;
  /** What that day is, as in "the tenth working day of absence". */
  readonly is: string;
  /** The first day on which there is something to report, if it is not that day itself. */
  readonly reportableFrom?: CalendarDate;
  /** The days of an absence, counted. */
  readonly absence?: readonly CountedDay[];
  readonly steps: readonly Step[];
}

export function eventDay(facts: ReportingFacts, read: ReadDay): EventDay | NoLaw {
  switch (facts.event) {
    case 'worker-unauthorised-absence':
      return absence(facts, read);
    case 'worker-late-start':
      return lateStart(facts);
    default:
      return { status: 'found', from: facts.happenedOn, is: 'the day it happened', steps: [] };
  }
}

/** Ten working days in a row are the limit; the eleventh is missed before there is anything to report. */
function absence({ firstDayAbsent }: AbsenceFacts, read: ReadDay): EventDay | NoLaw {
  const limit = firstFigure(absentWithoutPermission);
  const count = countWorkingDays(firstDayAbsent, limit, read);
  if (count.status === 'no-law') return count;
  const next = countWorkingDays(addDays(count.day, 1), 1, read);
  if (next.status === 'no-law') return next;
  return {
    status: 'found',
    from: count.day,
    is: 'the tenth working day of absence',
    reportableFrom: next.day,
    absence: count.days,
    steps: [
      ruleThen(absentWithoutPermission, count.day).step,
      ...count.steps,
      figureStep('The tenth working day of absence', { text: count.day }),
      figureStep('Nothing is reported before another working day is missed', { text: next.day }),
    ],
  };
}

/** The tenth of the worker's own working days: bank holidays on which the worker would have worked count. */
export function tenthOwnDay(firstDayAbsent: CalendarDate, worksOn: readonly Weekday[]): CalendarDate {
  let daysLeft = firstFigure(absentWithoutPermission);
  let day = addDays(firstDayAbsent, -1);
  while (daysLeft > 0 && worksOn.length > 0) {
    day = addDays(day, 1);
    const weekday = (daysBetween(aMonday, day) % 7) + 1;
    if (worksOn.some((each) => each === weekday)) daysLeft -= 1;
  }
  return day;
}

const aMonday = calendarDate('1900-01-01');

/** 28 days after the latest of the days that are known; the next day there is something to report. */
function lateStart({ certificateStart, visaValidFrom, grantNotifiedOn }: LateStartFacts): EventDay {
  const days = [certificateStart, visaValidFrom, grantNotifiedOn].filter((day) => day !== undefined);
  const latest = days.toSorted().at(-1) ?? certificateStart;
  const lastDay = addDays(latest, firstFigure(startWithin));
  return {
    status: 'found',
    from: lastDay,
    is: 'the last day to start',
    reportableFrom: addDays(lastDay, 1),
    steps: [
      figureStep('The latest of the days given', { text: latest }),
      ruleThen(startWithin, lastDay).step,
      figureStep('The last day to start', { text: lastDay }),
    ],
  };
}

/** The figure of a limit that has had one version only. */
const firstFigure = ({ versions: [{ value }] }: Parameter<number>) => value;
