import type { CalendarDate } from '@portway/rules/kernel';
import { dayInWords } from './days.ts';

/** The law of a result, and after it how far that law was read, as `lastChecked` says it. */
export function ratesLastChecked(law: string, recorded: string): string {
  return `${law}. ${recorded}`;
}

/** Which law a result is based on, where it is about days and not about amounts. */
export const rulesFor = (day: CalendarDate) => `Rules for ${dayInWords(day)}`;

/** Which law a result is based on; `appliedOn` if the application has another date. */
export function ratesFor(day: CalendarDate, appliedOn: CalendarDate = day): string {
  if (appliedOn === day) return `Rates for ${dayInWords(day)}`;
  return `Rates for ${dayInWords(day)} (the certificate) and ${dayInWords(appliedOn)} (the application)`;
}
