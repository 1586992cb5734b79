import { ratioOf } from '../report/ratio.ts';
import type { Spread } from '../report/statistics.ts';
import type { Traffic } from './traffic.ts';

export const perSecond = (rounds: readonly Traffic[]) => rounds.map((round) => round.perSecond);
export const cpuTimes = (rounds: readonly Traffic[]) =>
  rounds.flatMap(({ cpuMicroseconds }) => cpuMicroseconds ?? []);

/** Inverted, so that more is better here too; undefined where the system does not report processor time. */
export function ratioOfCpu(ours: readonly Traffic[], theirs: readonly Traffic[]): Spread | undefined {
  const known = cpuTimes(ours);
  return known.length === 0 ? undefined : ratioOf(cpuTimes(theirs), known);
}
