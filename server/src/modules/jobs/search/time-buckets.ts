import type { Hit } from './cursor.ts';
import type { Question } from './search-query.ts';

/**
 * How close together jobs were published at the start of a search: the times of the first and last scanned.
 */
export interface Pace {
  /** In microseconds since 1970; null where fewer jobs exist than were to be scanned. */
  readonly first: number | null;
  readonly last: number | null;
}

/**
 * The jobs that the probe scans, to learn how common hits are; `look_at_jobs` in the database uses the same
 * number.
 */
export const sample = 200;
const week = 604_800_000_000;
const maxWeeks = 12;
/** Our clock and the database's may differ. */
const clocks = 3_600_000_000;
/** Bands of pay to search before all others, where the best paid come first. */
const bestPaid = [100, 70, 50];
const firstPounds = 40_000_000;

interface Wanted {
  readonly from: Pick<Hit, 'key'> | undefined;
  readonly pace: Pace;
  /** How many jobs of the probe match. */
  readonly seen: number;
  readonly max: number;
}

/**
 * Extra words to search with, one after the other, until there are enough hits; null searches without. Every
 * job in a window precedes every job outside it, so for a word with thousands of hits only a hundred are
 * read.
 */
export function windowsOf(asked: Question, wanted: Wanted): readonly (string | null)[] {
  return asked.order === 'pay' ? bandsOf(asked, wanted) : weeksOf(asked, wanted);
}

/** All weeks up to a time in which something can match, where a query limits the dates. */
export function wholeWindow(asked: Question, until: number | null): string | null {
  const since = sinceWeek(asked);
  if (until === null || since === undefined) return null;
  return weeksBetween(since, Math.floor(until / week));
}

function weeksOf(asked: Question, { from, pace, seen, max }: Wanted): readonly (string | null)[] {
  const top = from?.key ?? pace.first;
  const whole = asked.all === null ? null : wholeWindow(asked, top);
  if (top === null || pace.first === null || pace.last === null) return [whole];
  // Twice as many as needed: the few jobs seen may be unrepresentative.
  const jobs = (max * 2 * sample) / Math.max(seen, 0.5);
  const span = (jobs * (pace.first - pace.last)) / sample;
  const min = Math.max(Math.floor((top - span) / week), 0);
  const since = sinceWeek(asked);
  if (since !== undefined && min <= since) return [whole];
  const near = weeksBetween(min, Math.floor(top / week));
  return near === null ? [whole] : [near, whole];
}

function weeksBetween(min: number, max: number): string | null {
  const weeks = max - min + 1;
  if (weeks > maxWeeks) return null;
  // Without any, nothing can match: a week that no job is in.
  return Array.from({ length: Math.max(weeks, 1) }, (_, at) => `'~week:${min + at}'`).join(' | ');
}

function sinceWeek({ days, publishedAfter }: Question): number | undefined {
  const moments = [
    ...(days === undefined ? [] : [(Date.now() - days * 86_400_000) * 1000]),
    ...(publishedAfter === undefined ? [] : [publishedAfter.getTime() * 1000]),
  ];
  return moments.length === 0 ? undefined : Math.floor((Math.max(...moments) - clocks) / week);
}

/** Pounds come before other currencies, so only their bands do. */
function bandsOf({ pay }: Question, { from }: Wanted): readonly (string | null)[] {
  const min = pay === undefined ? 0 : pay.min - firstPounds;
  const max = from === undefined ? Number.POSITIVE_INFINITY : from.key - firstPounds;
  const bands = min < 0 ? [] : bestPaid.filter((band) => band * 1000 > min && band * 1000 <= max);
  return [...bands.map((band) => `'~pay:GBP${band}'`), null];
}
