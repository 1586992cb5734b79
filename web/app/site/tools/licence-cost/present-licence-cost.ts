import type { Outcome } from '@portway/rules/kernel';
import type { LicenceCost, LicenceFacts } from '@portway/rules/licence-fee';
import { withDaysInWords } from '../../../text/days.ts';
import { inPounds } from '../../../text/money.ts';
import { noLawInWords } from '../../../text/outcome.ts';
import { type WorkingStepShown, workingSteps } from '../../../text/working-steps.ts';

/** A result as shown: formatted figures and their working, or why there is no figure. */
export interface LicenceResultShown {
  readonly total: string;
  readonly boxes: readonly { readonly label: string; readonly figure: string }[];
  readonly gap: string | undefined;
  readonly warnings: readonly string[];
  readonly steps: readonly WorkingStepShown[];
  readonly simple: string;
}

/** An outcome in words; `simplePence` is the client's simplified formula, for comparison. */
export function presentLicenceCost(
  outcome: Outcome<LicenceCost>,
  facts: LicenceFacts,
  simplePence: number,
): LicenceResultShown {
  const common = {
    steps: workingSteps(outcome.steps),
    simple: inPounds(simplePence),
  };
  if (outcome.status !== 'answered') {
    return { ...common, total: 'No figure', boxes: [], gap: gapOf(outcome), warnings: [] };
  }
  const total = inPounds(outcome.totalPence);
  const boxes = [
    { label: 'Licence Fee', figure: inPounds(outcome.licenceFeePence) },
    { label: 'Priority Fee', figure: facts.priority ? inPounds(outcome.priorityFeePence) : 'Not chosen' },
    { label: 'Total Licence Fee', figure: total },
  ];
  return {
    ...common,
    total,
    boxes,
    gap: undefined,
    warnings: outcome.warnings.map(({ message }) => withDaysInWords(message)),
  };
}

function gapOf(outcome: Exclude<Outcome<LicenceCost>, { status: 'answered' }>): string {
  switch (outcome.status) {
    case 'no-law':
      return noLawInWords(outcome);
    case 'not-applicable':
      return withDaysInWords(outcome.reason);
    case 'needs-facts':
      return 'An answer is missing.';
  }
}
