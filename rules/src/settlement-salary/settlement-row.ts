import type { YesNoUnknown } from '../eligible-role/index.ts';
import type { InForce, Pence } from '../kernel/index.ts';
import {
  type DecidedBy,
  type PayFigure,
  payFigure,
  printedHourly,
  type WeeklyHours,
} from '../minimum-salary/index.ts';
import type { GoingRates } from '../occupations/index.ts';
import type { RowCondition } from './row-conditions.ts';
import { type SettlementRowLetter, settlementRows, settlementRowTitles } from './threshold-parameters.ts';

/** One row of SW 24.3 for this worker: whether it applies, why, and its figures. Money in whole pence. */
export interface SettlementRow {
  readonly row: SettlementRowLetter;
  readonly title: string;
  readonly applies: YesNoUnknown;
  readonly reason: string;
  /** Null if no going rate is published for the row, or if a national pay scale decides. */
  readonly minimumAnnualPence: Pence | null;
  readonly monthlyPence: Pence | null;
  readonly hourlyPence: Pence | null;
  readonly decidedBy: DecidedBy | null;
  /** The general salary for these hours. */
  readonly thresholdPence: Pence;
  /** The going rate for these hours. */
  readonly goingRatePence: Pence | null;
  /** The rule that contains its general salary. */
  readonly thresholdRule: string;
  /** The going rate as published for its own hours, before it is pro-rated. */
  readonly publishedRatePence: Pence | null;
  /** The band or role, and the place, of a job on a national pay scale: "Band 5, England". */
  readonly payScale?: string;
}

/** The general salary of each row on the day. */
export type RowThresholds = Readonly<Record<SettlementRowLetter, InForce<Pence>>>;

/** What the rows are calculated from. */
export interface RowFigures {
  readonly thresholds: RowThresholds;
  readonly hours: WeeklyHours;
}

const without = { minimumAnnualPence: null, monthlyPence: null, hourlyPence: null, goingRatePence: null };

/** Rows A to D, in order: A and B by the standard going rate, C and D by the lower one. */
export function rowsOf(
  conditions: Readonly<Record<SettlementRowLetter, RowCondition>>,
  rates: GoingRates,
  { thresholds, hours }: RowFigures,
): SettlementRow[] {
  return settlementRows.map((row) => {
    const { value, law } = thresholds[row];
    const publishedRatePence = rates[row === 'A' || row === 'B' ? 'standard' : 'lower'].fullPence;
    const figure =
      publishedRatePence === null
        ? { ...without, decidedBy: null, thresholdPence: payFigure(value, null, hours).thresholdPence }
        : figureOf(payFigure(value, publishedRatePence, withPrintedHourly(publishedRatePence, hours)));
    return {
      row,
      title: settlementRowTitles[row],
      ...conditions[row],
      ...figure,
      thresholdRule: law.parameter,
      publishedRatePence,
    };
  });
}

function withPrintedHourly(ratePence: Pence, hours: WeeklyHours) {
  return { ...hours, printedHourlyPence: printedHourly(ratePence, hours) };
}

/** What a row shows of a figure. */
export function figureOf({ offerAtLeastPence: _offer, ...figure }: PayFigure) {
  return figure;
}

/** Row D of a job on a national pay scale: the general salary, shown with the scale. */
export function payScaleRow(scale: string, { thresholds: { D }, hours }: RowFigures): SettlementRow {
  return {
    row: 'D',
    title: settlementRowTitles.D,
    applies: true,
    reason: `No single figure: the national ${scale} pay scale for the job decides, and pay may never be below the general salary.`,
    ...without,
    decidedBy: 'national-pay-scale',
    thresholdPence: payFigure(D.value, null, hours).thresholdPence,
    thresholdRule: D.law.parameter,
    publishedRatePence: null,
  };
}

/** The lowest row that applies, and the lowest undecided one if it requires less. */
export function lowestOf(rows: readonly SettlementRow[]): {
  lowest: SettlementRow | null;
  ifConfirmed: SettlementRow | null;
} {
  const lowest = lowestWhere(rows, true);
  const possible = lowestWhere(rows, 'unknown');
  const less = possible !== null && (lowest === null || amountOf(possible) < amountOf(lowest));
  return { lowest, ifConfirmed: less ? possible : null };
}

function lowestWhere(rows: readonly SettlementRow[], applies: YesNoUnknown): SettlementRow | null {
  return rows
    .filter((row) => row.applies === applies && row.minimumAnnualPence !== null)
    .reduce<SettlementRow | null>(
      (lowest, row) => (lowest === null || amountOf(row) < amountOf(lowest) ? row : lowest),
      null,
    );
}

const amountOf = ({ minimumAnnualPence }: SettlementRow) => minimumAnnualPence ?? Number.POSITIVE_INFINITY;
