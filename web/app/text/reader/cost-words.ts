import type { WhoPays } from '@portway/rules/sponsorship-cost';
import type { Reader } from './reader.ts';

/** How costs are named to a reader. */
export interface CostWords {
  /** The labels of the two totals: what the sponsor pays, and the worker with the family. */
  readonly employerPays: string;
  readonly workerPays: string;
  /** The two payers, in a table. */
  readonly payers: { readonly employer: string; readonly worker: string };
  /** The two at the start of a row: "You, compared with A". */
  readonly short: { readonly employer: string; readonly worker: string };
  readonly fees: { readonly candidate: string; readonly dependants: string; readonly employer: string };
  /** Who must pay a fee, in brief. */
  readonly whoPays: Readonly<Record<WhoPays, string>>;
  /** What each of them means, by the rule behind it. */
  readonly meanings: Readonly<Record<WhoPays, string>>;
  /** What a sponsor may recover from nobody; followed by the names of the fees. */
  readonly never: string;
  /** Goes on "The worker’s fees are those with another employer." */
  readonly otherEmployer: string;
}

const forEmployer: CostWords = {
  employerPays: 'Sponsoring costs you',
  workerPays: 'The worker pays',
  payers: { employer: 'Employer', worker: 'Worker' },
  short: { employer: 'You', worker: 'The worker' },
  fees: { candidate: 'Candidate fees', dependants: 'Dependant fees', employer: 'Employer fees' },
  whoPays: {
    'sponsor-only': 'Sponsor only',
    either: 'Either may pay',
    'repayment-lowers-pay': 'Employer or worker',
  },
  meanings: {
    'sponsor-only': 'the sponsor pays, and may not recover it from the worker in any way.',
    either: 'the sponsor or the worker may pay.',
    'repayment-lowers-pay':
      'anything the worker repays to the sponsor is deducted from the pay that counts for the visa.',
  },
  never: 'Never pass these on to the worker in any way:',
  otherEmployer:
    'The worker’s fees are those with another employer. Answer “Health and Care employer” to see yours.',
};

const forWorker: CostWords = {
  employerPays: 'Your employer pays',
  workerPays: 'You pay',
  payers: { employer: 'Your employer', worker: 'You' },
  short: { employer: 'Your employer', worker: 'You' },
  fees: { candidate: 'Your fees', dependants: 'Your family’s fees', employer: 'Your employer’s fees' },
  whoPays: {
    'sponsor-only': 'Your employer only',
    either: 'You or your employer',
    'repayment-lowers-pay': 'You, or your employer for you',
  },
  meanings: {
    'sponsor-only':
      'your employer pays. Your employer must not ask you to pay this, or recover it from you in any way.',
    either: 'you may pay, or your employer may pay for you.',
    'repayment-lowers-pay':
      'your employer may pay for you. Anything you pay back is deducted from the pay that counts for your visa.',
  },
  never: 'Your employer must not ask you to pay these, or recover them from you in any way:',
  otherEmployer: 'Your fees are those with another employer. Answer “Health and Care employer” to see them.',
};

const wordsOf: Readonly<Record<Reader, CostWords>> = { employer: forEmployer, worker: forWorker };

export const costWords = (reader: Reader): CostWords => wordsOf[reader];

/** The words with their meanings, as lines. */
export function whoPaysLines(reader: Reader): readonly (readonly [words: string, mean: string])[] {
  const { whoPays, meanings } = wordsOf[reader];
  return (['sponsor-only', 'either', 'repayment-lowers-pay'] as const).map((one) => [
    whoPays[one],
    meanings[one],
  ]);
}

interface Sums {
  readonly employer: string;
  readonly worker: string;
}

/** Both sums in a sentence that ends with what the second one holds. */
export function bothInWords(reader: Reader, { employer, worker }: Sums, including = ''): string {
  const { employerPays, workerPays } = wordsOf[reader];
  return `${employerPays} ${employer}, and ${lowerFirst(workerPays)} ${worker}${including}.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
