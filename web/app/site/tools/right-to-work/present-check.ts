import { type CheckFacts, rightToWorkCheck } from '@portway/rules/right-to-work';
import { withDaysInWords } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import { noLawInWords } from '../../../text/outcome.ts';
import { type WorkingStepShown, workingSteps } from '../../../text/working-steps.ts';
import { whoWords } from './check-words.ts';

/** A result as shown. */
export interface CheckShown {
  /** In a few words. */
  readonly figure: string;
  /** The same in a sentence. */
  readonly says: string;
  readonly isAnswered: boolean;
  /** What else the law says. */
  readonly notes: readonly string[];
  /** Empty where the reader is not asked to check. */
  readonly penalties: readonly { readonly label: string; readonly figure: string }[];
  readonly unknown: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

/** Who must check, in words. */
export function presentCheck(facts: CheckFacts): CheckShown {
  const outcome = rightToWorkCheck(facts);
  const open = {
    isAnswered: false,
    notes: [],
    penalties: [],
    unknown: [],
    steps: workingSteps(outcome.steps),
  };
  switch (outcome.status) {
    case 'no-law':
      return { ...open, figure: 'No law recorded', says: noLawInWords(outcome) };
    case 'needs-facts':
      return {
        ...open,
        figure: 'Not answered yet',
        says: 'Say whether you pass a provider’s details to clients for a fee or commission.',
      };
    case 'answered':
      return {
        ...open,
        isAnswered: true,
        figure: whoWords[outcome.who],
        says: outcome.message,
        notes: outcome.notes.map(withDaysInWords),
        penalties: [
          ...penalty('First breach', outcome.firstPenaltyPence),
          ...penalty('Repeated within three years', outcome.repeatPenaltyPence),
        ],
        unknown: outcome.unknown,
      };
  }
}

function penalty(label: string, pence: number | null) {
  return pence === null ? [] : [{ label, figure: `up to ${inShortPounds(pence)}` }];
}
