import type { Hit } from './cursor.ts';
import type { Question } from './search-query.ts';

/** How close together jobs were published, where a search begins: when the first was that was looked at, and the last. */
export interface Pace {
  /** In microseconds since 1970; null where there are none, or fewer than were to be looked at. */
  readonly first: number | null;
  readonly last: number | null;
}

/** The jobs that are looked at first, to learn how common hits are; `look_at_jobs` of the database looks at as many. */
export const sample = 200;
const week = 604_800_000_000;
const maxWeeks = 12;
/** A clock here and that of the database need not agree. */
const clocks = 3_600_000_000;
/** Bands of pay whose jobs are asked for before all others, where the best paid come first. */
const bestPaid = [100, 70, 50];
const firstPounds = 40_000_000;

interface Wanted {
  readonly from: Pick<Hit, 'key'> | undefined;
  readonly pace: Pace;
  /** Of the jobs looked at first, so many fit. */
  readonly seen: number;
  readonly max: number;
}

/**
 * Words to ask for besides, one after the other, until there are hits enough; null asks for all there are. Every job in a
 * window comes before every job outside it. So a word with thousands of hits has a hundred of them read, not all.
 */
export function windowsOf(asked: Question, wanted: Wanted): readonly (string | null)[] {
  return asked.order === 'pay' ? bandsOf(asked, wanted) : weeksOf(asked, wanted);
}

/** All weeks until a moment in which something can fit, where a question names the days. */
export function wholeWindow(asked: Question, until: number | null): string | null {
  const since = sinceWeek(asked);
  if (until === null || since === undefined) return null;
  return weeksBetween(since, Math.floor(until / week));
}

function weeksOf(asked: Question, { from, pace, seen, max }: Wanted): readonly (string | null)[] {
  const top = from?.key ?? pace.first;
  const whole = asked.all === null ? null : wholeWindow(asked, top);
  if (top === null || pace.first === null || pace.last === null) return [whole];
  // Twice as many as are needed: few that were seen may have been many by chance.
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
  // Without any, nothing can fit: a week that no job is of.
  return Array.from({ length: Math.max(weeks, 1) }, (_, at) => `'~week:${min + at}'`).join(' | ');
}

function sinceWeek({ days, publishedAfter }: Question): number | undefined {
  const moments = [
    ...(days === undefined ? [] : [(Date.now() - days * 86_400_000) * 1000]),
    ...(publishedAfter === undefined ? [] : [publishedAfter.getTime() * 1000]),
  ];
  return moments.length === 0 ? undefined : Math.floor((Math.max(...moments) - clocks) / week);
}

/** Pounds come before other money, so only their bands do. */
function bandsOf({ pay }: Question, { from }: Wanted): readonly (string | null)[] {
  const min = pay === undefined ? 0 : pay.min - firstPounds;
  const max = from === undefined ? Number.POSITIVE_INFINITY : from.key - firstPounds;
  const bands = min < 0 ? [] : bestPaid.filter((band) => band * 1000 > min && band * 1000 <= max);
  return [...bands.map((band) => `'~pay:GBP${band}'`), null];
}
