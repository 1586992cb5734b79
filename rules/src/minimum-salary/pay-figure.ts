import type { Pence } from '../kernel/index.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/**
 * Which of the two tests requires more; for a national pay scale the scale itself decides, beside the
 * threshold.
 */
export type DecidedBy = 'threshold' | 'going-rate' | 'both' | 'national-pay-scale';

/** What must be paid, in whole pence, each figure rounded up separately from the exact one. */
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
export function payFigure(threshold: Pence, column: Pence | null, hours: HoursPaid): PayFigure {
  const { hundredths, weeks, counted } = hours;
  const most = Math.max(counted * weeks, hundredths);
  const byThreshold: Exact = { pence: threshold, top: most, bottom: counted * weeks };
  const byRate = column === null ? null : proRated(column, hours);
  const thresholdPence = upToPenny(byThreshold);
  const goingRatePence = byRate && upToPenny(byRate);
  const decidedBy = decider(thresholdPence, goingRatePence);
  const decides = byRate && decidedBy === 'going-rate' ? byRate : byThreshold;
  const minimumAnnualPence = upToPenny(decides);
  return {
    minimumAnnualPence,
    offerAtLeastPence: Math.ceil(minimumAnnualPence / 100) * 100,
    monthlyPence: Math.ceil(minimumAnnualPence / monthsInAYear),
    hourlyPence: hourly(decides, hours),
    decidedBy,
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
