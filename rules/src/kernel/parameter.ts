import { type CalendarDate, calendarDate } from './calendar-date.ts';

/** Where a figure was read. `url` is absent when the copy has no public address. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  readonly checkedOn: CalendarDate;
}

/**
 * How far a figure was checked. `official`: an official page, or a copy of one ·
 * `confirmed`: two or more sources · `single-source` · `derived`: follows from other published figures,
 * not seen stated · `from-memory`: a practitioner's knowledge · `disputed`: sources conflict.
 */
export type Confidence = 'official' | 'confirmed' | 'single-source' | 'derived' | 'from-memory' | 'disputed';

/** Which of the applicant's or sponsor's days picks the version. */
export type GoverningDay =
  | 'assignedOn'
  | 'appliedOn'
  | 'licence appliedOn'
  | 'financialYearBeganOn'
  | 'workedOn'
  | 'happenedOn'
  | 'countedOn';

/** When a version begins, how far it was checked and where it was read. */
export interface Provenance {
  readonly from: CalendarDate;
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
  readonly note?: string;
}

/** A figure in force from a day until the next version's day. */
export interface Version<V> extends Provenance {
  readonly value: V;
}

/** From this day the law is announced to change, but the new law is not known. */
export interface SuccessorUnknown extends Provenance {
  readonly unknown: string;
}

/**
 * A figure, or several that one instrument changes together. Versions are oldest first; a version ends where
 * the next begins.
 */
export interface Parameter<V> {
  readonly id: string;
  readonly title: string;
  readonly governedBy: GoverningDay;
  /** The unit, if the value is a plain number. */
  readonly unit?: 'pence' | 'hours' | 'days' | 'working days' | 'weeks' | 'months' | 'years' | 'employees';
  /** The official page where a reader can check the figure today. */
  readonly checkAt: { readonly title: string; readonly url: string };
  readonly versions: readonly [Version<V>, ...(Version<V> | SuccessorUnknown)[]];
}

/** Checks a parameter; a RangeError if its versions are not in order of their days. */
export function parameter<V>(definition: Parameter<V>): Parameter<V> {
  definition.versions.forEach((version, index) => {
    const before = definition.versions[index - 1];
    if (before && before.from >= version.from) throw new RangeError(`${definition.id}: ${version.from}`);
  });
  return definition;
}

/** A version of a figure, with at least one source. */
export function since<V>(
  from: string,
  value: V,
  confidence: Confidence,
  ...sources: readonly [Source, ...Source[]]
): Version<V> {
  return { from: calendarDate(from), value, confidence, sources };
}

/** The day from which what follows is not yet known. */
export function successorUnknown(
  from: string,
  unknown: string,
  confidence: Confidence,
  ...sources: readonly [Source, ...Source[]]
): SuccessorUnknown {
  return { from: calendarDate(from), unknown, confidence, sources };
}

/** The same version with a note for the reader. */
export function noted<V>(version: Version<V>, note: string): Version<V> {
  return { ...version, note };
}

/** How a figure follows from the figures of other parameters on the same day. */
export interface Following {
  readonly of: readonly [Parameter<number>, ...Parameter<number>[]];
  readonly by: (...figures: number[]) => number;
  /** A note for the reader on a figure that no source states. */
  readonly why: string;
  /** Versions that a source does state are kept as stated; a test compares them with the derived ones. */
  readonly stated?: readonly Version<number>[];
}

/**
 * The versions of a figure that follows from others: with their days and their sources, marked as derived.
 */
export function following({ stated = [], ...rule }: Following): Parameter<number>['versions'] {
  const days = [...rule.of.flatMap(({ versions }) => versions), ...stated].map(({ from }) => from);
  const versions = [...new Set(days)]
    .sort()
    .flatMap((day) => stated.find(({ from }) => from === day) ?? followingOn(day, rule));
  const [first, ...later] = versions;
  if (!first || 'unknown' in first) throw new RangeError(`No figure to follow from: ${rule.why}`);
  return [first, ...later];
}

function followingOn(from: CalendarDate, { of, by, why }: Following): (Version<number> | SuccessorUnknown)[] {
  const versionsInForce = of.flatMap(
    ({ versions }) => versions.findLast((version) => version.from <= from) ?? [],
  );
  const unknown = versionsInForce.find((version) => 'unknown' in version);
  if (unknown) return [{ ...unknown, from }];
  const figures = versionsInForce.flatMap((version) => ('value' in version ? version.value : []));
  const [source, ...others] = new Set(versionsInForce.flatMap(({ sources }) => sources));
  if (!source || figures.length < of.length) return [];
  return [{ from, value: by(...figures), confidence: 'derived', sources: [source, ...others], note: why }];
}
