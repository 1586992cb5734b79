import type { Pence } from '../kernel/index.ts';
import type { OptionLetter, SalaryOption } from '../minimum-salary/index.ts';

/** Whether an option is only for a new entrant, whose months of permission are limited (SW 12.3). */
export const isForEntrants = (option: OptionLetter): boolean => option === 'E' || option === 'J';

/** Whether an open option that is not a new entrant's is reached too, for a certificate of any length. Pay in pence a year. */
export function isEnoughWithoutEntrants(options: readonly SalaryOption[], pay: Pence): boolean {
  return options.some(
    ({ option, available, minimumAnnualPence }) =>
      available === true &&
      !isForEntrants(option) &&
      minimumAnnualPence !== null &&
      minimumAnnualPence <= pay,
  );
}
