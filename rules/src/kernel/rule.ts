import { addDays, type CalendarDate } from './calendar-date.ts';
import type { Pence } from './money.ts';
import type { Confidence, GoverningDay, Parameter, Provenance, Source } from './parameter.ts';

/** A figure in a step: money in whole pence, a number of things, or words. */
export type Figure =
  | { readonly pence: Pence }
  | { readonly count: number; readonly of: string }
  | { readonly text: string };

/** Which version of which parameter was read, for which day. */
export interface LawRead {
  readonly parameter: string;
  readonly title: string;
  readonly governedBy: GoverningDay;
  readonly day: CalendarDate;
  readonly inForceFrom: CalendarDate;
  readonly confidence: Confidence;
  readonly note?: string;
  readonly sources: readonly Source[];
  readonly checkAt: { readonly title: string; readonly url: string };
}

/** One line of the working: a law that was read, or a figure that was calculated. */
export interface Step {
  readonly label: string;
  readonly figure?: Figure;
  readonly law?: LawRead;
}

/** Something the reader should know before relying on the outcome. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

export type Answered<A> = { readonly status: 'answered'; readonly steps: readonly Step[] } & A;

export interface NotApplicable {
  readonly status: 'not-applicable';
  readonly reason: string;
  readonly steps: readonly Step[];
}

export interface NeedsFacts {
  readonly status: 'needs-facts';
  /** The names of the facts that are missing. */
  readonly missing: readonly string[];
  readonly steps: readonly Step[];
}

export interface NoLaw {
  readonly status: 'no-law';
  readonly message: string;
  readonly parameter: string;
  readonly day: CalendarDate;
  /** The first day that our records cover, if the requested day is before it. */
  readonly recordsBeginOn?: CalendarDate;
  /** The last day that our records cover, if the requested day is after it. */
  readonly recordsEndOn?: CalendarDate;
  readonly steps: readonly Step[];
}

/** The outcome of a rule: callers switch on `status`. */
export type Outcome<A> = Answered<A> | NotApplicable | NeedsFacts | NoLaw;

export interface InForce<V> {
  readonly status: 'in-force';
  readonly value: V;
  readonly law: LawRead;
}

/** The version of the parameter in force on a named day; never the nearest one. */
export function lawOn<V>(
  parameter: Parameter<V>,
  day: CalendarDate,
  governedBy: GoverningDay = parameter.governedBy,
): InForce<V> | NoLaw {
  const { versions } = parameter;
  for (let index = versions.length - 1; index >= 0; index--) {
    const version = versions[index];
    if (version === undefined || version.from > day) continue;
    if ('unknown' in version) {
      const recordsEndOn = addDays(version.from, -1);
      return {
        ...noLaw(parameter, day, `${version.unknown} Our records end on ${recordsEndOn}.`),
        recordsEndOn,
      };
    }
    return {
      status: 'in-force',
      value: version.value,
      law: lawRead(parameter, version, { governedBy, day }),
    };
  }
  const recordsBeginOn = versions[0].from;
  return { ...noLaw(parameter, day, `Our records of this begin on ${recordsBeginOn}.`), recordsBeginOn };
}

/** A step that shows a law that was read. */
export function lawStep<V>(version: InForce<V>, figure?: Figure, label = version.law.title): Step {
  return figure ? { label, figure, law: version.law } : { label, law: version.law };
}

/** A step that shows a figure calculated from earlier ones, or a deciding fact. */
export function figureStep(label: string, figure: Figure): Step {
  return { label, figure };
}

export function notApplicable(reason: string, steps: readonly Step[]): NotApplicable {
  return { status: 'not-applicable', reason, steps };
}

export function needsFacts(missing: readonly string[], steps: readonly Step[]): NeedsFacts {
  return { status: 'needs-facts', missing, steps };
}

function noLaw(parameter: Parameter<unknown>, day: CalendarDate, why: string): NoLaw {
  return {
    status: 'no-law',
    message: `${parameter.title}: no law recorded for ${day}. ${why}`,
    parameter: parameter.id,
    day,
    steps: [{ label: `${parameter.title}, on ${day}`, figure: { text: why } }],
  };
}

function lawRead(
  parameter: Parameter<unknown>,
  version: Provenance,
  { governedBy, day }: Pick<LawRead, 'governedBy' | 'day'>,
): LawRead {
  const lawInForce: { -readonly [K in keyof LawRead]: LawRead[K] } = {
    parameter: parameter.id,
    title: parameter.title,
    governedBy,
    day,
    inForceFrom: version.from,
    confidence: version.confidence,
    sources: version.sources,
    checkAt: parameter.checkAt,
  };
  if (version.note !== undefined) lawInForce.note = version.note;
  return lawInForce;
}
