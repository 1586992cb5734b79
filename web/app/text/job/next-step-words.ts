import type { Application } from '@portway/contracts/candidate/applications/applications';
import { dayInWords } from '../days.ts';

/** `Next: Technical interview, 24 November 2026`. */
export function nextStepWords({ text, on }: NonNullable<Application['nextStep']>): string {
  return on === null ? `Next: ${text}` : `Next: ${text}, ${dayInWords(on)}`;
}
