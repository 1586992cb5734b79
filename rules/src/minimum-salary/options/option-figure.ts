import {
  type Answered,
  type CalendarDate,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Pence,
} from '../../kernel/index.ts';
import { findOccupation, goingRates, type Occupation, salaryList } from '../../occupations/index.ts';
import { wageOn } from '../living-wage.ts';
import { type PayFigure, payFigure, printedHourly } from '../pay-figure.ts';
import type { Hours } from '../salary-facts.ts';
import { wageSteps } from '../steps.ts';
import { type OptionLetter, thresholds } from '../threshold-parameters.ts';
import { type WeeklyHours, weeklyHours } from '../weekly-hours.ts';
import { optionColumns } from './options.ts';

/** Why an option cannot be used for a code on a day; undefined when it can. */
function optionRefusal(
  code: string,
  option: OptionLetter,
  assignedOn: CalendarDate,
): NotApplicable | NoLaw | undefined {
  const occupation = findOccupation(code);
  if (!occupation) return notApplicable(`${code} is not an occupation code of SOC 2020.`, []);
  const { payScale, skillLevel } = occupation;
  if (skillLevel === 'ineligible')
    return notApplicable(`${codeAndTitle(occupation)} is not an eligible role for Skilled Worker.`, []);
  if (payScale && option !== 'K')
    return notApplicable(
      `${codeAndTitle(occupation)} is on the national ${payScale} pay scales, so option K applies, and no other.`,
      [],
    );
  if (!payScale && option === 'K')
    return notApplicable(`${codeAndTitle(occupation)} is not on a national pay scale.`, []);
  return option === 'D' || option === 'I' ? offTheList(occupation, assignedOn) : undefined;
}

const codeAndTitle = ({ code, title }: Occupation) => `${code} ${title}`;

function offTheList(occupation: Occupation, assignedOn: CalendarDate): NotApplicable | NoLaw | undefined {
  const row = salaryList.get(occupation.code);
  if (!row) return notApplicable(`${codeAndTitle(occupation)} is not on the Immigration Salary List.`, []);
  const law = lawOn(row, assignedOn);
  return law.status === 'no-law' ? law : undefined;
}

export interface OptionFigureFacts {
  readonly assignedOn: CalendarDate;
  readonly occupationCode: string;
  readonly option: OptionLetter;
  readonly hours: Hours;
}

export interface OptionFigure {
  readonly figure: PayFigure;
  /** The published annual going rate; null on a national pay scale. */
  readonly columnPence: Pence | null;
  readonly hours: WeeklyHours;
}

/**
 * What one option requires for a code and hours, even if it is closed to the worker, and never less than the National
 * Living Wage of the day; `no-law` when its list has ended.
 */
export function optionFigure({
  assignedOn,
  occupationCode,
  option,
  hours: weekly,
}: OptionFigureFacts): Answered<OptionFigure> | NotApplicable | NoLaw {
  const refusal = optionRefusal(occupationCode, option, assignedOn);
  if (refusal) return refusal;
  const threshold = lawOn(thresholds[option], assignedOn);
  const rates = lawOn(goingRates, assignedOn);
  const hours = weeklyHours({ hours: weekly, assignedOn });
  if (threshold.status === 'no-law') return threshold;
  if (rates.status === 'no-law') return rates;
  if (hours.status !== 'read') return hours;
  const column = optionColumns[option];
  const columnPence = column && (rates.value[occupationCode]?.[column[0]][column[1]] ?? null);
  const start = [...hours.steps, lawStep(threshold, { pence: threshold.value })];
  if (column && columnPence === null) {
    return notApplicable(`No going rate of ${occupationCode} is published for option ${option}.`, [
      ...start,
      lawStep(rates, { text: 'none' }),
    ]);
  }
  const rate =
    columnPence === null
      ? []
      : [lawStep(rates, { pence: columnPence }, `Going rate of ${occupationCode}, option ${option}`)];
  const beside = {
    wagePence: wageOn(assignedOn),
    printedHourlyPence: columnPence === null ? undefined : printedHourly(columnPence, hours),
  };
  const figure = payFigure(threshold.value, columnPence, { ...hours, ...beside });
  return {
    status: 'answered',
    figure,
    columnPence,
    hours,
    steps: [...start, ...rate, ...wageSteps(figure)],
  };
}
