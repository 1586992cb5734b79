import { type CalendarDate, type LawRead, lawOn } from '@portway/rules/kernel';
import { type OptionLetter, optionFigure, thresholds } from '@portway/rules/minimum-salary';
import {
  disputedRate,
  type GoingRates,
  goingRates,
  healthAndCareCodes,
  type Occupation,
  type RateColumns,
} from '@portway/rules/occupations';
import { payScaleOf } from '@portway/rules/pay-scales';
import { rulesReadTo } from '@portway/rules/recorded';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { inPounds, inShortPounds } from '../../../text/money.ts';
import { isCareRole } from './care-facts.ts';
import { numberInForce, ruleInForce } from './rule-in-force.ts';

export interface RateRow {
  readonly name: string;
  readonly standard: string;
  readonly lower: string;
}

/** Today's going rate of one code: its headline, and the published columns if there are any. */
export interface RatesShown {
  readonly label: string;
  readonly figure: string;
  readonly hourly?: string | undefined;
  readonly note: string;
  /** The figure that care providers usually pay. */
  readonly usual?: { readonly label: string; readonly figure: string } | undefined;
  /** The weekly hours of the published rate. */
  readonly hours: string;
  readonly rows: readonly RateRow[];
  /** Which workers the lower rate applies to. */
  readonly lowerIsFor: string;
  /** The rule of the figure, its first day, and whether it is settled. */
  readonly law?: {
    readonly href: string;
    readonly thresholdsHref: string;
    readonly says: string;
    readonly settled: boolean;
  };
}

const nonePublished = 'None published';
const hoursRule = 'minimum-salary.going-rate-hours';

/** The first edition with a lower rate, which applies to workers from before it. */
const lowerSince = goingRates.versions[0].from;

/** The going-rate table's figures for the occupation on the day. */
export function presentRates(occupation: Occupation, day: CalendarDate): RatesShown {
  const around = {
    hours: ruleInForce(hoursRule, day).figure,
    lowerIsFor: lowerIsForInWords(occupation.code, day),
  };
  const outcome = lawOn(goingRates, day);
  if (outcome.status === 'no-law')
    return { ...around, ...headline('Not recorded', `${outcome.message} Check GOV.UK.`), rows: [] };
  const rates = outcome.value[occupation.code];
  const law = lawInWords(outcome.law);
  if (!rates) return { ...around, ...withoutFigure(occupation, day), rows: [], law };
  return {
    ...around,
    ...withFigure(rates, occupation.code, day),
    usual: usualInCare(occupation.code, day),
    rows: rowsOf(rates, day),
    law,
  };
}

/** What care providers pay for a full week: the lower rate of a listed Health and Care job. */
function usualInCare(occupationCode: string, day: CalendarDate): RatesShown['usual'] {
  const perWeek = numberInForce(hoursRule, day);
  if (!isCareRole(occupationCode, day) || perWeek === undefined) return undefined;
  const outcome = optionFigure({ assignedOn: day, occupationCode, option: 'I', hours: { perWeek } });
  if (outcome.status !== 'answered') return undefined;
  return {
    label: `Usual in care: option I, ${perWeek} hours`,
    figure: inShortPounds(outcome.figure.minimumAnnualPence),
  };
}

/** The general threshold of a salary option on the day. */
export function thresholdOn(option: OptionLetter, day: CalendarDate): string {
  return ruleInForce(thresholds[option].id, day).figure;
}

function headline(figure: string, note: string) {
  return { label: 'Going rate today', figure, note };
}

function withFigure({ standard, lower }: GoingRates, code: string, day: CalendarDate) {
  if (standard.fullPence === null) {
    const doubt = lowerInDoubt(code, day);
    const note = 'No standard rate is published: the code is only for extending with the same sponsor.';
    return {
      label: 'Lower going rate, a year',
      figure: doubt?.readings ?? yearly(lower.fullPence),
      hourly: doubt ? undefined : hourlyOf(lower),
      note: doubt ? `${note} ${doubt.why}` : note,
    };
  }
  return {
    label: 'Standard going rate, a year',
    figure: yearly(standard.fullPence),
    hourly: hourlyOf(standard),
    note: twoTests(standard.fullPence, day),
  };
}

