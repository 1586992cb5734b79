import type { Pence } from '../kernel/index.ts';
import type { MinimumSalary, OptionLetter, RequiredPay, SalaryOption } from '../minimum-salary/index.ts';

/** The figure of one salary option, in pence a year. */
export interface OptionPay {
  readonly option: OptionLetter;
  readonly pence: Pence;
  readonly reason: string;
}

/** What a national pay scale leaves open while the band, grade or role is not given. */
export interface OpenScale {
  readonly thresholdPence: Pence;
  readonly reason: string;
}

/**
 * Whether a pay is enough by the salary options, and what the answers leave open. Nothing here says more than the
 * options do: a figure that facts do not exclude is `possible`, and so is everything while `missing` is not empty.
 */
export interface PayVerdict {
  /**
   * `enough`: the pay reaches an open figure · `depends`: only one that is possible, or one that is not known ·
   * `short`: none · `figures`: no pay is given.
   */
  readonly status: 'enough' | 'depends' | 'short' | 'figures';
  readonly offeredPence: Pence | null;
  /** The lowest open figure; null where there is none. */
  readonly certain: OptionPay | null;
  /** Possible figures below the certain one, lowest first, one for each amount. */
  readonly possible: readonly OptionPay[];
  /** The possible figures that the pay reaches. */
  readonly reached: readonly OptionPay[];
  /** Set while a national pay scale decides and its rate is not known. */
  readonly scale: OpenScale | null;
  /** Why a lower figure, which nobody knows, may apply: a list has ended, and what follows is not known. */
  readonly unknownFigure: string | null;
  /** Facts that are needed before any option is open. */
  readonly missing: readonly string[];
}

/** An outcome with figures, some of which may depend on missing facts. */
export type WithFigures = Extract<MinimumSalary, RequiredPay>;

export const hasFigures = (outcome: MinimumSalary): outcome is WithFigures =>
  outcome.status === 'answered' || outcome.status === 'needs-facts';

interface Reading {
  /** Options that no answer can settle here, such as the relevance of a PhD to a job. */
  readonly doubted?: ReadonlySet<OptionLetter>;
  /** The pay to judge in place of the offer of the outcome. */
  readonly offeredPence?: Pence;
}

/** The options of an outcome compared with its offer, or with the pay of `reading`. */
export function payVerdict(outcome: WithFigures, reading: Reading = {}): PayVerdict {
  const offeredPence = reading.offeredPence ?? outcome.offer?.countedPence ?? null;
  const open = outcome.options.filter(({ available }) => available !== false);
  const isOpen = ({ option, available }: SalaryOption) =>
    available === true && reading.doubted?.has(option) !== true;
  const certain = lowestOf(open.filter(isOpen).flatMap(payOf));
  const possible = eachAmountOnce(open.filter((option) => !isOpen(option)).flatMap(payOf)).filter(
    ({ pence }) => certain === null || pence < certain.pence,
  );
  const totals = {
    offeredPence,
    certain,
    possible,
    reached: offeredPence === null ? [] : possible.filter(({ pence }) => pence <= offeredPence),
    scale: scaleOf(open),
    unknownFigure: open.find(({ minimumAnnualPence }) => minimumAnnualPence === null)?.reason ?? null,
    missing: outcome.status === 'needs-facts' ? outcome.missing : [],
  };
  return { status: statusOf(totals), ...totals };
}

function statusOf(verdict: Omit<PayVerdict, 'status'>): PayVerdict['status'] {
  const { offeredPence, certain, reached, scale } = verdict;
  if (offeredPence === null) return 'figures';
  if (certain !== null && offeredPence >= certain.pence) return 'enough';
  if (reached.length > 0) return 'depends';
  return scale !== null && offeredPence >= scale.thresholdPence ? 'depends' : 'short';
}

function payOf({ option, minimumAnnualPence, decidedBy, reason }: SalaryOption): OptionPay[] {
  if (minimumAnnualPence === null || decidedBy === 'national-pay-scale') return [];
  return [{ option, pence: minimumAnnualPence, reason }];
}

function scaleOf(open: readonly SalaryOption[]): OpenScale | null {
  const scale = open.find(({ decidedBy }) => decidedBy === 'national-pay-scale');
  if (scale?.minimumAnnualPence == null) return null;
  return { thresholdPence: scale.minimumAnnualPence, reason: scale.reason };
}

function lowestOf(figures: readonly OptionPay[]): OptionPay | null {
  const [first] = figures.toSorted(byPence);
  return first ?? null;
}

/** Of two options with the same amount the first is kept: it asks for less. */
function eachAmountOnce(figures: readonly OptionPay[]): OptionPay[] {
  return figures
    .toSorted(byPence)
    .filter(({ pence }, index, all) => index === 0 || all[index - 1]?.pence !== pence);
}

const byPence = (one: OptionPay, other: OptionPay) => one.pence - other.pence;
