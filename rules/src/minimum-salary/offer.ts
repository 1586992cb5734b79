import type { Pence } from '../kernel/index.ts';
import type { CountedSalary } from './counted-salary.ts';
import type { SalaryOption } from './options/salary-option.ts';
import { hourlyPay, type WeeklyHours } from './weekly-hours.ts';

/** The salary that counts, compared with the lowest figure. */
export interface Offer extends CountedSalary {
  /** Hourly pay, rounded down to the penny. */
  readonly hourlyPence: Pence;
  /** The shortfall from the lowest figure; null if there is no single figure. */
  readonly shortByPence: Pence | null;
}

/**
 * The offer compared with the lowest figure; on a national pay scale a shortfall is certain only below its
 * threshold.
 */
export function offerOf(
  salary: CountedSalary | null,
  {
    lowest,
    options,
    hours,
  }: { lowest: SalaryOption | null; options: readonly SalaryOption[]; hours: WeeklyHours },
): Offer | null {
  if (salary === null) return null;
  const hourlyPence = hourlyPay(salary.countedPence, hours);
  const scale = options.find(({ option, available }) => option === 'K' && available === true);
  const underScale = scale?.shortByPence ? scale.shortByPence : null;
  return { ...salary, hourlyPence, shortByPence: lowest ? lowest.shortByPence : underScale };
}
