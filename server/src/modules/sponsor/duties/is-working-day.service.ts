import { calendarDate } from '@portway/rules/kernel';
import { readDay } from '@portway/rules/working-days';

/**
 * Whether a day, YYYY-MM-DD, is a working day in England and Wales. Where the bank holidays of its year are not recorded,
 * only weekends are none.
 */
export function isWorkingDay(day: string): boolean {
  const kind = readDay(calendarDate(day));
  if (kind.status === 'answered') return kind.kind === 'working-day';
  return new Date(day).getUTCDay() % 6 !== 0;
}
