import { inPounds, type Pence } from '../kernel/index.ts';
import type { Hours, OptionLetter, SalaryFacts } from '../minimum-salary/index.ts';
import type { Happened } from './conclusion.ts';

export interface PayChangeFacts extends Happened {
  /** The worker and the job; `assignedOn` is the certificate's, whose rules the option granted is judged by. */
  readonly pay: Omit<SalaryFacts, 'salaryPence' | 'deductionsPence' | 'appliedOn'>;
  /** The salary option under which permission was granted; null where it is not recorded. */
  readonly option: OptionLetter | null;
  readonly certificatePence: Pence;
  readonly newPence: Pence;
  /** The new hours a week, where they change with the pay. */
  readonly newHours?: number | undefined;
  /** Why pay is lower for a time: an absence that the four-week rule leaves out. */
  readonly duringExceptedAbsence?: boolean | undefined;
  /** Fewer hours for health, backed by an occupational health assessment. */
  readonly forHealth?: boolean | undefined;
}

/** A change of pay, with the hours a week before and after it. */
export interface PayJudged extends PayChangeFacts {
  readonly hoursWere: number;
  readonly hoursAre: number;
  /** Whether the pay goes below that of the certificate. */
  readonly isLess: boolean;
}

export function payJudged(facts: PayChangeFacts): PayJudged {
  const hoursWere = weekly(facts.pay.hours);
  return {
    ...facts,
    hoursWere,
    hoursAre: facts.newHours ?? hoursWere,
    isLess: facts.newPence < facts.certificatePence,
  };
}

/** Hours a week; of a pattern, its average. */
const weekly = (hours: Hours) =>
  'perWeek' in hours ? hours.perWeek : hours.cycle.reduce((sum, each) => sum + each, 0) / hours.cycle.length;

export const hoursInWords = ({ hoursWere, hoursAre }: PayJudged) =>
  `${hoursAre} hours a week differ from the ${hoursWere} of the certificate.`;

/** Pay in words, with its hours where they change. */
export const payInWords = ({ newPence, hoursWere, hoursAre }: PayJudged) =>
  `${inPounds(newPence)} a year${hoursAre === hoursWere ? '' : ` for ${hoursAre} hours a week`}`;
