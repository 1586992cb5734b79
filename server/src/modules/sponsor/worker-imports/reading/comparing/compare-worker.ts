import type { PlannedCheck, PlannedTerms, PlannedWorker } from '../../imported.repository.ts';
import type {
  RecordedFacts,
  RecordedTerms,
  RecordedWorker,
} from '../../updating/recorded-workers.repository.ts';
import { compareTerms } from './compare-terms.ts';
import { sameNumbers } from './find-recorded.ts';

/** One thing that a file says differently; of what is encrypted, only the last three characters of a number. */
export interface Difference {
  /** Our column. */
  readonly columnId: string;
  /** Of terms, the day from which they hold. */
  readonly fromDay: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** What changes on record of one worker. */
export interface WorkerUpdate {
  readonly worker: RecordedWorker;
  readonly rows: readonly number[];
  readonly facts: Partial<RecordedFacts>;
  readonly newTerms: readonly PlannedTerms[];
  /** Terms of the same day that say something else now. */
  readonly changedTerms: readonly ChangedTerms[];
  readonly sealed: PlannedWorker['sealed'];
  readonly checks: readonly PlannedCheck[];
  readonly differences: readonly Difference[];
}

export interface ChangedTerms {
  readonly before: RecordedTerms;
  readonly after: PlannedTerms;
}

/** What cannot be settled by itself: the file has to say it, or the person. */
export interface Doubt {
  readonly columnId: string;
  readonly kind: 'since-when' | 'missing' | 'other-name';
  readonly message: string;
  readonly value: string | null;
  readonly choices?: { readonly value: string; readonly label: string }[];
}

export interface Comparing {
  /** Today in London, YYYY-MM-DD. */
  readonly today: string;
  readonly placeName: (id: string) => string;
  readonly matchOf: (field: string, value: string) => string;
  /** Whether a person said that this cell has its text. */
  readonly isAffirmed: (row: number, columnId: string) => boolean;
}

/** Compares a worker of a file with the same one on record. An empty cell changes nothing. */
export function compareWorker(
  planned: PlannedWorker,
  worker: RecordedWorker,
  comparing: Comparing,
): { readonly update: WorkerUpdate; readonly doubts: readonly Doubt[] } {
  const facts = changedFacts(planned, worker.facts);
  const terms = compareTerms(planned.terms, worker.terms, comparing);
  const sealed = planned.sealed.filter(({ field, value }) => {
    // A National Insurance number without its last letter says nothing new.
    const numbers = value.length === shortNumberLength ? sameNumbers(field, value) : [value];
    const match = worker.sealed.get(field)?.match;
    return !numbers.some((number) => comparing.matchOf(field, number) === match);
  });
  const checks = planned.checks.filter((check) => !isOnRecord(check, worker));
  const update = {
    ...{ worker, rows: planned.rows, sealed, checks },
    facts: Object.fromEntries(facts.map(({ column, to }) => [column, to])),
    newTerms: terms.newTerms,
    changedTerms: terms.changedTerms,
    differences: [
      ...facts.map(({ columnId, from, to }) => ({ columnId, fromDay: null, from, to })),
      ...terms.differences,
      ...sealed.map(({ field, value }) => sealedDifference(field, value, worker)),
      ...checks.map(({ checkedOn }) => ({ columnId: 'checkedOn', fromDay: null, from: null, to: checkedOn })),
    ],
  };
  return { update, doubts: [...nameDoubts(planned, worker, comparing), ...terms.doubts] };
}

const shortNumberLength = 8;

const factColumns = [
  ['full_name', 'fullName'],
  ['reference', 'reference'],
  ['route', 'route'],
  ['certificate_start', 'certificateStart'],
  ['certificate_ends', 'certificateEnds'],
  ['visa_from', 'visaFrom'],
  ['visa_ends', 'visaEnds'],
  ['started_on', 'startedOn'],
  ['sponsorship_ended_on', 'sponsorshipEndedOn'],
  ['employment_ended_on', 'employmentEndedOn'],
  ['salary_option', 'salaryOption'],
] as const;

function changedFacts(planned: PlannedWorker, recorded: RecordedFacts) {
  return factColumns.flatMap(([column, columnId]) => {
    const [from, to] = [recorded[column], planned[columnId]];
    return to === null || to === '' || to === from ? [] : [{ column, columnId, from, to }];
  });
}

const isOnRecord = ({ method, checkedOn }: PlannedCheck, { checks }: RecordedWorker) =>
  checks.some((check) => check.method === method && check.checked_on === checkedOn);

const sealedColumns = {
  passport: 'passport',
  'national-insurance': 'nationalInsurance',
  'certificate-number': 'certificateNumber',
  'birth-date': 'birthDate',
  email: 'email',
  telephone: 'telephone',
  address: 'address',
} as const;

function sealedDifference(
  field: keyof typeof sealedColumns,
  value: string,
  { sealed }: RecordedWorker,
): Difference {
  const sealedValue = sealed.get(field);
  const isNumber = field === 'passport' || field === 'national-insurance' || field === 'certificate-number';
  return {
    columnId: sealedColumns[field],
    fromDay: null,
    from: sealedValue === undefined ? null : `…${sealedValue.tail ?? ''}`,
    to: isNumber ? `…${value.slice(-3)}` : '…',
  };
}

/** A reference with a name that shares no word with the one on record may be another person. */
function nameDoubts(
  { fullName, rows }: PlannedWorker,
  worker: RecordedWorker,
  { isAffirmed }: Comparing,
): Doubt[] {
  const onRecord = worker.facts.full_name;
  const words = wordsOf(onRecord);
  const isRelated = fullName === '' || wordsOf(fullName).some((word) => words.includes(word));
  if (isRelated || isAffirmed(rows[0] ?? 0, 'fullName')) return [];
  return [
    {
      columnId: 'fullName',
      kind: 'other-name',
      value: fullName,
      message: `On record this is ${onRecord}. Say whether the same person has a new name.`,
      choices: [
        { value: fullName, label: `The same person: the name is ${fullName} now` },
        { value: onRecord, label: `The same person: the name stays ${onRecord}` },
      ],
    },
  ];
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1);
