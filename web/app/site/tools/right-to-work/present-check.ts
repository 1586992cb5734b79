import { type CheckFacts, whoChecks } from '@portway/rules/right-to-work';
import { type CheckShown, penaltiesShown } from '../../../subjects/right-to-work/check-shown.ts';
import { whoLabel, whoWords } from '../../../subjects/right-to-work/check-words.ts';
import { withDaysInWords } from '../../../text/days.ts';
import { noLawInWords } from '../../../text/outcome.ts';
import { workingSteps } from '../../../text/working-steps.ts';

/** Who must check, in words. */
export function presentCheck(facts: CheckFacts): CheckShown & { readonly isAsked: boolean } {
  const outcome = whoChecks(facts);
  const open = {
    label: whoLabel,
    isAnswered: false,
    isAsked: false,
    beside: [],
    next: [],
    notes: [],
    penalties: [],
    unknown: [],
    pending: null,
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
        isAsked: outcome.who === 'you',
        figure: whoWords[outcome.who],
        says: outcome.message,
        notes: outcome.notes.map(withDaysInWords),
        penalties: penaltiesShown(outcome),
        unknown: outcome.unknown,
      };
  }
}
