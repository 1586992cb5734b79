import { londonToday } from '../../../../kit/page/london-today.ts';
import { rowHere } from '../../load-occupation.ts';
import type { ComparePage } from './compare.tsx';
import { evaluateComparison } from './evaluate-comparison.ts';
import { readComparison } from './scenarios.ts';

/** Works out the result in the browser. */
export async function answer(query: URLSearchParams): Promise<ComparePage> {
  const today = londonToday();
  const { scenarios = [] } = readComparison(query, today) ?? {};
  await Promise.all(scenarios.map(({ role }) => rowHere(role)));
  const comparison = evaluateComparison(query, today);
  if (comparison === undefined)
    throw new Error('Only the server has every rule that the ready-made comparisons need.');
  return { comparison, readyMade: undefined };
}
