import { inShortPounds } from '../../text/money.ts';
import type { WorkingStepShown } from '../../text/working-steps.ts';

/** What is so of an application that is not decided: the same words for the worker and the employer. */
export interface PendingShown {
  readonly says: readonly string[];
  readonly unknown: readonly string[];
}

/** A result as shown. */
export interface CheckShown {
  /** The question that it answers. */
  readonly label: string;
  /** In a few words. */
  readonly figure: string;
  /** The same in a sentence. */
  readonly says: string;
  readonly isAnswered: boolean;
  readonly beside: readonly { readonly label: string; readonly figure: string }[];
  /** What remains to be done. */
  readonly next: readonly string[];
  /** What else the law says. */
  readonly notes: readonly string[];
  /** Empty where the reader is not asked to check, or has an excuse for every day. */
  readonly penalties: readonly { readonly label: string; readonly figure: string }[];
  readonly unknown: readonly string[];
  /** What follows where an application is not decided; null where that has nothing to do with it. */
  readonly pending: PendingShown | null;
  readonly steps: readonly WorkingStepShown[];
}

export const sameForEverybody =
  'The same check is made of everyone who starts, British names too. A share code is asked for after an offer, never before.';

interface Penalties {
  readonly firstPenaltyPence: number | null;
  readonly repeatPenaltyPence: number | null;
}

/** The highest civil penalties, in words. */
export const penaltiesShown = ({ firstPenaltyPence, repeatPenaltyPence }: Penalties) => [
  ...penalty('First breach', firstPenaltyPence),
  ...penalty('Repeated within three years', repeatPenaltyPence),
];

function penalty(label: string, pence: number | null) {
  return pence === null ? [] : [{ label, figure: `up to ${inShortPounds(pence)}` }];
}
