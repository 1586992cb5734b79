import { type CalendarDate, lawOn, type Step } from '@portway/rules/kernel';
import { thresholds } from '@portway/rules/minimum-salary';
import {
  type LondonArea,
  nationalPayScale,
  type PayPlace,
  type PayScaleRoles,
  payScaleOf,
} from '@portway/rules/pay-scales';
import { dayInWords, withDaysInWords } from '../../../../text/days.ts';
import { rulePath } from '../../../../text/law.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { type PayScaleTable, type PlacedRate, payScaleTables } from './pay-scale-tables.ts';

/** The national pay scale of a code as shown. */
export interface PayScaleShown {
  readonly tables: readonly PayScaleTable[];
  /** Which rules the rates are from, and how certain they are. */
  readonly dated: string;
  /** Roles that cannot be sponsored, how hours count, and further requirements. */
  readonly notes: readonly string[];
  readonly rules: readonly { readonly title: string; readonly href: string }[];
}

/** The code's national pay scale on the day; undefined where none is recorded. */
export function presentPayScale(code: string, day: CalendarDate): PayScaleShown | undefined {
  const scale = payScaleOf(code, day);
  if (scale.status !== 'answered') return undefined;
  const rates = scale.rolesByPlace.flatMap((group) => ratesOf(code, day, group));
  const laws = new Map(rates.map(({ law }) => [law.parameter, law]));
  const [law] = laws.values();
  if (!law) return undefined;
  return {
    tables: payScaleTables(rates.map(({ rate }) => rate)),
    dated: `Rules of ${dayInWords(law.inForceFrom)}. Later changes are to be confirmed on GOV.UK.`,
    notes: [
      ...refusals(code, day, scale.rolesByPlace),
      ...new Set(rates.map(({ rate }) => proRated(rate))),
      ...thresholdNote(day),
    ],
    rules: [...laws.values()].map(({ title, parameter }) => ({ title, href: rulePath(parameter) })),
  };
}

interface RateRead {
  readonly rate: PlacedRate;
  readonly law: NonNullable<Step['law']>;
}

/** The rates of every role in these places; bands without a rate are left to the notes. */
function ratesOf(code: string, day: CalendarDate, { places, roles }: PayScaleRoles): RateRead[] {
  return places.flatMap((place) =>
    roles.flatMap(({ id, title }): RateRead[] => {
      const facts = { ...askedAt(place), assignedOn: day, occupationCode: code, payScaleRole: id };
      const outcome = nationalPayScale({ ...facts, mayStayMediumSkilled: true });
      const law = 'steps' in outcome ? outcome.steps.find(isItsRate)?.law : undefined;
      if (outcome.status !== 'answered' || !law) return [];
      const { ratePence, baseHours } = outcome;
      return [{ rate: { place, role: id, title, ratePence, baseHours }, law }];
    }),
  );
}

function proRated({ baseHours }: PlacedRate): string {
  if (baseHours === 'full-time')
    return 'A full-time rate is pro-rated using the pay scale’s own full-time hours.';
  if (baseHours === 'not-stated')
    return 'Where the Rules state no hours, how the rate is pro-rated is to be confirmed on GOV.UK.';
  return 'A rate for a number of weekly hours is pro-rated to the hours of the job.';
}

const isItsRate = ({ law, figure }: Step) => law !== undefined && figure !== undefined && 'pence' in figure;

const londonAreas: Readonly<Partial<Record<PayPlace, LondonArea>>> = {
  'london-fringe': 'fringe',
  'outer-london': 'outer',
  'inner-london': 'inner',
};

function askedAt(place: PayPlace) {
  if (place === 'united-kingdom') return {};
  if (place === 'scotland' || place === 'wales' || place === 'northern-ireland') return { workNation: place };
  return { workNation: 'england', londonArea: londonAreas[place] ?? 'none' } as const;
}

/** Why some roles cannot be sponsored for a new worker. */
function refusals(code: string, day: CalendarDate, groups: readonly PayScaleRoles[]): string[] {
  const reasons = groups.flatMap(({ places: [place = 'england'], roles }) =>
    roles.flatMap(({ id }) => {
      const facts = { ...askedAt(place), assignedOn: day, occupationCode: code, payScaleRole: id };
      const outcome = nationalPayScale({ ...facts, mayStayMediumSkilled: false });
      return outcome.status === 'not-applicable' ? [withDaysInWords(outcome.reason)] : [];
    }),
  );
  return [...new Set(reasons)];
}

function thresholdNote(day: CalendarDate): string[] {
  const outcome = lawOn(thresholds.K, day);
  if (outcome.status === 'no-law') return [];
  return [
    `The general threshold of ${inShortPounds(outcome.value)} must be met too, and is not lower for fewer hours.`,
  ];
}
