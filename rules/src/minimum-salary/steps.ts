import { figureStep, type InForce, lawStep, type Pence, type Step } from '../kernel/index.ts';
import type { GoingRates } from '../occupations/index.ts';
import type { JudgedOption } from './options/options.ts';
import type { SalaryOption } from './options/salary-option.ts';
import { goingRateHours } from './parameters.ts';
import type { PayFigure } from './pay-figure.ts';
import type { Subject } from './subject.ts';
import type { OptionLetter } from './threshold-parameters.ts';
import { overCounted } from './weekly-hours.ts';

interface ToShow {
  readonly rates: InForce<Readonly<Record<string, GoingRates>>>;
  readonly lowest: SalaryOption | null;
}

/** The working of the option that is shown: hours, why it is open, threshold, going rate and the higher of both. */
export function stepsOf(
  { facts, hours, occupation }: Subject,
  options: readonly JudgedOption[],
  { rates, lowest }: ToShow,
): Step[] {
  const letter = lowest?.option ?? (occupation.payScale === undefined ? 'A' : 'K');
  const option = options.find(({ option }) => option === letter);
  if (!option) return [...hours.steps];
  // A national pay scale has hours of its own.
  const hoursSteps = hours.steps.filter(({ law }) => letter !== 'K' || law?.parameter !== goingRateHours.id);
  const { condition, threshold, columnPence, figure } = option;
  const rate = letter === 'K' ? [] : [rateStep(facts.occupationCode, { rates, columnPence, letter })];
  return [
    ...hoursSteps,
    ...condition.steps,
    lawStep(threshold, { pence: threshold.value }),
    ...(figure && overCounted(hours)
      ? [figureStep('Threshold, by the hours whose pay counts', { pence: figure.thresholdPence })]
      : []),
    ...rate,
    ...(figure && figure.goingRatePence !== null
      ? [
          figureStep('Going rate for these hours', { pence: figure.goingRatePence }),
          figureStep('The higher of the two, up to the next penny, a year', {
            pence: Math.max(figure.thresholdPence, figure.goingRatePence),
          }),
          ...wageSteps(figure),
          figureStep('An hour', { pence: figure.hourlyPence }),
        ]
      : []),
  ];
}

/** The wage, where it requires more than both tests. */
export function wageSteps({ minimumAnnualPence, thresholdPence, goingRatePence }: PayFigure): Step[] {
  if (minimumAnnualPence <= Math.max(thresholdPence, goingRatePence ?? 0)) return [];
  return [figureStep('The National Living Wage for these hours, a year', { pence: minimumAnnualPence })];
}

function rateStep(
  code: string,
  { rates, columnPence, letter }: Pick<ToShow, 'rates'> & { columnPence: Pence | null; letter: OptionLetter },
): Step {
  return columnPence === null
    ? lawStep(rates, { text: `${code} has none of its own` })
    : lawStep(rates, { pence: columnPence }, `Going rate of ${code}, option ${letter}`);
}
