import type { Pence } from '../kernel/index.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/**
 * Which of the two tests requires more, or the National Living Wage if it requires more than both; for a national pay
 * scale the scale itself decides, beside the threshold.
 */
export type DecidedBy = 'threshold' | 'going-rate' | 'both' | 'national-pay-scale' | 'minimum-wage';

/**
 * What must be paid, in whole pence, each figure rounded up separately from the exact one; the hourly one as printed,
 * where it is printed.
 */
export interface PayFigure {
  readonly minimumAnnualPence: Pence;
  /** Rounded up to whole pounds. */
  readonly offerAtLeastPence: Pence;
  readonly monthlyPence: Pence;
  readonly hourlyPence: Pence;
  readonly decidedBy: DecidedBy;
  /** The threshold for these hours: unchanged, or more above the hours whose pay counts. */
  readonly thresholdPence: Pence;
  /** The going rate for these hours. */
  readonly goingRatePence: Pence | null;
}

/**
 * Weekly hours, and those that the going rate is for: some pay scales are for full time, without a number of
 * hours.
 */
export type HoursPaid = Pick<WeeklyHours, 'hundredths' | 'weeks' | 'counted'> & {
  readonly base: WeeklyHours['base'] | { readonly percentOfFullTime: number };
};

/** What the two tests do not say. */
export interface BesideTheTests {
  /** The National Living Wage an hour, if it is known: pay is never below it (SW 5.6A). */
  readonly wagePence?: Pence | undefined;
  /** The hourly figure printed beside the column, which counts for the column's own hours. */
  readonly printedHourlyPence?: Pence | undefined;
}

const weeksInAYear = 52;
const monthsInAYear = 12;

/** An exact annual amount: pence × top ÷ bottom. */
interface Exact {
  readonly pence: Pence;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The higher of threshold × max(1, hours ÷ counted hours) and column × hours ÷ hours of the going rate;
 * the threshold alone where there is no column.
 */
export function payFigure(
  threshold: Pence,
  column: Pence | null,
  { wagePence, printedHourlyPence, ...hours }: HoursPaid & BesideTheTests,
): PayFigure {
  const { hundredths, weeks, counted } = hours;
  const most = Math.max(counted * weeks, hundredths);
  const byThreshold: Exact = { pence: threshold, top: most, bottom: counted * weeks };
  const byRate = column === null ? null : proRated(column, hours);
  const thresholdPence = upToPenny(byThreshold);
  const goingRatePence = byRate && upToPenny(byRate);
  const byTests = decider(thresholdPence, goingRatePence);
  const highest = byRate && byTests === 'going-rate' ? byRate : byThreshold;
  const byWage = yearly(wagePence ?? 0, hours);
  const isRaised = upToPenny(byWage) > upToPenny(highest);
  const decides = isRaised ? byWage : highest;
  const minimumAnnualPence = upToPenny(decides);
  const publishedRate =
    byTests === 'threshold' || isRaised || !isAtItsOwnHours(hours) ? undefined : printedHourlyPence;
  return {
    minimumAnnualPence,
    offerAtLeastPence: Math.ceil(minimumAnnualPence / 100) * 100,
    monthlyPence: Math.ceil(minimumAnnualPence / monthsInAYear),
    hourlyPence: publishedRate ?? hourly(decides, hours),
    decidedBy: isRaised && byTests !== 'national-pay-scale' ? 'minimum-wage' : byTests,
    thresholdPence,
    goingRatePence,
  };
}

/** The going rate for these hours, or for the share of full time. */
function proRated(pence: Pence, { hundredths, weeks, base }: HoursPaid): Exact {
  return typeof base === 'number'
    ? { pence, top: hundredths, bottom: base * weeks }
    : { pence, top: Math.round(base.percentOfFullTime * 100), bottom: 100_00 };
}

/** An hourly wage over a year. */
function yearly(wage: Pence, { hundredths, weeks }: HoursPaid): Exact {
  return { pence: wage * weeksInAYear, top: hundredths, bottom: weeks * 100 };
}

/** Whether the job has the hours that the column is for. */
function isAtItsOwnHours({ hundredths, weeks, base }: HoursPaid): boolean {
  return base === hundredths / weeks;
}

/**
 * A going rate of Tables 1 to 2a an hour, as the Rules print it beside each figure: to the nearest penny of the year's
 * figure over its own hours.
 */
export function printedHourly(column: Pence, { base }: Pick<WeeklyHours, 'base'>): Pence {
  return Math.round((column * 100) / (weeksInAYear * base));
}

function decider(threshold: Pence, goingRate: Pence | null): DecidedBy {
  if (goingRate === null) return 'national-pay-scale';
  if (goingRate === threshold) return 'both';
  return goingRate > threshold ? 'going-rate' : 'threshold';
}

/**
 * Rounded up to the next penny. Both products are whole and below 2^53, so only the division can be inexact.
 */
function upToPenny({ pence, top, bottom }: Exact): Pence {
  return Math.ceil((pence * top) / bottom);
}

function hourly({ pence, top, bottom }: Exact, { hundredths, weeks }: HoursPaid): Pence {
  return Math.ceil((pence * top * weeks * 100) / (bottom * weeksInAYear * hundredths));
}
