import type { Step } from '@portway/rules/kernel';
import type { Line } from '@portway/rules/sponsorship-cost';

/** The steps of a line without those it repeats from the candidate's line of the same cost. */
export function ownSteps(
  line: Line,
  bill: readonly Line[],
): { asForCandidate: boolean; steps: readonly Step[] } {
  const candidate = bill.find(({ payer, item }) => payer === 'candidate' && item === line.item);
  const shared = candidate?.steps ?? [];
  if (candidate === line || shared.length === 0 || !startsWith(line.steps, shared)) {
    return { asForCandidate: false, steps: line.steps };
  }
  return { asForCandidate: true, steps: line.steps.slice(shared.length) };
}

function startsWith(steps: readonly Step[], start: readonly Step[]): boolean {
  return start.every((step, place) => JSON.stringify(step) === JSON.stringify(steps[place]));
}
