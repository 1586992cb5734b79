import { lengthBetween, wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import {
  type MinimumSalary,
  minimumSalary,
  type OptionLetter,
  type SalaryFacts,
  type SalaryOption,
} from '../minimum-salary/index.ts';

type Day =
  | 'assignedOn'
  | 'appliedOn'
  | 'inRouteSince'
  | 'firstCertificateOn'
  | 'lastPermissionEndedOn'
  | 'courseEndsOn';

export type GivenSalary = Omit<Partial<SalaryFacts>, Day | 'hours'> & {
  readonly [day in Day]?: string | undefined;
} & {
  /** The certificate's length in whole months. */
  readonly months?: number | undefined;
  /** Or its own days. */
  readonly startsOn?: string | undefined;
  readonly endsOn?: string | undefined;
  /** Hours a week, or of each week of a cycle. */
  readonly hours?: number | readonly number[] | undefined;
};

/** The minimum salary of a programmer (2134) for 37.5 hours on 20 November 2026, unless given otherwise. */
export function salary(facts: GivenSalary): MinimumSalary {
  return minimumSalary(salaryFacts(facts));
}

/** The facts that `salary` uses. */
export function salaryFacts({
  assignedOn = '2026-11-20',
  appliedOn,
  inRouteSince,
  firstCertificateOn,
  lastPermissionEndedOn,
  courseEndsOn,
  hours = 37.5,
  months,
  startsOn,
  endsOn,
  ...facts
}: GivenSalary): SalaryFacts {
  return {
    occupationCode: '2134',
    ...facts,
    assignedOn: calendarDate(assignedOn),
    appliedOn: dayOf(appliedOn),
    inRouteSince: dayOf(inRouteSince),
    firstCertificateOn: dayOf(firstCertificateOn),
    lastPermissionEndedOn: dayOf(lastPermissionEndedOn),
    courseEndsOn: dayOf(courseEndsOn),
    length: lengthOf({ months, startsOn, endsOn }),
    hours: typeof hours === 'number' ? { perWeek: hours } : { cycle: hours },
  };
}

interface Length {
  readonly months: number | undefined;
  readonly startsOn: string | undefined;
  readonly endsOn: string | undefined;
}

function lengthOf({ months, startsOn, endsOn }: Length) {
  if (startsOn !== undefined && endsOn !== undefined)
    return lengthBetween(calendarDate(startsOn), calendarDate(endsOn));
  return months === undefined ? undefined : wholeMonths(months);
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : calendarDate(text));

/** One option of the outcome; an error if there are none. */
export function optionOf(outcome: MinimumSalary, letter: OptionLetter): SalaryOption {
  const match = 'options' in outcome && outcome.options.find(({ option }) => option === letter);
  if (!match) throw new Error(`No options: ${JSON.stringify(outcome)}`);
  return match;
}

/** The lowest open option and its annual pence: "A 5470000"; otherwise the status or "no single figure". */
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
