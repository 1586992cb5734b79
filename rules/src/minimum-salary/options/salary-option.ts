import type { YesNoUnknown } from '../../eligible-role/index.ts';
import type { Pence } from '../../kernel/index.ts';
import { type CountedSalary, shortBy } from '../counted-salary.ts';
import type { DecidedBy } from '../pay-figure.ts';
import { factWords } from '../salary-facts.ts';
import { type OptionLetter, optionTitles } from '../threshold-parameters.ts';
import type { JudgedOption } from './options.ts';

/**
 * One salary option for this worker: open, closed with the reason, or undecided; and its figures, if it has
 * any.
 */
export interface SalaryOption {
  readonly option: OptionLetter;
  readonly title: string;
  readonly available: YesNoUnknown;
  readonly reason: string;
  readonly minimumAnnualPence: Pence | null;
  /** Rounded up to whole pounds. */
  readonly offerAtLeastPence: Pence | null;
  readonly monthlyPence: Pence | null;
  readonly hourlyPence: Pence | null;
  readonly decidedBy: DecidedBy | null;
  /** The general threshold for these hours. */
  readonly thresholdPence: Pence | null;
  /** The going rate for these hours. */
  readonly goingRatePence: Pence | null;
  /** The rule that contains its general threshold. */
  readonly thresholdRule: string;
  /** The going rate as published for its own hours, before it is pro-rated. */
  readonly publishedRatePence: Pence | null;
  /** The shortfall of the counted salary from this option; null when it is enough. */
  readonly shortByPence: Pence | null;
}

interface Whether {
  /** Facts that are needed before any option is open. */
  readonly missing: readonly string[];
  readonly counted: CountedSalary | null;
}

/** An option as shown; none is open until it is known whether the job can be sponsored. */
export function shownOption(
  { option, condition, threshold, columnPence, figure }: JudgedOption,
  { missing, counted }: Whether,
): SalaryOption {
  const waits = condition.met === true && missing.length > 0;
  // On a national pay scale the scale decides: the threshold does not say what to offer, nor what to pay by
  // the month or hour.
  const single = figure?.decidedBy === 'national-pay-scale' ? null : figure;
  return {
    option,
    title: optionTitles[option],
    available: waits ? 'unknown' : condition.met,
    reason: waits
      ? `We do not know yet whether the job can be sponsored. Still needed: ${missing.map((fact) => factWords[fact] ?? fact).join(', ')}.`
      : condition.reason,
    minimumAnnualPence: figure?.minimumAnnualPence ?? null,
    offerAtLeastPence: single?.offerAtLeastPence ?? null,
    monthlyPence: single?.monthlyPence ?? null,
    hourlyPence: single?.hourlyPence ?? null,
    decidedBy: figure?.decidedBy ?? null,
    thresholdPence: figure?.thresholdPence ?? null,
    goingRatePence: figure?.goingRatePence ?? null,
    thresholdRule: threshold.law.parameter,
    publishedRatePence: columnPence,
    shortByPence: shortBy(counted, figure?.minimumAnnualPence ?? null),
  };
}

/**
 * The lowest open option, and the lowest undecided one if it is lower still. A pay scale is no single figure.
 */
export function lowestOf(options: readonly SalaryOption[]): {
  lowest: SalaryOption | null;
  ifConfirmed: SalaryOption | null;
} {
  const lowest = lowestWhere(options, true);
  const possible = lowestWhere(options, 'unknown');
  const lower = possible !== null && (lowest === null || amountOf(possible) < amountOf(lowest));
  return { lowest, ifConfirmed: lower ? possible : null };
}

function lowestWhere(options: readonly SalaryOption[], available: YesNoUnknown): SalaryOption | null {
  return options.reduce<SalaryOption | null>((lowest, option) => {
    const counts =
      option.available === available &&
      option.decidedBy !== 'national-pay-scale' &&
      option.minimumAnnualPence !== null;
    return counts && (lowest === null || amountOf(option) < amountOf(lowest)) ? option : lowest;
  }, null);
}

const amountOf = ({ minimumAnnualPence }: SalaryOption) => minimumAnnualPence ?? Number.POSITIVE_INFINITY;
