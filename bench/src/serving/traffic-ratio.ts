import { ratioOf } from '../report/ratio.ts';
import { median, type Spread } from '../report/statistics.ts';
import { short } from '../report/words.ts';
import type { Traffic } from './traffic.ts';

export const perSecond = (rounds: readonly Traffic[]) => rounds.map((round) => round.perSecond);
export const cpuTimes = (rounds: readonly Traffic[]) =>
  rounds.flatMap(({ cpuMicroseconds }) => cpuMicroseconds ?? []);

/** Inverted, so that more is better here too; undefined where the system does not report processor time. */
export function ratioOfCpu(ours: readonly Traffic[], theirs: readonly Traffic[]): Spread | undefined {
  const times = cpuTimes(ours);
  return times.length === 0 ? undefined : ratioOf(cpuTimes(theirs), times);
}

/** Microseconds of processor time for a request, or a dash where the system does not report it. */
export function cpuOf(rounds: readonly Traffic[]): string {
  const times = cpuTimes(rounds);
  return times.length === 0 ? '–' : short(median(times));
}