/** Both readings of the code’s lower rate on the day, and why there are two; undefined where there is one. */
export function lowerInDoubt(code: string, day: CalendarDate) {
  const disputed = disputedRate(code, day);
  const figure = disputed?.step.figure;
  if (!disputed || !figure || !('text' in figure)) return undefined;
  return { readings: figure.text, why: withDaysInWords(disputed.warning.message) };
}

/** Which of the two tests requires more on the standard option. */
function twoTests(goingRate: number, day: CalendarDate): string {
  const outcome = lawOn(thresholds.A, day);
  if (outcome.status === 'no-law') return 'The pay must meet a general threshold too.';
  const threshold = `The general threshold is ${inShortPounds(outcome.value)}`;
  return outcome.value > goingRate
    ? `The going rate is one of two tests. ${threshold}, which is higher, so a worker on the standard option must be paid that.`
    : `The going rate is one of two tests. ${threshold}, which is lower here, so on the standard option the going rate decides.`;
}

function withoutFigure({ code, payScale }: Occupation, day: CalendarDate) {
  if (payScale)
    return headline(
      'National pay scale',
      `There is no single figure. Pay follows the national pay scales for ${payScale}, by grade and by nation. The pay must also meet the general threshold of ${thresholdOn('K', day)}. ${scaleInWords(code, day)}`,
    );
  return headline(
    nonePublished,
    'No going rate is published for it, because the job cannot be sponsored. Earlier editions are not recorded.',
  );
}

/** Whether the rates of its scale are on the page, or not recorded for the day. */
function scaleInWords(code: string, day: CalendarDate): string {
  const scale = payScaleOf(code, day);
  if (scale.status !== 'answered') return 'The rates of the scale on this day are not recorded.';
  const from = scale.steps.find(({ law }) => law !== undefined)?.law?.inForceFrom ?? day;
  return `The rates by role and place are below, from the Rules of ${dayInWords(from)}. Earlier ones are not recorded.`;
}

const percentColumns = [
  { name: 'New entrant (70 %)', of: (rate: RateColumns) => yearly(rate.newEntrantPence) },
  { name: 'Relevant PhD (90 %)', of: (rate: RateColumns) => yearly(rate.phdPence) },
  { name: 'Relevant STEM PhD (80 %)', of: (rate: RateColumns) => yearly(rate.stemPhdPence) },
] as const;

/** The two tests side by side: the going rate, and the general threshold that belongs to the full rate. */
function rowsOf({ standard, lower }: GoingRates, day: CalendarDate): RateRow[] {
  return [
    { name: 'Full rate, a year', standard: yearly(standard.fullPence), lower: yearly(lower.fullPence) },
    {
      name: 'Full rate, an hour',
      standard: hourlyOf(standard) ?? nonePublished,
      lower: hourlyOf(lower) ?? nonePublished,
    },
    {
      name: 'General threshold that also applies',
      standard: thresholdOn('A', day),
      lower: thresholdOn('F', day),
    },
    ...percentColumns.map(({ name, of }) => ({ name, standard: of(standard), lower: of(lower) })),
  ];
}

/** A yearly column as published. */
export function yearly(pence: number | null): string {
  return pence === null ? nonePublished : inShortPounds(pence);
}

/** An hourly column, always with pence. */
export function hourlyOf({ hourlyPence }: RateColumns): string | undefined {
  return hourlyPence === null ? undefined : inPounds(hourlyPence);
}

function lowerIsForInWords(code: string, day: CalendarDate): string {
  const who = `The lower rate is for workers whose first permission in the route was granted under the rules before ${dayInWords(lowerSince)}, with continuous permission since`;
  const outcome = lawOn(healthAndCareCodes, day);
  const alsoCare = outcome.status === 'in-force' && outcome.value.includes(code);
  return alsoCare ? `${who}, and for Health and Care jobs of this code.` : `${who}.`;
}

function lawInWords({ parameter, inForceFrom, confidence }: LawRead) {
  return {
    href: rulePath(parameter),
    thresholdsHref: rulePath('minimum-salary'),
    says: `in force from ${dayInWords(inForceFrom)}, Rules read to ${dayInWords(rulesReadTo)}.`,
    settled: isSettled(confidence),
  };
}
