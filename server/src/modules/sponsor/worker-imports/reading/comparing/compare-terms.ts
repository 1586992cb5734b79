import type { FileTerms, PlannedTerms } from '../../imported.repository.ts';
import type { RecordedTerms } from '../../updating/recorded-workers.repository.ts';
import type { ChangedTerms, Comparing, Difference, Doubt } from './compare-worker.ts';

interface ComparedTerms {
  readonly newTerms: PlannedTerms[];
  readonly changedTerms: ChangedTerms[];
  readonly differences: Difference[];
  readonly doubts: Doubt[];
}

/**
 * Compares the terms of a file with those on record, the earliest first. Without a day they are those of today: where
 * they differ, the file does not say since when, and the person is asked.
 */
export function compareTerms(
  fileTerms: readonly FileTerms[],
  recorded: readonly RecordedTerms[],
  comparing: Comparing,
): ComparedTerms {
  const compared: ComparedTerms = { newTerms: [], changedTerms: [], differences: [], doubts: [] };
  for (const terms of fileTerms)
    if (terms.fromDay === null) compareToday(terms, recorded, { comparing, compared });
  const dated = fileTerms.flatMap(({ fromDay, ...terms }) =>
    fromDay === null ? [] : [{ ...terms, fromDay }],
  );
  let place = 0;
  let base: PlannedTerms | undefined;
  for (const terms of dated.toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))) {
    for (
      let next = recorded[place];
      next !== undefined && next.fromDay < terms.fromDay;
      next = recorded[place]
    ) {
      base = next;
      place++;
    }
    const same = recorded[place];
    const sameDay = same?.fromDay === terms.fromDay ? same : undefined;
    if (sameDay !== undefined) place++;
    base = compareFrom(terms, { base, sameDay }, { comparing, compared });
  }
  return compared;
}

interface DatedTerms extends FileTerms {
  readonly fromDay: string;
}

interface Into {
  readonly comparing: Comparing;
  readonly compared: ComparedTerms;
}

function compareToday(
  terms: FileTerms,
  recorded: readonly RecordedTerms[],
  { comparing, compared }: Into,
): void {
  const current = recorded.findLast(({ fromDay }) => fromDay <= comparing.today) ?? recorded[0];
  const differing = termColumns.filter(({ name }) => differs(terms, current, name));
  if (differing.length === 0) return;
  const what = new Intl.ListFormat('en-GB').format(differing.map(({ words }) => words));
  compared.doubts.push({
    columnId: 'fromDay',
    kind: 'since-when',
    value: null,
    message:
      current === undefined
        ? 'Enter the day from which this job and pay hold.'
        : `On record this worker has another ${what}. Enter the day from which the new one holds.`,
  });
}

interface DayOnRecord {
  /** What held until then. */
  readonly base: PlannedTerms | undefined;
  readonly sameDay: RecordedTerms | undefined;
}

/** Returns what holds from this day. */
function compareFrom(
  terms: DatedTerms,
  { base, sameDay }: DayOnRecord,
  { comparing, compared }: Into,
): PlannedTerms | undefined {
  const earlierTerms = sameDay ?? base;
  const differing = termColumns.filter(({ name }) => differs(terms, earlierTerms, name));
  if (differing.length === 0) return earlierTerms;
  const after = mergedTerms(terms, earlierTerms);
  if (after === null) {
    const message = 'Enter the job title.';
    compared.doubts.push({ columnId: 'jobTitle', kind: 'missing', value: null, message });
    return earlierTerms;
  }
  if (sameDay === undefined) compared.newTerms.push(after);
  else compared.changedTerms.push({ before: sameDay, after });
  for (const { name, columnId } of differing)
    compared.differences.push({
      columnId,
      fromDay: terms.fromDay,
      from: earlierTerms === undefined ? null : inWords(earlierTerms, name, comparing),
      to: inWords(after, name, comparing),
    });
  return after;
}

const termColumns = [
  { name: 'jobTitle', columnId: 'jobTitle', words: 'job title' },
  { name: 'occupationCode', columnId: 'occupationCode', words: 'occupation code' },
  { name: 'payPence', columnId: 'pay', words: 'pay' },
  { name: 'hoursPerWeek', columnId: 'hoursPerWeek', words: 'number of hours' },
  { name: 'worksOn', columnId: 'worksOn', words: 'pattern of days' },
  { name: 'workPlace', columnId: 'workPlace', words: 'work place' },
] as const;
type TermName = (typeof termColumns)[number]['name'];

function differs(terms: FileTerms, base: PlannedTerms | undefined, name: TermName): boolean {
  const value = terms[name];
  return value !== null && String(value) !== String(base?.[name]);
}

/** What the file does not say stays as it was on record. */
function mergedTerms(terms: DatedTerms, base: PlannedTerms | undefined): PlannedTerms | null {
  const jobTitle = terms.jobTitle ?? base?.jobTitle;
  if (jobTitle === undefined) return null;
  return {
    fromDay: terms.fromDay,
    jobTitle,
    occupationCode: terms.occupationCode ?? base?.occupationCode ?? null,
    payPence: terms.payPence ?? base?.payPence ?? null,
    hoursPerWeek: terms.hoursPerWeek ?? base?.hoursPerWeek ?? null,
    worksOn: terms.worksOn ?? base?.worksOn ?? [1, 2, 3, 4, 5],
    workPlace: terms.workPlace ?? base?.workPlace ?? null,
  };
}

function inWords(terms: PlannedTerms, name: TermName, { placeName }: Comparing): string | null {
  const value = terms[name];
  if (value === null) return null;
  if (name === 'payPence') return (Number(value) / 100).toFixed(2);
  return name === 'workPlace' ? placeName(String(value)) : String(value);
}
