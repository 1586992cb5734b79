import { ratioOf } from '../report/ratio.ts';
import { median, type Spread } from '../report/statistics.ts';
import { short } from '../report/words.ts';
import type { Traffic } from './traffic.ts';

export const perSecond = (rounds: readonly Traffic[]) => rounds.map((round) => round.perSecond);
export const cpuTimes = (rounds: readonly Traffic[]) =>
  rounds.flatMap(({ cpuMicroseconds }) => cpuMicroseconds ?? []);

/** Inverted, so that more is better here too; undefined where the system does not report processor time. */
export function ratioOfCpu(ours: readonly Traffic[], theirs: readonly Traffic[]): Spread | undefined {
  const known = cpuTimes(ours);
  return known.length === 0 ? undefined : ratioOf(cpuTimes(theirs), known);
}

/** Microseconds of processor time for a request, or a dash where the system does not report it. */
export function cpuOf(rounds: readonly Traffic[]): string {
  const known = cpuTimes(rounds);
  return known.length === 0 ? '–' : short(median(known));
}
