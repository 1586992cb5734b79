import type { Known } from '../eligible-role/index.ts';
import type { Step } from '../kernel/index.ts';

/** Whether one thing that an option asks for is so, why, and which law says it. */
export interface Condition {
  readonly met: Known;
  readonly reason: string;
  readonly steps: readonly Step[];
}

/** All of the conditions: closed by the first that is not met, open when every one is. */
export function allOf(conditions: readonly Condition[]): Condition {
  const closed = conditions.find(({ met }) => met === false);
  const decisive = closed ? [closed] : conditions.filter(({ met }) => met === 'unknown');
  const told = decisive.length > 0 ? decisive : conditions;
  return {
    met: closed ? false : decisive.length > 0 ? 'unknown' : true,
    reason: told.map(({ reason }) => reason).join(' '),
    steps: conditions.flatMap(({ steps }) => steps),
  };
}

/** Any of the conditions: open by the first that is met, closed when none can be. */
export function anyOf(first: Condition, second: Condition): Condition {
  if (first.met === true) return first;
  if (second.met === true) return second;
  const open = [first, second].filter(({ met }) => met === 'unknown');
  const told = open.length > 0 ? open : [first, second];
  return {
    met: open.length > 0 ? 'unknown' : false,
    reason: told.map(({ reason }) => reason).join(' '),
    steps: told.flatMap(({ steps }) => steps),
  };
}

export const met = (reason: string, ...steps: readonly Step[]): Condition => ({ met: true, reason, steps });
export const notMet = (reason: string, ...steps: readonly Step[]): Condition => ({
  met: false,
  reason,
  steps,
});
export const notTold = (reason: string, ...steps: readonly Step[]): Condition => ({
  met: 'unknown',
  reason,
  steps,
});
