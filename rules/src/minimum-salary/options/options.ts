import { type InForce, lawOn, type NoLaw, type Pence } from '../../kernel/index.ts';
import type { GoingRates, RateColumns } from '../../occupations/index.ts';
import { type Condition, notAnswered, notMet } from '../condition.ts';
import { type PayFigure, payFigure, printedHourly } from '../pay-figure.ts';
import type { Subject } from '../subject.ts';
import { type OptionLetter, optionLetters, thresholds } from '../threshold-parameters.ts';
import { conditionsOf, type OptionCondition } from './option-conditions.ts';

/** One option: whether it is open to this worker, and what it requires. */
export interface JudgedOption {
  readonly option: OptionLetter;
  readonly condition: Condition;
  readonly threshold: InForce<Pence>;
  readonly columnPence: Pence | null;
  readonly figure: PayFigure | null;
}

/** The column of the going rates that each option uses. Option K uses none. */
export const optionColumns = {
  A: ['standard', 'fullPence'],
  B: ['standard', 'phdPence'],
  C: ['standard', 'stemPhdPence'],
  D: ['standard', 'fullPence'],
  E: ['standard', 'newEntrantPence'],
  F: ['lower', 'fullPence'],
  G: ['lower', 'phdPence'],
  H: ['lower', 'stemPhdPence'],
  I: ['lower', 'fullPence'],
  J: ['lower', 'newEntrantPence'],
  K: null,
} as const satisfies Readonly<Record<OptionLetter, readonly [keyof GoingRates, keyof RateColumns] | null>>;

/** Every option A to K, in order; `no-law` where a threshold is not recorded for the day. */
export function judgeOptions(subject: Subject): readonly JudgedOption[] | NoLaw {
  const conditions = conditionsOf(subject);
  const judgements: JudgedOption[] = [];
  for (const option of optionLetters) {
    const threshold = lawOn(thresholds[option], subject.facts.assignedOn);
    if (threshold.status === 'no-law') return threshold;
    judgements.push(judge(option, { subject, threshold, ...conditions[option] }));
  }
  return judgements;
}

function judge(
  option: OptionLetter,
  {
    subject,
    threshold,
    condition,
    isEnded = false,
  }: OptionCondition & { subject: Subject; threshold: InForce<Pence> },
): JudgedOption {
  const column = optionColumns[option];
  const columnPence = column && subject.rates ? subject.rates[column[0]][column[1]] : null;
  const start = { option, threshold, columnPence };
  if (isEnded) return { ...start, condition, figure: null };
  if (column === null) return { ...start, condition, ...byScale(subject, threshold.value) };
  if (columnPence === null) return { ...start, condition: withoutColumn(subject, condition), figure: null };
  const printedHourlyPence = printedHourly(columnPence, subject.hours);
  const beside = { ...subject.hours, wagePence: subject.wagePence, printedHourlyPence };
  return { ...start, condition, figure: payFigure(threshold.value, columnPence, beside) };
}

/**
 * Option K: the rate of the national pay scale for its own hours. Only the threshold while the role is not
 * given, and if it is not recorded which codes are on a scale.
 */
function byScale(
  { occupation, unrecordedBefore, scale, hours, wagePence }: Subject,
  threshold: Pence,
): Pick<JudgedOption, 'columnPence' | 'figure'> {
  if (scale?.rate) {
    const { ratePence, base, hourlyPence } = scale.rate;
    const beside = { ...hours, base, wagePence, printedHourlyPence: hourlyPence ?? undefined };
    return { columnPence: ratePence, figure: payFigure(threshold, ratePence, beside) };
  }
  const isShown = unrecordedBefore !== undefined || occupation.payScale !== undefined;
  return { columnPence: null, figure: isShown ? payFigure(threshold, null, { ...hours, wagePence }) : null };
}

function withoutColumn({ unrecordedBefore, occupation }: Subject, condition: Condition): Condition {
  if (condition.met === false) return condition;
  if (unrecordedBefore !== undefined && occupation.payScale !== undefined)
    return notAnswered(
      `No going rate of ${occupation.code} is recorded before ${unrecordedBefore}: to be confirmed on GOV.UK.`,
    );
  return notMet('No going rate of this code is published for this option.');
}
