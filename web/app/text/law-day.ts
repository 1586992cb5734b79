import type { CalendarDate } from '@portway/rules/kernel';
import { dayInWords } from './days.ts';

/** Which law a result is based on; `appliedOn` if the application has another date. */
export function ratesFor(day: CalendarDate, appliedOn: CalendarDate = day): string {
  if (appliedOn === day) return `Rates and rules for ${dayInWords(day)}`;
  return `Rates and rules for ${dayInWords(day)} (the certificate) and ${dayInWords(appliedOn)} (the application)`;
}
