import type { Known } from '../eligible-role/index.ts';
import type { Pence } from '../kernel/index.ts';
import { type CountedSalary, shortBy } from './counted-salary.ts';
import type { JudgedOption } from './options.ts';
import type { PayFigure } from './pay-figure.ts';
import { type OptionLetter, optionTitles } from './threshold-parameters.ts';

type Shown = { readonly [Name in keyof PayFigure]: PayFigure[Name] | null };

/** One salary option for this worker: open, closed with the reason, or unknown; and its figures, where it has any. */
export interface SalaryOption extends Shown {
  readonly option: OptionLetter;
  readonly title: string;
  readonly available: Known;
  readonly reason: string;
  /** The rule that holds its general threshold. */
  readonly thresholdRule: string;
  /** The going rate as published for its own hours, before it is pro-rated. */
  readonly publishedRatePence: Pence | null;
  /** By how much the salary that counts is short of this option; nothing when it is enough. */
  readonly shortByPence: Pence | null;
}

const noFigure = {
  minimumAnnualPence: null,
  offerAtLeastPence: null,
  monthlyPence: null,
  hourlyPence: null,
  decidedBy: null,
  thresholdPence: null,
  goingRatePence: null,
} as const satisfies Shown;

interface Whether {
  /** Facts that must be told before any option is open. */
  readonly missing: readonly string[];
  readonly counted: CountedSalary | null;
}

/** An option as it is shown; nothing is open while it is not told whether the job can be sponsored. */
export function shownOption(
  { option, condition, threshold, columnPence, figure }: JudgedOption,
  { missing, counted }: Whether,
): SalaryOption {
  const waits = condition.met === true && missing.length > 0;
  return {
    option,
    title: optionTitles[option],
    available: waits ? 'unknown' : condition.met,
    reason: waits ? `Whether the job can be sponsored is not told: ${missing.join(', ')}.` : condition.reason,
    ...figuresOf(figure),
    thresholdRule: threshold.law.parameter,
    publishedRatePence: columnPence,
    shortByPence: shortBy(counted, figure?.minimumAnnualPence ?? null),
  };
}

/** On a national pay scale the scale decides: what to offer, a month and an hour are not told by the threshold. */
function figuresOf(figure: PayFigure | null): Shown {
  if (figure === null) return noFigure;
  if (figure.decidedBy !== 'national-pay-scale') return figure;
  return { ...figure, offerAtLeastPence: null, monthlyPence: null, hourlyPence: null };
}

/** The lowest open option, and the lowest of those not told where it is lower still. A pay scale is no single figure. */
export function lowestOf(options: readonly SalaryOption[]): {
  lowest: SalaryOption | null;
  ifConfirmed: SalaryOption | null;
} {
  const lowest = lowestWhere(options, true);
  const possible = lowestWhere(options, 'unknown');
  const lower = possible !== null && (lowest === null || amountOf(possible) < amountOf(lowest));
  return { lowest, ifConfirmed: lower ? possible : null };
}

function lowestWhere(options: readonly SalaryOption[], available: Known): SalaryOption | null {
  return options.reduce<SalaryOption | null>((lowest, option) => {
    const counts =
      option.available === available && option.option !== 'K' && option.minimumAnnualPence !== null;
    return counts && (lowest === null || amountOf(option) < amountOf(lowest)) ? option : lowest;
  }, null);
}

const amountOf = ({ minimumAnnualPence }: SalaryOption) => minimumAnnualPence ?? Number.POSITIVE_INFINITY;
