import { londonToday } from '../../../../kit/page/london-today.ts';
import { rowHere } from '../../load-occupation.ts';
import { answerComparison } from './answer-comparison.ts';
import type { ComparePage } from './compare.tsx';
import { readComparison } from './scenarios.ts';

/** The answer from the rules in this browser. */
export async function answer(query: URLSearchParams): Promise<ComparePage> {
  const today = londonToday();
  const { scenarios = [] } = readComparison(query, today) ?? {};
  await Promise.all(scenarios.map(({ role }) => rowHere(role)));
  const comparison = answerComparison(query, today);
  if (comparison === undefined)
    throw new Error('Comparisons to begin with need every rule: the server has them.');
  return { comparison, readyMade: undefined };
}
