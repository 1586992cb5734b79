import { type CalendarDate, lawOn, type Step } from '@portway/rules/kernel';
import { thresholds } from '@portway/rules/minimum-salary';
import {
  type LondonArea,
  nationalPayScale,
  type PayPlace,
  type PayScaleRoles,
  payScaleOf,
} from '@portway/rules/pay-scales';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';
import { inShortPounds } from '../../../text/money.ts';
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
  const read = scale.rolesByPlace.flatMap((group) => ratesOf(code, day, group));
  const laws = new Map(read.map(({ law }) => [law.parameter, law]));
  const [law] = laws.values();
  if (!law) return undefined;
  return {
    tables: payScaleTables(read.map(({ rate }) => rate)),
    dated: `Rules of ${dayInWords(law.inForceFrom)}. Later changes are to be confirmed on GOV.UK.`,
    notes: [
      ...refusals(code, day, scale.rolesByPlace),
      ...new Set(read.map(({ rate }) => proRated(rate))),
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
      const read = nationalPayScale({ ...facts, mayStayMediumSkilled: true });
      const law = 'steps' in read ? read.steps.find(isItsRate)?.law : undefined;
      if (read.status !== 'answered' || !law) return [];
      const { ratePence, baseHours } = read;
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
      const asked = { ...askedAt(place), assignedOn: day, occupationCode: code, payScaleRole: id };
      const read = nationalPayScale({ ...asked, mayStayMediumSkilled: false });
      return read.status === 'not-applicable' ? [withDaysInWords(read.reason)] : [];
    }),
  );
  return [...new Set(reasons)];
}

function thresholdNote(day: CalendarDate): string[] {
  const read = lawOn(thresholds.K, day);
  if (read.status === 'no-law') return [];
  return [
    `The general threshold of ${inShortPounds(read.value)} must be met too, and is not lower for fewer hours.`,
  ];
}
