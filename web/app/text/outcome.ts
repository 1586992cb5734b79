import type { NoLaw } from '@portway/rules/kernel';
import { dayInWords } from './days.ts';

/** Why there is no answer for the day: our records begin later, or end before. */
export function noLawInWords({
  day,
  recordsBeginOn,
  recordsEndOn,
  message,
}: Omit<NoLaw, 'status' | 'steps'>): string {
  if (recordsBeginOn) return `Our records begin on ${dayInWords(recordsBeginOn)}, after ${dayInWords(day)}.`;
  if (recordsEndOn) {
    return `The law from ${dayInWords(day)} is not settled yet. ${dayInWords(recordsEndOn)} is the last safe day to assign a certificate.`;
  }
  return message;
}

/** What a result says of itself: how far our knowledge goes, and who decides. */
export function asRecordedTo(recordedTo: string): string {
  return `As recorded to ${dayInWords(recordedTo)}; check GOV.UK. General information. The Home Office decides.`;
}
