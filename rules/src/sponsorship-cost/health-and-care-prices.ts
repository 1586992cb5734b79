import { inPounds, type NotApplicable, notApplicable, type Step, type Warning } from '../kernel/index.ts';
import { findOccupation, healthAndCareListing } from '../occupations/index.ts';
import { applicantLines } from './applicant-lines.ts';
import type { SponsorshipFacts } from './facts.ts';
import { totalOf } from './line.ts';
import type { WhoPays } from './parameters.ts';

interface Priced {
  readonly status: 'priced';
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
}

/**
 * Whether the prices of the Health and Care Worker visa may be shown for the code: refused for one that is
 * not on its list. If the list itself is not settled, the other price is given too.
 */
export function healthAndCarePrices(facts: SponsorshipFacts, visaCosts: WhoPays): Priced | NotApplicable {
  const { healthAndCare, occupationCode, assignedOn } = facts;
  if (!healthAndCare) return { status: 'priced', steps: [], warnings: [] };
  const listing = healthAndCareListing(occupationCode, assignedOn);
  if (listing.status === 'not-listed') return notApplicable(refusal(occupationCode), [listing.step]);
  if (listing.status === 'listed') return { status: 'priced', steps: [listing.step], warnings: [] };
  const steps = listing.status === 'no-law' ? listing.steps : [listing.step];
  return { status: 'priced', steps, warnings: [otherPrice(facts, visaCosts)] };
}

function refusal(code: string): string {
  const title = findOccupation(code)?.title ?? '';
  return `${code} ${title} is not an occupation of the Health and Care Worker visa, so its prices do not apply. To see the bill, answer that it is not a Health and Care Worker visa.`;
}

function otherPrice(facts: SponsorshipFacts, visaCosts: WhoPays): Warning {
  const pays = (healthAndCare: boolean) => applicantsPay({ ...facts, healthAndCare }, visaCosts);
  const [shown, otherwise] = [pays(true), pays(false)];
  const prices =
    shown === null || otherwise === null
      ? ''
      : ` As a Health and Care Worker the worker and family pay ${inPounds(shown)} in all; otherwise they pay ${inPounds(otherwise)}.`;
  return {
    code: 'health-and-care-unconfirmed',
    message: `Whether ${facts.occupationCode} is an occupation of the Health and Care Worker visa is to be confirmed on GOV.UK.${prices}`,
  };
}

/** Visa fees, surcharge and priority of everyone who comes; null while one has no figure. */
function applicantsPay(facts: SponsorshipFacts, visaCosts: WhoPays): number | null {
  return totalOf(applicantLines(facts, visaCosts).lines, ['candidate', 'partner', 'children']);
}
