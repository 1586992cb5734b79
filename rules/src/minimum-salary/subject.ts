import type { Pence } from '../kernel/index.ts';
import type { GoingRates, Occupation } from '../occupations/index.ts';
import type { ScaleRead } from './pay-scale-condition.ts';
import type { SalaryFacts } from './salary-facts.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** What the options are judged on. */
export interface Subject {
  readonly facts: SalaryFacts;
  readonly occupation: Occupation;
  /** The code's going rates in the edition; undefined for a code on a national pay scale. */
  readonly rates: GoingRates | undefined;
  /**
   * What its national pay scale means for the job; undefined for other codes, and before the codes on scales
   * are recorded.
   */
  readonly scale: ScaleRead | undefined;
  readonly hours: WeeklyHours;
  /** The National Living Wage an hour on the certificate's day; undefined where it is not recorded. */
  readonly wagePence: Pence | undefined;
  /** The first day on which lists, PhD codes and pay scales are recorded, if the certificate is before it. */
  readonly unrecordedBefore: string | undefined;
}
