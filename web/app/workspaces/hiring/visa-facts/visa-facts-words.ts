import type { Sponsoring } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { inShortPounds } from '../../../text/money.ts';

type Verdict = NonNullable<Sponsoring['verdict']>;

export interface VerdictWords {
  readonly look: 'clear' | 'open' | 'barrier';
  readonly headline: string;
  readonly words: string;
}

/** What the shared answers come to, said without a promise. */
export function verdictWords({ status, reason, offerAtLeastPence }: Verdict): VerdictWords {
  const pay = offerAtLeastPence === null ? undefined : inShortPounds(offerAtLeastPence);
  switch (status) {
    case 'not-needed':
      return {
        look: 'clear',
        headline: 'No sponsor is needed',
        words: `${reason} Check the right to work of everyone you hire, before the first day.`,
      };
    case 'no-obvious-barrier':
      return {
        look: 'clear',
        headline: pay === undefined ? 'No obvious barrier' : `No obvious barrier, if you pay ${pay} or more`,
        words: reason,
      };
    case 'lower-may-apply':
      return {
        look: 'open',
        headline: 'A lower figure may apply',
        words: `${pay === undefined ? '' : `Without it, the job would have to pay ${pay}. `}We can confirm it only after an offer.`,
      };
    case 'barrier':
      return {
        look: 'barrier',
        headline: pay === undefined ? 'A barrier: the job' : `A barrier: the pay is below ${pay}`,
        words: pay === undefined ? reason : `${reason} An offer of ${pay} or more a year would be enough.`,
      };
    case 'more-to-find-out':
      return { look: 'open', headline: 'More to find out', words: reason };
  }
}
