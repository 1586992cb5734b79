import {
  type Answered,
  addDays,
  addMonths,
  type CalendarDate,
  figureStep,
  lawOn,
  lawStep,
  type NoLaw,
  type Warning,
} from '../kernel/index.ts';
import { tenYearsAnnounced } from '../settlement-salary/index.ts';
import { settlementAbsence, settlementEarlyDays, settlementRoutes, settlementYears } from './parameters.ts';

export interface EarliestSettlementFacts {
  /** The first day of permission that counts (SW 21.2), or the planned one. */
  readonly countsFrom: CalendarDate;
  /** The day whose law is read: nobody knows that of the day itself. */
  readonly lawOf: CalendarDate;
}

export interface EarliestSettlement {
  /** The first day of an application to settle, by the law that is read; not a day that anybody can count on. */
  readonly earliestDay: CalendarDate;
  readonly completeOn: CalendarDate;
  readonly years: number;
  readonly earlyDays: number;
  /** Always given: the years are announced to change. */
  readonly warnings: readonly Warning[];
  readonly notChecked: readonly string[];
}

/** When somebody could first apply to settle: the years of the route, less the days that it may be early. */
export function earliestSettlement({
  countsFrom,
  lawOf,
}: EarliestSettlementFacts): Answered<EarliestSettlement> | NoLaw {
  const years = lawOn(settlementYears, lawOf);
  if (years.status === 'no-law') return years;
  const early = lawOn(settlementEarlyDays, lawOf);
  if (early.status === 'no-law') return early;
  const routes = lawOn(settlementRoutes, lawOf);
  const absence = lawOn(settlementAbsence, lawOf);
  const completeOn = addMonths(countsFrom, years.value * 12);
  const earliestDay = addDays(completeOn, -early.value);
  return {
    status: 'answered',
    earliestDay,
    completeOn,
    years: years.value,
    earlyDays: early.value,
    warnings: [tenYearsAnnounced],
    notChecked: [
      ...(absence.status === 'in-force'
        ? [`Absences: at most ${absence.value} days outside the UK in any 12 months of that time.`]
        : []),
      'Whether permission was continuous, the Life in the UK test, English, suitability, and whether the sponsor still has its licence, needs the worker and pays the salary for settlement.',
    ],
    steps: [
      figureStep('Permission that counts, from', { text: countsFrom }),
      ...(routes.status === 'in-force' ? [lawStep(routes)] : []),
      lawStep(years, { count: years.value, of: 'years' }),
      lawStep(early, { count: early.value, of: 'days' }),
      ...(absence.status === 'in-force' ? [lawStep(absence, { count: absence.value, of: 'days' })] : []),
      figureStep('First day of an application to settle, on this law', { text: earliestDay }),
    ],
  };
}
