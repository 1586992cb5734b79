import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import { listCoverage, namesSomeJobs, type RoleFacts } from '../eligible-role/index.ts';
import { feeTableWarnings } from '../fee-table/index.ts';
import {
  type CalendarDate,
  figureStep,
  inPounds,
  lawOn,
  lawStep,
  type NoLaw,
  needsFacts,
  type Outcome,
  type Parameter,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { occupationCodes, salaryList, shortageList } from '../occupations/index.ts';
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

/** Whether the job is on the Immigration Salary List on the day the certificate is assigned, whenever it is used. */
type ListMembership =
  | { readonly status: 'listed' | 'not-listed'; readonly steps: readonly Step[] }
  | { readonly status: 'unconfirmed'; readonly why: string; readonly steps: readonly Step[] };

type ListFacts = Pick<RoleFacts, 'assignedOn' | 'occupationCode' | 'listScopeConfirmed' | 'workNation'>;

/** Reads the code's row; `no-law` from the day the list ends, because its successor is not known. */
function listMembership(facts: ListFacts): ListMembership | NoLaw {
  const recordsBeginOn = occupationCodes.versions[0].from;
  if (facts.assignedOn < recordsBeginOn) return beforeRecords(recordsBeginOn);
  const row = salaryList.get(facts.occupationCode);
  if (!row) return { status: 'not-listed', steps: [] };
  const coverage = listCoverage(row, facts);
  if (coverage.status === 'no-law')
    return facts.listScopeConfirmed === false ? { status: 'not-listed', steps: [] } : coverage;
  const { scope, area } = coverage.law.value;
  const steps = [coverage.step];
  const { condition } = coverage.law.value;
  const isRefused = condition !== undefined && facts.listScopeConfirmed === false;
  if (coverage.covers === false || isRefused) return { status: 'not-listed', steps };
  // If both lists name some jobs of the code, a yes does not tell which list was meant.
  const either = scope !== 'all jobs' && namesSomeJobs(shortageList.get(facts.occupationCode));
  const confirmed = condition === undefined || facts.listScopeConfirmed === true;
  if (coverage.covers === true && !either && confirmed) return { status: 'listed', steps };
  return { status: 'unconfirmed', why: `The list covers ${scope} (${area}).`, steps };
}

/** Before the first edition that records lists, our records do not show what was on them. */
function beforeRecords(recordsBeginOn: string): ListMembership {
  const why = `The Immigration Salary List before ${recordsBeginOn} is not recorded. To be confirmed on GOV.UK.`;
  return { status: 'unconfirmed', why, steps: [figureStep(why, { text: 'to be confirmed' })] };
}
