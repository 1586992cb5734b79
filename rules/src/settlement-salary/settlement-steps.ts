import { type Answered, figureStep, type InForce, lawStep, type Step } from '../kernel/index.ts';
import type { GoingRates } from '../occupations/index.ts';
import type { NationalPayScale } from '../pay-scales/index.ts';
import type { LowerRateCondition } from './lower-rate-condition.ts';
import type { SettlementFacts } from './settlement-facts.ts';
import type { RowFigures, SettlementRow } from './settlement-row.ts';

interface Shown extends RowFigures {
  readonly row: SettlementRow;
  readonly rates: InForce<Readonly<Record<string, GoingRates>>>;
  readonly lower: LowerRateCondition;
  /** The rate of a national pay scale, in place of a going rate. */
  readonly scale?: Answered<NationalPayScale> | undefined;
}

/** The working of the row that is shown: hours, which row, general salary, going rate and the higher of both. */
export function stepsOf(
  facts: SettlementFacts,
  { row, rates, lower, thresholds, hours, scale }: Shown,
): Step[] {
  const { occupationCode, lastSponsoredOnList } = facts;
  const { publishedRatePence, goingRatePence, thresholdPence, minimumAnnualPence, hourlyPence } = row;
  const threshold = thresholds[row.row];
  const list =
    lastSponsoredOnList === undefined
      ? []
      : [figureStep('Last visa for a listed job', { text: lastSponsoredOnList ? 'yes' : 'no' })];
  const counted =
    thresholdPence === threshold.value
      ? []
      : [figureStep('General salary, by the hours whose pay counts', { pence: thresholdPence })];
  const figures =
    publishedRatePence === null ||
    goingRatePence === null ||
    minimumAnnualPence === null ||
    hourlyPence === null
      ? [lawStep(rates, { text: `${occupationCode} has none of its own` })]
      : [
          ...(scale?.steps ?? [
            lawStep(rates, { pence: publishedRatePence }, `Going rate of ${occupationCode}, ${rateOf(row)}`),
          ]),
          figureStep('Going rate for these hours', { pence: goingRatePence }),
          figureStep('The higher of the two, up to the next penny, a year', { pence: minimumAnnualPence }),
          figureStep('An hour', { pence: hourlyPence }),
        ];
  const working = [...hours.steps, ...lower.steps, ...list];
  return [...working, lawStep(threshold, { pence: threshold.value }), ...counted, ...figures].map(
    byApplication,
  );
}

const rateOf = ({ row }: SettlementRow) => (row === 'A' || row === 'B' ? 'standard' : 'lower');

/** Settlement has no certificate of its own: the day of the application picks every version. */
function byApplication(step: Step): Step {
  return step.law ? { ...step, law: { ...step.law, governedBy: 'appliedOn' } } : step;
}
