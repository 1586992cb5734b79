import type { NoLaw } from '@portway/rules/kernel';
import { dayInWords } from './days.ts';

/** Why there is no answer for the day: it is before our records begin, or after they end. */
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

/** Note on a result: how far the records go, and who decides. */
export function lastChecked(recordedTo: string): string {
  return `Last checked ${dayInWords(recordedTo)}; check GOV.UK. General information. The Home Office decides.`;
}
