import type { CalendarDate } from '@portway/rules/kernel';
import { dayInWords } from './days.ts';

/** The law of a result, and when it was last checked, as one sentence with what `lastChecked` says after it. */
export function ratesLastChecked(law: string, recorded: string): string {
  return `${law}, ${recorded.charAt(0).toLowerCase()}${recorded.slice(1)}`;
}

/** Which law a result is based on, where it is about days and not about amounts. */
export const rulesFor = (day: CalendarDate) => `Rules for ${dayInWords(day)}`;

/** Which law a result is based on; `appliedOn` if the application has another date. */
export function ratesFor(day: CalendarDate, appliedOn: CalendarDate = day): string {
  if (appliedOn === day) return `Rates for ${dayInWords(day)}`;
  return `Rates for ${dayInWords(day)} (the certificate) and ${dayInWords(appliedOn)} (the application)`;
}
