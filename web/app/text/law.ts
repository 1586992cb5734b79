import type { Confidence, GoverningDay } from '@portway/rules/kernel';

/** How far a figure was checked, in brief. */
export const confidenceWords: Record<Confidence, string> = {
  official: 'Official page and another source',
  confirmed: 'Two or more sources agree',
  'single-source': 'One source',
  derived: 'Worked out from other published figures; not seen stated',
  'from-memory': 'Known from practice, not read in a source',
  disputed: 'Sources differ',
};

/** Whether a figure is settled; otherwise it is to be confirmed on GOV.UK. */
export function isSettled(confidence: Confidence): boolean {
  return confidence === 'official' || confidence === 'confirmed' || confidence === 'single-source';
}

/** The day that selects the version, as part of a sentence. */
export const governingDayWords: Record<GoverningDay, string> = {
  assignedOn: 'the day the certificate is assigned',
  appliedOn: 'the day of the visa application',
  'licence appliedOn': 'the day of the licence application',
  financialYearBeganOn: 'the first day of the financial year',
  workedOn: 'the day that is worked',
  happenedOn: 'the day it happened',
  countedOn: 'the day that is counted',
};

/** Address of a parameter's page. */
export function rulePath(parameter: string): string {
  return `/rules/${parameter}`;
}
