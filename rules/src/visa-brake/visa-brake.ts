import {
  type CalendarDate,
  lawOn,
  lawStep,
  type Parameter,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { skilledWorkerBrake, studentBrake } from './parameters.ts';

export type BrakedRoute = 'skilled-worker' | 'student';

/** The brake of a route on the day of an application from outside the UK, or that none is recorded for the day. */
export type VisaBrake =
  | { readonly status: 'none'; readonly steps: readonly Step[] }
  | {
      readonly status: 'in-force';
      /** Countries, by the nationality of the applicant. */
      readonly nationals: readonly string[];
      /** Whom it bars, in words for anyone. */
      readonly sentence: string;
      readonly steps: readonly Step[];
    };

const routes: Readonly<
  Record<BrakedRoute, { readonly name: string; readonly law: Parameter<readonly string[]> }>
> = {
  'skilled-worker': { name: 'Skilled Worker', law: skilledWorkerBrake },
  student: { name: 'Student', law: studentBrake },
};

/** Whose application from outside the UK is refused on the day, whatever the certificate says (HC 1691). */
export function visaBrake(route: BrakedRoute, appliedOn: CalendarDate): VisaBrake {
  const { name, law } = routes[route];
  const version = lawOn(law, appliedOn);
  if (version.status === 'no-law') return { status: 'none', steps: [] };
  const countries = inWords(version.value);
  const despite = route === 'student' ? '' : ', whatever the certificate says';
  const sentence = `Visa brake: since ${version.law.inForceFrom}, a ${name} application from outside the UK is refused to nationals of ${countries}${despite}. Nationality decides, not where someone lives. Applications inside the UK and visas already granted are not affected. It was announced for about 18 months and is under review, so check GOV.UK.`;
  return {
    status: 'in-force',
    nationals: version.value,
    sentence,
    steps: [lawStep(version, { text: countries })],
  };
}

const dontAsk =
  'Don’t ask applicants for their nationality and don’t choose by it; it is settled with the worker after the offer, before a certificate is assigned.';

interface FromOutside {
  readonly appliedOn: CalendarDate;
  readonly inUk?: boolean | undefined;
}

/** What an employer must know of the brake where the worker applies from outside the UK; ends with what not to ask. */
export function brakeForEmployers({ appliedOn, inUk }: FromOutside): readonly Warning[] {
  const brake = brakeOutside({ appliedOn, inUk });
  return brake.status === 'none' ? [] : [{ code: 'visa-brake', message: `${brake.sentence} ${dontAsk}` }];
}

/** The same for a job seeker who would apply from outside the UK. */
export function brakeForWorkers(facts: FromOutside): readonly string[] {
  const brake = brakeOutside(facts);
  return brake.status === 'none' ? [] : [brake.sentence];
}

function brakeOutside({ appliedOn, inUk }: FromOutside): VisaBrake {
  return inUk === false ? visaBrake('skilled-worker', appliedOn) : { status: 'none', steps: [] };
}

function inWords(countries: readonly string[]): string {
  const [last, ...before] = countries.toReversed();
  return before.length === 0 ? `${last}` : `${before.toReversed().join(', ')} and ${last}`;
}
