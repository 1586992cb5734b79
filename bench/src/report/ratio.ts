import { type Spread, spreadOf } from './statistics.ts';

/** Our figure divided by the baseline's, round by round: the median of the rounds and their spread. */
export function ratioOf(ours: readonly number[], baseline: readonly number[]): Spread {
  if (ours.length !== baseline.length) throw new RangeError('A ratio needs a baseline in every round');
  return spreadOf(ours.map((figure, round) => figure / (baseline[round] ?? Number.NaN)));
}
