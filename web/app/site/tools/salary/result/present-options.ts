import type { SalaryOption } from '@portway/rules/minimum-salary';
import { withDaysInWords } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';

/** The option that gives the figure, and the one that gives it from 26 while the age is not known. */
export interface Deciding {
  readonly lowest: SalaryOption | null;
  readonly older: SalaryOption | null;
}

export interface OptionShown {
  readonly letter: string;
  /** Its title, and for which age it decides while the age is not known. */
  readonly title: string;
  readonly needs: string;
  readonly minimum: string;
  readonly state: string;
  readonly decides: boolean;
  /** The two tests alone, without which of them decides. */
  readonly tests: string;
  /** Whether it would lower the figure, if its answer were yes. */
  readonly wouldLower: boolean;
  /** Whether it would lower only the figure from 26, while the age is not known. */
  readonly wouldLowerFrom26: boolean;
  readonly pence: number | null;
}

const states = { true: 'Applies', false: 'Doesn’t apply', unknown: 'Not answered' } as const;

/** One salary option as a row of the table. */
export function optionShown(salaryOption: SalaryOption, deciding: Deciding): OptionShown {
  const { option, available } = salaryOption;
  return {
    letter: option,
    title: titleOf(salaryOption, deciding),
    needs: needsOf(salaryOption),
    minimum: minimumOf(salaryOption),
    state: states[`${available}`],
    decides: option === deciding.lowest?.option || option === deciding.older?.option,
    tests: testsOf(salaryOption).join(', '),
    wouldLower: wouldLower(salaryOption, deciding.lowest),
    wouldLowerFrom26: wouldLowerFrom26(salaryOption, deciding),
    pence: salaryOption.minimumAnnualPence,
  };
}

function titleOf({ option, title }: SalaryOption, { lowest, older }: Deciding): string {
  if (older === null) return title;
  if (option === lowest?.option) return `${title}, if under 26`;
  return option === older.option ? `${title}, if 26 or over` : title;
}

const rateOf = ({ option }: SalaryOption) => (option === 'K' ? 'pay scale' : 'going rate');

function testsOf(salaryOption: SalaryOption): string[] {
  const { thresholdPence, goingRatePence } = salaryOption;
  return [
    ...(goingRatePence === null ? [] : [`${rateOf(salaryOption)} ${inShortPounds(goingRatePence)}`]),
    ...(thresholdPence === null ? [] : [`threshold ${inShortPounds(thresholdPence)}`]),
  ];
}

/** Both tests, and which of them decides. */
function needsOf(salaryOption: SalaryOption): string {
  const { decidedBy } = salaryOption;
  const rate = rateOf(salaryOption);
  const tests = testsOf(salaryOption);
  if (tests.length === 0 || decidedBy === null) return 'No figure is published.';
  const decides = {
    threshold: 'the threshold decides',
    'going-rate': `the ${rate} decides`,
    both: 'both are the same',
    'national-pay-scale': 'the national pay scale decides',
    'minimum-wage': 'the National Living Wage decides',
  } as const;
  return `${tests.join(', ')}: ${decides[decidedBy]}`;
}

/** Until the band, grade or role is chosen, the threshold is only a lower bound for a pay scale. */
function minimumOf({ minimumAnnualPence, decidedBy }: SalaryOption): string {
  if (minimumAnnualPence === null) return 'No figure';
  const figure = inShortPounds(minimumAnnualPence);
  return decidedBy === 'national-pay-scale' ? `At least ${figure}` : figure;
}

/** The options that do not apply, and why; once where the reason is the same for all. */
export function closedOptions(options: readonly SalaryOption[]): { closedTitle: string; closed: string[] } {
  const unavailable = options.filter(({ available }) => available === false);
  const [first, last] = [unavailable[0], unavailable.at(-1)];
  const some =
    unavailable.length === 1 ? 'One option that doesn’t' : `${unavailable.length} options that don’t`;
  const isSame = unavailable.length > 2 && new Set(unavailable.map(({ reason }) => reason)).size === 1;
  return {
    closedTitle: `${some} apply, and why`,
    closed:
      isSame && first && last
        ? [withDaysInWords(`${first.option} to ${last.option}: ${first.reason}`)]
        : unavailable.map(({ option, title, reason }) => withDaysInWords(`${option} · ${title}: ${reason}`)),
  };
}

/** The options with a lower minimum, and the answer that each depends on. */
export function changesOf(options: readonly SalaryOption[], deciding: Deciding): string[] {
  return options
    .filter((option) => wouldLower(option, deciding.older ?? deciding.lowest))
    .map(({ option, minimumAnnualPence, reason }) =>
      withDaysInWords(`${inShortPounds(minimumAnnualPence ?? 0)} by option ${option}: ${reason}`),
    );
}

function wouldLower(
  { option, available, minimumAnnualPence }: SalaryOption,
  decided: SalaryOption | null,
): boolean {
  const most = decided?.minimumAnnualPence ?? Number.POSITIVE_INFINITY;
  return (
    available === 'unknown' && option !== 'K' && minimumAnnualPence !== null && minimumAnnualPence < most
  );
}

function wouldLowerFrom26(salaryOption: SalaryOption, { lowest, older }: Deciding): boolean {
  return older !== null && wouldLower(salaryOption, older) && !wouldLower(salaryOption, lowest);
}
