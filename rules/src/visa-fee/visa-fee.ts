import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import { feeTableWarnings } from '../fee-table/index.ts';
import {
  type CalendarDate,
  figureStep,
  inPounds,
  lawOn,
  lawStep,
  needsFacts,
  type Outcome,
  type Parameter,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { type ListFacts, type ListMembership, listMembership } from './list-membership.ts';
import {
  feeBand,
  healthAndCareLong,
  healthAndCareShort,
  insideLong,
  insideShort,
  outsideLong,
  outsideShort,
  salaryListLong,
  salaryListShort,
} from './parameters.ts';

/**
 * With the facts that decide whether the job is on the Immigration Salary List on the day of the certificate.
 */
export interface VisaFeeFacts extends ListFacts {
  readonly appliedOn: CalendarDate;
  readonly length?: CertificateLength | undefined;
  /** Where the application is made from. */
  readonly location: 'inside' | 'outside';
  readonly healthAndCare: boolean;
}

export interface VisaFee {
  /** Each person's fee: partner and children pay the same as the worker. */
  readonly amountPence: Pence;
  readonly warnings: readonly Warning[];
}

/** The Skilled Worker application fee of one person, in pence. */
export function visaFee(facts: VisaFeeFacts): Outcome<VisaFee> {
  const band = lawOn(feeBand, facts.appliedOn);
  if (band.status === 'no-law') return band;
  const list = facts.healthAndCare ? notListed : listMembership(facts);
  if (list.status === 'no-law') return list;
  if (facts.length === undefined) return needsFacts(['months'], [lawStep(band)]);
  const months = monthsBegun(facts.length);
  const short = months <= band.value;
  const fee = lawOn(feeFor(facts, list, short), facts.appliedOn);
  if (fee.status === 'no-law') return fee;
  const steps: Step[] = [
    ...list.steps,
    figureStep('Months of the certificate, with a part month counted as one', {
      count: months,
      of: 'months',
    }),
    lawStep(band, {
      text: short ? `up to ${band.value} months: the lower fee` : `over ${band.value} months: the higher fee`,
    }),
    lawStep(fee, { pence: fee.value }),
  ];
  return { status: 'answered', amountPence: fee.value, warnings: warningsOf(facts, list, short), steps };
}

const notListed: ListMembership = { status: 'not-listed', steps: [] };

function feeFor(
  { healthAndCare, location }: VisaFeeFacts,
  list: ListMembership,
  short: boolean,
): Parameter<Pence> {
  if (healthAndCare) return short ? healthAndCareShort : healthAndCareLong;
  if (list.status === 'listed') return short ? salaryListShort : salaryListLong;
  if (location === 'inside') return short ? insideShort : insideLong;
  return short ? outsideShort : outsideLong;
}

function warningsOf(facts: VisaFeeFacts, list: ListMembership, short: boolean): Warning[] {
  return [...listWarnings(facts, list, short), ...feeTableWarnings(facts.appliedOn)];
}

function listWarnings({ appliedOn }: VisaFeeFacts, list: ListMembership, short: boolean): Warning[] {
  if (list.status !== 'unconfirmed') return [];
  const lower = lawOn(short ? salaryListShort : salaryListLong, appliedOn);
  const price = lower.status === 'in-force' ? inPounds(lower.value) : 'lower';
  return [
    {
      code: 'salary-list-unconfirmed',
      message: `${list.why} If the job is on the list, the fee is ${price} a person.`,
    },
  ];
}
