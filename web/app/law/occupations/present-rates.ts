import { type CalendarDate, type LawRead, lawOn } from '@portway/rules/kernel';
import { type OptionLetter, thresholds } from '@portway/rules/minimum-salary';
import {
  type GoingRates,
  goingRates,
  healthAndCareCodes,
  type Occupation,
  type RateColumns,
} from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { dayInWords } from '../../text/days.ts';
import { isSettled, rulePath } from '../../text/law.ts';
import { inPounds, inShortPounds } from '../../text/money.ts';
import { ruleInForce } from './rule-in-force.ts';

export interface RateRow {
  readonly name: string;
  readonly standard: string;
  readonly lower: string;
}

/** Today's going rate of one code: its headline, and the published columns where there are any. */
export interface RatesShown {
  readonly label: string;
  readonly figure: string;
  readonly hourly?: string | undefined;
  readonly note: string;
  /** For how many hours a week the rate is published. */
  readonly hours: string;
  readonly rows: readonly RateRow[];
  /** For whom the lower rate is. */
  readonly lowerIsFor: string;
  /** Where the figure stands, since when, and whether it is settled. */
  readonly law?: {
    readonly href: string;
    readonly thresholdsHref: string;
    readonly says: string;
    readonly settled: boolean;
  };
}

const nonePublished = 'None published';

/** The first edition with a lower rate; the lower rate is for workers from before it. */
const lowerSince = goingRates.versions[0].from;

/** What the going-rate table says of the occupation on the day. */
export function presentRates(occupation: Occupation, day: CalendarDate): RatesShown {
  const around = {
    hours: ruleInForce('minimum-salary.going-rate-hours', day).figure,
    lowerIsFor: lowerIsForInWords(occupation.code, day),
  };
  const read = lawOn(goingRates, day);
  if (read.status === 'no-law')
    return { ...around, ...headline('Not recorded', `${read.message} Check GOV.UK.`), rows: [] };
  const rates = read.value[occupation.code];
  const law = lawInWords(read.law);
  if (!rates) return { ...around, ...withoutFigure(occupation, day), rows: [], law };
  return { ...around, ...withFigure(rates, day), rows: rowsOf(rates, day), law };
}

/** The general threshold of a salary option on the day. */
export function thresholdOn(option: OptionLetter, day: CalendarDate): string {
  return ruleInForce(thresholds[option].id, day).figure;
}

function headline(figure: string, note: string) {
  return { label: 'Going rate today', figure, note };
}

function withFigure({ standard, lower }: GoingRates, day: CalendarDate) {
  if (standard.fullPence === null)
    return {
      label: 'Lower going rate, a year',
      figure: yearly(lower.fullPence),
      hourly: hourlyOf(lower),
      note: 'No standard rate is published: the code is only for extending in the same occupation.',
    };
  return {
    label: 'Standard going rate, a year',
    figure: yearly(standard.fullPence),
    hourly: hourlyOf(standard),
    note: twoTests(standard.fullPence, day),
  };
}

/** Which of the two tests asks for more of a worker on the standard option. */
function twoTests(goingRate: number, day: CalendarDate): string {
  const read = lawOn(thresholds.A, day);
  if (read.status === 'no-law') return 'The pay must meet a general threshold too.';
  const threshold = `The general threshold is ${inShortPounds(read.value)}`;
  return read.value > goingRate
    ? `The going rate is one of two tests. ${threshold}, which is higher: a worker on the standard option must be paid that.`
    : `The going rate is one of two tests. ${threshold}, which is lower here: on the standard option the going rate decides.`;
}

function withoutFigure({ payScale }: Occupation, day: CalendarDate) {
  if (payScale)
    return headline(
      'National pay scale',
      `There is no single figure: pay follows the national pay scales for ${payScale}, by grade and by nation. The pay must also meet the general threshold of ${thresholdOn('K', day)}. Earlier editions: not recorded.`,
    );
  return headline(
    nonePublished,
    'No going rate is published for it, because the job cannot be sponsored. Earlier editions: not recorded.',
  );
}

const percentColumns = [
  { name: 'New entrant (70 %)', of: (rate: RateColumns) => yearly(rate.newEntrantPence) },
  { name: 'Relevant PhD (90 %)', of: (rate: RateColumns) => yearly(rate.phdPence) },
  { name: 'Relevant STEM PhD (80 %)', of: (rate: RateColumns) => yearly(rate.stemPhdPence) },
] as const;

/** The two tests stand side by side: the going rate, and the general threshold of whoever uses the full rate. */
function rowsOf({ standard, lower }: GoingRates, day: CalendarDate): RateRow[] {
  return [
    { name: 'Full rate, a year', standard: yearly(standard.fullPence), lower: yearly(lower.fullPence) },
    {
      name: 'Full rate, an hour',
      standard: hourlyOf(standard) ?? nonePublished,
      lower: hourlyOf(lower) ?? nonePublished,
    },
    { name: 'General threshold beside it', standard: thresholdOn('A', day), lower: thresholdOn('F', day) },
    ...percentColumns.map(({ name, of }) => ({ name, standard: of(standard), lower: of(lower) })),
  ];
}

/** A yearly column as it is published. */
export function yearly(pence: number | null): string {
  return pence === null ? nonePublished : inShortPounds(pence);
}

/** An hourly column always shows its pennies. */
export function hourlyOf({ hourlyPence }: RateColumns): string | undefined {
  return hourlyPence === null ? undefined : inPounds(hourlyPence);
}

function lowerIsForInWords(code: string, day: CalendarDate): string {
  const who = `The lower rate is for workers in the route before ${dayInWords(lowerSince)} with continuous permission since`;
  const read = lawOn(healthAndCareCodes, day);
  const alsoCare = read.status === 'in-force' && read.value.includes(code);
  return alsoCare
    ? `${who}, and for Health and Care jobs of this code (to be confirmed on GOV.UK).`
    : `${who}.`;
}

function lawInWords({ parameter, inForceFrom, confidence }: LawRead) {
  return {
    href: rulePath(parameter),
    thresholdsHref: rulePath('minimum-salary'),
    says: `in force from ${dayInWords(inForceFrom)}, as recorded to ${dayInWords(register.recordedTo)}.`,
    settled: isSettled(confidence),
  };
}
