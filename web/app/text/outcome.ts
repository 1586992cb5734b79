import type { NoLaw } from '@portway/rules/kernel';
import { dayInWords, withDaysInWords } from './days.ts';

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

/** How far the law of a result is recorded, as the rules and the API say it. */
export interface RecordedLaw {
  readonly recordedTo: string;
  /** Absent in what was stored before it was said by subject. */
  readonly recordedInWords?: string | undefined;
}

/** “Rules read to 10 October 2026 · fees read to 8 April 2026 (a newer table exists)”; empty where nothing is dated. */
export function recordedInWords({ recordedTo, recordedInWords: words }: RecordedLaw): string {
  return words === undefined ? `Law read to ${dayInWords(recordedTo)}` : withDaysInWords(words);
}

/** Note on a result: how far the law that it rests on was read, and who decides. */
export function lastChecked(law: RecordedLaw): string {
  const words = recordedInWords(law);
  const prefix = words === '' ? '' : `${words}. `;
  return `${prefix}Check GOV.UK. General information. The Home Office decides.`;
}
