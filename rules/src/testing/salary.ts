import { wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import {
  type MinimumSalary,
  minimumSalary,
  type OptionLetter,
  type SalaryFacts,
  type SalaryOption,
} from '../minimum-salary/index.ts';

export type GivenSalary = Omit<
  Partial<SalaryFacts>,
  'assignedOn' | 'appliedOn' | 'inRouteSince' | 'hours'
> & {
  readonly assignedOn?: string;
  readonly appliedOn?: string;
  readonly inRouteSince?: string;
  /** The certificate's length in whole months. */
  readonly months?: number | undefined;
  /** Hours a week, or of each week of a cycle. */
  readonly hours?: number | readonly number[];
};

/** The salary law asked about a programmer (2134) for 37.5 hours on 20 November 2026, but for what is given. */
export function salary({
  assignedOn = '2026-11-20',
  appliedOn,
  inRouteSince,
  hours = 37.5,
  months,
  ...facts
}: GivenSalary): MinimumSalary {
  return minimumSalary({
    occupationCode: '2134',
    ...facts,
    assignedOn: calendarDate(assignedOn),
    appliedOn: appliedOn === undefined ? undefined : calendarDate(appliedOn),
    inRouteSince: inRouteSince === undefined ? undefined : calendarDate(inRouteSince),
    length: months === undefined ? undefined : wholeMonths(months),
    hours: typeof hours === 'number' ? { perWeek: hours } : { cycle: hours },
  });
}

/** One option of the answer; an error where there are none. */
export function optionOf(outcome: MinimumSalary, letter: OptionLetter): SalaryOption {
  const found = 'options' in outcome && outcome.options.find(({ option }) => option === letter);
  if (!found) throw new Error(`No options: ${JSON.stringify(outcome)}`);
  return found;
}

/** The lowest open option and its pence a year: "A 5470000"; else the status or "no single figure". */
export function lowestOf(outcome: MinimumSalary): string {
  if (!('options' in outcome)) return outcome.status;
  return outcome.lowest
    ? `${outcome.lowest.option} ${outcome.lowest.minimumAnnualPence}`
    : 'no single figure';
}

/** The codes of the warnings. */
export function warned(outcome: MinimumSalary): string[] {
  return 'warnings' in outcome ? outcome.warnings.map(({ code }) => code) : [];
}
