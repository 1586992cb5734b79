import { atasTime } from '../atas/index.ts';
import {
  addDays,
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type Parameter,
  type Step,
} from '../kernel/index.ts';
import { addWorkingDays } from '../working-days/index.ts';

/** Between which days a step usually falls. */
export interface Days {
  readonly earliest: CalendarDate;
  /** The day to plan with: each service that is bought takes what it aims at, any other what is usual. */
  readonly expected: CalendarDate;
  readonly latest: CalendarDate;
}

/** Thrown inside a count where a day's law is not recorded, and caught by `hireTimeline`. */
export class Unrecorded extends Error {
  readonly outcome: NoLaw;
  constructor(outcome: NoLaw) {
    super(outcome.message);
    this.outcome = outcome;
  }
}

export const onDay = (day: CalendarDate): Days => ({ earliest: day, expected: day, latest: day });

export function eachDay(days: Days, change: (day: CalendarDate) => CalendarDate): Days {
  const { earliest, expected, latest } = days;
  return { earliest: change(earliest), expected: change(expected), latest: change(latest) };
}

export function notBefore(days: Days, day: CalendarDate | undefined): Days {
  return day === undefined ? days : eachDay(days, (each) => (each < day ? day : each));
}

/** Bank holidays can make a count of working days the longer one. */
export function inOrder({ earliest, expected, latest }: Days): Days {
  const planned = expected < earliest ? earliest : expected;
  return { earliest, expected: planned, latest: latest < planned ? planned : latest };
}

export interface Counter {
  read(parameter: Parameter<number>, day: CalendarDate): number;
  /** The codes of a list on a day. */
  list(parameter: Parameter<readonly string[]>, day: CalendarDate): readonly string[];
  /** How many weeks an ATAS certificate takes at least; undefined where that is not recorded. */
  atasTakes(from: CalendarDate): number | undefined;
  workingDays(from: CalendarDate, count: number): CalendarDate;
  /** The day, or the next working day after it. */
  workingDayFrom(day: CalendarDate): CalendarDate;
  /** The day, or the last working day before it. */
  workingDayUntil(day: CalendarDate): CalendarDate;
  steps(): readonly Step[];
}

/** Reads and counts, and notes each law once. */
export function counter(): Counter {
  const noted = new Map<string, Step>();
  const note = (step: Step) => noted.set(`${step.law?.parameter} ${step.law?.inForceFrom}`, step);
  const workingDays = (from: CalendarDate, count: number) => {
    const outcome = addWorkingDays(from, count);
    if (outcome.status === 'no-law') throw new Unrecorded(outcome);
    for (const step of outcome.steps) note(step);
    return outcome.day;
  };
  const workingDayFrom = (day: CalendarDate) => workingDays(addDays(day, -1), 1);
  const workingDayUntil = (day: CalendarDate): CalendarDate =>
    workingDayFrom(day) === day ? day : workingDayUntil(addDays(day, -1));
  return {
    read(parameter, day) {
      const law = inForce(parameter, day);
      note(lawStep(law, figureOf(law, parameter)));
      return law.value;
    },
    list(parameter, day) {
      return inForce(parameter, day).value;
    },
    atasTakes(from) {
      const law = lawOn(atasTime, from, 'appliedOn');
      if (law.status === 'no-law') return undefined;
      note(lawStep(law));
      return isSummer(from) ? law.value.aprilToSeptemberWeeks : law.value.atLeastWeeks;
    },
    workingDays,
    workingDayFrom,
    workingDayUntil,
    steps: () => [...noted.values()],
  };
}

function inForce<V>(parameter: Parameter<V>, day: CalendarDate): InForce<V> {
  const law = lawOn(parameter, day);
  if (law.status === 'no-law') throw new Unrecorded(law);
  return law;
}

/** From April to September. */
function isSummer(day: CalendarDate): boolean {
  const month = Number(day.slice(5, 7));
  return month >= 4 && month <= 9;
}

function figureOf({ value }: InForce<number>, { unit = 'days' }: Parameter<number>) {
  return { count: value, of: value === 1 ? unit.slice(0, -1) : unit };
}
