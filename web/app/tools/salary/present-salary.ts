import { eligibleRole } from '@portway/rules/eligible-role';
import {
  factWords,
  type MinimumSalary,
  minimumSalary,
  type SalaryFacts,
  type SalaryOption,
} from '@portway/rules/minimum-salary';
import { withDaysInWords } from '../../text/days.ts';
import { inPounds, inShortPounds } from '../../text/money.ts';
import { noLawInWords } from '../../text/outcome.ts';
import { type WorkingStepShown, workingSteps } from '../../text/working-steps.ts';

export interface OptionShown {
  readonly letter: string;
  readonly title: string;
  readonly needs: string;
  readonly minimum: string;
  readonly state: string;
  readonly decides: boolean;
}

/** What the page shows of a minimum salary: figures ready written, and why there is none. */
export interface SalaryShown {
  readonly figure: string;
  readonly tag: string | undefined;
  /** The option that decides. */
  readonly option: string | undefined;
  readonly beside: readonly { label: string; figure: string }[];
  readonly note: string | undefined;
  readonly gap: string | undefined;
  readonly offer: { readonly good: boolean; readonly title: string; readonly text: string } | undefined;
  readonly options: readonly OptionShown[];
  readonly closed: readonly string[];
  readonly changes: readonly string[];
  readonly warnings: readonly string[];
  readonly notChecked: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const nothing = {
  tag: undefined,
  option: undefined,
  beside: [],
  note: undefined,
  offer: undefined,
  options: [],
  closed: [],
  changes: [],
  warnings: [],
  notChecked: [],
};

/** An outcome in words. */
export function presentSalary(facts: SalaryFacts): SalaryShown {
  const outcome = minimumSalary(facts);
  const steps = workingSteps(outcome.steps);
  if (outcome.status === 'not-applicable')
    return { ...nothing, figure: withoutFigure(facts), gap: withDaysInWords(outcome.reason), steps };
  if (outcome.status === 'no-law')
    return { ...nothing, figure: 'No law recorded', gap: noLawInWords(outcome), steps };
  const { lowest, options } = outcome;
  return {
    figure: figureOf(outcome),
    option: lowest?.option,
    tag: lowest ? `Option ${lowest.option}: ${lowest.title}` : undefined,
    beside: besideOf(lowest),
    note: facts.under26 ? otherwise(facts, lowest) : undefined,
    gap: outcome.status === 'needs-facts' ? waitsFor(outcome.missing) : undefined,
    offer: offerOf(outcome, facts),
    options: options.map((option) => optionShown(option, lowest)),
    closed: options.filter(({ available }) => available === false).map(reasonOf),
    changes: changesOf(options, lowest),
    warnings: outcome.warnings.map(({ message }) => withDaysInWords(message)),
    notChecked: outcome.notChecked.map(withDaysInWords),
    steps,
  };
}

/** Why there is no figure: the job itself, or the days and hours that were given. */
function withoutFigure(facts: SalaryFacts): string {
  return eligibleRole(facts).status === 'not-applicable' ? 'Cannot be sponsored' : 'No figure';
}

function figureOf({ lowest, options }: Extract<MinimumSalary, { options: unknown }>): string {
  if (lowest?.minimumAnnualPence != null) return inShortPounds(lowest.minimumAnnualPence);
  return options.some(({ option, available }) => option === 'K' && available === true)
    ? 'No single figure'
    : 'Not told yet';
}

function besideOf(lowest: SalaryOption | null) {
  if (lowest?.hourlyPence == null || lowest.monthlyPence == null) return [];
  return [
    { label: 'Per month', figure: inPounds(lowest.monthlyPence) },
    { label: 'Per hour', figure: inPounds(lowest.hourlyPence) },
  ];
}

/** "£38,300 if under 26 · £54,700 otherwise": the answer stands at yes until it is touched, so both are said. */
function otherwise(facts: SalaryFacts, lowest: SalaryOption | null): string | undefined {
  const other = olderPence(facts);
  if (lowest?.minimumAnnualPence == null || other == null) return undefined;
  if (other === lowest.minimumAnnualPence) return undefined;
  return `${inShortPounds(lowest.minimumAnnualPence)} if under 26 · ${inShortPounds(other)} otherwise`;
}

/** The lowest figure for the same person, not under 26. */
function olderPence(facts: SalaryFacts): number | null {
  const older = minimumSalary({ ...facts, under26: false });
  return 'options' in older ? (older.lowest?.minimumAnnualPence ?? null) : null;
}

function waitsFor(missing: readonly string[]): string {
  return `Tell us ${missing.map((name) => factWords[name] ?? name).join(', and ')}.`;
}

function offerOf(
  { offer, lowest }: Extract<MinimumSalary, { options: unknown }>,
  facts: SalaryFacts,
): SalaryShown['offer'] {
  if (!offer || offer.shortByPence === null || !lowest) return undefined;
  const older = facts.under26 ? olderPence(facts) : null;
  if (offer.shortByPence === 0)
    return {
      good: true,
      title: older !== null && offer.countedPence < older ? 'Enough, if the person is under 26' : 'Enough',
      text: `${inShortPounds(offer.countedPence)} of the salary counts: it reaches the lowest figure.`,
    };
  return {
    good: false,
    title: 'Too low',
    text: `${inShortPounds(offer.countedPence)} of the salary counts: ${inPounds(offer.shortByPence)} short of the lowest figure.`,
  };
}

const decidedBy = {
  threshold: 'the threshold decides',
  'going-rate': 'the going rate decides',
  both: 'both ask the same',
  'national-pay-scale': 'the national pay scale decides',
} as const;

function optionShown(
  {
    option,
    title,
    available,
    thresholdPence,
    goingRatePence,
    minimumAnnualPence,
    decidedBy: by,
  }: SalaryOption,
  lowest: SalaryOption | null,
): OptionShown {
  const tests = [
    ...(goingRatePence === null ? [] : [`going rate ${inShortPounds(goingRatePence)}`]),
    ...(thresholdPence === null ? [] : [`threshold ${inShortPounds(thresholdPence)}`]),
  ];
  return {
    letter: option,
    title,
    needs: tests.length > 0 && by ? `${tests.join(', ')}: ${decidedBy[by]}` : 'No figure is published.',
    minimum: minimumAnnualPence === null ? 'No figure' : inShortPounds(minimumAnnualPence),
    state: available === true ? 'Open' : available === false ? 'Closed' : 'Not told',
    decides: option === lowest?.option,
  };
}

function reasonOf({ option, title, reason }: SalaryOption): string {
  return withDaysInWords(`${option} · ${title}: ${reason}`);
}

/** The options that would ask for less, and the answer that each waits for. */
function changesOf(options: readonly SalaryOption[], lowest: SalaryOption | null): string[] {
  const most = lowest?.minimumAnnualPence ?? Number.POSITIVE_INFINITY;
  return options
    .filter(
      ({ option, available, minimumAnnualPence }) =>
        available === 'unknown' && option !== 'K' && minimumAnnualPence !== null && minimumAnnualPence < most,
    )
    .map(({ option, minimumAnnualPence, reason }) =>
      withDaysInWords(`${inShortPounds(minimumAnnualPence ?? 0)} by option ${option}: ${reason}`),
    );
}
