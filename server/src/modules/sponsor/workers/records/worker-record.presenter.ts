import type { WorkerTermsFacts } from '@portway/contracts/sponsor/workers/worker-facts';
import { changeInWords } from '../worker-words.presenter.ts';

type Terms = Omit<WorkerTermsFacts, 'fromDay'>;
type Days = Pick<OnRecord, DayField>;
type Value = string | number | readonly (string | number)[] | null;

const dayFields = ['startedOn', 'sponsorshipEndedOn', 'employmentEndedOn', 'salaryOption'] as const;
type DayField = (typeof dayFields)[number];
const termsFields = [
  'jobTitle',
  'occupationCode',
  'payPence',
  'hoursPerWeek',
  'worksOn',
  'workPlace',
  'otherPlaces',
  'hybridPattern',
] as const satisfies readonly (keyof Terms)[];

/** What is on record of a worker and can be changed by what happens: terms with the earliest first. */
export interface OnRecord {
  readonly id: string;
  readonly name: string;
  readonly startedOn: string | null;
  readonly sponsorshipEndedOn: string | null;
  readonly employmentEndedOn: string | null;
  /** The salary option of the permission. */
  readonly salaryOption: string | null;
  readonly terms: readonly WorkerTermsFacts[];
}

/** What holds from a day on, of which only what is named is different. */
export interface WantedRecord {
  readonly days?: Partial<Days>;
  readonly terms?: Partial<Terms>;
  readonly fromDay: string;
  /** A place where the worker works too, beside the main one. */
  readonly alsoAt?: string;
}

/** One thing that is different, from what to what; terms from a day on. */
export interface RecordChange {
  readonly worker: string;
  readonly field: string;
  readonly fromDay: string | null;
  readonly from: Value;
  readonly to: Value;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The terms that hold on a day. */
export const termsOn = ({ terms }: Pick<OnRecord, 'terms'>, day: string) =>
  terms.findLast(({ fromDay }) => fromDay <= day);

/** The record as it is once this holds. Later terms that carried the old value on carry the new one. */
export function recordWith(
  record: OnRecord,
  { days = {}, terms: wantedTerms = {}, fromDay, alsoAt }: WantedRecord,
) {
  const base = termsOn(record, fromDay);
  const changedRecord = { ...record, ...days };
  if (base === undefined) {
    if (wantedTerms.jobTitle === undefined) return changedRecord;
    const first = { ...nothing, jobTitle: wantedTerms.jobTitle, ...wantedTerms, fromDay };
    return { ...changedRecord, terms: [first, ...record.terms] };
  }
  const also = alsoAt === undefined ? {} : { otherPlaces: [...new Set([...base.otherPlaces, alsoAt])] };
  const different = { ...wantedTerms, ...also };
  const fields = termsFields.filter((field) => field in different && !same(different[field], base[field]));
  if (fields.length === 0) return changedRecord;
  const isRunning = new Set<string>(fields);
  const later = record.terms
    .filter((row) => row.fromDay > fromDay)
    .map((row) => {
      for (const field of fields) if (!same(row[field], base[field])) isRunning.delete(field);
      return withFields(
        row,
        different,
        [...fields].filter((field) => isRunning.has(field)),
      );
    });
  const earlier = record.terms.filter((row) => row.fromDay < fromDay);
  return {
    ...changedRecord,
    terms: [...earlier, withFields({ ...base, fromDay }, different, fields), ...later],
  };
}

function withFields(row: WorkerTermsFacts, wantedTerms: Partial<Terms>, fields: readonly (keyof Terms)[]) {
  const entries = fields.map((field) => [field, wantedTerms[field]]);
  return { ...row, ...Object.fromEntries(entries) };
}

const nothing: Terms = {
  jobTitle: '',
  occupationCode: null,
  payPence: null,
  hoursPerWeek: null,
  worksOn: [1, 2, 3, 4, 5],
  workPlace: null,
  otherPlaces: [],
  hybridPattern: null,
};

/** The record without what was changed, where it still says so: what a person wrote since then stays. */
export function recordWithout(record: OnRecord, changes: readonly RecordChange[]): OnRecord {
  let before = record;
  for (const { field, fromDay, from, to } of changes.filter(({ worker }) => worker === record.id)) {
    const restore = <Facts extends object>(facts: Facts): Facts =>
      same(Object.entries(facts).find(([name]) => name === field)?.[1], to)
        ? { ...facts, [field]: from }
        : facts;
    before =
      fromDay === null
        ? restore(before)
        : { ...before, terms: before.terms.map((row) => (row.fromDay === fromDay ? restore(row) : row)) };
  }
  return before;
}

/** What is different between two states of one record. */
export function differences(before: OnRecord, after: OnRecord): RecordChange[] {
  const days = dayFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      worker: after.id,
      field,
      fromDay: null,
      from: before[field],
      to: after[field],
    }));
  const terms = after.terms.flatMap((row) => {
    const { fromDay } = row;
    const was = termsOn(before, fromDay);
    return termsFields
      .filter(
        (field) => !same(was?.[field] ?? null, row[field]) && !(was === undefined && isEmpty(row[field])),
      )
      .map((field) => ({ worker: after.id, field, fromDay, from: was?.[field] ?? null, to: row[field] }));
  });
  return [...days, ...terms];
}

const isEmpty = (value: Value) => value === null || same(value, []) || same(value, nothing.worksOn);

/** The terms that have to be written, of two states of one record. */
export const termsToWrite = (before: OnRecord, after: OnRecord): WorkerTermsFacts[] =>
  after.terms.filter((row) => !before.terms.some((was) => was.fromDay === row.fromDay && same(was, row)));

type Places = readonly { readonly id: string; readonly name: string }[];

/** One change, such as “Pay from 2026-11-20: £60,000 a year, was £57,000 a year”. */
export function recordChangeInWords({ field, fromDay, from, to }: RecordChange, places: Places): string {
  const name = names[field] ?? field;
  const words = (value: Value) => valueInWords(field, value, places);
  return changeInWords({
    field: fromDay === null ? name : `${name} from ${fromDay}`,
    from: words(from),
    to: words(to),
  });
}

const names: Readonly<Record<string, string>> = {
  startedOn: 'started_on',
  sponsorshipEndedOn: 'sponsorship_ended_on',
  employmentEndedOn: 'employment_ended_on',
  salaryOption: 'salary_option',
  jobTitle: 'Job title',
  occupationCode: 'Occupation code',
  payPence: 'Pay',
  hoursPerWeek: 'Hours a week',
  worksOn: 'Days worked',
  workPlace: 'Place of work',
  otherPlaces: 'Other places of work',
  hybridPattern: 'Work at home',
};

function valueInWords(field: string, value: Value, places: Places): string | null {
  if (value === null) return null;
  const placeOf = (id: unknown) => places.find((place) => place.id === id)?.name ?? 'another place';
  if (field === 'workPlace') return placeOf(value);
  if (field === 'otherPlaces' && typeof value === 'object') return value.map(placeOf).join(', ') || null;
  if (field === 'payPence') return `£${(Number(value) / 100).toLocaleString('en-GB')} a year`;
  return typeof value === 'object' ? value.join(', ') : `${value}`;
}
