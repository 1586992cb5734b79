import {
  inPounds,
  type NotApplicable,
  notApplicable,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { findOccupation, healthAndCareListing } from '../occupations/index.ts';
import type { PricedFacts } from './facts.ts';
import { applicantLines } from './lines/applicant-lines.ts';
import { totalOf } from './lines/line.ts';
import type { WhoPays } from './parameters.ts';
import type { ByEmployer, Totals } from './totals.ts';

interface Priced {
  readonly status: 'priced';
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
}

/**
 * Whether the prices of the Health and Care Worker visa may be shown for the code: refused for one that is
 * not on its list. If the list itself is not settled, the other price is given too.
 */
export function healthAndCarePrices(facts: PricedFacts, visaCosts: WhoPays): Priced | NotApplicable {
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

function otherPrice(facts: PricedFacts, visaCosts: WhoPays): Warning {
  const pays = (healthAndCare: boolean) => applicantsPay({ ...facts, healthAndCare }, visaCosts);
  const [withVisa, otherwise] = [pays(true), pays(false)];
  const prices =
    withVisa === null || otherwise === null
      ? ''
      : ` As a Health and Care Worker the worker and family pay ${inPounds(withVisa)} in all; otherwise they pay ${inPounds(otherwise)}.`;
  return {
    code: 'health-and-care-unconfirmed',
    message: `Whether ${facts.occupationCode} is an occupation of the Health and Care Worker visa is to be confirmed on GOV.UK.${prices}`,
  };
}

/** Whether a job of the code may be one of the Health and Care Worker visa, if the employer is of the right kind. */
export function mayBeHealthAndCare({
  occupationCode,
  assignedOn,
}: Pick<PricedFacts, 'occupationCode' | 'assignedOn'>): boolean {
  const { status } = healthAndCareListing(occupationCode, assignedOn);
  return status === 'listed' || status === 'to-be-confirmed';
}

/** Both totals of worker and family, and what decides between them. */
export function employerNotKnown({ healthAndCare, otherwise }: ByEmployer): Warning {
  const [asHealthAndCare, asAnother] = [workerAndFamily(healthAndCare), workerAndFamily(otherwise)];
  const totals =
    asHealthAndCare === null || asAnother === null
      ? ''
      : ` The worker and family pay ${inPounds(asHealthAndCare)} with the NHS, an NHS supplier or social care, and ${inPounds(asAnother)} otherwise.`;
  return {
    code: 'health-and-care-employer',
    message: `The kind of employer decides whether it is a Health and Care Worker visa.${totals}`,
  };
}

/** What the worker and the family pay together; null while one of them has no figure. */
export function workerAndFamily({ candidatePence, dependantsPence }: Totals): Pence | null {
  return candidatePence === null || dependantsPence === null ? null : candidatePence + dependantsPence;
}

/** Visa fees, surcharge and priority of everyone who comes; null while one has no figure. */
function applicantsPay(facts: PricedFacts, visaCosts: WhoPays): number | null {
  return totalOf(applicantLines(facts, visaCosts).lines, ['candidate', 'partner', 'children']);
}
