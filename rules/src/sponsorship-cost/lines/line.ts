import type { NoLaw, Outcome, Pence, Step } from '../../kernel/index.ts';
import type { WhoPays } from '../parameters.ts';

export type Payer = 'employer' | 'candidate' | 'partner' | 'children';

export const itemTitles = {
  licence: 'Sponsor licence',
  'licence-priority': 'Pre-licence priority service',
  certificate: 'Certificate of Sponsorship',
  'skills-charge': 'Immigration Skills Charge',
  'visa-fee': 'Visa application fee',
  'health-surcharge': 'Immigration Health Surcharge',
  priority: 'Priority service',
  family: 'Coming as a dependant',
} as const;

export type Item = keyof typeof itemTitles;

/**
 * The value of a line: an amount in pence, why there is none, which facts are missing, or that no law is
 * recorded.
 */
export type LineValue =
  | { readonly amountPence: Pence }
  | { readonly notApplicable: string }
  /** Family who may not come with this job: no price, and no total that would include it. */
  | { readonly cannotCome: string }
  | { readonly needsFacts: readonly string[] }
  | { readonly noLaw: Omit<NoLaw, 'status' | 'steps'> };

export type Line = LineValue & {
  readonly payer: Payer;
  readonly item: Item;
  readonly title: string;
  readonly whoPays: WhoPays;
  readonly steps: readonly Step[];
};

export interface LineStart {
  readonly payer: Payer;
  readonly item: Item;
  readonly whoPays: WhoPays;
}

/** One payer's line for an outcome. */
export function line(
  { payer, item, whoPays }: LineStart,
  outcome: Outcome<{ readonly amountPence: Pence }>,
): Line {
  const start = { payer, item, title: itemTitles[item], whoPays, steps: outcome.steps };
  switch (outcome.status) {
    case 'answered':
      return { ...start, amountPence: outcome.amountPence };
    case 'not-applicable':
      return { ...start, notApplicable: outcome.reason };
    case 'needs-facts':
      return { ...start, needsFacts: outcome.missing };
    case 'no-law':
      return { ...start, noLaw: withoutSteps(outcome) };
  }
}

function withoutSteps({ status: _status, steps: _steps, ...noLaw }: NoLaw): Omit<NoLaw, 'status' | 'steps'> {
  return noLaw;
}

/** The sum of the lines of some payers; null while one of them has no figure yet. */
export function totalOf(lines: readonly Line[], payers: readonly Payer[]): Pence | null {
  let sum = 0;
  for (const each of lines) {
    if (!payers.includes(each.payer) || 'notApplicable' in each) continue;
    if (!('amountPence' in each)) return null;
    sum += each.amountPence;
  }
  return sum;
}

/** One person's price as an outcome for several people. */
export function times(
  outcome: Outcome<{ readonly amountPence: Pence }>,
  count: number,
): Outcome<{ readonly amountPence: Pence }> {
  if (outcome.status !== 'answered' || count === 1) return outcome;
  const amountPence = outcome.amountPence * count;
  const steps: Step[] = [
    ...outcome.steps,
    { label: 'People', figure: { count, of: 'people' } },
    { label: 'For all of them', figure: { pence: amountPence } },
  ];
  return { ...outcome, amountPence, steps };
}
