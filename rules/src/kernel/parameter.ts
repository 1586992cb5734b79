import { type CalendarDate, calendarDate } from './calendar-date.ts';

/** Where a figure was read. `url` is absent when the copy has no public address. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  readonly checkedOn: CalendarDate;
}

/**
 * How far a figure was checked. `official`: an official page or a copy of one, and another source ·
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

/** From this day the law is announced to change and what follows is not known. */
export interface SuccessorUnknown extends Provenance {
  readonly unknown: string;
}

/** What one instrument changes at once. Versions are oldest first; a version ends where the next begins. */
export interface Parameter<V> {
  readonly id: string;
  readonly title: string;
  readonly governedBy: GoverningDay;
  /** What a plain number counts. */
  readonly unit?: 'pence' | 'hours' | 'days' | 'working days' | 'weeks' | 'months' | 'years' | 'employees';
  /** The official page where a reader can check the figure today. */
  readonly checkAt: { readonly title: string; readonly url: string };
  readonly versions: readonly [Version<V>, ...(Version<V> | SuccessorUnknown)[]];
}

/** A parameter, refused when its versions are not in order of their days. */
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

/** The day from which nobody knows yet what follows. */
export function successorUnknown(
  from: string,
  unknown: string,
  confidence: Confidence,
  ...sources: readonly [Source, ...Source[]]
): SuccessorUnknown {
  return { from: calendarDate(from), unknown, confidence, sources };
}

/** The same version with a remark that a reader should see. */
export function noted<V>(version: Version<V>, note: string): Version<V> {
  return { ...version, note };
}
