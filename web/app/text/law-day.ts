import type { CalendarDate } from '@portway/rules/kernel';
import { dayInWords } from './days.ts';

/** Which law answered; `appliedOn` where the application has a day of its own. */
export function lawInForceOn(day: CalendarDate, appliedOn: CalendarDate = day): string {
  if (appliedOn === day) return `Law in force on ${dayInWords(day)}`;
  return `Law in force on ${dayInWords(day)} for the certificate, and on ${dayInWords(appliedOn)} for the application`;
}
