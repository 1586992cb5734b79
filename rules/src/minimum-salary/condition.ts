import type { YesNoUnknown } from '../eligible-role/index.ts';
import type { Step } from '../kernel/index.ts';

/** Whether one condition of an option is met, why, and which law says so. */
export interface Condition {
  readonly met: YesNoUnknown;
  readonly reason: string;
  readonly steps: readonly Step[];
}

/** Both conditions: closed by the first that is not met, open when both are. */
export function bothOf(one: Condition, other: Condition): Condition {
  const steps = [...one.steps, ...other.steps];
  if (one.met === false || other.met === false) {
    return { met: false, reason: one.met === false ? one.reason : other.reason, steps };
  }
  if (one.met === other.met) return { met: one.met, reason: `${one.reason} ${other.reason}`, steps };
  return { met: 'unknown', reason: one.met === 'unknown' ? one.reason : other.reason, steps };
}

/** Either condition: open by the first that is met, closed when neither can be. */
export function eitherOf(one: Condition, other: Condition): Condition {
  if (one.met === true) return one;
  if (other.met === true) return other;
  if (one.met !== other.met) return one.met === 'unknown' ? one : other;
  return { met: one.met, reason: `${one.reason} ${other.reason}`, steps: [...one.steps, ...other.steps] };
}

export const conditionMet = (reason: string, ...steps: readonly Step[]): Condition => ({
  met: true,
  reason,
  steps,
});
export const notMet = (reason: string, ...steps: readonly Step[]): Condition => ({
  met: false,
  reason,
  steps,
});
export const notAnswered = (reason: string, ...steps: readonly Step[]): Condition => ({
  met: 'unknown',
  reason,
  steps,
});
