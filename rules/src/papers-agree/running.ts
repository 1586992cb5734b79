import { addDays, type CalendarDate } from '../kernel/index.ts';
import type { RecordedChange, Statement } from './statement.ts';

type Runs = 'dated' | 'fixed';

const first = (from: CalendarDate | null) => from ?? '';

/** Of one that follows another: a contract, a certificate or an offer speaks until the next of its kind. */
const follows = ['certificate', 'offer', 'contract'];

/** Statements with the last day for which each speaks, in the order of their days. */
export function endedStatements(statements: readonly Statement[], runs: Runs): readonly Statement[] {
  const inOrder = statements.toSorted((one, other) =>
    first(one.from) === first(other.from)
      ? one.id < other.id
        ? -1
        : 1
      : first(one.from) < first(other.from)
        ? -1
        : 1,
  );
  return inOrder.map((each, index) => {
    if (runs === 'fixed' || each.to !== null || !follows.includes(each.source)) return each;
    const next = inOrder
      .slice(index + 1)
      .find(({ source, from }) => source === each.source && first(from) > first(each.from));
    return next === undefined || next.from === null ? each : { ...each, to: addDays(next.from, -1) };
  });
}

/**
 * Whether two statements speak of the same days. What is fixed is the same at all times; only what was on record until
 * a day says nothing of papers of later.
 */
export function holdTogether(one: Statement, other: Statement, runs: Runs): boolean {
  if (runs === 'fixed') {
    const endsBefore = (record: Statement, paper: Statement) =>
      record.source === 'record' && record.to !== null && record.to < first(paper.from);
    return !endsBefore(one, other) && !endsBefore(other, one);
  }
  const ends = (each: Statement, by: Statement) => each.to !== null && each.to < first(by.from);
  return !ends(one, other) && !ends(other, one);
}

/** The one that speaks from the later day. */
export const laterOf = (one: Statement, other: Statement): Statement =>
  first(one.from) > first(other.from) ? one : other;

/** A paper may speak of a change so many days before it: our choice, no law. */
const announcedWithinDays = 92;

/** The last recorded change between the days of two statements: the earlier one no longer held when the later began. */
export function changeBetween(
  one: Statement,
  other: Statement,
  changes: readonly RecordedChange[],
): RecordedChange | undefined {
  const later = laterOf(one, other);
  const earlier = later === one ? other : one;
  const until = later.from === null ? '' : addDays(later.from, announcedWithinDays);
  return changes
    .filter(({ field, from }) => field === one.field && first(earlier.from) < from)
    .filter(({ from, to }) => from <= first(later.from) || (to !== null && from <= until))
    .toSorted((left, right) => (left.from < right.from ? -1 : 1))
    .at(-1);
}

/** Whether something changed on record within the period of one of the two. */
export function changeWithin(one: Statement, other: Statement, changes: readonly RecordedChange[]): boolean {
  return [one, other].some(
    ({ source, field, from, to }) =>
      source === 'payslip' &&
      to !== null &&
      changes.some((each) => each.field === field && each.from > first(from) && each.from <= to),
  );
}
