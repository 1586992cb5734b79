import { type PayPeriodFacts, payPeriods } from '@portway/rules/pay-period';
import { withDaysInWords } from '../../../../text/days.ts';
import { inPounds } from '../../../../text/money.ts';
import { noLawInWords } from '../../../../text/outcome.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';

export interface PayRow {
  readonly key: string;
  readonly name: string;
  readonly hours: string;
  readonly paid: string;
  readonly needed: string;
  readonly result: string;
  readonly fails: boolean;
}

/** The result of a pay test as shown. */
export interface PayShown {
  readonly figure: string;
  readonly message: string;
  /** The first period or test that would fail. */
  readonly first: string | undefined;
  readonly periods: readonly PayRow[];
  readonly windows: readonly PayRow[];
  readonly warnings: readonly string[];
  readonly notChecked: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const nothing = { first: undefined, periods: [], windows: [], warnings: [], notChecked: [] };
const verdicts = { true: 'Would pass', false: 'Would fail', unknown: 'Not tested' } as const;

/** The result of a pay test, period by period, in words. */
export function presentPay(facts: PayPeriodFacts): PayShown {
  const outcome = payPeriods(facts);
  const steps = workingSteps(outcome.steps);
  if (outcome.status === 'no-law')
    return { ...nothing, figure: 'No law recorded', message: noLawInWords(outcome), steps };
  if (outcome.status === 'not-applicable')
    return { ...nothing, figure: 'Not tested', message: withDaysInWords(outcome.reason), steps };
  const periods = outcome.periods.map((test) =>
    row({ ...test, name: `Period ${test.period}`, hours: test.hours === null ? '–' : `${test.hours}` }),
  );
  const windows = outcome.windows.map((test) =>
    row({ ...test, name: `Periods ${test.fromPeriod} to ${test.toPeriod}`, hours: '' }),
  );
  const first = [...periods, ...windows].find(({ fails }) => fails);
  return {
    figure: verdicts[`${outcome.passes}`],
    message: outcome.message,
    first: first && `${first.name} is the first that would fail: ${first.result.toLowerCase()}.`,
    periods,
    windows,
    warnings: outcome.warnings.map(({ message }) => withDaysInWords(message)),
    notChecked: outcome.notChecked,
    steps,
  };
}

interface Tested {
  readonly name: string;
  readonly hours: string;
  readonly paidPence: number;
  readonly neededPence: number | null;
  readonly shortByPence: number | null;
  readonly passes: boolean | 'unknown';
}

function row({ name, hours, paidPence, neededPence, shortByPence, passes }: Tested): PayRow {
  return {
    key: name,
    name,
    hours,
    paid: inPounds(paidPence),
    needed: neededPence === null ? 'Not tested' : inPounds(neededPence),
    result: passes === false ? `Short by ${inPounds(shortByPence ?? 0)}` : verdicts[`${passes}`],
    fails: passes === false,
  };
}
