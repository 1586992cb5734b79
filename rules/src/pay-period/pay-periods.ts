import {
  type Answered,
  figureStep,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { type OptionFigure, optionFigure, printedHourly } from '../minimum-salary/index.ts';
import { payPeriodRule } from './parameters.ts';
import type { PayPeriod, PayPeriodFacts } from './pay-period-facts.ts';
import { judgePeriods, type PeriodTest } from './period-test.ts';
import { type WindowLaw, windowLaw } from './window-law.ts';
import { judgeWindows, type WindowTest } from './window-test.ts';

/** Whether pay, period by period, would pass the tests of SW 14.3B. */
export interface PayPeriods {
  /** False when a test would fail; unknown when none would, but one could not be made. */
  readonly passes: boolean | 'unknown';
  readonly message: string;
  readonly requiredAnnualPence: Pence;
  /** The going rate an hour, as the Rules print it beside the year’s figure; null on a national pay scale. */
  readonly hourlyGoingRatePence: Pence | null;
  readonly periods: readonly PeriodTest[];
  readonly windows: readonly WindowTest[];
  readonly warnings: readonly Warning[];
  readonly notChecked: readonly string[];
}

/**
 * Tests pay against the going rate in each period, and against its share of the required annual pay over
 * consecutive periods.
 */
export function payPeriods(facts: PayPeriodFacts): Answered<PayPeriods> | NotApplicable | NoLaw {
  const rule = lawOn(payPeriodRule, facts.assignedOn);
  if (rule.status === 'no-law') return rule;
  if (!rule.value) {
    const reason =
      'The pay-period rule covers certificates assigned from 8 April 2026. For earlier certificates, the salary is checked over the year.';
    return notApplicable(reason, [lawStep(rule, { text: 'not yet' })]);
  }
  const option = optionFigure(facts);
  if (option.status !== 'answered') return option;
  const window = windowLaw(facts);
  if (window.status !== 'in-force') return window;
  return testPay(facts, {
    option,
    window,
    first: [lawStep(rule, { text: 'in each pay period' }), ...option.steps],
  });
}

interface Law {
  readonly option: OptionFigure;
  readonly window: WindowLaw;
  readonly first: readonly Step[];
}

function testPay(facts: PayPeriodFacts, { option, window, first }: Law): Answered<PayPeriods> {
  const requiredAnnualPence = option.figure.minimumAnnualPence;
  const periods = judgePeriods(facts, option);
  const windows = judgeWindows(facts.periods, { requiredAnnualPence, window });
  const passes = together(
    [...periods, ...windows].map((test) => test.passes),
    windows.length > 0,
  );
  const { columnPence, hours } = option;
  const hourlyGoingRatePence = columnPence === null ? null : printedHourly(columnPence, hours);
  return {
    status: 'answered',
    passes,
    message: messageOf(passes, [...periods, ...windows]),
    requiredAnnualPence,
    hourlyGoingRatePence,
    periods,
    windows,
    warnings: warningsOf(facts, window, { periods, windows }),
    notChecked: [
      `Whether option ${facts.option} is open to the worker.`,
      'Whether a reduction is one that the Rules permit.',
      ...(columnPence === null ? ['The rate of the national pay scale, which decides each period.'] : []),
    ],
    steps: [
      ...first,
      figureStep('Required a year', { pence: requiredAnnualPence }),
      ...(hourlyGoingRatePence === null
        ? []
        : [figureStep('Going rate an hour, as published', { pence: hourlyGoingRatePence })]),
      ...window.steps,
    ],
  };
}

function messageOf(passes: boolean | 'unknown', tests: readonly (PeriodTest | WindowTest)[]): string {
  if (passes === 'unknown') return 'On these figures, no test would fail, but not every test could be made.';
  if (passes) return 'On these figures, the pay would pass each test.';
  const failed = tests.filter((test) => test.passes === false).length;
  return `On these figures, the pay would fail this test${failed === 1 ? '' : ` in ${failed} places`}.`;
}

function together(each: readonly (boolean | 'unknown')[], complete: boolean): boolean | 'unknown' {
  if (each.includes(false)) return false;
  return each.includes('unknown') || !complete ? 'unknown' : true;
}

function warningsOf(facts: PayPeriodFacts, window: WindowLaw, tests: Tests): Warning[] {
  const hasHours = ({ hours }: PayPeriod) => hours !== undefined;
  const hasUntoldHours = facts.periods.some((period) => !hasHours(period));
  const uneven = tests.periods.some(({ hours }) => hours === null);
  const falls = [...tests.periods, ...tests.windows].filter(({ passes }) => passes === false);
  const byRounding =
    falls.length > 0 && falls.every(({ shortByPence }) => Number(shortByPence) <= window.periods);
  return [
    ...(tests.windows.length === 0 ? [warning('too-few-periods', short(window))] : []),
    ...(hasUntoldHours ? [uneven ? unevenHours : contractHours] : []),
    ...(byRounding ? [roundingOnly] : []),
    ...(facts.irregular ? [warning('irregular-pattern', window.note)] : []),
  ];
}

interface Tests {
  readonly periods: readonly PeriodTest[];
  readonly windows: readonly WindowTest[];
}

const warning = (code: string, message: string): Warning => ({ code, message });
const short = ({ inWords }: WindowLaw) =>
  `The periods entered cover less than the ${inWords} that are added up, so that test could not be made.`;
const contractHours = warning(
  'contract-hours',
  'If you leave hours out, we use the contract’s hours for an average period.',
);
const unevenHours = warning(
  'hours-not-told',
  'Weeks differ, so a period whose hours are left out could not be tested.',
);
const roundingOnly = warning(
  'rounding',
  'The pay is only pennies short. When a year’s pay is split into periods, it must be rounded up, not down.',
);
