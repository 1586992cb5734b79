import { addDays, type CalendarDate } from '../kernel/index.ts';
import type { Duty } from '../sponsor-duties/index.ts';
import { countWorkingDays, type ReadDay } from '../working-days/index.ts';
import { tenthOwnDay } from './event-day.ts';
import type { ReportingFacts } from './facts.ts';

/** One way of reading the rule, with its last day; null where it has no day of its own. */
export interface Reading {
  readonly reading: string;
  readonly reportBy: CalendarDate | null;
}

interface Counted {
  readonly facts: ReportingFacts;
  readonly duty: Duty;
  readonly from: CalendarDate;
  readonly is: string;
  readonly reportBy: CalendarDate;
  readonly read: ReadDay;
}

/**
 * Each reading with its day, the earliest first. That the event's day itself is day one stands beside them where it
 * is the earliest of all.
 */
export function readingsOf(count: Counted): Reading[] {
  const { from, is, read } = count;
  const readings = [...inDispute(count), ...ownDays(count)];
  const strict = strictDay(count);
  const days = readings.flatMap(({ reportBy }) => reportBy ?? []);
  const all =
    strict !== undefined && days.every((day) => strict < day) && read(from).status === 'answered'
      ? [...readings, { reading: `If ${is} itself counts as day one`, reportBy: strict }]
      : readings;
  return all.toSorted((one, other) => (one.reportBy ?? '9').localeCompare(other.reportBy ?? '9'));
}

/** The last day if the event's day is day one; on a day that does not count it changes nothing. */
export function strictDay({
  from,
  duty,
  read,
}: Pick<Counted, 'from' | 'duty' | 'read'>): CalendarDate | undefined {
  return lastDayWithin(duty.clock, { from: addDays(from, -1), read });
}

/** The last day of a length of working days or days after a day; undefined where it cannot be counted. */
export function lastDayWithin(
  { unit, length }: { readonly unit: string; readonly length: number },
  { from, read }: { from: CalendarDate; read: ReadDay },
): CalendarDate | undefined {
  if (unit === 'day') return addDays(from, length);
  if (unit !== 'working-day') return undefined;
  const count = countWorkingDays(addDays(from, 1), length, read);
  return count.status === 'counted' ? count.day : undefined;
}

function inDispute({ facts, duty, from, reportBy, read, is }: Counted): Reading[] {
  const usual =
    facts.event === 'worker-unauthorised-absence'
      ? 'Ten days from Monday to Friday, without bank holidays'
      : `The first working day after ${is} is day one`;
  const readings = duty.dispute?.readings ?? [];
  if (readings.every(({ within }) => within === undefined)) {
    const undated = duty.does === 'decide-and-record' ? readings.filter(notReported) : [];
    return [{ reading: usual, reportBy }, ...undated.map(({ says }) => ({ reading: says, reportBy: null }))];
  }
  return readings.map(({ says, within }) => ({
    reading: says,
    reportBy: (within && lastDayWithin(within, { from, read })) ?? null,
  }));
}

/** Of a duty that is decided and recorded, a reading by which nothing has to be reported. */
const notReported = ({ says }: { says: string }) => /^no/i.test(says);

function ownDays({ facts, duty, read }: Counted): Reading[] {
  if (facts.event !== 'worker-unauthorised-absence' || facts.worksOn === undefined) return [];
  const tenth = tenthOwnDay(facts.firstDayAbsent, facts.worksOn);
  const day = lastDayWithin(duty.clock, { from: tenth, read });
  return day === undefined ? [] : [{ reading: 'Ten of the worker’s own working days', reportBy: day }];
}
